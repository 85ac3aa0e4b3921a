// What is said aloud of a table: every entry once, in the order of the log, however many come at once and however often it is drawn.
import type { Entry } from '../protocol';

export interface Announced {
  id: string;
  text: string;
}

/** Of more at once nobody wants to hear the first. */
const NEWS = 20;
/** What stays in the page; it was said when it came. */
const KEPT = 24;

/** What is new since the entry of that number, in words; entries that say nothing are left out. Of too many the last, after how many came before. */
export function announce(entries: Entry[], since: number, words: (entry: Entry) => string, before: (count: number) => string): Announced[] {
  const told = entries.filter((entry) => entry.n > since).map((entry) => ({ id: `n${entry.n}`, text: words(entry) })).filter((one) => one.text);
  const left = told.length - NEWS;
  return left > 0 ? [{ id: `before${told[left]!.id}`, text: before(left) }, ...told.slice(left)] : told;
}

/** With what was said before, as long as it is kept; nothing is said twice. */
export function heard(before: Announced[], now: Announced[]): Announced[] {
  const fresh = now.filter((one) => !before.some((other) => other.id === one.id));
  return fresh.length ? [...before, ...fresh].slice(-KEPT) : before;
}
