// Where things lie on the chart: a square island, two landings a coast, a column of maps out to sea from each.
import type { Point } from '../shared/chart';
import type { Coast } from './box';
import type { Card } from './read';

export interface Frame extends Point {
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

/** The whole chart, on a wide screen and on a phone. */
export const WIDE: Frame = { x: -396, y: -330, width: 792, height: 660 };
export const SMALL: Frame = { x: -318, y: -318, width: 636, height: 636 };

const OUT: Readonly<Record<Coast, Point>> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };
const BESIDE = 49;
const JETTY = 108;
/** Where columns begin, how thick a map is and how long. */
const START = 132;
const THICK = 28;
const LONG = 64;
const PITCH = 30;
/** The room that a column has before its maps lie over each other. */
const ROOM = { upright: 168, sideways: 238, small: 168 };

const upright = (coast: Coast): boolean => coast === 'north' || coast === 'south';
export const coastOf = (landing: string): Coast => landing.slice(0, -1) as Coast;

/** A point so far out to sea before a landing, which lies so far along its coast, clockwise. */
export function off(landing: string, far: number, aside = 0): Point {
  const out = OUT[coastOf(landing)];
  const along = (landing.endsWith('1') ? -BESIDE : BESIDE) + aside;
  return { x: out.x * far - out.y * along, y: out.y * far + out.x * along };
}

export const jetty = (landing: string): Point => off(landing, JETTY);
export const stripSize = (coast: Coast): Size => (upright(coast) ? { width: LONG, height: THICK } : { width: THICK, height: LONG });

/** How far apart maps of a column lie that has so many. */
export function pitch(coast: Coast, count: number, small: boolean): number {
  const room = small ? ROOM.small : upright(coast) ? ROOM.upright : ROOM.sideways;
  return Math.min(PITCH, room / Math.max(count, 1));
}

export interface Strip extends Point, Size {
  /** What is written on it lies where the next one does not cover it. */
  dx: number;
  dy: number;
}

export function strip(landing: string, i: number, count: number, small: boolean): Strip {
  const coast = coastOf(landing);
  const step = pitch(coast, count, small);
  const at = off(landing, START + THICK / 2 + step * i);
  const covered = i < count - 1 ? Math.max(0, THICK - step) / 2 : 0;
  return { ...at, ...stripSize(coast), dx: -OUT[coast].x * covered, dy: -OUT[coast].y * covered };
}

/** The end of a column of so many maps, for its name. */
export function tip(landing: string, count: number, small: boolean): Point {
  const coast = coastOf(landing);
  const far = START + THICK + pitch(coast, count, small) * (count - 1);
  return upright(coast) ? off(landing, far + (coast === 'north' ? 7 : 17)) : { x: off(landing, far).x, y: off(landing, 0).y + (off(landing, 0).y < 0 ? -38 : 47) };
}

/** A rounded box, for marks. */
export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const around = (a: Point, b: Point, more: number): Frame => ({ x: Math.min(a.x, b.x) - more, y: Math.min(a.y, b.y) - more, width: Math.abs(a.x - b.x) + 2 * more, height: Math.abs(a.y - b.y) + 2 * more });

/** All that belongs to a landing: jetty and column. */
export function ground(landing: string, count: number, small: boolean): Frame {
  const far = START + THICK + pitch(coastOf(landing), count, small) * (count - 1);
  return around(off(landing, 86, -34), off(landing, far, 34), 2);
}

/** Some slots of a column, from one on. */
export function slots(landing: string, from: number, many: number, count: number, small: boolean): string {
  const step = pitch(coastOf(landing), count, small);
  const { x, y, width, height } = around(off(landing, START + step * from, -LONG / 2), off(landing, START + THICK + step * (from + many - 1), LONG / 2), 3);
  return box(x, y, width, height, 7);
}

/** The water of a coast that is explored. */
export function band(coast: Coast, count: number, small: boolean): string {
  const far = START + THICK + pitch(coast, count, small) * (count - 1) + 8;
  const { x, y, width, height } = around(off(`${coast}1`, 100, -44), off(`${coast}2`, far, 44), 0);
  return box(x, y, width, height, 12);
}

/** Beside the columns of a coast, for what is said about it. */
export function caption(coast: Coast, count: number, small: boolean): Point & { anchor: 'start' | 'end'; narrow: boolean } {
  if (upright(coast)) return { x: 100, y: coast === 'north' ? -272 : 214, anchor: 'start', narrow: true };
  const far = START + THICK + pitch(coast, count, small) * (count - 1);
  return { x: (far + 2) * OUT[coast].x, y: -2, anchor: coast === 'east' ? 'end' : 'start', narrow: false };
}

/** A compass: the lowest lies by the jetty, the others inland of it. */
export function compass(landing: string, i: number, of: number): Point {
  const step = of < 3 ? 21 : of === 3 ? 18 : 46 / (of - 1);
  return off(landing, 84 - step * i);
}

/** The ship at its corner, and where its bow points. */
export function ship(corner: number, clockwise: boolean): Point & { turn: number } {
  const x = corner === 0 || corner === 3 ? -1 : 1;
  const y = corner < 2 ? -1 : 1;
  const turn = clockwise ? 90 * corner : (90 * corner + 90) % 360;
  return { x: 148 * x, y: 150 * y, turn };
}

const ISLETS_WIDE: Point[] = [
  { x: -334, y: -250 }, { x: -222, y: -262 }, { x: -340, y: 158 }, { x: -232, y: 236 }, { x: 232, y: 236 }, { x: 340, y: 158 }, { x: 334, y: -250 },
];
const ISLETS_SMALL: Point[] = [
  { x: -262, y: -190 }, { x: -176, y: -266 }, { x: -262, y: 190 }, { x: -176, y: 266 }, { x: 176, y: 266 }, { x: 262, y: 190 }, { x: 262, y: -190 },
];
export const islet = (i: number, small: boolean): Point => (small ? ISLETS_SMALL : ISLETS_WIDE)[i]!;

/** One coast, looked at closely: its landings and what lies before them. */
export function closer(coast: Coast): Frame {
  const { x, y, width, height } = around(off(`${coast}1`, 20, -60), off(`${coast}2`, 316, 60), 6);
  // as wide and as high as the whole, so that the board keeps its shape
  const side = Math.max(width, height);
  return { x: x - (side - width) / 2, y: y - (side - height) / 2, width: side, height: side };
}

export const SHORE =
  'M101 0C101 20 101 47 101 59C100 72 99 71 98 75C97 80 95 83 93 86C91 89 89 91 86 93C83 95 80 97 76 98C71 99 71 99 58 99C46 99 20 101 0 101C-20 101-47 102-59 101C-72 101-71 99-75 98C-79 96-83 96-86 93C-89 91-90 88-92 84C-93 81-96 79-97 75C-99 70-99 71-99 58C-100 46-101 20-101 0C-101-20-101-47-100-59C-99-71-98-70-96-74C-95-78-94-82-92-85C-90-88-87-90-85-92C-82-94-80-97-76-98C-71-100-72-100-59-101C-47-101-20-100 0-100C20-100 47-101 59-101C72-100 70-98 74-96C79-95 83-95 85-93C88-91 90-88 92-84C93-81 95-78 96-74C98-70 100-72 101-59C102-47 101-20 101 0z';
export const MEADOW =
  'M74 0C74 14 73 34 73 43C72 52 70 50 69 53C69 57 71 62 69 64C68 66 63 64 60 65C58 67 57 70 55 71C52 73 53 75 44 75C35 75 15 72 0 72C-15 72-34 74-43 74C-52 74-52 73-55 72C-58 71-58 67-60 66C-62 64-65 64-67 62C-69 60-71 59-72 56C-73 52-73 52-73 43C-74 34-75 14-75 0C-75-14-72-33-72-42C-71-51-71-51-70-54C-69-57-67-58-66-61C-65-63-64-66-62-68C-61-70-60-72-56-73C-53-74-53-73-43-74C-34-74-14-76 0-75C14-75 33-73 43-73C52-72 53-74 56-73C59-71 59-68 61-66C63-64 65-63 67-62C69-60 71-58 72-55C73-52 74-53 74-44C75-35 74-14 74 0z';
export const ISLET = 'M-32-8C-26-32 20-34 32-12 42 10 22 30-4 28-30 28-40 10-32-8z';
export const DEPTHS = [[5, 470], [4, 360], [3, 250], [2, 140], [1, 44]] as const;
export const ISLET_DEPTHS = [[3, 44], [1, 18]] as const;
export const TREES = [[40, -63], [-46, -62], [22, -60], [-30, -58], [60, -58], [-61, -56], [64, -42], [-64, -40], [-67, 6], [66, 8], [64, 46], [-64, 48], [-38, 60], [52, 60], [8, 61], [-56, 62], [30, 62]] as const;

export const shifted = (path: string, { x, y }: Point): string => path.replace(/([MC])([^MCz]*)/g, (_, letter: string, rest: string) => letter + (rest.match(/-?[\d.]+/g) ?? []).map((n, i) => Number(n) + (i % 2 ? y : x)).join(' '));

/** From a space to the next one by an arrow: around the island, or to the small islands. */
export function neighbour(from: Point, key: string, spaces: { key: string; at: Point }[]): string | null {
  const way = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } }[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { key: to, at } of spaces) {
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const across = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead > 6 && ahead + 2.2 * across < least) [best, least] = [to, ahead + 2.2 * across];
  }
  return best;
}

/** A column as it would be with more cards: 1s go to the front where something higher lies, the others to the end. */
export function played(cards: Card[], last: number, more: Card[]): { card: Card; fresh: boolean }[] {
  const column = cards.map((card) => ({ card, fresh: false }));
  let top = last;
  for (const card of [...more].sort((a, b) => a.number - b.number)) {
    if (card.number === 1 && top >= 2) column.unshift({ card, fresh: true });
    else column.push({ card, fresh: true });
    top = Math.max(top, card.number > 10 ? Math.max(top, 1) : card.number);
  }
  return column;
}

