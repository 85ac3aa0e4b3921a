// Why a space or piece means nothing now: a text (`board-no-…`), and the paragraph that says so.
import { around, CELL } from './geometry';
import { type Explorer, type Model, PLACES_ABOARD } from './read';
import { cellOf, idOf, type Key } from './targets';

export type WhyNot = readonly [why: string, rule: string];

/** Where one answer is as good for every space. */
const OF_QUESTION: Readonly<Record<string, WhyNot>> = {
  launch: ['launch', '2.8'],
  play: ['play', '3.1'],
  dolphin: ['dolphin', '7.2'],
  wind: ['wind', '7.3'],
  crew: ['crew', '6.8'],
  creature: ['glide', '8.1'],
};

/** `held`: the piece in hand. Null: there is nothing to say. */
export function whyNot(model: Model, key: Key, held: Key | null, seat: number): WhyNot | null {
  const ask = model.ask?.ask ?? '';
  const cell = key.startsWith('island:') ? null : cellOf(model, key);
  const terrain = cell && model.land.get(cell);
  if (ask === 'place') return terrain ? ['taken', '2.5'] : ['place', '2.5'];
  if (ask === 'sink') return !terrain ? ['sea', '6.1'] : terrain === model.sinking ? ['inland', '6.2'] : ['order', '6.1'];
  if (ask === 'move_creature') return [typeof model.ask?.subject === 'string' ? 'put' : 'pick', '7.4'];
  if (ask !== 'move') return OF_QUESTION[ask] ?? null;
  if (held?.startsWith('boat:')) return ['row', '5.1'];
  const one = held && model.explorers.find(({ id }) => id === idOf(held));
  return one ? ofExplorer(model, one, cell) : ofPiece(model, key, cell, seat);
}

/** Somewhere else than it may go. */
function ofExplorer(model: Model, one: Explorer, cell: string | null): WhyNot {
  const from = CELL.get(one.cell ?? '');
  if (!cell) return from?.harbour ? ['swum', '4.8'] : ['harbour', '4.8'];
  if (model.land.has(cell)) return one.where === 'ashore' ? ['far', '4.1'] : ['back', '4.6'];
  const full = (model.boats.find((boat) => boat.cell === cell)?.crew.length ?? 0) >= PLACES_ABOARD;
  if (cell === one.cell) return full ? ['full', '5.4'] : ['climb', '4.7'];
  if (!around(one.cell ?? '').some(({ id }) => id === cell)) return ['far', '3.3'];
  if (one.where === 'swimming') return ['swum', '4.5'];
  return full ? ['full', '5.4'] : ['aboard', '4.3'];
}

/** What cannot be taken in hand. */
function ofPiece(model: Model, key: Key, cell: string | null, seat: number): WhyNot {
  const there = model.explorers.filter((one) => (key.startsWith('explorer:') ? one.id === idOf(key) : one.cell !== null && one.cell === cell));
  const boat = model.boats.find((one) => (key.startsWith('boat:') ? one.id === idOf(key) : one.cell === cell));
  if (key.startsWith('creature:')) return ['later', '3.1'];
  if (there.some((one) => one.seat === seat)) return ['stuck', '3.3'];
  if (boat?.crew.length && !key.startsWith('explorer:')) return ['steer', '5.2'];
  if (there.length) return ['others', '4.10'];
  return cell && model.creatures.some((one) => one.cell === cell) ? ['later', '3.1'] : ['hand', '3.3'];
}
