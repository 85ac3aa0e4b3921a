// The tables whose keys this browser holds, as the server knows them.
import { api, vault } from './app.svelte';
import { tokensOf } from './core/vault';
import type { MyTable } from './protocol';

const MOST = 24;
/** What is over stays as it is: it is asked for once. Null: it cannot be reached, and is not asked for again either. */
const settled = new Map<string, MyTable | null>();

export async function myMatches(): Promise<MyTable[]> {
  const held = Object.entries(vault.all()).filter(([, one]) => one.seats.length || one.host).slice(0, MOST);
  const found = await Promise.all(
    held.map(async ([id, one]) => {
      if (settled.has(id)) return settled.get(id)!;
      const mine = await api.mine(id, tokensOf(one)).catch((problem) => (problem.status ? null : undefined));
      if (mine === null || mine?.table.stage === 'over') settled.set(id, mine);
      return mine ?? null;
    }),
  );
  const rank = ({ asked, table }: MyTable) => (asked.length ? 0 : table.stage === 'over' ? 2 : 1);
  return found.filter((one) => one !== null).sort((a, b) => rank(a) - rank(b));
}
