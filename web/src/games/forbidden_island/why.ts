// Why a tile, a pawn, a treasure or a card means nothing now: a text (`board-no-…`), and the paragraph that says so.
import { asks, type Model, type Position, TREASURES } from './read';
import type { Key } from './targets';

export type WhyNot = readonly [why: string, rule: string];

/** Where one answer is as good for every space. */
const OF_QUESTION: Readonly<Record<string, WhyNot>> = {
  shore_more: ['second', '5.3'],
  guide_more: ['another', '4.8'],
  discard: ['discard', '6.9'],
  special: ['special', '7.1'],
  flight: ['flight', '7.4'],
  rescue: ['rescue', '7.5'],
};

/** `kinds`: what may be done, of the verb that was chosen; `held`: a pawn to be guided is in hand. Null: there is nothing to say. */
export function whyNot(model: Model, position: Position, ask: string, key: Key, kinds: readonly string[], actor: number, held: boolean): WhyNot | null {
  const pawn = model.pawns[actor];
  const tile = model.tiles.find(({ id }) => key === `tile:${id}`);
  if (!pawn) return null;
  if (ask === 'swim') return ofSwimmer(pawn.role, tile?.level === 'sunk');
  if (ask !== 'act') return OF_QUESTION[ask] ?? null;
  if (key.startsWith('treasure:')) return model.treasures.some(({ id, won }) => won && key === `treasure:${id}`) ? ['won', '6.4'] : ['capture', '6.4'];
  if (held) return ['guide', '4.6'];
  if (kinds.includes('move') || kinds.includes('fly')) return tile ? ofWalker(pawn, tile.id, tile.level === 'sunk', kinds, position) : null;
  if (kinds.includes('shore')) return tile?.level === 'sunk' ? ['gone', '5.4'] : tile?.level === 'dry' ? ['dry', '5.1'] : pawn.role === 'explorer' ? ['reach_all', '5.2'] : ['reach', '5.1'];
  if (kinds.includes('guide')) return ['guide', '4.6'];
  if (kinds.includes('give')) return pawn.role === 'messenger' ? ['anybody', '6.2'] : ['give', '6.1'];
  if (kinds.includes('capture')) return ['capture', '6.4'];
  if (kinds.includes('sandbag')) return ['sandbag', '7.2'];
  return kinds.includes('helicopter') ? ['flight', '7.4'] : ['spent', '3.2'];
}

function ofWalker({ role, at }: { role: string; at: string }, tile: string, sunk: boolean, kinds: readonly string[], position: Position): WhyNot {
  if (tile === at) return ['here', '4.1'];
  if (role === 'diver') return sunk && position.options?.dive !== 'turn' ? ['surface', '4.11'] : ['dive', '4.9'];
  if (sunk) return ['missing', '4.2'];
  if (role === 'pilot' && !kinds.includes('fly')) return ['flown', '4.5'];
  return role === 'explorer' ? ['diagonal', '4.4'] : ['far', '4.1'];
}

function ofSwimmer(role: string, sunk: boolean): WhyNot {
  if (sunk) return ['ashore', '8.5'];
  if (role === 'diver') return ['nearest', '8.6'];
  return role === 'explorer' ? ['swim_all', '8.6'] : ['swim', '8.5'];
}

/** The same for a card of the hand; `own`: whoever holds it is asked. */
export function whyNotCard(model: Model, position: Position, ask: string, card: string, seat: number, own: boolean): WhyNot {
  if ((TREASURES as readonly string[]).includes(card)) {
    if (!own || ask !== 'act') return ['own_turn', '6.3'];
    if (!asks(position).at(-1)?.left) return ['spent', '3.2'];
    return model.pawns[seat]?.role === 'messenger' ? ['anybody', '6.2'] : ['give', '6.1'];
  }
  if (card !== 'sandbags') return ['later', '7.1'];
  if (!model.tiles.some(({ level }) => level === 'flooded')) return ['sandbag', '7.2'];
  return asks(position).some((one) => one.ask === 'flood') ? ['flooding', '7.3'] : ['later', '7.1'];
}
