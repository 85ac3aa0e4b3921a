// What a click means: from the choices the server offers to the spaces and pieces of the board, and what a preview shows.
import type { Choice } from '../../protocol';
import { LANDING, type Model, type Tile } from './read';

export type Key = `tile:${string}` | `pawn:${number}` | `treasure:${string}`;
export type Targets = Map<Key, Choice[]>;

const TO_TILE = new Set(['move', 'fly', 'swim', 'shore', 'sandbag', 'land']);
const TO_PAWN = new Set(['helicopter', 'board', 'give']);

export const kindOf = (choice: Choice): string => choice.parts.do ?? choice.do.split(' ')[0]!;

/**
 * Every space and piece with the choices it could mean. `actor` is the seat that chooses. A pawn is guided in two steps:
 * first the pawn, then, with it in hand (`held`), the tile. Where only one can be guided, a tile that means nothing else will do.
 */
export function targets(choices: Choice[], model: Model, actor: number | null, held: number | null): Targets {
  const found: Targets = new Map();
  const add = (key: Key, choice: Choice): void => {
    found.set(key, [...(found.get(key) ?? []), choice]);
  };
  const seatOf = (role: string | undefined): number | undefined => model.pawns.find((pawn) => pawn.role === role)?.seat;
  for (const choice of choices) {
    const kind = kindOf(choice);
    const { tile, role, treasure } = choice.parts;
    const seat = seatOf(role);
    if (held !== null) {
      if (kind === 'guide' && seat === held && tile) add(`tile:${tile}`, choice);
      continue;
    }
    if (TO_TILE.has(kind) && tile) add(`tile:${tile}`, choice);
    else if ((TO_PAWN.has(kind) || kind === 'guide') && seat !== undefined) add(`pawn:${seat}`, choice);
    else if (kind === 'lift_off') add(`tile:${LANDING}`, choice);
    else if (kind === 'capture' && treasure) {
      const here = model.pawns.find((pawn) => pawn.seat === actor)?.at;
      if (here) add(`tile:${here}`, choice);
      add(`treasure:${treasure}`, choice);
    }
  }
  const guides = choices.filter((choice) => kindOf(choice) === 'guide');
  if (held === null && new Set(guides.map((choice) => choice.parts.role)).size === 1) {
    const direct = new Set(found.keys());
    for (const choice of guides) if (choice.parts.tile && !direct.has(`tile:${choice.parts.tile}`)) add(`tile:${choice.parts.tile}`, choice);
  }
  return found;
}

/** Choices that need a second click: guide this pawn, to where? */
export const needsTile = (meant: Choice[]): boolean => meant.length > 1 && meant.every((choice) => kindOf(choice) === 'guide');

export interface Preview {
  /** Pieces as they would stand. */
  ghosts: { seat: number; tile: string }[];
  /** From tile to tile; `air` goes straight over everything. */
  routes: { from: string; to: string; air: boolean }[];
  /** Pieces in hand. */
  hold: number[];
  /** Spaces in hand. */
  tiles: string[];
  treasure: string | null;
}

export function previewed(choice: Choice | null, model: Model, actor: number | null): Preview {
  const shown: Preview = { ghosts: [], routes: [], hold: [], tiles: [], treasure: null };
  if (!choice) return shown;
  const kind = kindOf(choice);
  const { tile, role, treasure } = choice.parts;
  const named = model.pawns.find((pawn) => pawn.role === role);
  const me = model.pawns.find((pawn) => pawn.seat === actor);
  const travel = (seat: number, from: string, air: boolean): void => {
    if (!tile) return;
    shown.hold.push(seat);
    shown.ghosts.push({ seat, tile });
    if (!shown.routes.some((route) => route.from === from)) shown.routes.push({ from, to: tile, air });
  };
  if (kind === 'move' || kind === 'fly' || kind === 'swim') {
    if (me) travel(me.seat, me.at, kind === 'fly');
  } else if (kind === 'guide') {
    if (named) travel(named.seat, named.at, false);
  } else if (kind === 'land') {
    for (const pawn of model.pawns) if (model.aboard.includes(pawn.seat)) travel(pawn.seat, pawn.at, true);
  } else if (kind === 'helicopter' || kind === 'board') {
    if (named) shown.hold.push(named.seat);
  } else if (kind === 'give') {
    if (named) shown.hold.push(named.seat);
    if (named && me && named.at !== me.at) shown.routes.push({ from: me.at, to: named.at, air: true });
  } else if (kind === 'shore' || kind === 'sandbag') {
    if (tile) shown.tiles.push(tile);
  } else if (kind === 'lift_off') {
    shown.tiles.push(LANDING);
    shown.hold.push(...model.pawns.map((pawn) => pawn.seat));
  } else if (kind === 'capture') {
    shown.treasure = treasure ?? null;
    if (me) shown.hold.push(me.seat);
  }
  return shown;
}

/** Tiles that are under water, awash or gone: where a diver swims through. */
export const wet = (model: Model): Tile[] => model.tiles.filter((tile) => tile.level !== 'dry');
