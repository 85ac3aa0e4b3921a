// How far somebody is in the first-game guides, in the browser's own store.
import type { Store } from './vault';

export interface Progress {
  /** The lesson that is open. */
  at: string;
  done: string[];
}

const KEY = 'atoll.guides';
const NONE: Progress = { at: '', done: [] };

function all(store: Store): Record<string, Progress> {
  try {
    const read = JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, Partial<Progress>>;
    return Object.fromEntries(Object.entries(read).map(([game, one]) => [game, { at: String(one.at ?? ''), done: Array.isArray(one.done) ? one.done.map(String) : [] }]));
  } catch {
    return {};
  }
}

export const progressIn = (store: Store, game: string): Progress => all(store)[game] ?? NONE;

export function keepProgress(store: Store, game: string, progress: Progress): void {
  try {
    store.setItem(KEY, JSON.stringify({ ...all(store), [game]: progress }));
  } catch {
    // a full or forbidden store: the guide begins at its beginning next time
  }
}
