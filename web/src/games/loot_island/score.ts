// The sheet at the end, line by line, with the reason of every number. The numbers are the server's; the reasons are read off
// the treasures.
import type { Translate } from '../types';
import type { Kind, Treasure } from './box';
import { type Model, type Position, read } from './read';
import { healerWords } from './wording';

export const LINES = ['amulets', 'bags', 'books', 'jewels', 'crowns', 'skulls', 'captain', 'healer'] as const;
export type Line = (typeof LINES)[number];
const KIND: Partial<Record<Line, Kind>> = { amulets: 'amulet', bags: 'bag', books: 'book', jewels: 'jewel', crowns: 'crown', skulls: 'skull' };

export interface Row {
  line: Line;
  gold: number;
  why: string;
}
export interface Sheet {
  seat: number;
  rows: Row[];
  total: number;
  /** Why somebody is out of it. */
  out: 'cursed' | 'unpaid' | null;
  cubes: number;
}

const sum = (figures: number[]): string => figures.join(' + ');

/** Everybody's sheet, the richest first, then those who are out. */
export function sheets(position: Position, text: Translate): Sheet[] {
  const model = read(position);
  return Array.from({ length: model.seats }, (_, seat) => sheet(model, seat, text)).sort((a, b) => Number(!!a.out) - Number(!!b.out) || b.total - a.total);
}

function sheet(model: Model, seat: number, text: Translate): Sheet {
  const given = model.sheets[seat] ?? {};
  const rows = LINES.filter((line) => (KIND[line] ? model.treasures[seat]?.some((one) => one.kind === KIND[line]) : given[line])).map((line) => ({ line, gold: given[line] ?? 0, why: why(model, seat, line, text) }));
  const out = model.out[seat];
  return { seat, rows, total: given.total ?? 0, out: out === 'cursed' || out === 'unpaid' ? out : null, cubes: model.cubes[seat] ?? 0 };
}

function why(model: Model, seat: number, line: Line, text: Translate): string {
  const kept = model.treasures[seat] ?? [];
  const own = kept.filter((one) => one.kind === KIND[line]);
  const gold = sum(own.map((one) => one.gold));
  switch (line) {
    case 'books': return books(kept, text);
    case 'jewels': return [gold, ...jewelSets(own.length, text)].join('; ');
    case 'crowns': return [gold, crowns(model, seat, text)].join('; ');
    case 'skulls': return [gold, skulls(kept, text)].filter(Boolean).join('; ');
    case 'captain': return '';
    case 'healer': return text('board-why-healer', { cubes: model.cubes[seat] ?? 0, healer: healerWords(model, model.healers.taken.get(seat) ?? '', text) });
    default: return gold;
  }
}

/** The best book with the worst curse, and so on. */
function books(kept: Treasure[], text: Translate): string {
  const times = kept.filter(({ kind }) => kind === 'book').map((one) => one.times).sort((a, b) => b - a);
  const curses = kept.filter(({ kind, curse }) => kind !== 'book' && curse).map(({ curse }) => curse).sort((a, b) => b - a);
  return times.map((many, i) => (curses[i] ? `${many} × ${curses[i]}` : text('board-why-book-alone', { times: many }))).join(' + ');
}

function jewelSets(count: number, text: Translate): string[] {
  const threes = Math.floor(count / 3);
  return [...(threes ? [text('board-why-jewels-three', { count: threes, gold: 20 * threes })] : []), ...(count % 3 === 2 ? [text('board-why-jewels-two', { gold: 8 })] : [])];
}

const crossesOf = (kept: Treasure[]): number => kept.reduce((all, one) => all + one.crosses, 0);

function crowns(model: Model, seat: number, text: Translate): string {
  const mine = crossesOf(model.treasures[seat] ?? []);
  const rivals = model.treasures.filter((_, other) => model.out[other] !== 'cursed').map(crossesOf);
  if (model.seats === 2) rivals.push(crossesOf(model.aaronTreasures));
  const place = rivals.filter((crosses) => crosses > mine).length + 1;
  const equal = rivals.filter((crosses) => crosses === mine).length;
  const all = Array.from({ length: equal }, (_, i) => model.box.crowns(place - 1 + i)).reduce((a, b) => a + b, 0);
  return text(equal > 1 ? 'board-why-crowns-shared' : 'board-why-crowns', { crosses: mine, place, gold: Math.floor(all / Math.max(equal, 1)) });
}

const SKULL_SET = [0, 1, 3, 6];

function skulls(kept: Treasure[], text: Translate): string {
  const kinds = new Set(kept.filter(({ kind }) => kind !== 'skull').map(({ kind }) => kind)).size;
  const faces = ['skull_right', 'skull_left', 'skull_front'].map((face) => kept.filter((one) => one.face === face).length);
  const sets = Array.from({ length: Math.max(...faces) }, (_, depth) => faces.filter((count) => count > depth).length);
  return kinds ? sets.map((size) => text('board-why-skulls', { size, each: SKULL_SET[size]!, kinds })).join('; ') : '';
}
