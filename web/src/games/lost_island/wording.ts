// Words from where things are: choices, questions, and what would come of a choice.
import type { Choice, Question } from '../../protocol';
import type { Game, Person, Scene, Translate } from '../types';
import { battle, fate, inLine, storm } from './forecast';
import type { Direction } from './geometry';
import { ACTIONS, ashore, crewOf, type Explorer, explorerOf, faceOf, type Model, type Position, read, whoIsOn } from './read';
import { cellOf, kindOf, mover, waysOfChoice } from './targets';

const nameIn = (people: Person[], seat: number): string => people.find((one) => one.seat === seat)?.name ?? 'ABCD'[seat] ?? '';

/** What brings the front explorer of the boat. */
const LANDS = new Set(['reinforce', 'recruit']);
/** What comes after the actions, and the end of those. */
const BOUGHT = new Set(['ring', 'recruit', 'spy', 'end']);

/** Where explorers are after these choices of a plan. Who acts again after a battle has won it; whoever else was there is gone. */
function after(model: Model, before: Choice[], seat: number): Model {
  return before.reduce((now, choice) => {
    const one = LANDS.has(kindOf(choice)) ? crewOf(now, seat)[0] : explorerOf(now, mover(choice) ?? undefined);
    const cell = cellOf(choice, now);
    if (!one || !cell) return now;
    const moved = (other: Explorer): Explorer => (other.id === one.id ? { ...other, cell, place: null } : other.cell === cell ? { ...other, cell: null } : other);
    return { ...now, explorers: now.explorers.map(moved) };
  }, model);
}

/** Is it what one buys that is ended? Later in a plan: once something was bought, an end was made or no action is left. */
function buys({ ask }: Model, before: Choice[]): boolean {
  return ask?.ask === 'power' || before.some((choice) => BOUGHT.has(kindOf(choice))) || (before.length > 0 && before.length >= (ask?.left ?? 0));
}

/** A choice, for buttons and lists. */
export function wording(choice: Choice, position: Position, text: Translate, { people, seat, before = [] }: Scene): string {
  const now = after(read(position), before, seat ?? -1);
  const kind = kindOf(choice);
  const { axis, direction, value } = choice.parts;
  const cell = cellOf(choice, now) ?? '';
  const one = LANDS.has(kind) ? crewOf(now, seat ?? -1)[0] : explorerOf(now, choice.parts.explorer);
  const there = whoIsOn(now, cell);
  const name = nameIn(people, (kind === 'spy' ? one : there)?.seat ?? 0);
  const worth = (what: string): string => (one?.value ? text('board-worth', { what, value: one.value }) : what);
  switch (kind) {
    case 'move': case 'battle':
      return worth(text(`board-say-${kind}`, { from: one?.cell ?? '', cell, name }));
    case 'swim':
      return worth(text(there ? 'board-say-swim-battle' : 'board-say-swim', { from: one?.cell ?? '', cell, name }));
    case 'ring': case 'reinforce': case 'recruit':
      return worth(text(`board-say-${kind}`, { cell }));
    case 'value':
      return text('board-say-value', { value: value! });
    case 'aim':
      return text(`board-axis-${axis}`);
    case 'blast': case 'blow':
      return text(`board-way-${direction}`);
    case 'end':
      return text(buys(now, before) ? 'board-pass-power' : 'board-pass-act');
    case 'miner': case 'pass': case 'again':
      return text(`verb-${kind}`);
    default:
      return text(`board-say-${kind}`, { cell, name });
  }
}

export function previewText(choice: Choice, text: Translate, { position, seat }: Scene): string {
  const now = read(position);
  const { axis = '', direction = '', value = crewOf(now, seat ?? -1)[0]?.value ?? '?' } = choice.parts;
  const cell = cellOf(choice, now) ?? '';
  return text(`preview-${kindOf(choice)}`, { cell, value, axis: axis && text(`axis-${axis}`), direction: direction && text(`direction-${direction}`) });
}

/** Several explorers could do something on one tile. */
export function whichText(meant: Choice[], { position, text }: Scene): string | null {
  const [cell, ...others] = new Set(meant.map((choice) => cellOf(choice, read(position))));
  return cell && !others.length ? text('board-which', { cell }) : null;
}

/** Nothing is left to do: because no tile is free to land on, or as things stand. */
function stuck(now: Model, seat: number, text: Translate): string {
  const full = now.tiles.every(({ id, ground }) => ground === 'water' || whoIsOn(now, id));
  return text(full && !ashore(now, seat).length ? 'board-ask-full' : 'board-ask-stuck');
}

/** The question, with what was turned up and whom it comes to. */
export function askText(question: Question, choices: Choice[], seat: number, { position, people, text }: Scene): string | null {
  const now = read(position);
  const subject = now.ask?.subject ?? '';
  const { strength } = faceOf(now.tile.get(subject)?.face ?? null);
  switch (question.kind) {
    case 'act': return choices.length && choices.every((choice) => kindOf(choice) === 'end') ? stuck(now, seat, text) : null;
    case 'arrange': return text('board-ask-arrange');
    case 'power': return text('board-ask-power', { count: now.purses[seat] ?? 0 });
    case 'aim': case 'blast': return text(`board-ask-${question.kind}`, { strength, cell: subject });
    case 'miner': {
      const one = explorerOf(now, String(now.ask?.topic));
      if (!one) return null;
      const key = one.seat === seat ? 'board-ask-miner-yours' : one.value ? 'board-ask-miner' : 'board-ask-miner-hidden';
      return text(key, { strength, cell: one.cell ?? '', value: one.value ?? 0, name: nameIn(people, one.seat) });
    }
    default: return null;
  }
}

// ---- what would come of it --------------------------------------------------------------------------------------------

interface Stakes {
  said: string[];
  /** An explorer of whoever chooses would go home. */
  bad: boolean;
}
const NONE: Stakes = { said: [], bad: false };

class Teller {
  constructor(
    private readonly model: Model,
    private readonly scene: Scene,
  ) {}

  private readonly text = (key: string, values?: Record<string, string | number>): string => this.scene.text(key, values);
  private readonly isMine = (one: Explorer): boolean => one.seat === (this.scene.seat ?? null);
  private readonly whose = (key: string, one: Explorer, values: Record<string, string | number> = {}): string =>
    this.text(this.isMine(one) ? `${key}-yours` : key, { ...values, name: nameIn(this.scene.people, one.seat), value: one.value ?? '?' });

  bomb(cell: string, ways: readonly Direction[]): Stakes {
    return this.hits(ways.flatMap((way) => inLine(this.model, cell, way)), faceOf(this.model.tile.get(cell)?.face ?? null).strength);
  }

  hits(victims: Explorer[], strength: number): Stakes {
    const fates = victims.map((one) => ({ one, is: fate(one, strength) }));
    const tested = fates.filter(({ is }) => is === 'tested').length;
    const bad = fates.some(({ one, is }) => is === 'home' && this.isMine(one));
    if (!victims.length) return { said: [this.text('board-line-nobody')], bad };
    const known = fates.filter(({ is }) => is !== 'tested').map(({ one, is }) => this.whose(`board-line-${is}`, one));
    return { said: [...known, ...(tested ? [this.text('board-line-hidden', { count: tested })] : []), ...(bad ? [] : [this.text('board-line-safe')])], bad };
  }

  wind(cell: string, way: Direction): Stakes {
    const blown = storm(this.model, cell, way);
    if (!blown.length) return { said: [this.text('board-line-nobody')], bad: false };
    return { said: blown.map(({ one, from, to }) => this.whose(to ? 'board-wind-to' : 'board-wind-home', one, { from, cell: to ?? '' })), bad: blown.some(({ one, to }) => !to && this.isMine(one)) };
  }

  shrink(cell: string): Stakes {
    const one = whoIsOn(this.model, cell);
    const coins = this.model.tile.get(cell)?.coins ?? 0;
    return { said: [...(one ? [this.whose('board-shrink-home', one)] : []), ...(coins ? [this.text('board-shrink-coins', { count: coins })] : [])], bad: !!one && this.isMine(one) };
  }

  fight(mine: Explorer, other: Explorer): Stakes {
    const result = battle(mine, other);
    const sum = (one: Explorer): string => (one.ring ? this.text('board-battle-ring', { value: one.value ?? 0 }) : String(one.value));
    if (result === 'hidden') return { said: [this.text('board-against-hidden', { value: sum(mine) }), ...(mine.flag ? [this.text('board-flag-risk')] : [])], bad: mine.flag };
    return { said: [this.text('board-may', { what: this.text('board-against', { value: sum(mine), other: sum(other) }), may: this.text(`board-would-${result}`) })], bad: result !== 'win' };
  }

  arrival(cell: string): Stakes {
    const tile = this.model.tile.get(cell);
    if (this.model.flagAt === cell) return { said: [this.text('board-takes-flag')], bad: false };
    if (tile?.ground === 'stone') return { said: [this.text('help-stone')], bad: false };
    if (!tile?.coins) return NONE;
    return { said: [this.text(tile.fresh ? 'board-takes-not' : 'board-takes', { count: tile.coins })], bad: false };
  }
}

const or = (found: Stakes, said: string): Stakes => (found.said.length ? found : { said: [said], bad: false });

function stakes(choice: Choice, scene: Scene): Stakes {
  const now = read(scene.position);
  const teller = new Teller(now, scene);
  const kind = kindOf(choice);
  const cell = cellOf(choice, now);
  const one = explorerOf(now, choice.parts.explorer);
  const there = cell ? whoIsOn(now, cell) : undefined;
  if (mover(choice) && one && cell) return there ? teller.fight(one, there) : teller.arrival(cell);
  switch (kind) {
    case 'aim': case 'blast':
      return teller.bomb(now.ask?.subject ?? '', waysOfChoice(choice));
    case 'blow':
      return teller.wind(now.ask?.subject ?? '', choice.parts.direction as Direction);
    case 'shrink':
      return or(teller.shrink(cell!), scene.text('help-shrink'));
    case 'reinforce':
      return teller.arrival(cell!);
    case 'recruit':
      return or(teller.arrival(cell!), scene.text('help-recruit'));
    case 'pass': {
      const next = explorerOf(now, String(now.ask?.topic));
      return next ? teller.hits([next], faceOf(now.tile.get(now.ask?.subject ?? '')?.face ?? null).strength) : NONE;
    }
    case 'reveal': case 'ring': case 'spy': case 'miner':
      return { said: [scene.text(kind === 'reveal' ? 'board-stake-reveal' : `help-${kind}`)], bad: false };
    default:
      return NONE;
  }
}

const told = ({ said }: Stakes): string | null => (said.length ? said.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ') : null);

export function warning(choice: Choice, _position: Position, _text: Translate, scene: Scene): string | null {
  const found = stakes(choice, scene);
  return found.bad ? told(found) : null;
}

export function outlook(choice: Choice, scene: Scene): string | null {
  return told(stakes(choice, scene));
}

/** What a miner would keep from whoever is asked. */
export function threat(scene: Scene): string | null {
  const found = stakes({ do: 'pass', parts: { do: 'pass' } }, scene);
  return found.bad ? told(found) : null;
}

// ---- steps --------------------------------------------------------------------------------------------------------------

/** Act ●○ — Buy — Shrink; before the first turn: Explorers — Values. */
export function steps(position: Position, question: Question | null): ReturnType<Game['steps']> {
  const now = read(position);
  if (now.over) return [];
  // what is asked at the bottom of the stack is the step; bombs, storms and miners lie on top of it
  const step = now.asks[0]?.ask ?? question?.kind ?? '';
  if (['stones', 'place', 'choose', 'arrange'].includes(step)) {
    const free = position.options?.landscape === 'free' || position.options?.explorers === 'anywhere';
    return [...(free ? [{ id: 'place', now: step !== 'arrange' }] : []), { id: 'arrange', now: step === 'arrange' }];
  }
  if (!['act', 'power', 'shrink'].includes(step)) return [];
  const left = step === 'act' ? (now.asks[0]?.left ?? 0) : 0;
  return [{ id: 'act', now: step === 'act', pips: [left, ACTIONS] }, { id: 'power', now: step === 'power' }, { id: 'shrink', now: step === 'shrink' }];
}
