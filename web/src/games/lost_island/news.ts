// What happened last that people talk about: a battle, a bomb, a storm, a tile that was turned, what a spy saw. It stays until
// something else happens, or the next turn but one.
import type { EventInfo } from '../../protocol';
import { isBomb, type Model, working } from './read';

interface Base {
  cell: string;
  /** A turn has begun since. */
  old: boolean;
  /** It has a value in it that people must remember themselves: it goes when the turn does. */
  fades?: boolean;
}
export interface Battle extends Base {
  is: 'battle';
  seats: [number, number];
  /** Null: hidden from you. */
  worth: { value: number | null; ring: boolean }[];
  /** A seat; null: a draw; undefined: not told yet. */
  winner: number | null | undefined;
}
export interface Works extends Base {
  is: 'bomb' | 'storm';
  face: string;
  way: string | null;
  /** Whom it came to, and what became of them. */
  met: { seat: number; cell: string; value: number | null; home: boolean; to: string | null }[];
  stopped: number | null;
}
export interface Turned extends Base {
  is: 'tile' | 'stone';
  face: string;
  seat: number;
  /** It was shown only because it was taken away: it does nothing. */
  gone?: boolean;
}
export interface Spied extends Base {
  is: 'spy';
  seat: number;
  value: number;
}
export type News = Battle | Works | Turned | Spied;

/** What is told after these events. Whoever comes while something works is told what it is; and the storm of a tile that was
taken away still blows as long as somebody has to say where to. */
export function told(before: News | null, events: EventInfo[], model: Model): News | null {
  const news = events.reduce<News | null>(follow, before);
  if (news?.is === 'tile' && news.gone && model.asks.some(({ ask, subject }) => ask === 'blow' && subject === news.cell)) return begun(news.cell, news.face);
  const works = working(model);
  return news ?? (works ? begun(works, model.tile.get(works)!.face) : null);
}

export function follow(before: News | null, event: EventInfo): News | null {
  const news = next(before, event);
  return news && event.fades?.includes('value') ? { ...news, fades: true } : news;
}

function next(news: News | null, { kind, values }: EventInfo): News | null {
  const base = { cell: String(values.cell ?? ''), old: false };
  switch (kind) {
    case 'turn': return news && !news.old && !news.fades ? { ...news, old: true } : null;
    case 'attacked': return { ...base, is: 'battle', seats: [values.seat, values.other], worth: [{ value: null, ring: false }, { value: null, ring: false }], winner: undefined };
    case 'revealed': case 'stone_turned': return turned(values, kind === 'stone_turned');
    case 'learnt': return { ...base, is: 'spy', seat: values.seat, value: Number(values.value) };
    default: return news && more(news, kind, values);
  }
}

/** For whoever comes while it works: what it is. */
export function begun(cell: string, face: string | null): News | null {
  return face && (isBomb(face) || face === 'storm') ? turned({ cell, face }, false) : null;
}

function turned(values: EventInfo['values'], stone: boolean): News {
  const { seat, face } = values;
  const base = { cell: String(values.cell), old: false };
  if (!stone && (isBomb(face) || face === 'storm')) return { ...base, is: face === 'storm' ? 'storm' : 'bomb', face, way: null, met: [], stopped: null };
  return { ...base, is: stone ? 'stone' : 'tile', face, seat };
}

function more(news: News, kind: string, values: EventInfo['values']): News {
  if (news.is === 'battle') {
    if (kind === 'fought') return { ...news, worth: [{ value: Number(values.value), ring: !!values.ring }, { value: Number(values.against), ring: !!values.against_ring }] };
    if (kind === 'won') return { ...news, winner: values.seat };
    return kind === 'drew' ? { ...news, winner: null } : news;
  }
  if (news.is === 'spy') return news;
  if (kind === 'shrank' && values.cell === news.cell) return { is: 'tile', cell: news.cell, old: false, face: news.face, seat: values.seat, gone: true };
  if (news.is !== 'bomb' && news.is !== 'storm') return news;
  const met = (home: boolean, to: string | null): News => ({ ...news, met: [...news.met, { seat: values.seat, cell: values.from ?? values.cell, value: Number(values.value) || null, home, to }] });
  if (kind === 'hit' || kind === 'withstood') return met(kind === 'hit', null);
  if (kind === 'defused') return { ...news, stopped: values.seat };
  if (kind === 'blew') return { ...news, way: values.direction };
  if (kind === 'blown') return met(false, values.cell);
  return kind === 'home' && news.is === 'storm' && news.way ? met(true, null) : news;
}
