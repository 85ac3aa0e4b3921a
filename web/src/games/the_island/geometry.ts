// The printed board as pure numbers: 133 pointy hexes in centred rows, radius 30; four safe islands in the corners.
import type { Point } from '../shared/chart';

/** # land, C the sea in the middle, S and h the harbours, . open sea. */
const ROWS = ['.......', 'S........h', 'h.........S', '...####...', '...#####...', '..########..', '..###C###..', '..########..', '...#####...', '...####...', 'S.........h', 'h........S', '.......'];
export const HALF = 26;
export const PITCH = 45;

export const ISLANDS = ['northwest', 'northeast', 'southwest', 'southeast'] as const;
export type Island = (typeof ISLANDS)[number];

export interface Cell extends Point {
  id: string;
  row: number;
  /** Half cells east of the middle. */
  half: number;
  /** A tile may lie here. */
  slot: boolean;
  /** The safe island that it touches. */
  harbour: Island | null;
}

const MIDDLE = (ROWS.length - 1) / 2;

export const CELLS: readonly Cell[] = ROWS.flatMap((marks, row) =>
  [...marks].map((mark, i) => {
    const half = 2 * i - (marks.length - 1);
    const harbour = 'Sh'.includes(mark) ? ISLANDS[2 * Number(row > MIDDLE) + Number(i > 0)]! : null;
    return { id: `${'abcdefghijklm'[row]}${i + 1}`, row, half, x: half * HALF, y: (row - MIDDLE) * PITCH, slot: mark === '#', harbour };
  }),
);
export const CELL: ReadonlyMap<string, Cell> = new Map(CELLS.map((cell) => [cell.id, cell]));
const AT = new Map(CELLS.map((cell) => [`${cell.row} ${cell.half}`, cell]));

/** The rows of the island as positions write them: cells by row, west to east. */
export const LAND_ROWS: readonly Cell[][] = ROWS.flatMap((marks, row) => (marks.includes('#') ? [CELLS.filter((cell, i) => cell.row === row && '#C'.includes(ROWS.join('')[i]!))] : []));

export const DIRECTIONS: Readonly<Record<string, readonly [rows: number, halves: number]>> = {
  e: [0, 2], ne: [-1, 1], nw: [-1, -1], w: [0, -2], sw: [1, -1], se: [1, 1],
};

export function beside(id: string, direction: string): Cell | undefined {
  const [cell, step] = [CELL.get(id), DIRECTIONS[direction]];
  return cell && step && AT.get(`${cell.row + step[0]} ${cell.half + step[1]}`);
}

export const around = (id: string): Cell[] => Object.keys(DIRECTIONS).flatMap((direction) => beside(id, direction) ?? []);

export const PORT: Readonly<Record<Island, Point>> = {
  northwest: { x: -320, y: -224 },
  northeast: { x: 320, y: -224 },
  southwest: { x: -320, y: 224 },
  southeast: { x: 320, y: 224 },
};
export const FRAME = { x: -378, y: -306, width: 756, height: 612 };

/** The height of the land is the order in which it sinks. */
export const HEIGHT: Readonly<Record<string, number>> = { sea: 0, beach: 4, forest: 9, mountain: 15 };

const n = (value: number): number => Math.round(value * 10) / 10;

/** A hex around a point; `size` 1 fills its cell. */
export function hex({ x, y }: Point, size = 1): string {
  const [a, b, c] = [26 * size, 15 * size, 30 * size];
  return `M${n(x)} ${n(y - c)}l${n(a)} ${n(b)}v${n(c)}l${n(-a)} ${n(b)} ${n(-a)} ${n(-b)}v${n(-c)}z`;
}

/** One path for all land, a small hex in each cell: stroked wide to narrow it gives the depths of the sea. */
export const coast = (land: readonly Point[]): string => land.map((cell) => hex(cell, 0.8)).join('');
export const DEPTHS: readonly (readonly [number, number])[] = [[5, 300], [4, 226], [3, 158], [2, 98], [1, 46]];
const SHORE = 'l30-10 24 14 4 26-22 22-30-4-16-22z';
/** The shore of a safe island around a point. */
export const shore = ({ x, y }: Point): string => `M${x - 26} ${y - 22}${SHORE}`;
export const PORT_DEPTHS: readonly (readonly [number, number])[] = [[4, 60], [2, 32]];

/** Hairlines around cells. */
export const grid = (cells: readonly Point[]): string => cells.map((cell) => hex(cell)).join('');

// ---- many in one place --------------------------------------------------------------------------------------------

export interface Berth extends Point {
  scale: number;
}
/** More than this are not drawn one by one. */
export const MOST_DRAWN = 9;

/** Explorers in one place: side by side, then in rows; smaller where they are many. */
export function crowd(of: number): Berth[] {
  if (of === 1) return [{ x: 0, y: 0, scale: 1 }];
  if (of === 2) return [{ x: -11, y: 0, scale: 0.82 }, { x: 11, y: 0, scale: 0.82 }];
  const rows = of <= 6 ? [Math.floor(of / 2), Math.ceil(of / 2)] : [of - 5, 3, 2].sort();
  const scale = of <= 4 ? 0.68 : of <= 6 ? 0.54 : 0.48;
  const [wide, high] = [26 * scale, 24.5 * scale];
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({ x: n((i - (count - 1) / 2) * wide), y: n((row - (rows.length - 1) / 2) * high), scale })),
  );
}

/** Creatures in one cell: one alone, two side by side, from three on a fan. */
export function fan(of: number): Berth[] {
  if (of === 1) return [{ x: 0, y: 0, scale: 1 }];
  const wide = of === 2 ? 24 : 30 / (of - 1);
  return Array.from({ length: of }, (_, i) => ({ x: n((i - (of - 1) / 2) * wide), y: of === 2 ? 0 : n(Math.abs(i - (of - 1) / 2) * 3), scale: 0.6 }));
}

/** Kinds of things that share a cell lie one under the other. */
export function shelf(of: number): Berth[] {
  if (of === 1) return [{ x: 0, y: 0, scale: 1 }];
  if (of === 2) return [{ x: 0, y: -12, scale: 0.8 }, { x: 0, y: 11, scale: 0.8 }];
  return [{ x: 0, y: -17, scale: 0.62 }, { x: 0, y: 1, scale: 0.62 }, { x: 0, y: 17, scale: 0.62 }];
}

// ---- walking ------------------------------------------------------------------------------------------------------

const KEYS: Readonly<Record<string, string>> = { ArrowLeft: 'w', ArrowRight: 'e', ArrowUp: 'ne', ArrowDown: 'sw', Home: 'nw', End: 'se' };

/** Arrows and, for the other two diagonals, Home and End; from a harbour onto its island and back. Null: another key. */
export function walk(from: string, key: string): string | null {
  const direction = KEYS[key];
  const step = direction && DIRECTIONS[direction];
  if (!direction || !step) return null;
  const port = PORT[from as Island];
  if (port) {
    const toward = (cell: Cell): number => (cell.x - port.x) * step[1] * HALF + (cell.y - port.y) * step[0] * PITCH;
    const near = CELLS.filter((cell) => cell.harbour === from).sort((a, b) => toward(b) - toward(a))[0];
    return near && toward(near) > 0 ? near.id : from;
  }
  const to = beside(from, direction);
  if (to) return to.id;
  const harbour = CELL.get(from)?.harbour;
  const out = harbour && Math.sign(PORT[harbour].x) === Math.sign(step[1]) ? harbour : null;
  return out ?? from;
}
