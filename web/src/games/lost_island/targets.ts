// What a click means: from the choices the server offers to pieces, spaces and the arrows of a bomb or a storm. An explorer may
// be taken in hand first; then only what it can do there is meant.
import type { Choice } from '../../protocol';
import { AXES, beside, type Direction } from './geometry';
import { explorerOf, type Model, whoIsOn } from './read';

export type Key = `cell:${string}` | `explorer:${string}` | `way:${string}`;
export type Targets = Map<Key, Choice[]>;

export const kindOf = (choice: Choice): string => choice.parts.do ?? choice.do.split(' ')[0]!;
export const idOf = (key: Key): string => key.slice(key.indexOf(':') + 1);

const GOES = new Set(['move', 'swim', 'battle']);
/** More meanings than this of one space are no help: then a piece is taken first. */
const MOST = 4;

/** The explorer that a choice moves. */
export const mover = (choice: Choice): string | null => (GOES.has(kindOf(choice)) ? (choice.parts.explorer ?? null) : null);

/** The cell that a choice is about: where it leads, or what it turns, takes, puts. */
export function cellOf(choice: Choice, model: Model): string | null {
  const { cell, explorer, direction } = choice.parts;
  if (cell) return cell;
  const from = explorerOf(model, explorer)?.cell;
  if (!from) return null;
  return direction ? (beside(from, direction as Direction)?.id ?? null) : from;
}

/** The directions that an answer to a bomb or a storm stands for. */
export function waysOfChoice(choice: Choice): readonly Direction[] {
  const { axis, direction } = choice.parts;
  if (kindOf(choice) === 'aim') return AXES[axis ?? ''] ?? [];
  return ['blast', 'blow'].includes(kindOf(choice)) && direction ? [direction as Direction] : [];
}

/** Every explorer that may be taken in hand, with what it may do. */
export function takable(choices: Choice[]): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const explorer = mover(choice);
    if (explorer) add(found, `explorer:${explorer}`, choice);
  }
  return found;
}

/** The spaces, pieces and arrows that mean something now. */
export function targets(choices: Choice[], model: Model, held: string | null): Targets {
  const found: Targets = new Map();
  const may = takable(choices);
  for (const choice of choices) {
    const kind = kindOf(choice);
    const cell = cellOf(choice, model);
    for (const way of waysOfChoice(choice)) add(found, `way:${way}`, choice);
    if (kind === 'ring' || kind === 'spy') {
      const key = `explorer:${choice.parts.explorer!}` as const;
      // who can go somewhere is taken in hand; a ring then is a matter of the verb
      if (!may.has(key) && !held) add(found, key, choice);
    } else if (held && !mover(choice)) {
      if (kind === 'reveal' && cell && isBeside(model, held, cell)) add(found, `cell:${cell}`, choice);
    } else if (cell && (!held || mover(choice) === held)) add(found, `cell:${cell}`, choice);
  }
  if (!held) for (const [key, meant] of found) if (meant.length > MOST) found.set(key, meant.filter((choice) => !mover(choice)));
  return found;
}

function isBeside(model: Model, explorer: string, cell: string): boolean {
  const from = explorerOf(model, explorer)?.cell;
  return !!from && (['n', 'e', 's', 'w'] as const).some((way) => beside(from, way)?.id === cell);
}

function add(found: Targets, key: Key, choice: Choice): void {
  found.set(key, [...(found.get(key) ?? []), choice]);
}

/** The explorer of a space that may be taken in hand. */
export function pieceOn(model: Model, may: Targets, cell: string): string | null {
  const one = whoIsOn(model, cell);
  return one && may.has(`explorer:${one.id}`) ? one.id : null;
}

export interface Preview {
  /** The explorer in hand. */
  hold: string | null;
  /** The explorer as it would stand. */
  ghost: { explorer: string; at: string } | null;
  /** The space in hand. */
  cell: string | null;
}

export function previewed(choice: Choice | null, model: Model, seat: number | null): Preview {
  const shown: Preview = { hold: null, ghost: null, cell: null };
  if (!choice) return shown;
  const kind = kindOf(choice);
  const cell = cellOf(choice, model);
  const front = model.explorers.find((one) => one.seat === seat && one.place === 0)?.id;
  const explorer = mover(choice) ?? (kind === 'reinforce' || kind === 'recruit' || kind === 'place' ? front : undefined);
  if (explorer && cell) return { ...shown, hold: explorer, ghost: { explorer, at: cell } };
  if (kind === 'ring' || kind === 'spy') return { ...shown, hold: choice.parts.explorer ?? null };
  return { ...shown, cell };
}
