// What the server's search tells: hints, reviews, and on from a moment of a match. Loaded when somebody asks.
import { api, settings } from './app.svelte';
import { at } from './core/api';
import { visible } from './core/settings';
import { enter } from './opening';
import type { AskHint, Hint, Opened, PlayOn, Review } from './protocol';

export const hintFor = (id: string, tokens: string[], ask: AskHint) => api.json<Hint>('POST', at(id, 'hint'), tokens.join(), ask);

/** As far as it is made. */
export const reviewOf = (id: string, tokens: string[]) => api.json<Review>('GET', at(id, 'review'), tokens.join());

/** On from a moment of a match that is over: a table of our own, bots on all other seats; they stay, or all are of one level. */
export async function goOn(id: string, tokens: string[], step: number, seat: number, bot: string | null): Promise<void> {
  const wish: PlayOn = { step, seat, name: visible(settings.name) || null, bot };
  const opened = await api.json<Opened>('POST', at(id, 'on'), tokens.join(), wish);
  await enter(opened, opened.table.seats.map((_, i) => ({ who: i === seat ? 'me' : 'bot' })));
}
