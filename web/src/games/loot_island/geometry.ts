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
export const SMALL: Frame = { x: -304, y: -300, width: 608, height: 600 };

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
  // the names of the landings lie within it
  const [beyond, beside] = upright(coast) ? [24, 44] : [8, 57];
  const far = START + THICK + pitch(coast, count, small) * (count - 1) + beyond;
  const { x, y, width, height } = around(off(`${coast}1`, 100, -beside), off(`${coast}2`, far, beside), 0);
  return box(x, y, width, height, 12);
}

export interface Caption extends Point {
  anchor: 'start' | 'end';
  /** How long a line may be. */
  letters: number;
  /** It ends here, and grows upwards. */
  up: boolean;
}

/** Beside the columns of a coast, for what is said about it; away from the ship, which lies in the north or in the south. */
export function caption(coast: Coast, count: number, small: boolean, ship: number): Caption {
  if (upright(coast)) return { x: 100, y: coast === 'north' ? -272 : 214, anchor: 'start', letters: 13, up: false };
  const far = Math.min(START + THICK + pitch(coast, count, small) * (count - 1), 262);
  const up = ship >= 2;
  return { x: far * OUT[coast].x, y: up ? -114 : 122, anchor: coast === 'east' ? 'end' : 'start', letters: 26, up };
}

/** A compass: the lowest lies by the jetty, the others inland of it, aside so that each can be read. */
export function compass(landing: string, i: number, of: number): Point {
  const step = i / Math.max(2, of - 1);
  // away from the corner, where another row comes
  return off(landing, 76 - 28 * step, (landing.endsWith('1') ? 36 : -36) * step);
}

/** The ship at its corner, and where its bow points. */
export function ship(corner: number, clockwise: boolean): Point & { turn: number } {
  const x = corner === 0 || corner === 3 ? -1 : 1;
  const y = corner < 2 ? -1 : 1;
  const turn = clockwise ? 90 * corner : (90 * corner + 90) % 360;
  return { x: 148 * x, y: 150 * y, turn };
}

const ISLETS_WIDE: Point[] = [
  { x: -340, y: -222 }, { x: -214, y: -256 }, { x: -340, y: 158 }, { x: -232, y: 236 }, { x: 232, y: 236 }, { x: 340, y: 158 }, { x: 336, y: -236 },
];
const ISLETS_SMALL: Point[] = [
  { x: -254, y: -168 }, { x: -172, y: -254 }, { x: -254, y: 168 }, { x: -172, y: 254 }, { x: 172, y: 254 }, { x: 254, y: 168 }, { x: 254, y: -168 },
];
export const islet = (i: number, small: boolean): Point => (small ? ISLETS_SMALL : ISLETS_WIDE)[i]!;

/** One coast, looked at closely: its landings and what lies before them. */
export function closer(coast: Coast): Frame {
  const { x, y, width, height } = around(off(`${coast}1`, 20, -60), off(`${coast}2`, 316, 60), 6);
  // never narrow, and not as high as the whole: the dock needs its room
  const wide = Math.max(width, 300);
  return { x: x - (wide - width) / 2, y, width: wide, height };
}

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

