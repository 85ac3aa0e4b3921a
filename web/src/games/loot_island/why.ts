// Why a landing or a small island means nothing now: a text (`board-no-…`), and the paragraph that says so.
import { type Card, fits, landing, type Model, other } from './read';
import { idOf, type Key } from './targets';

export type WhyNot = readonly [why: string, rule: string];

const OF_QUESTION: Readonly<Record<string, WhyNot>> = { stack: ['stack', '4.6'], place: ['place', '4.6'], withdraw: ['compass', '8.2'] };
/** Events that change what a small island costs. */
const DEARER = ['b7', 'b9'];

/** `hand`: the cards that could be chosen. `origin`: the landing that a compass comes from is to be chosen. Null: nothing to say. */
export function whyNot(model: Model, key: Key, hand: Card[], origin: boolean): WhyNot | null {
  const ask = model.ask?.ask ?? '';
  if (ask !== 'turn') return key.startsWith('landing:') ? (OF_QUESTION[ask] ?? null) : null;
  if (key.startsWith('island:')) return ofIsland(model, idOf(key), hand);
  return origin ? ['compass', '5.1'] : ofLanding(model, idOf(key), hand);
}

function ofIsland(model: Model, id: string, hand: Card[]): WhyNot | null {
  if (model.islands.find((one) => one.id === id)?.shut) return ['shut', '4.4'];
  if (!model.chosen.length && hand.length) return null; // cards for it can be chosen yet
  return DEARER.includes(model.event ?? '') ? ['dear', '8.2'] : ['cost', '4.3'];
}

function ofLanding(model: Model, id: string, hand: Card[]): WhyNot | null {
  const cards = model.chosen;
  if (!cards.length) return hand.length ? (hand.some((card) => fits(model, card, id)) ? null : ['fits', '5.3']) : ['cards', '4.8'];
  if (cards.some(({ suit }) => suit !== cards[0]!.suit)) return ['mixed', '5.2'];
  const suit = landing(model, id)?.suit;
  if (suit) return suit === cards[0]!.suit ? ['lower', '5.3'] : ['colour', '5.3'];
  return landing(model, other(id))?.suit === cards[0]!.suit ? ['coast', '5.2'] : null;
}
