// The sheet at the end, line by line, with the reason of every number. The numbers are the server's; the reasons are read off
// the treasures by §7.6 to §7.10 of RULES.md, and a test sees to it that they add up to the numbers.
import type { Translate } from '../types';
import { JEWEL_PAIR, JEWEL_TRIPLE, type Kind, SKULL_SET, type Treasure } from './box';
import { type Model, type Position, read } from './read';
import { healerWords } from './wording';

export const LINES = ['amulets', 'bags', 'books', 'jewels', 'crowns', 'skulls', 'captain', 'healer'] as const;
export type Line = (typeof LINES)[number];
const KIND: Partial<Record<Line, Kind>> = { amulets: 'amulet', bags: 'bag', books: 'book', jewels: 'jewel', crowns: 'crown', skulls: 'skull' };

export interface Row {
  line: Line;
  gold: number;
  why: string;
  /** What the reasons add up to. */
  explained: number;
}
interface Reason {
  gold: number;
  said: string;
}
export interface Sheet {
  seat: number;
  rows: Row[];
  total: number;
  /** Why somebody is out of it. */
  out: 'cursed' | 'unpaid' | null;
  cubes: number;
}

/** Everybody's sheet, the richest first, then those who are out. */
export function sheets(position: Position, text: Translate): Sheet[] {
  const model = read(position);
  return Array.from({ length: model.seats }, (_, seat) => sheet(model, seat, text)).sort((a, b) => Number(!!a.out) - Number(!!b.out) || b.total - a.total);
}

function sheet(model: Model, seat: number, text: Translate): Sheet {
  const given = model.sheets[seat] ?? {};
  const rows = LINES.filter((line) => (KIND[line] ? model.treasures[seat]?.some((one) => one.kind === KIND[line]) : given[line])).map((line): Row => {
    const gold = given[line] ?? 0;
    const found = reasons(model, seat, line, gold, text);
    return { line, gold, why: found.map(({ said }) => said).filter(Boolean).join(line === 'books' ? ' + ' : '; '), explained: found.reduce((sum, one) => sum + one.gold, 0) };
  });
  const out = model.out[seat];
  return { seat, rows, total: given.total ?? 0, out: out === 'cursed' || out === 'unpaid' ? out : null, cubes: model.cubes[seat] ?? 0 };
}

function reasons(model: Model, seat: number, line: Line, gold: number, text: Translate): Reason[] {
  const kept = model.treasures[seat] ?? [];
  const own = kept.filter((one) => one.kind === KIND[line]);
  const printed = { gold: own.reduce((sum, one) => sum + one.gold, 0), said: own.map((one) => one.gold).join(' + ') };
  switch (line) {
    case 'books': return books(kept, text);
    case 'jewels': return [printed, ...jewelSets(own.length, text)];
    case 'crowns': return [printed, crowns(model, seat, gold - printed.gold, text)];
    case 'skulls': return [printed, ...skulls(kept, text)];
    case 'captain': return [{ gold, said: '' }];
    case 'healer': return [{ gold, said: text('board-why-healer', { cubes: model.cubes[seat] ?? 0, healer: healerWords(model, model.healers.taken.get(seat) ?? '', text) }) }];
    default: return [printed];
  }
}

/** §7.7 The best book with the worst curse, and so on. */
function books(kept: Treasure[], text: Translate): Reason[] {
  const times = kept.filter(({ kind }) => kind === 'book').map((one) => one.times).sort((a, b) => b - a);
  const curses = kept.filter(({ kind, curse }) => kind !== 'book' && curse).map(({ curse }) => curse).sort((a, b) => b - a);
  return times.map((many, i) => ({ gold: many * (curses[i] ?? 0), said: curses[i] ? `${many} × ${curses[i]}` : text('board-why-book-alone', { times: many }) }));
}

/** §7.8 As many threes as there are, and a pair of what is left. */
function jewelSets(count: number, text: Translate): Reason[] {
  const threes = Math.floor(count / 3);
  const gold = JEWEL_TRIPLE * threes;
  return [
    ...(threes ? [{ gold, said: text('board-why-jewels-three', { count: threes, gold }) }] : []),
    ...(count % 3 === 2 ? [{ gold: JEWEL_PAIR, said: text('board-why-jewels-two', { gold: JEWEL_PAIR }) }] : []),
  ];
}

const crossesOf = (kept: Treasure[]): number => kept.reduce((all, one) => all + one.crosses, 0);

/** §7.9, §9.6 The place among all who are not lost to the curse, and Aaron; what it brings the server says. */
function crowns(model: Model, seat: number, gold: number, text: Translate): Reason {
  const mine = crossesOf(model.treasures[seat] ?? []);
  const rivals = model.treasures.filter((_, other) => model.out[other] !== 'cursed').map(crossesOf);
  if (model.seats === 2) rivals.push(crossesOf(model.aaronTreasures));
  const place = rivals.filter((crosses) => crosses > mine).length + 1;
  const equal = rivals.filter((crosses) => crosses === mine).length;
  return { gold, said: text(equal > 1 ? 'board-why-crowns-shared' : 'board-why-crowns', { crosses: mine, place, gold }) };
}

/** §7.10 Sets of different skulls, the largest first, for each other kind. */
function skulls(kept: Treasure[], text: Translate): Reason[] {
  const kinds = new Set(kept.filter(({ kind }) => kind !== 'skull').map(({ kind }) => kind)).size;
  const faces = ['skull_right', 'skull_left', 'skull_front'].map((face) => kept.filter((one) => one.face === face).length);
  const sets = Array.from({ length: kinds ? Math.max(...faces) : 0 }, (_, depth) => faces.filter((count) => count > depth).length);
  return sets.map((size) => ({ gold: SKULL_SET[size]! * kinds, said: text('board-why-skulls', { size, each: SKULL_SET[size]!, kinds }) }));
}
