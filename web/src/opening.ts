// How a table is opened: what is asked for, which tokens are ours, and what we add to the deal.
import { api, go, t, vault } from './app.svelte';
import { newId } from './core/connection';
import type { GameInfo, OpenTable, Opened, SeatWish, TableInfo } from './protocol';

/** Tables are named in the language of whoever opens them. */
function tableName(): string {
  const names = t('table-names').split(', ');
  return names[Math.floor(Math.random() * names.length)]!;
}

/** A table for friends: me, and open seats for whoever comes. */
export function tableFor(game: GameInfo, name: string): OpenTable {
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const open: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ who: 'open' }));
  return { game: game.id, name: tableName(), seats: [{ who: 'me', name }, ...open] };
}

/** At once: me and bots. */
export function soloTable(game: GameInfo, name: string, bots: string[]): OpenTable {
  const bot = usualBot(bots);
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const others: SeatWish[] = Array.from({ length: seats - 1 }, (_, i) => ({ who: 'bot', bot, name: botName(i + 1, [name]) }));
  return { game: game.id, name: tableName(), seats: [{ who: 'me', name }, ...others], start: true };
}

const NAMES = ['Ada', 'Bram', 'Chloé', 'Deniz', 'Emil', 'Fenna', 'Gaspard', 'Hilde'];

/** Bots are named, by the letter of their seat; not as somebody who sits there already. */
export function botName(seat: number, taken: string[]): string {
  const name = NAMES[seat % NAMES.length]!;
  return taken.includes(name) ? `${name} 2` : name;
}

/** How long bots wait before they act, in milliseconds. */
export const PACES = [1400, 700, 0];

/** Who plays where nobody chose a level. */
export const usualBot = (bots: string[]): string => bots.find((bot) => bot === 'sensible') ?? bots[0] ?? 'sensible';

/** Open it, keep what is ours, and go there. */
export async function openTable(wish: OpenTable): Promise<void> {
  await enter(await api.open(wish), wish.seats);
}

/** To a table that has just been opened. */
export async function enter(opened: Opened, wishes: SeatWish[]): Promise<void> {
  await keepOpened(opened, wishes);
  go(`/table/${opened.table.id}`);
}

/** Keep the tokens: those of the seats I wished for are mine to play with, the others' to give away; and add to the deal. */
export function keepOpened(opened: Opened, wishes: SeatWish[]): Promise<void> {
  const { table, links } = opened;
  const held = vault.get(table.id);
  const known = { ...held.invites, ...links.seats };
  const seats = wishes.flatMap((wish, seat) => (wish.who === 'me' && known[String(seat)] ? [seat] : []));
  const mine = seats.map((seat) => known[String(seat)]!);
  vault.change(table.id, {
    seats: mine.length ? mine : held.seats,
    host: links.host || held.host,
    join: links.join || held.join,
    watch: links.watch || held.watch,
    invites: known,
    game: table.game,
    name: table.name,
  });
  const missing = seats.filter((seat) => table.fairness.missing.includes(seat));
  return addToDeal(table, missing, missing.map((seat) => known[String(seat)]!));
}

const adding = new Set<string>();

/**
 * Something random from each of my seats, so that the server alone cannot choose the deal. It is sent only now that the
 * table with the server's commitment is here; a table that was opened to start at once starts with the last of them.
 */
export async function addToDeal(table: TableInfo, seats: number[], tokens: string[]): Promise<void> {
  if (!seats.some((seat) => table.fairness.missing.includes(seat))) return;
  const mine = tokens.map((token) => ({ token, key: `${table.id} ${token}` })).filter(({ key }) => !adding.has(key));
  await Promise.all(
    mine.map(async ({ token, key }) => {
      adding.add(key);
      await api.sit(table.id, token, { nonce: newId() + newId() }).catch(() => null); // who starts is told whose is missing
      adding.delete(key);
    }),
  );
}
