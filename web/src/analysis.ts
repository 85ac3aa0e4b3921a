// What the server's search tells: hints, reviews, and on from a moment of a match. Loaded when somebody asks.
import { api, settings } from './app.svelte';
import { at } from './core/api';
import { visible } from './core/settings';
import { enter } from './opening';
import type { AskHint, Branch, Hint, Opened, PlayOn, PlayOnFile, Review } from './protocol';

export const hintFor = (id: string, tokens: string[], ask: AskHint) => api.json<Hint>('POST', at(id, 'hint'), tokens.join(), ask);

/** As far as it is made. */
export const reviewOf = (id: string, tokens: string[]) => api.json<Review>('GET', at(id, 'review'), tokens.join());

/** On from a moment of a match that is over: a table of our own, bots on all other seats; they stay, or all are of one level. */
export async function goOn(id: string, tokens: string[], step: number, seat: number, bot: string | null): Promise<void> {
  const wish: PlayOn = { step, seat, name: visible(settings.name) || null, bot };
  await sit(await api.json<Opened>('POST', at(id, 'on'), tokens.join(), wish), seat);
}

/** The same from a match file, which the server checks first. */
export async function goOnFile(match: string, step: number, seat: number, bot: string | null): Promise<void> {
  const wish: PlayOnFile = { match, step, seat, name: visible(settings.name) || null, bot };
  await sit(await api.json<Opened>('POST', '/api/on', undefined, wish), seat);
}

const sit = (opened: Opened, seat: number) => enter(opened, opened.table.seats.map((_, i) => ({ who: i === seat ? 'me' : 'bot' })));

/** What came of the matches that went on from a moment of this one. */
export const branchesOf = (id: string, tokens: string[]) => api.json<Branch[]>('GET', at(id, 'branches'), tokens.join());
