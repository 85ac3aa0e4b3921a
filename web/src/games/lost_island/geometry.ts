// The island as pure numbers: six by six tiles of 84 with a gap of 6, around 0 0; a boat moored at each corner.
import type { Point } from '../shared/chart';

export const SIDE = 6;
export const PITCH = 90;
export const TILE = 84;
/** From the middle of a tile to where the land of its shallows ends. */
const SHORE = 30;

export const DIRECTIONS = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0], ne: [1, -1], se: [1, 1], sw: [-1, 1], nw: [-1, -1] } as const;
export type Direction = keyof typeof DIRECTIONS;
export const STRAIGHT: readonly Direction[] = ['n', 'e', 's', 'w'];
export const DIAGONAL: readonly Direction[] = ['ne', 'se', 'sw', 'nw'];
export const AXES: Readonly<Record<string, readonly Direction[]>> = { vertical: ['n', 's'], horizontal: ['e', 'w'] };

/** Its point is the middle of the tile. */
export interface Cell extends Point {
  id: string;
  col: number;
  row: number;
}

const middle = (n: number): number => (n - (SIDE - 1) / 2) * PITCH;
export const LETTERS = [...'abcdef'].map((letter, i) => ({ letter, at: middle(i) }));
export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, i) => {
  const [col, row] = [i % SIDE, Math.floor(i / SIDE)];
  return { id: `${LETTERS[col]!.letter}${row + 1}`, col, row, x: middle(col), y: middle(row) };
});
export const CELL: ReadonlyMap<string, Cell> = new Map(CELLS.map((cell) => [cell.id, cell]));

export interface Frame extends Point {
  width: number;
  height: number;
}
/** With the boats; and where there is no room for them. */
export const WIDE: Frame = { x: -402, y: -304, width: 804, height: 612 };
export const NARROW: Frame = { x: -298, y: -296, width: 596, height: 596 };

export function beside(from: string, direction: Direction): Cell | null {
  const cell = CELL.get(from);
  const [dx, dy] = DIRECTIONS[direction];
  const [col, row] = [(cell?.col ?? -9) + dx, (cell?.row ?? -9) + dy];
  return col >= 0 && col < SIDE && row >= 0 && row < SIDE ? CELLS[row * SIDE + col]! : null;
}

/** All cells one way, to the edge of the island. */
export function line(from: string, direction: Direction): Cell[] {
  const next = beside(from, direction);
  return next ? [next, ...line(next.id, direction)] : [];
}

/** Where the arrow of a direction lies: on the edge of the tile. */
export function arrow(from: string, direction: Direction): Point & { turn: number } {
  const cell = CELL.get(from)!;
  const [dx, dy] = DIRECTIONS[direction];
  const far = dx && dy ? 50 : 56;
  return { x: cell.x + dx * far, y: cell.y + dy * far, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** From the edge of a tile to the edge of the island: the line a bomb works along. */
export function ray(from: string, direction: Direction): string {
  const cell = CELL.get(from)!;
  const last = line(from, direction).at(-1);
  const [dx, dy] = DIRECTIONS[direction];
  return last ? `M${cell.x + dx * 48} ${cell.y + dy * 48}L${last.x + dx * 30} ${last.y + dy * 30}` : '';
}

/** The outline of all land, for the shallows around it. */
export const coast = (cells: readonly Point[]): string => cells.map(({ x, y }) => `M${x - SHORE} ${y - SHORE}h${2 * SHORE}v${2 * SHORE}h${-2 * SHORE}z`).join('');

const CORNERS: readonly Point[] = [{ x: -360, y: -170 }, { x: 360, y: -170 }, { x: 360, y: 156 }, { x: -360, y: 156 }];
/** Where a seat's boat is moored: at its corner; two sit opposite each other. */
export const mooring = (seat: number, seats: number): Point => CORNERS[seats === 2 ? seat * 2 : seat]!;
/** More than this in a boat sit closer together, each beside its value. */
export const ROOMY = 4;
/** The places of a boat from the bow. */
export const berth = (place: number, crew: number): number => (crew > ROOMY ? -61 + place * 24 : -48 + place * 33);

const KEYS: Readonly<Record<string, Direction>> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' };

/** The cell to which a key leads; at the edge it stays. Null: no key of ours. */
export function walk(from: string, key: string): string | null {
  const direction = KEYS[key];
  if (direction) return beside(from, direction)?.id ?? from;
  const row = CELL.get(from)?.row ?? 0;
  if (key === 'Home') return CELLS[row * SIDE]!.id;
  return key === 'End' ? CELLS[row * SIDE + SIDE - 1]!.id : null;
}
