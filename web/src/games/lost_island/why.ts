// Why a space or an explorer means nothing now: a text (`board-no-…`), and the paragraph that says so.
import { type Explorer, explorerOf, type Model, type Tile, whoIsOn } from './read';
import { idOf, type Key } from './targets';

export type WhyNot = readonly [why: string, rule: string];

/** Where one answer is as good for every space. */
const OF_QUESTION: Readonly<Record<string, WhyNot>> = {
  stones: ['stones', '9.1'],
  place: ['place', '9.2'],
  choose: ['choose', '9.2'],
  arrange: ['arrange', '2.4'],
  aim: ['aim', '6.3'],
  blast: ['blast', '6.4'],
  miner: ['miner', '7.6'],
  blow: ['blow', '6.7'],
  flag: ['flag', '8.5'],
};
const POWER_UPS = ['ring', 'recruit', 'spy'];
const ACTIONS = ['move', 'swim', 'battle', 'reveal', 'reinforce'];

/** `kinds`: what may be done, of the verb that was chosen; `held`: the explorer in hand. Null: there is nothing to say. */
export function whyNot(model: Model, key: Key, kinds: readonly string[], held: string | null, seat: number): WhyNot | null {
  const ask = model.ask?.ask ?? '';
  const there = key.startsWith('explorer:') ? explorerOf(model, idOf(key)) : whoIsOn(model, idOf(key));
  const tile = model.tile.get(key.startsWith('cell:') ? idOf(key) : (there?.cell ?? ''));
  if (ask === 'shrink') return tile ? ofShrinking(model, tile, there) : null;
  if (ask !== 'act' && ask !== 'power') return OF_QUESTION[ask] ?? null;
  if (!tile) return null;
  const one = explorerOf(model, held ?? undefined);
  const only = kinds.length === 1 ? kinds[0]! : '';
  if (one) return ofGoing(one, tile, there, only);
  return ACTIONS.some((kind) => kinds.includes(kind)) ? ofActing(tile, there, seat, only) : ofCoins(there, seat, kinds, only);
}

/** Somewhere else than the explorer in hand may go. */
function ofGoing(one: Explorer, tile: Tile, there: Explorer | undefined, only: string): WhyNot {
  if (only === 'swim' || tile.ground === 'water') return ['swim', '4.4'];
  if (only === 'battle' || (there && there.seat !== one.seat && only !== 'move')) return ['attack', '5.1'];
  return there ? ['taken', '4.1'] : ['far', '4.1'];
}

/** What cannot be taken in hand, turned over or come to. */
function ofActing(tile: Tile, there: Explorer | undefined, seat: number, only: string): WhyNot {
  if (only === 'reinforce') return ['reinforce', '4.6'];
  if (only === 'swim' || tile.ground === 'water') return ['swim', '4.4'];
  if (there) return there.seat === seat ? ['stuck', '4.1'] : ['attack', '5.1'];
  if (tile.ground === 'stone') return ['visit', '4.3'];
  return tile.ground === 'hidden' || only === 'reveal' ? ['reveal', '4.2'] : ['hand', '4.1'];
}

/** The second step: all that can be done there costs coins. */
function ofCoins(there: Explorer | undefined, seat: number, kinds: readonly string[], only: string): WhyNot {
  if (!POWER_UPS.some((kind) => kinds.includes(kind))) return ['coins', '7.1'];
  if (only === 'recruit') return ['reinforce', '7.4'];
  if (only === 'spy' || (there && there.seat !== seat)) return ['spy', '7.5'];
  return only === 'ring' || there ? ['ring', '7.2'] : ['power', '7.1'];
}

function ofShrinking(model: Model, tile: Tile, there: Explorer | undefined): WhyNot {
  if (tile.ground === 'water') return ['sea', '8.2'];
  if (tile.ground === 'stone' || model.flagAt === tile.id) return ['stays', '8.3'];
  return there ? ['occupied', '8.2'] : ['outside', '8.2'];
}
