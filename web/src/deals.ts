// The same deal for several: the island of a day, and the deal of a match that is over. Loaded where somebody looks at them.
import { api, myName, serverInfo } from './app.svelte';
import { at } from './core/api';
import { botName, enter, usualBot } from './opening';
import type { Deal, Opened, PlayDeal, SeatWish, TableInfo } from './protocol';

export const dayOf = (game: string, day: string) => api.json<Deal>('GET', `/api/daily/${encodeURIComponent(game)}${day && `?day=${day}`}`);
export const dealOf = (id: string, tokens: string[]) => api.json<Deal>('GET', at(id, 'results'), tokens.join());

const bot = (seat: number, level: string | null, taken: string[]): SeatWish => ({ who: 'bot', bot: level ?? usualBot(serverInfo()?.bots ?? []), name: botName(seat, taken) });

/** Me and bots, at once; or a table that waits for friends. */
export function daily(game: string, day: string, seats: number, friends: boolean): Promise<void> {
  const others = Array.from({ length: seats - 1 }, (_, i): SeatWish => (friends ? { who: 'open' } : bot(i + 1, null, [myName()])));
  return open(`/api/daily/${encodeURIComponent(game)}`, { seats: [{ who: 'me', name: myName() }, ...others], start: !friends, day });
}

/** In the seats that were ours; bots as they were, and for others who played bots or whoever comes. */
export function again(table: TableInfo, mine: number[], tokens: string[], friends: boolean): Promise<void> {
  const own = mine.length ? mine : [0];
  const seats = table.seats.map(({ seat, kind, bot: level, name }): SeatWish => {
    if (own.includes(seat)) return { who: 'me', name: name || myName() };
    if (kind === 'bot') return { who: 'bot', bot: level, name };
    return friends ? { who: 'open' } : bot(seat, null, table.seats.map((one) => one.name));
  });
  return open(at(table.id, 'again'), { seats, start: !friends, name: table.name }, tokens.join());
}

async function open(path: string, wish: PlayDeal, tokens?: string): Promise<void> {
  await enter(await api.json<Opened>('POST', path, tokens, wish), wish.seats);
}
