// What is said aloud of a table: every entry once, in the order of the log, however many come at once and however often it is drawn.
import type { Entry } from '../protocol';

export interface Announced {
  id: string;
  text: string;
}

/** More new steps than this are history: nobody wants to hear them. */
const NEWS = 40;
/** What stays in the page; it was said when it came. */
const KEPT = 24;

/** What is new since the entry of that number, in words; entries that say nothing are left out. */
export function announce(entries: Entry[], since: number, words: (entry: Entry) => string): Announced[] {
  const fresh = entries.filter((entry) => entry.n > since);
  if (fresh.filter((entry) => entry.t === 'step').length > NEWS) return [];
  return fresh.map((entry) => ({ id: `n${entry.n}`, text: words(entry) })).filter((one) => one.text);
}

/** With what was said before, as long as it is kept; nothing is said twice. */
export function heard(before: Announced[], now: Announced[]): Announced[] {
  const fresh = now.filter((one) => !before.some((other) => other.id === one.id));
  return fresh.length ? [...before, ...fresh].slice(-KEPT) : before;
}
