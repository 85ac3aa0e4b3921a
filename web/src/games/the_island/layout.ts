// Where every piece is drawn: alone in the middle, together side by side, what shares a cell of the sea one under the other.
import type { Point } from '../shared/chart';
import { CELL, crowd, fan, HEIGHT, type Island, ISLANDS, MOST_DRAWN, PORT, shelf } from './geometry';
import type { Explorer, Model } from './read';
import type { Key } from './targets';

export interface Spot extends Point {
  scale: number;
  /** Drawn as part of a crowd of so many. */
  of: number;
}

export interface Layout {
  spots: Map<Key, Spot>;
  /** How many there are, where they cannot be counted at a glance. */
  plaques: (Point & { count: number })[];
  /** Five or more on a safe island: a mark for each colour, and how many of it. */
  landed: (Spot & { island: Island; colour: number; count: number })[];
}

export const ON_LAND = 0.92;
export const SWIMS = 1.02;
export const BOAT = 1;
export const CREATURE = 1.15;
const LANDED = 0.6;
const SEATED = 0.56;
/** The places of a boat, from the stern. */
const BENCH = 13;
const STERN = -12;

/** On a small screen pieces are drawn larger, as far as their cells allow. */
export function arrange(model: Model, small = false): Layout {
  const grow = small ? 1.22 : 1;
  const out: Layout = { spots: new Map(), plaques: [], landed: [] };
  const cells = new Set([...model.explorers, ...model.boats, ...model.creatures].flatMap((one) => one.cell ?? []));
  for (const id of cells) {
    const terrain = model.land.get(id);
    const here = model.explorers.filter((one) => one.cell === id && one.where !== 'aboard');
    if (terrain) {
      const middle = { x: CELL.get(id)!.x, y: CELL.get(id)!.y - HEIGHT[terrain]! - 1 };
      settle(out, here, middle, ON_LAND * grow);
    } else atSea(out, model, id, here, grow, small);
  }
  for (const island of ISLANDS) moor(out, model, island, small);
  return out;
}

function settle(out: Layout, explorers: Explorer[], { x, y }: Point, scale: number): void {
  const berths = crowd(Math.min(explorers.length, MOST_DRAWN));
  // alone it may be larger than its share
  const size = explorers.length > 1 ? Math.min(scale, ON_LAND * 1.06) : scale;
  explorers.slice(0, MOST_DRAWN).forEach((one, i) => {
    const berth = berths[i]!;
    out.spots.set(`explorer:${one.id}`, { x: x + berth.x, y: y + berth.y, scale: berth.scale * size, of: explorers.length });
  });
  if (explorers.length > MOST_DRAWN) out.plaques.push({ x: x + 20, y: y + 14, count: explorers.length });
}

function atSea(out: Layout, model: Model, id: string, swimmers: Explorer[], grow: number, small: boolean): void {
  const { x, y } = CELL.get(id)!;
  const creatures = model.creatures.filter((one) => one.cell === id);
  const boat = model.boats.find((one) => one.cell === id);
  const groups = [creatures.length > 0, !!boat, swimmers.length > 0].filter(Boolean).length;
  const shelves = shelf(Math.max(groups, 1));
  let next = 0;
  if (creatures.length) {
    const on = shelves[next++]!;
    const berths = fan(creatures.length);
    creatures.forEach((one, i) => {
      const scale = berths[i]!.scale * (creatures.length > 1 ? 1.15 : CREATURE) * on.scale;
      out.spots.set(`creature:${one.id}`, { x: x + berths[i]!.x, y: y + on.y + berths[i]!.y, scale, of: creatures.length });
    });
    if (creatures.length >= 3) out.plaques.push({ x: x + 20, y: y + on.y - 12, count: creatures.length });
  }
  if (boat) {
    const on = shelves[next++]!;
    const scale = BOAT * on.scale;
    out.spots.set(`boat:${boat.id}`, { x, y: y + on.y, scale, of: 1 });
    boat.crew.forEach((one, i) => {
      out.spots.set(`explorer:${one.id}`, { x: x + (STERN + BENCH * i) * scale, y: y + on.y - scale, scale: (small ? SEATED * 1.16 : SEATED) * scale, of: boat.crew.length });
    });
  }
  if (swimmers.length) {
    const on = shelves[next]!;
    settle(out, swimmers, { x, y: y + on.y - (groups === 1 ? 5 : 0) }, SWIMS * on.scale * (groups === 1 ? grow : 1));
  }
}

/** Landed explorers in twos beside the palm. */
function moor(out: Layout, model: Model, island: Island, small: boolean): void {
  const { x, y } = PORT[island];
  const saved = model.explorers.filter((one) => one.island === island);
  const colours = [...new Set(saved.map((one) => one.colour))];
  const marks = saved.length < 5 ? saved : colours;
  marks.forEach((_, i) => {
    // at the end each has its value beside it
    const apart = { x: x + 3, y: y + (small ? 20 : 15) * (i - (marks.length - 1) / 2), scale: LANDED * 0.95, of: marks.length };
    const spot = model.over && saved.length < 5 ? apart : { x: x + 5 + (i % 2) * 18, y: y - 7 + Math.floor(i / 2) * 17 + (marks.length > 2 ? -7 : 0), scale: LANDED * (small ? 1.1 : 1), of: marks.length };
    if (saved.length < 5) out.spots.set(`explorer:${saved[i]!.id}`, spot);
    else out.landed.push({ ...spot, island, colour: colours[i]!, count: saved.filter((one) => one.colour === colours[i]).length });
  });
}
