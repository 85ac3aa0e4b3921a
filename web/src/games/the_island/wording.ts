// A choice in words, from where things are: «Walk from d4 to d5», not «step crimson-3 e».
import type { Choice, Question } from '../../protocol';
import type { Game, Translate } from '../types';
import { type Kind, type Model, POINTS, type Position, read, threats } from './read';
import { cellOf, destination, idOf, kindOf, meeting, pieceOf } from './targets';

const cache = new WeakMap<Position, Model>();

/** The same position is read once. */
export function model(position: Position): Model {
  const known = cache.get(position) ?? read(position);
  cache.set(position, known);
  return known;
}

export function wording(choice: Choice, position: Position, text: Translate): string {
  const now = model(position);
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
    case 'value': return text('board-say-value', { value: value! });
    case 'launch': return text('board-say-launch', { cell: cell! });
    case 'play': return text('board-say-play', { tile: text(`tile-${tile}`), terrain: text(`terrain-${terrain}`) });
    case 'defend': return text('board-say-defend', { terrain: text(`terrain-${terrain}`) });
    default: return text(`board-pass-${now.ask?.ask ?? 'move'}`);
  }
}

/** With its value, where it is known; else, where somebody else of its colour is, with its number. */
function worth(what: string, id: string, now: Model, text: Translate): string {
  const one = now.explorers.find((other) => other.id === id);
  if (one?.value) return text('board-worth', { what, value: one.value });
  const twins = now.explorers.filter((other) => other.colour === one?.colour && other.cell === one?.cell && other.boat === one?.boat);
  return one && twins.length > 1 ? text('board-number', { what, number: one.number }) : what;
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
  const to = destination(choice, now);
  if (!to?.startsWith('cell:') || !['step', 'jump', 'row', 'board'].includes(kind)) return null;
  if (kind === 'row' && !now.boats.find((one) => one.id === choice.parts.boat)?.crew.length) return null;
  const kinds = threats(now, [idOf(to)], kind === 'row' || kind === 'board').get(idOf(to));
  return kinds ? text('board-danger-here', { kinds: kinds.map((one) => text(`kind-${one}`)).join(', ') }) : null;
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
