// What a click means: from the choices the server offers to pieces and spaces, and what a preview shows. A piece is taken in
// hand first; then the spaces it may go to are the targets.
import type { Choice } from '../../protocol';
import { beside, CELL } from './geometry';
import type { Kind, Model } from './read';

export type Key = `cell:${string}` | `island:${string}` | `explorer:${string}` | `boat:${string}` | `creature:${string}`;
export type Targets = Map<Key, Choice[]>;

export const kindOf = (choice: Choice): string => choice.parts.do ?? choice.do.split(' ')[0]!;
export const idOf = (key: Key): string => key.slice(key.indexOf(':') + 1);

/** The piece that has to be taken in hand for a choice. */
export function pieceOf(choice: Choice): Key | null {
  const { explorer, boat, creature } = choice.parts;
  switch (kindOf(choice)) {
    case 'step': case 'board': case 'jump': case 'land':
      return explorer ? `explorer:${explorer}` : null;
    case 'row':
      return boat ? `boat:${boat}` : null;
    case 'glide':
      return creature ? `creature:${creature}` : null;
    default:
      return null;
  }
}

/** The cell of a piece. */
export function cellOf(model: Model, key: Key): string | null {
  const id = idOf(key);
  if (key.startsWith('cell:')) return id;
  if (key.startsWith('explorer:')) return model.explorers.find((one) => one.id === id)?.cell ?? null;
  if (key.startsWith('boat:')) return model.boats.find((one) => one.id === id)?.cell ?? null;
  return model.creatures.find((one) => one.id === id)?.cell ?? null;
}

/** Where a choice leads: a cell, or a safe island. */
export function destination(choice: Choice, model: Model): Key | null {
  const { cell, direction } = choice.parts;
  if (cell) return `cell:${cell}`;
  const piece = pieceOf(choice);
  const from = piece && cellOf(model, piece);
  if (!from) return null;
  const kind = kindOf(choice);
  if (kind === 'land') {
    const island = CELL.get(from)?.harbour;
    return island ? `island:${island}` : null;
  }
  if (kind === 'jump' || direction === 'here') return `cell:${from}`;
  const to = direction && beside(from, direction);
  return to ? `cell:${to.id}` : null;
}

/** The model with what comes before a later choice of a plan: where its pieces are then. What they meet there is not told. */
export function after(model: Model, before: Choice[]): Model {
  return before.reduce((now, choice) => {
    const { explorer, boat, creature } = choice.parts;
    const kind = kindOf(choice);
    const to = destination(choice, now);
    if (!to || !pieceOf(choice)) return now;
    const cell = to.startsWith('cell:') ? idOf(to) : null;
    const into = kind === 'board' ? (now.boats.find((one) => one.cell === cell)?.id ?? null) : null;
    const explorers = now.explorers.map((one) => (one.id === explorer ? { ...one, cell, boat: into } : kind === 'row' && one.boat === boat ? { ...one, cell } : one));
    const boats = now.boats.map((one) => (kind === 'row' && one.id === boat ? { ...one, cell: cell! } : one));
    const creatures = now.creatures.map((one) => (one.id === creature ? { ...one, cell: cell! } : one));
    return { ...now, explorers, boats, creatures };
  }, model);
}

/** Every piece that may be taken in hand, with what it may do. */
export function pieces(choices: Choice[]): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const key = pieceOf(choice);
    if (key) add(found, key, choice);
  }
  return found;
}

/** The spaces and pieces that mean something now, with a piece in hand or without. */
export function targets(choices: Choice[], model: Model, held: Key | null): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const piece = pieceOf(choice);
    if (piece !== held) continue;
    const kind = kindOf(choice);
    const to = destination(choice, model);
    if (kind === 'pick' && choice.parts.creature) add(found, `creature:${choice.parts.creature}`, choice);
    else if (kind === 'crew' && choice.parts.explorer) add(found, `explorer:${choice.parts.explorer}`, choice);
    else if (to) add(found, to, choice);
    const boat = kind === 'board' && to ? model.boats.find((one) => `cell:${one.cell}` === to) : undefined;
    if (boat) add(found, `boat:${boat.id}`, choice);
  }
  return found;
}

function add(found: Targets, key: Key, choice: Choice): void {
  found.set(key, [...(found.get(key) ?? []), choice]);
}

/** Pieces in a cell that may be taken in hand: explorers first, then the boat, then creatures. */
export function takable(model: Model, may: Targets, cell: string): Key[] {
  const order = ['explorer', 'boat', 'creature'];
  return [...may.keys()].filter((key) => cellOf(model, key) === cell).sort((a, b) => order.indexOf(a.split(':')[0]!) - order.indexOf(b.split(':')[0]!));
}

export interface Preview {
  /** The piece in hand. */
  hold: Key | null;
  /** What would be there: a piece on the board, or a new one. */
  ghost: { is: 'explorer' | 'boat' | 'creature'; /** Which, or the colour of a new explorer. */ id: string; at: Key } | null;
  /** Spaces in hand: the tile that sinks. */
  cells: string[];
}

const NO_PREVIEW: Preview = { hold: null, ghost: null, cells: [] };

export function previewed(choice: Choice | null, model: Model): Preview {
  if (!choice) return NO_PREVIEW;
  const kind = kindOf(choice);
  const to = destination(choice, model);
  const hold = pieceOf(choice);
  if (hold && to) return { hold, ghost: { is: hold.split(':')[0] as 'explorer' | 'boat' | 'creature', id: idOf(hold), at: to }, cells: [] };
  if (kind === 'sink') return { ...NO_PREVIEW, cells: [choice.parts.cell!] };
  if (kind === 'pick') return { ...NO_PREVIEW, hold: `creature:${choice.parts.creature!}` };
  if (kind === 'crew') return { ...NO_PREVIEW, hold: `explorer:${choice.parts.explorer!}` };
  if (kind === 'place' && to) return { ...NO_PREVIEW, ghost: { is: 'explorer', id: choice.parts.colour!, at: to } };
  if (kind === 'launch' && to) return { ...NO_PREVIEW, ghost: { is: 'boat', id: '', at: to } };
  if (kind === 'put' && to && typeof model.ask?.subject === 'string') {
    const hold = `creature:${model.ask.subject}` as const;
    return { hold, ghost: { is: 'creature', id: model.ask.subject, at: to }, cells: [] };
  }
  return NO_PREVIEW;
}

/** What waits where a choice leads: the creatures there that would harm what goes there, or what a creature would harm there. */
export interface Meeting {
  /** Creatures that wait for a swimmer or a boat. */
  meets: Kind[];
  /** A creature comes to: swimmers, passengers. */
  swimmers: number;
  passengers: number;
}

export function meeting(choice: Choice, model: Model): Meeting | null {
  const kind = kindOf(choice);
  const to = destination(choice, model);
  const cell = to?.startsWith('cell:') ? idOf(to) : null;
  if (!cell || model.land.has(cell)) return null;
  const there = model.creatures.filter((one) => one.cell === cell).map((one) => one.kind);
  const boat = model.boats.find((one) => one.cell === cell);
  if (kind === 'step' || kind === 'jump') return some({ meets: there.filter((one) => one !== 'whale'), swimmers: 0, passengers: 0 });
  if (kind === 'row') {
    const manned = model.boats.find((one) => one.id === choice.parts.boat)?.crew.length;
    return manned ? some({ meets: there.filter((one) => one !== 'shark'), swimmers: 0, passengers: 0 }) : null;
  }
  if (kind === 'glide') {
    const mover = choice.parts.creature!.split('-')[0];
    const swimmers = mover === 'whale' ? 0 : model.explorers.filter((one) => one.where === 'swimming' && one.cell === cell).length;
    return some({ meets: [], swimmers, passengers: mover === 'shark' ? 0 : (boat?.crew.length ?? 0) });
  }
  return null;
}

/** What a meeting would mean: whoever is struck is lost, or only the boat is. */
export type Fate = 'lost' | 'capsized';

export function fateOf(choice: Choice, model: Model): Fate | null {
  const met = meeting(choice, model);
  if (!met) return null;
  if (kindOf(choice) === 'glide') return choice.parts.creature!.startsWith('whale') && !drowns(choice, model) ? 'capsized' : 'lost';
  return kindOf(choice) === 'row' && met.meets.every((kind) => kind === 'whale') && !drowns(choice, model) ? 'capsized' : 'lost';
}

/** Whoever falls out of a boat there is lost at once. */
function drowns(choice: Choice, model: Model): boolean {
  const to = destination(choice, model);
  return model.creatures.some((one) => `cell:${one.cell}` === to && one.kind !== 'whale' && one.id !== choice.parts.creature);
}

/** The spaces where all that may be done ends badly. */
export function fates(meant: Targets, model: Model): Map<Key, Fate> {
  const found = new Map<Key, Fate>();
  for (const [key, choices] of meant) {
    const each = choices.map((choice) => fateOf(choice, model));
    if (key.startsWith('cell:') && each.every(Boolean)) found.set(key, each.includes('lost') ? 'lost' : 'capsized');
  }
  return found;
}

const some = (found: Meeting): Meeting | null => (found.meets.length || found.swimmers || found.passengers ? found : null);
