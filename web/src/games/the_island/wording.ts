// A choice in words, from where things are: «Walk from d4 to d5», not «step crimson-3 e».
import type { Choice, Question } from '../../protocol';
import type { Game, Scene, Translate } from '../types';
import { type Kind, type Model, POINTS, type Position, read, threats, VALUES } from './read';
import { after, cellOf, destination, idOf, kindOf, meeting, pieceOf } from './targets';

const cache = new WeakMap<Position, Model>();

/** The same position is read once. */
export function model(position: Position): Model {
  const known = cache.get(position) ?? read(position);
  cache.set(position, known);
  return known;
}

export function wording(choice: Choice, position: Position, text: Translate, scene?: Partial<Scene>): string {
  const before = scene?.before ?? [];
  const now = after(model(position), before);
  const kind = kindOf(choice);
  const { terrain, tile, cell, value, explorer, creature, colour } = choice.parts;
  const piece = pieceOf(choice);
  const from = (piece && cellOf(now, piece)) ?? '';
  const to = destination(choice, now);
  const values = { from, to: to?.startsWith('cell:') ? idOf(to) : '' };
  switch (kind) {
    case 'step': return worth(text(`board-say-${now.land.has(values.to) ? 'walk' : now.land.has(from) ? 'wade' : 'swim'}`, values), explorer!, now, text);
    case 'board': return worth(text(`board-say-${from === values.to ? 'climb' : 'board'}`, values), explorer!, now, text);
    case 'jump': return worth(text('board-say-jump', values), explorer!, now, text);
    case 'land': return worth(text('board-say-land', { from, island: text(`island-${to ? idOf(to) : ''}`) }), explorer!, now, text);
    case 'row': return text('board-say-row', values);
    case 'glide': return text('board-say-glide', { ...values, creature: text(`creature-${creature!.split('-')[0]}`) });
    case 'pick': return text('board-say-pick', { creature: text(`creature-${creature!.split('-')[0]}`), from: cellOf(now, `creature:${creature!}`) ?? '' });
    case 'put': return text('board-say-put', { to: cell! });
    case 'sink': return text('board-say-sink', { terrain: text(`terrain-${now.land.get(cell!) ?? 'beach'}`), cell: cell! });
    case 'crew': return worth(text('board-say-crew', { colour: text(`colour-${explorer!.split('-')[0]}`) }), explorer!, now, text);
    case 'place': return now.colours > now.seats ? text('board-say-place-colour', { cell: cell!, colour: text(`colour-${colour}`) }) : text('board-say-place', { cell: cell! });
    case 'value': return text('board-say-value', { value: value!, left: valuesLeft(now, Number(value)) });
    case 'launch': return text('board-say-launch', { cell: cell! });
    case 'play': return text('board-say-play', { tile: text(`tile-${tile}`), terrain: text(`terrain-${terrain}`) });
    case 'defend': return text('board-say-defend', { terrain: text(`terrain-${terrain}`) });
    default: return text(`board-pass-${before.length ? passedAfter(before, now) : (now.ask?.ask ?? 'move')}`);
  }
}

/** What a pass later in a plan ends: a tile's own moves, or one's moves. */
function passedAfter(before: Choice[], now: Model): string {
  const asked = before.some((choice) => kindOf(choice) === 'pass') ? 'move' : now.ask?.ask;
  const played = before.find((choice) => kindOf(choice) === 'play')?.parts.tile;
  return asked === 'play' ? (played && played in RULE_OF_TILE ? played : 'move') : (asked ?? 'move');
}

/** What is being considered, as a question; a value is no sentence by itself. */
export function previewText(choice: Choice, text: Translate, { position }: Scene): string {
  return kindOf(choice) === 'value' ? text('board-ask-value', { value: choice.parts.value! }) : text('web-asks', { what: wording(choice, position, text) });
}

/** How many of the explorers still in hand are worth this. */
function valuesLeft(now: Model, value: number): number {
  const subject = now.ask?.subject;
  const colour = now.explorers.find((one) => one.id === subject)?.colour;
  const given = now.explorers.filter((one) => one.colour === colour && one.value === value).length;
  return VALUES.filter((one) => one === value).length - given;
}

/** With its value, where it is known; else, where somebody else of its colour is, with its number. */
function worth(what: string, id: string, now: Model, text: Translate): string {
  const one = now.explorers.find((other) => other.id === id);
  if (one?.value) return text('board-worth', { what, value: one.value });
  const twins = now.explorers.filter((other) => other.colour === one?.colour && other.cell === one?.cell && other.boat === one?.boat);
  return one && twins.length > 1 ? text('board-number', { what, number: one.number }) : what;
}

/** What a creature that came threatens: said to everybody who is asked, whatever they hold. And that no tile has a use. */
export function askText(question: Question, choices: Choice[], seat: number, { position, text }: Scene): string | null {
  const now = model(position);
  if (question.kind === 'play' && choices.length === 1) return text('board-play-none');
  const cell = question.kind === 'defend' && attacked(now);
  if (!cell) return null;
  const boat = now.boats.find((one) => one.cell === cell);
  const own = (question.values.kind === 'whale' ? (boat?.crew ?? []) : now.explorers.filter((one) => one.where === 'swimming' && one.cell === cell)).filter((one) => one.seat === seat);
  return text(`board-defend-${question.values.kind}`, { cell, count: own.length });
}

export function waitText(question: Question, names: string[], { position, text }: Scene): string | null {
  const cell = question.kind === 'defend' && attacked(model(position));
  return cell ? text('board-wait-defend', { names: names.join(', '), count: names.length, cell, creature: text(`creature-${question.values.kind}`) }) : null;
}

const attacked = (now: Model): string | null => (typeof now.ask?.subject === 'string' ? cellOf(now, `creature:${now.ask.subject}`) : null);

const RULE_OF: Readonly<Record<string, string>> = { jump: '4.4', land: '4.8', row: '5.1', sink: '6.2' };
const RULE_OF_KIND: Readonly<Record<string, string>> = { serpent: '8.3', shark: '8.4', whale: '8.5' };
/** Tiles that are played, and the questions that they open. */
const RULE_OF_TILE: Readonly<Record<string, string>> = { dolphin: '7.2', wind: '7.3' };

/** The paragraph that says most now: what is being considered, else what was rolled, played or asked. */
export function rule(question: Question, preview: Choice | null, position: Position): string | null {
  const now = model(position);
  const kind = preview ? kindOf(preview) : '';
  if (preview && meeting(preview, now) && kind !== 'glide') return kind === 'row' ? '5.5' : '4.9';
  if (question.kind in RULE_OF_TILE) return RULE_OF_TILE[question.kind]!;
  if (preview && (kind === 'step' || kind === 'board')) return ruleOfMove(preview, now);
  if (preview && kind === 'play') return RULE_OF_TILE[preview.parts.tile!] ?? '7.4';
  if (question.kind === 'defend') return question.values.kind === 'whale' ? '8.8' : '8.7';
  if (question.kind === 'creature') return RULE_OF_KIND[String(question.values.kind)] ?? null;
  return RULE_OF[kind] ?? null;
}

function ruleOfMove(choice: Choice, now: Model): string {
  const one = now.explorers.find(({ id }) => id === choice.parts.explorer);
  if (kindOf(choice) === 'board') return choice.parts.direction === 'here' ? '4.7' : one?.boat ? '4.3' : '4.2';
  const to = destination(choice, now);
  if (to && now.land.has(idOf(to))) return '4.1';
  return one?.where === 'ashore' ? '4.4' : '4.5';
}

/** What a choice would bring about at once, or could with the next roll: a line of warning, if there is one. */
export function warning(choice: Choice, position: Position, text: Translate): string | null {
  const now = model(position);
  const kind = kindOf(choice);
  const met = meeting(choice, now);
  if (met?.meets.length) {
    if (kind !== 'row') return text('board-meets-swimmer', { creature: text(`creature-${met.meets[0]}`) });
    return met.meets.includes('serpent') ? text('board-meets-serpent') : text('board-meets-whale');
  }
  if (met) {
    const mover = choice.parts.creature!.split('-')[0] as Kind;
    return mover === 'whale' ? text('board-strikes-whale', { count: met.passengers }) : text('board-strikes', { count: met.swimmers + met.passengers });
  }
  if (kind === 'sink') return falls(choice, now, text);
  const to = destination(choice, now);
  if (!to?.startsWith('cell:') || !['step', 'jump', 'row', 'board'].includes(kind)) return null;
  if (kind === 'row' && !now.boats.find((one) => one.id === choice.parts.boat)?.crew.length) return null;
  const kinds = threats(now, [idOf(to)], kind === 'row' || kind === 'board').get(idOf(to));
  return kinds ? text('board-danger-here', { kinds: kinds.map((one) => text(`kind-${one}`)).join(', ') }) : null;
}

/** Own explorers on a tile that goes. */
function falls(choice: Choice, now: Model, text: Translate): string | null {
  const seat = now.ask?.seats[0];
  const count = now.explorers.filter((one) => one.seat === seat && one.where === 'ashore' && one.cell === choice.parts.cell).length;
  return count ? text('board-falls', { count }) : null;
}

const ORDER = ['tile', 'move', 'sink', 'creature'];
const STEP_OF: Readonly<Record<string, string>> = {
  play: 'tile', dolphin: 'tile', wind: 'tile', move_creature: 'tile', move: 'move', sink: 'sink', turn_up: 'sink', crew: 'sink', roll: 'creature', creature: 'creature', defend: 'creature',
};

/** Tile — Move ●●○ — Sink — Creature; before the first turn: Explorers — Boats. */
export function steps(position: Position, question: Question | null): ReturnType<Game['steps']> {
  const now = model(position);
  if (now.over) return [];
  const ask = now.ask?.ask ?? question?.kind ?? '';
  if (['place', 'value', 'launch'].includes(ask)) {
    const seat = now.ask?.seats[0] ?? 0;
    const left = now.explorers.filter((one) => one.seat === seat && one.where === 'hand').length;
    return [{ id: 'place', now: ask !== 'launch', count: left }, { id: 'launch', now: ask === 'launch' }];
  }
  const at = STEP_OF[ask];
  if (!at) return [];
  const left = now.ask?.left ?? 0;
  return ORDER.map((id) => {
    const step = { id, now: id === at };
    if (id === 'move') return { ...step, pips: [ask === 'move' ? left : ORDER.indexOf(at) < 1 ? POINTS : 0, POINTS] as [number, number] };
    return id === at && ['dolphin', 'wind', 'creature'].includes(ask) ? { ...step, count: left } : step;
  });
}
