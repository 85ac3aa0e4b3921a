// A position, as the server sends it, made ready for drawing. The size of the box is all that is known here beside it.
import { CELL, CELLS, type Cell } from './geometry';

export const COLOURS = ['crimson', 'indigo', 'amber', 'orchid'] as const;
export const EACH = 6;
export const ON_ISLAND = 3;
export const ACTIONS = 2;
export const MINER = 2;
export const LAST_TURN = 200;

export type Position = Record<string, any>;
export type Ground = 'hidden' | 'stone' | 'open' | 'water';
/** Who knows a value: only you (and its owner); you and some others; everybody; it is hidden from you; it has none yet. */
export type Known = 'me' | 'some' | 'all' | 'hidden' | 'none';

export interface Tile extends Cell {
  ground: Ground;
  /** What was seen of it. */
  face: string | null;
  /** A stone lies or lay here. */
  stone: boolean;
  coins: number;
  /** Its coins were turned up in this turn. */
  fresh: boolean;
}

export interface Explorer {
  id: string;
  seat: number;
  value: number | null;
  known: Known;
  /** The seats that have seen its value, or all. */
  seen: number[] | 'all';
  cell: string | null;
  /** In the boat, from the front. */
  place: number | null;
  ring: boolean;
  flag: boolean;
}

export interface Ask {
  ask: string;
  seats: number[];
  left: number;
  subject: string;
  topic: unknown;
}

export interface Model {
  seats: number;
  tiles: Tile[];
  tile: Map<string, Tile>;
  explorers: Explorer[];
  purses: number[];
  supply: number;
  /** The cell where the flag lies. */
  flagAt: string | null;
  bearer: Explorer | null;
  /** Open questions, the lowest first. */
  asks: Ask[];
  /** The one that is open. */
  ask: Ask | null;
  turn: number | null;
  turns: number;
  over: string | null;
  strict: boolean;
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const cache = new WeakMap<Position, Map<number, Model>>();

/** The same position is read once for the same eyes; whoever has no seat knows what everybody knows. */
export function read(position: Position, eyes: number | null = null): Model {
  const known = cache.get(position) ?? new Map<number, Model>();
  const key = eyes ?? -1;
  const found = known.get(key) ?? readOnce(position, eyes);
  cache.set(position, known.set(key, found));
  return found;
}

function readOnce(position: Position, eyes: number | null): Model {
  const tiles = readTiles(position);
  const strict = position.options?.memory === 'strict';
  const colours = COLOURS.filter((colour) => colour in (position.explorers ?? {}));
  const explorers = colours.flatMap((colour, seat) => list(position.explorers[colour]).map((word, i) => readExplorer(position, word, colour, i, seat, eyes, strict)));
  const asks = (Array.isArray(position.asks) ? position.asks : []).map((one: any) => ({ ask: String(one.ask), seats: one.seats ?? [], left: Number(one.left ?? 0), subject: String(one.subject ?? ''), topic: one.topic }));
  return {
    seats: Number(position.options?.seats ?? colours.length),
    tiles,
    tile: new Map(tiles.map((tile) => [tile.id, tile])),
    explorers,
    purses: list(position.purses).map(Number),
    supply: Number(position.supply ?? 0),
    flagAt: CELL.has(position.flag) ? position.flag : null,
    bearer: explorers.find((one) => one.flag) ?? null,
    asks,
    ask: asks.at(-1) ?? null,
    turn: typeof position.turn === 'number' ? position.turn : null,
    turns: Number(position.turns ?? 0),
    over: position.over ?? null,
    strict,
  };
}

function readTiles(position: Position): Tile[] {
  const words = list(position.island).flatMap((row) => row.trim().split(/\s+/));
  const [stones, fresh] = [list(position.stones), list(position.fresh)];
  return CELLS.map((cell, i) => {
    const word = words[i] ?? '#';
    const ground: Ground = word === '#' ? 'hidden' : word === 'S' ? 'stone' : word.startsWith('.') ? 'water' : 'open';
    const face = ground === 'hidden' || ground === 'stone' ? null : word.replace('.', '') || null;
    return { ...cell, ground, face, stone: stones.includes(cell.id), coins: Number(position.coins?.[cell.id] ?? 0), fresh: fresh.includes(cell.id) };
  });
}

function readExplorer(position: Position, word: string, colour: string, i: number, seat: number, eyes: number | null, strict: boolean): Explorer {
  const letter = 'abcdef'[i]!;
  const id = `${colour}-${letter}`;
  const [place = '', worth] = word.split('=');
  const value = Number(worth) || null;
  const saw: unknown = position.seen?.[id];
  const seen = Array.isArray(saw) ? (saw.includes('all') ? 'all' : saw.map(Number)) : [];
  const aboard = list(position.boats?.[colour]).indexOf(letter);
  return {
    id, seat, value, seen,
    known: worth === undefined ? 'none' : value === null ? 'hidden' : whoKnows(seat, seen, eyes, strict),
    cell: CELL.has(place) ? place : null,
    place: CELL.has(place) || aboard < 0 ? null : aboard,
    ring: list(position.rings).includes(id),
    flag: position.flag === id,
  };
}

function whoKnows(seat: number, seen: number[] | 'all', eyes: number | null, strict: boolean): Known {
  if (seen === 'all' && !strict) return 'all';
  if (eyes === null) return 'all';
  if (strict || seen === 'all') return 'me';
  return seen.some((one) => one !== eyes && one !== seat) ? 'some' : 'me';
}

/** Through whose eyes a position is seen: all six values are known to their owner alone. */
export function eyesOf(position: Position): number | null {
  const { seats, explorers } = read(position);
  const isOwn = (seat: number): boolean => {
    const own = explorers.filter((one) => one.seat === seat);
    return own.every((one) => one.value !== null) && own.some((one) => one.seen !== 'all');
  };
  const found = Array.from({ length: seats }, (_, seat) => seat).filter(isOwn);
  return found.length === 1 ? found[0]! : null;
}

// ---- asking the model -----------------------------------------------------------------------------------------------

export const explorerOf = (model: Model, id: string | undefined): Explorer | undefined => model.explorers.find((one) => one.id === id);
export const whoIsOn = (model: Model, cell: string): Explorer | undefined => model.explorers.find((one) => one.cell === cell);
export const isLand = (model: Model, cell: string): boolean => model.tile.get(cell)?.ground !== 'water';
export const crewOf = (model: Model, seat: number): Explorer[] =>
  model.explorers.filter((one) => one.seat === seat && one.place !== null).sort((a, b) => a.place! - b.place!);
export const ashore = (model: Model, seat: number): Explorer[] => model.explorers.filter((one) => one.seat === seat && one.cell !== null);
export const colourSeat = (id: string): number => COLOURS.indexOf(id.split('-')[0] as (typeof COLOURS)[number]);

/** What a face is: a bomb with its strength, loot with its coins. */
export function faceOf(face: string | null): { sort: 'plain' | 'storm' | 'loot' | 'cross' | 'diagonal' | 'line' | 'flag'; strength: number } {
  const [sort = 'plain', strength = '0'] = (face ?? 'plain').split('_');
  return { sort: sort as 'plain', strength: Number(strength) };
}
export const isBomb = (face: string | null): boolean => ['cross', 'diagonal', 'line'].includes(faceOf(face).sort);

const WORKS = ['aim', 'blast', 'miner', 'blow', 'turn', 'turn_stone'];
/** The tile that works now: a bomb or a storm somebody decides about, a tile that is being turned. */
export const working = (model: Model): string | null => (model.ask && WORKS.includes(model.ask.ask) ? model.ask.subject : null);
