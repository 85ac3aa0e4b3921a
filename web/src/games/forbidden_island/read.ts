// A position, as the server sends it, made ready for drawing. Nothing here knows a rule but the size of the box.
import { type Cell, PITCH, TILE } from './geometry';

export const TREASURES = ['earth', 'wind', 'fire', 'ocean'] as const;
export type Treasure = (typeof TREASURES)[number];
export const CARDS = [...TREASURES, 'helicopter', 'sandbags'] as const;

/** The tiles where a treasure can be captured. */
export const TREASURE_OF: Readonly<Record<string, Treasure>> = {
  temple_moon: 'earth',
  temple_sun: 'earth',
  whispering_garden: 'wind',
  howling_garden: 'wind',
  cave_embers: 'fire',
  cave_shadows: 'fire',
  coral_palace: 'ocean',
  tidal_palace: 'ocean',
};
export const LANDING = 'fools_landing';
/** Flood cards a turn at marks 1 to 9; mark 10 is the skull. */
export const FLOOD_CARDS = [2, 2, 3, 3, 3, 4, 4, 5, 5] as const;
export const SKULL = 10;
export const HAND_LIMIT = 5;
export const TO_CAPTURE = 4;
export const ACTIONS = 3;
export const DRAWS = 2;
const TREASURE_CARDS = 28;

export type Level = 'dry' | 'flooded' | 'sunk';
const LEVELS: readonly Level[] = ['dry', 'flooded', 'sunk'];

export type Position = Record<string, any>;

export interface Tile extends Cell {
  id: string;
  level: Level;
  x: number;
  y: number;
  treasure: Treasure | null;
  /** Seats that stand here. */
  pawns: number[];
  /** Awash, and its card can come up in this flood. */
  maySink: boolean;
}

export interface Pawn {
  seat: number;
  role: string;
  at: string;
  hand: string[];
  treasures: Treasure[];
}

export interface Won {
  id: Treasure;
  won: boolean;
  /** Who holds it, where the position says so. */
  seat: number | null;
}

export interface Model {
  rows: number;
  cols: number;
  /** By row and column: is there a place of the island? */
  places: boolean[][];
  tiles: Tile[];
  /** Places on which no tile lies yet. */
  unlaid: Cell[];
  pawns: Pawn[];
  treasures: Won[];
  meter: number;
  /** Flood cards a turn. */
  cards: number;
  /** Of the next `of` flood cards, `sinking` would sink something. */
  risk: { sinking: number; of: number };
  /** Seats in the helicopter that waits. */
  aboard: number[];
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface Ask {
  ask: string;
  left?: number;
  seats?: number[];
  subject?: unknown;
}

export const asks = (position: Position): Ask[] => (Array.isArray(position.asks) ? position.asks : []);

export function read(position: Position): Model {
  const words = list(position.island).map((row) => row.trim().split(/\s+/));
  const places = words.map((row) => row.map((word) => word !== '.'));
  const pawns = readPawns(position);
  const flooded = list(position.flooded);
  const sunk = list(position.sunk);
  const reach = reachable(position);
  const tiles: Tile[] = [];
  const unlaid: Cell[] = [];
  words.forEach((row, r) =>
    row.forEach((word, c) => {
      if (word === '.') return;
      if (word === '?') return unlaid.push({ row: r, col: c });
      const id = word.replace(/^~+/, '');
      const depth = sunk.includes(id) ? 2 : flooded.includes(id) ? 1 : Math.min(word.length - id.length, 2);
      const level = LEVELS[depth]!;
      tiles.push({
        id,
        level,
        row: r,
        col: c,
        x: c * PITCH,
        y: r * PITCH,
        treasure: TREASURE_OF[id] ?? null,
        pawns: pawns.filter((pawn) => pawn.at === id).map((pawn) => pawn.seat),
        maySink: level === 'flooded' && reach.has(id),
      });
    }),
  );
  const meter = Number(position.meter ?? 1);
  return {
    rows: words.length,
    cols: Math.max(0, ...words.map((row) => row.length)),
    places,
    tiles,
    unlaid,
    pawns,
    treasures: readTreasures(position, pawns),
    meter,
    cards: FLOOD_CARDS[meter - 1] ?? 0,
    risk: { sinking: tiles.filter((tile) => tile.maySink).length, of: reach.size },
    aboard: readAboard(position),
  };
}

export function readPawns(position: Position): Pawn[] {
  const adventurers: any[] = Array.isArray(position.adventurers) ? position.adventurers : [];
  return adventurers.map((one, seat) => ({
    seat,
    role: String(one.role),
    at: String(one.at),
    hand: list(one.hand),
    treasures: list(one.treasures).filter((id): id is Treasure => TREASURES.includes(id as Treasure)),
  }));
}

function readTreasures(position: Position, pawns: Pawn[]): Won[] {
  const won = list(position.treasures);
  return TREASURES.map((id) => {
    const seat = pawns.find((pawn) => pawn.treasures.includes(id))?.seat ?? null;
    return { id, won: seat !== null || won.includes(id), seat };
  });
}

/** Flood cards still to come in this turn: what is left of a flood that has begun, else what the meter says. */
export function floodsToCome(position: Position): number {
  const open = asks(position).find((ask) => ask.ask === 'flood');
  return open?.left ?? FLOOD_CARDS[Number(position.meter ?? 1) - 1] ?? 0;
}

/**
 * The tiles whose card can be drawn in this flood. The deck lies in layers, each of them shuffled: a layer is reached if
 * fewer cards lie on top of it than are drawn; when the deck is used up, its discards become the next one.
 */
export function reachable(position: Position): Set<string> {
  const draws = floodsToCome(position);
  const layers = Array.isArray(position.flood_deck) ? [...position.flood_deck, position.flood_discards ?? []] : [];
  const found = new Set<string>();
  let above = 0;
  for (const layer of layers) {
    if (above >= draws || position.over) break;
    for (const tile of list(layer)) found.add(tile);
    above += list(layer).length;
  }
  return found;
}

function readAboard(position: Position): number[] {
  const flight = asks(position).find((ask) => ask.ask === 'flight');
  return flight && Array.isArray(flight.subject) ? flight.subject.map(Number) : [];
}

/** Cards left in the treasure deck: the box less hands and discards. */
export function treasureCardsLeft(position: Position): number {
  const held = readPawns(position).reduce((sum, pawn) => sum + pawn.hand.length, 0);
  return TREASURE_CARDS - held - list(position.discards).length;
}

export function floodCardsLeft(position: Position): number {
  const layers: unknown[] = Array.isArray(position.flood_deck) ? position.flood_deck : [];
  return layers.reduce<number>((sum, layer) => sum + list(layer).length, 0);
}

/** The same cards lie together, in the order of the box. */
export function grouped(cards: string[], order: readonly string[] = [...CARDS, 'waters_rise']): { card: string; count: number }[] {
  return order
    .map((card) => ({ card, count: cards.filter((one) => one === card).length }))
    .filter((group) => group.count > 0);
}

export const centre = (tile: Tile): { x: number; y: number } => ({ x: tile.x + TILE / 2, y: tile.y + TILE / 2 });

/** One adventurer of a position, or undefined before roles are dealt. */
export const pawnOf = (position: Position, seat: number): Pawn | undefined => readPawns(position)[seat];
