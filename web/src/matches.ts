// The tables whose keys this browser holds, as the server knows them.
import { api, PROFILE, store, vault } from './app.svelte';
import { tokensOf } from './core/vault';
import type { MyTable } from './protocol';

/** What is over stays as it is: it is asked for once. Null: it cannot be reached, and is not asked for again either. */
const settled = new Map<string, MyTable | null>();
let last: MyTable[] = [];

/** Those that wait for us first, the longest waiting first of all; then by when something happened there. */
export async function myMatches(): Promise<MyTable[]> {
  const held = Object.entries(vault.all()).filter(([, one]) => one.seats.length || one.host);
  const tables = Object.fromEntries(held.filter(([id]) => !settled.has(id)).map(([id, one]) => [id, tokensOf(one)]));
  try {
    const found = Object.keys(tables).length ? await api.json<MyTable[]>('POST', '/api/mine', undefined, { tables }) : [];
    const by = new Map(found.map((mine) => [mine.table.id, mine]));
    for (const id of Object.keys(tables)) {
      const mine = by.get(id);
      if (!mine || mine.table.stage === 'over') settled.set(id, mine ?? null);
    }
    last = held.flatMap(([id]) => by.get(id) ?? settled.get(id) ?? []);
    // seats of a profile that this browser has no keys of: it is given some when one goes there
    const others = store.getItem(PROFILE) ? await import('./profile').then(({ profileTables }) => profileTables()) : [];
    last.push(...others.filter(({ table }) => !held.some(([id]) => id === table.id)));
  } catch {
    // no network: as we knew them
  }
  const rank = (one: MyTable) => (waits(one) ? 0 : one.table.stage === 'over' ? 2 : 1);
  return last.sort((a, b) => rank(a) - rank(b) || (waits(a) ? (a.since ?? 0) - (b.since ?? 0) : b.changed - a.changed));
}

/** Looks now, then every so often while the page is seen, and when it is seen again. Returns what ends it. */
export function keepLooking(look: () => void): () => void {
  const seen = () => void (document.hidden || look());
  seen();
  const timer = setInterval(seen, 15000);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Does it wait for us? Not where we have left. */
export const waits = ({ asked, table }: MyTable): boolean => asked.length > 0 && !vault.get(table.id).left;
