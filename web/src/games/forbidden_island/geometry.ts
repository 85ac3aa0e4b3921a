// Where things lie on the chart: pure numbers, no drawing. A tile is 96 units, the water between two tiles 12.
import type { Point } from '../shared/chart';

export { snap, trace, type Point } from '../shared/chart';

export const TILE = 96;
export const GAP = 12;
export const PITCH = TILE + GAP;

export interface Cell {
  row: number;
  col: number;
}
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The north-west corner of a place. */
export const corner = ({ row, col }: Cell): Point => ({ x: col * PITCH, y: row * PITCH });

/** The middle of a place. */
export const middle = ({ row, col }: Cell): Point => ({ x: col * PITCH + TILE / 2, y: row * PITCH + TILE / 2 });

/** One path for all land: a small square in each tile. Stroked wide to narrow it gives the depths of the sea. */
export function coast(standing: Cell[]): string {
  const inset = 20;
  const side = TILE - 2 * inset;
  return standing
    .map((cell) => {
      const { x, y } = corner(cell);
      return `M${x + inset} ${y + inset}h${side}v${side}h-${side}z`;
    })
    .join('');
}

/** Widths of the strokes on `coast`, from the deepest step to the shore. */
export const DEPTHS: readonly [step: number, width: number][] = [
  [5, 330],
  [4, 250],
  [3, 180],
  [2, 120],
  [1, 76],
];

/** The cells without a place that the open sea reaches: not a lagoon inside the island. */
export function openSea(places: boolean[][]): Cell[] {
  const rows = places.length;
  const cols = Math.max(0, ...places.map((row) => row.length));
  const seen = new Set<string>();
  const free = (row: number, col: number): boolean =>
    row >= -1 && col >= -1 && row <= rows && col <= cols && !places[row]?.[col] && !seen.has(`${row} ${col}`);
  const found: Cell[] = [];
  const queue: Cell[] = [{ row: -1, col: -1 }];
  seen.add('-1 -1');
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    const { row, col } = cell;
    if (row >= 0 && col >= 0 && row < rows && col < cols) found.push(cell);
    for (const [r, c] of [[row - 1, col], [row + 1, col], [row, col - 1], [row, col + 1]] as const)
      if (free(r, c)) {
        seen.add(`${r} ${c}`);
        queue.push({ row: r, col: c });
      }
  }
  return found;
}

/** Farther than this from its corner a medallion does not go: then all four lie in a row under the island. */
const REACH = 4;

/** Where the four treasures lie: in the open water nearest to the four corners, or in a row of their own. */
export function medallions(places: boolean[][]): { at: Point[]; below: boolean } {
  const rows = places.length;
  const cols = Math.max(0, ...places.map((row) => row.length));
  const sea = openSea(places);
  const taken = new Set<Cell>();
  const at: Point[] = [];
  const corners = [[0, 0], [0, cols - 1], [rows - 1, 0], [rows - 1, cols - 1]] as const;
  for (const [row, col] of corners) {
    const far = (cell: Cell): number => Math.abs(cell.row - row) + Math.abs(cell.col - col);
    const near = sea.filter((cell) => !taken.has(cell) && far(cell) <= REACH).sort((a, b) => far(a) - far(b))[0];
    if (!near) break;
    taken.add(near);
    at.push(corner(near));
  }
  if (at.length === 4) return { at, below: false };
  const width = cols * PITCH - GAP;
  const step = Math.min(2 * PITCH, width / 4);
  const first = width / 2 - 1.5 * step - TILE / 2;
  return { at: [0, 1, 2, 3].map((i) => ({ x: first + i * step, y: rows * PITCH + 6 })), below: true };
}

/** What the picture must hold: all places, rings around them, cliffs under them, and the treasures. */
export function frame(rows: number, cols: number, below: boolean): Frame {
  return { x: -12, y: -12, width: cols * PITCH - GAP + 24, height: (rows + (below ? 1 : 0)) * PITCH - GAP + 34 };
}

/** Up to four pawns: alone at the side of the picture, else in the corners of a square, clear of the emblem. */
export function berth(index: number, of: number): Point {
  const x = index % 2 ? 68 : 28;
  if (of <= 2) return { x, y: 50 };
  return { x, y: index < 2 ? 44 : 80 };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** The next space in a direction: the nearest within a quarter of the compass, else the nearest on that side. */
export function walk(spaces: Point[], from: number, arrow: Arrow): number {
  const start = spaces[from];
  if (!start) return spaces.length ? 0 : -1;
  let best = from;
  let least = Infinity;
  spaces.forEach((space, i) => {
    const dx = space.x - start.x;
    const dy = space.y - start.y;
    const along = { ArrowUp: -dy, ArrowDown: dy, ArrowLeft: -dx, ArrowRight: dx }[arrow];
    const across = Math.abs(arrow === 'ArrowUp' || arrow === 'ArrowDown' ? dx : dy);
    if (i === from || along <= 0) return;
    const cost = along + 2 * across + (across > along ? 10000 : 0);
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** Shortest way over `open` cells, side by side; both ends included. Null if there is none. */
export function way(from: Cell, to: Cell, open: Cell[]): Cell[] | null {
  const name = (cell: Cell): string => `${cell.row} ${cell.col}`;
  const free = new Map(open.map((cell) => [name(cell), cell]));
  free.set(name(to), to);
  const before = new Map<string, Cell | null>([[name(from), null]]);
  const queue = [from];
  for (let cell = queue.shift(); cell; cell = queue.shift()) {
    if (name(cell) === name(to)) {
      const found: Cell[] = [];
      for (let step: Cell | null | undefined = cell; step; step = before.get(name(step))) found.unshift(step);
      return found;
    }
    for (const [r, c] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) {
      const next = free.get(`${cell.row + r} ${cell.col + c}`);
      if (next && !before.has(name(next))) {
        before.set(name(next), cell);
        queue.push(next);
      }
    }
  }
  return null;
}

/** A name in one line or, where it is long, in two of about the same length. */
export function lines(name: string, most = 14): string[] {
  if (name.length <= most) return [name];
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/[ -]/g)].map((found) => found.index);
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (gap === undefined) return [name];
  return [name.slice(0, gap + 1).trim(), name.slice(gap + 1)];
}
