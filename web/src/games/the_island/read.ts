// A position, as the server sends it, made ready for drawing. Nothing here knows a rule but the size of the box, and who
// has the most explorers in a boat.
import { around, CELL, type Island, ISLANDS, LAND_ROWS } from './geometry';

export const COLOURS = ['crimson', 'indigo', 'amber', 'orchid'] as const;
export const TERRAINS = ['beach', 'forest', 'mountain'] as const;
export const KINDS = ['serpent', 'shark', 'whale'] as const;
export type Terrain = (typeof TERRAINS)[number];
export type Kind = (typeof KINDS)[number];
/** Cells that a creature may swim with one roll. */
export const REACH: Readonly<Record<Kind, number>> = { serpent: 1, shark: 2, whale: 3 };
/** What the explorers of a colour are worth. */
export const VALUES: readonly number[] = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6];
export const POINTS = 3;
export const PLACES_ABOARD = 3;

export type Position = Record<string, any>;
export type Where = 'hand' | 'ashore' | 'swimming' | 'aboard' | 'safe' | 'lost';

export interface Explorer {
  id: string;
  /** The number of its colour: letter and shape. */
  colour: number;
  number: number;
  /** Whose it is. */
  seat: number;
  /** Where this view knows it. */
  value: number | null;
  where: Where;
  /** Its cell; aboard, that of its boat. */
  cell: string | null;
  boat: string | null;
  island: Island | null;
}

export interface Boat {
  id: string;
  cell: string;
  crew: Explorer[];
  /** The seats that have the most explorers aboard; none if it is empty. */
  steers: number[];
}

export interface Creature {
  id: string;
  kind: Kind;
  cell: string;
}

export interface Held {
  terrain: Terrain;
  /** Null: only its back is known. */
  tile: string | null;
}

export interface Ask {
  ask: string;
  seats: number[];
  left: number;
  subject: unknown;
  topic: unknown;
}

export interface Model {
  seats: number;
  colours: number;
  /** What a cell is, where it is not sea. */
  land: Map<string, Terrain>;
  explorers: Explorer[];
  boats: Boat[];
  creatures: Creature[];
  /** Tiles that still lie. */
  left: Record<Terrain, number>;
  /** The terrain that sinks now. */
  sinking: Terrain | null;
  ask: Ask | null;
  over: string | null;
  strict: boolean;
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function read(position: Position): Model {
  const colours = position.explorers && typeof position.explorers === 'object' ? Object.keys(position.explorers) : [];
  const seats = Number(position.options?.seats ?? colours.length);
  const land = readLand(position);
  const cells = list(position.boats);
  const boats: Boat[] = cells.flatMap((cell, i) => (CELL.has(cell) ? [{ id: String(i + 1), cell, crew: [], steers: [] }] : []));
  const explorers = colours.flatMap((colour) => {
    const number = COLOURS.indexOf(colour as (typeof COLOURS)[number]);
    return list(position.explorers[colour]).map((word, i) => readExplorer(word, `${colour}-${i + 1}`, number, i + 1, seats, land, boats));
  });
  for (const boat of boats) {
    boat.crew = explorers.filter((one) => one.boat === boat.id);
    const count = (seat: number): number => boat.crew.filter((one) => one.seat === seat).length;
    const aboard = [...new Set(boat.crew.map((one) => one.seat))].sort();
    const most = Math.max(0, ...aboard.map(count));
    boat.steers = aboard.filter((seat) => count(seat) === most);
  }
  const left = Object.fromEntries(TERRAINS.map((terrain) => [terrain, [...land.values()].filter((one) => one === terrain).length])) as Record<Terrain, number>;
  return {
    seats,
    colours: colours.length,
    land,
    explorers,
    boats,
    creatures: readCreatures(position),
    left,
    sinking: TERRAINS.find((terrain) => left[terrain] > 0) ?? null,
    ask: topAsk(position),
    over: position.over ?? null,
    strict: position.options?.memory === 'strict',
  };
}

function readLand(position: Position): Map<string, Terrain> {
  const land = new Map<string, Terrain>();
  const rows = list(position.tiles).map((row) => row.replace(/\s/g, ''));
  LAND_ROWS.forEach((cells, r) =>
    cells.forEach((cell, i) => {
      const terrain = TERRAINS['bfm'.indexOf(rows[r]?.[i] ?? '.')];
      if (terrain) land.set(cell.id, terrain);
    }),
  );
  return land;
}

function readExplorer(word: string, id: string, colour: number, number: number, seats: number, land: Map<string, Terrain>, boats: Boat[]): Explorer {
  const [place = '', value = ''] = word.split('=');
  const one: Explorer = { id, colour, number, seat: colour % Math.max(seats, 1), value: Number(value) || null, where: 'lost', cell: null, boat: null, island: null };
  if (place === '-') one.where = 'hand';
  else if (CELL.has(place)) [one.where, one.cell] = [land.has(place) ? 'ashore' : 'swimming', place];
  else if (ISLANDS.includes(place as Island)) [one.where, one.island] = ['safe', place as Island];
  else if (place.startsWith('boat-')) [one.where, one.boat, one.cell] = ['aboard', place.slice(5), boats.find((boat) => boat.id === place.slice(5))?.cell ?? null];
  return one;
}

function readCreatures(position: Position): Creature[] {
  return KINDS.flatMap((kind) => list(position.creatures?.[kind]).flatMap((cell, i) => (CELL.has(cell) ? [{ id: `${kind}-${i + 1}`, kind, cell }] : [])));
}

function topAsk(position: Position): Ask | null {
  const top = Array.isArray(position.asks) ? position.asks.at(-1) : null;
  return top ? { ask: String(top.ask), seats: top.seats ?? [], left: Number(top.left ?? 0), subject: top.subject, topic: top.topic } : null;
}

/** The tiles that somebody keeps, as far as this view knows them; the same lie together. */
export function handOf(position: Position, seat: number): Held[] {
  const hand = Array.isArray(position.hands) ? position.hands[seat] : null;
  return TERRAINS.flatMap((terrain) => list(hand?.[terrain]).map((tile) => ({ terrain, tile: tile === '?' ? null : tile })));
}

/** Backs, by terrain. */
export const backsOf = (position: Position, seat: number): [Terrain, number][] =>
  TERRAINS.map((terrain): [Terrain, number] => [terrain, handOf(position, seat).filter((held) => held.terrain === terrain).length]).filter(([, count]) => count > 0);

/** How many of somebody's explorers are where. */
export function tally(model: Model, seat: number): Record<'hand' | 'safe' | 'ashore' | 'sea' | 'lost', number> {
  const own = model.explorers.filter((one) => one.seat === seat);
  const count = (...where: Where[]): number => own.filter((one) => where.includes(one.where)).length;
  // at the end whoever is not saved is lost
  if (model.over) return { hand: 0, safe: count('safe'), ashore: 0, sea: 0, lost: own.length - count('safe') };
  return { hand: count('hand'), safe: count('safe'), ashore: count('ashore'), sea: count('swimming', 'aboard'), lost: count('lost') };
}

// ---- danger: what one roll of the die could bring -------------------------------------------------------------------

/** The sea cells that a creature could come to with one roll; its own is not among them. */
export function withinReach(model: Model, creature: Creature): Set<string> {
  let edge = [creature.cell];
  const seen = new Set(edge);
  for (let step = 0; step < REACH[creature.kind]; step += 1) {
    edge = edge.flatMap((cell) => around(cell).map((one) => one.id)).filter((cell) => !model.land.has(cell) && !seen.has(cell) && seen.add(cell));
  }
  seen.delete(creature.cell);
  return seen;
}

/** The kinds of creatures that harm somebody in a boat, or in the water. */
export const harms = (kind: Kind, aboard: boolean): boolean => kind === 'serpent' || (kind === 'whale') === aboard;

/** For a piece that would be in these cells: the kinds that could come there with the next roll. */
export function threats(model: Model, cells: string[], aboard: boolean): Map<string, Kind[]> {
  const found = new Map<string, Kind[]>();
  for (const creature of model.creatures) {
    if (!harms(creature.kind, aboard)) continue;
    const reach = withinReach(model, creature);
    for (const cell of cells) {
      const known = found.get(cell) ?? [];
      if (reach.has(cell) && !model.land.has(cell) && !known.includes(creature.kind)) found.set(cell, [...known, creature.kind]);
    }
  }
  return found;
}
