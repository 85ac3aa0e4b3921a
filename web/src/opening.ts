// How a table is opened: what is asked for, and which tokens are ours.
import { vault } from './app.svelte';
import type { GameInfo, OpenTable, Opened, SeatWish } from './protocol';

/** A table for friends: me, and open seats for whoever comes. */
export function tableFor(game: GameInfo, name: string): OpenTable {
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const open: SeatWish[] = Array.from({ length: seats - 1 }, () => ({ who: 'open' }));
  return { game: game.id, seats: [{ who: 'me', name }, ...open] };
}

/** At once: me and bots. */
export function soloTable(game: GameInfo, name: string, bots: string[]): OpenTable {
  const bot = bestBot(bots);
  const seats = Math.min(game.max_seats, Math.max(game.min_seats, 3));
  const others: SeatWish[] = Array.from({ length: seats - 1 }, (_, i) => ({ who: 'bot', bot, name: botName(i + 1, [name]) }));
  return { game: game.id, seats: [{ who: 'me', name }, ...others], start: true };
}

const NAMES = ['Ada', 'Bram', 'Chloé', 'Deniz', 'Emil', 'Fenna', 'Gaspard', 'Hilde'];

/** Bots are named, by the letter of their seat; not as somebody who sits there already. */
export function botName(seat: number, taken: string[]): string {
  const name = NAMES[seat % NAMES.length]!;
  return taken.includes(name) ? `${name} 2` : name;
}

/** The last one listed that is not the one that plays at random. */
export function bestBot(bots: string[]): string {
  return bots.filter((bot) => bot !== 'random').at(-1) ?? bots[0] ?? 'random';
}

/** Keep the tokens: those of the seats I wished for are mine to play with, the others' to give away. */
export function keepOpened(opened: Opened, wishes: SeatWish[]): void {
  const { table, links } = opened;
  const held = vault.get(table.id);
  const known = { ...held.invites, ...links.seats };
  const mine = wishes.flatMap((wish, seat) => (wish.who === 'me' ? (known[String(seat)] ?? []) : []));
  vault.change(table.id, {
    seats: mine.length ? mine : held.seats,
    host: links.host || held.host,
    join: links.join || held.join,
    watch: links.watch || held.watch,
    invites: known,
    game: table.game,
    name: table.name,
  });
}
