// A position, as the server sends it, made ready for drawing: what lies where, and what the next exploring would find. What is
// foretold follows RULES.md by the paragraphs named; the tests compare it with what the server's rules make of such positions.
import { Box, BURY, COASTS, type Coast, COMPASSES, type Effect, HAND, type Islet, JOKER, LANDINGS, NEEDED, SUITS, type Suit, treasuresOf, type Treasure } from './box';

export type Position = Record<string, any>;
/** A seat, or the third hunter of two players. */
export type Hunter = number | 'aaron';

export interface Card {
  id: string;
  suit: Suit;
  /** 1 to 10, 11 is the joker. */
  number: number;
  effect: Effect;
}

export interface Landing {
  id: string;
  coast: Coast;
  /** The oldest card first. */
  cards: Card[];
  /** The lowest compass first. */
  stack: Hunter[];
  /** §6.2 Cards as they count: +1 is two. */
  counted: number;
  suit: Suit | null;
  /** §5.3 What the next card has to be worth, unless it is a 1. */
  last: number;
}

export interface Island {
  id: string;
  is: Islet;
  cubes: number;
  shut: boolean;
}

export interface Ask {
  ask: string;
  seats: number[];
  left: number;
  subject: unknown;
  topic: unknown;
}

export interface Model {
  seats: number;
  box: Box;
  needed: number;
  handSize: number;
  round: number;
  stage: string;
  event: string | null;
  /** 0 is the north-west, clockwise. */
  corner: number;
  clockwise: boolean;
  /** The coast along the bow: explored next. */
  ahead: Coast;
  /** The coast that is being explored now. */
  exploring: Coast | null;
  landings: Landing[];
  islands: Island[];
  cubes: number[];
  sizes: number[];
  passed: Hunter[];
  tile: number | null;
  turn: number | null;
  chosen: Card[];
  /** The chosen cards are Aaron's. */
  forAaron: boolean;
  open: Treasure[];
  offers: Treasure[];
  treasures: Treasure[][];
  aaronTreasures: Treasure[];
  pile: number;
  /** Treasures that still lie face down. */
  deck: number;
  /** Where the loot that lies open was found. */
  site: string | null;
  picks: number;
  big: string | null;
  healers: { open: string[]; held: string[][]; taken: Map<number, string> };
  asks: Ask[];
  ask: Ask | null;
  out: string[];
  over: string | null;
  sheets: Record<string, number>[];
  scores: number[];
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const hunter = (value: unknown): Hunter => (value === 'aaron' ? 'aaron' : Number(value));

export function cardOf(id: string, box: Box): Card | null {
  const [suit, number, copy] = id.split('-');
  const at = SUITS.indexOf(suit as Suit);
  if (at < 0 || !number) return null;
  const value = number === 'joker' ? JOKER : Number(number);
  return { id, suit: SUITS[at]!, number: value, effect: box.effect(at, value, copy === 'b' ? 1 : 0) };
}

export const cardsOf = (ids: unknown, box: Box): Card[] => list(ids).flatMap((id) => cardOf(id, box) ?? []);

const known = new WeakMap<Position, Model>();

/** The same position is read once. */
export function read(position: Position): Model {
  const found = known.get(position) ?? readAnew(position);
  known.set(position, found);
  return found;
}

function readAnew(position: Position): Model {
  const box = new Box(position);
  const seats = Number(position.options?.seats ?? position.hands?.length ?? 2);
  const treasures = (ids: unknown): Treasure[] => list(ids).flatMap((id) => box.treasure(id) ?? []);
  const corner = Number(position.corner ?? 0);
  const clockwise = position.bow !== 'back';
  const shut = list(position.islands_shut);
  const asks = readAsks(position);
  const own = list(position.chosen);
  const forAaron = list(position.chosen_for_aaron);
  const kept = Array.isArray(position.treasures) ? position.treasures.map(treasures) : [];
  const [open, offers, aaron] = [treasures(position.open), treasures(position.offers), treasures(position.aaron_treasures)];
  const placed = [...kept, open, offers, aaron, list(position.buried)].reduce((sum, some) => sum + some.length, 0);
  return {
    seats, box, corner, clockwise, asks, open, offers,
    needed: NEEDED[seats] ?? 4,
    handSize: HAND[seats] ?? 7,
    round: Number(position.round ?? 0),
    stage: String(position.stage ?? 'act'),
    event: position.event ?? null,
    ahead: COASTS[clockwise ? corner : (corner + 3) % 4]!,
    exploring: typeof position.coast === 'number' ? COASTS[position.coast]! : null,
    landings: LANDINGS.map((id) => readLanding(id, position, box)),
    islands: Array.from({ length: seats === 5 ? 7 : 6 }, (_, i) => ({ id: `island-${i + 1}`, ...box.islet(i), shut: shut.includes(`island-${i + 1}`) })),
    cubes: numbers(position.cubes),
    sizes: handSizes(position, own.length),
    passed: Array.isArray(position.passed) ? position.passed.map(hunter) : [],
    tile: position.tile ?? null,
    turn: position.turn ?? null,
    chosen: cardsOf(forAaron.length ? forAaron : own, box),
    forAaron: forAaron.length > 0,
    treasures: kept,
    aaronTreasures: aaron,
    pile: Number(position.pile ?? 0),
    deck: Math.max(0, treasuresOf(seats) - placed),
    site: position.site ?? null,
    picks: Number(position.picks ?? 0),
    big: position.big ?? null,
    healers: {
      open: list(position.healers?.open),
      held: Array.isArray(position.healers?.held) ? position.healers.held.map(list) : [],
      taken: new Map(Object.entries(position.healers?.taken ?? {}).map(([seat, id]) => [Number(seat), String(id)])),
    },
    ask: asks.at(-1) ?? null,
    out: list(position.out),
    over: position.over ?? null,
    sheets: Array.isArray(position.sheets) ? position.sheets : [],
    scores: numbers(position.scores),
  };
}

function handSizes(position: Position, chosen: number): number[] {
  return Array.isArray(position.hands) ? position.hands.map((hand, seat) => list(hand).length + (seat === position.turn ? chosen : 0)) : [];
}

function readLanding(id: string, position: Position, box: Box): Landing {
  const cards = cardsOf(position.columns?.[id], box);
  return {
    id,
    coast: id.slice(0, -1) as Coast,
    cards,
    stack: Array.isArray(position.compasses?.[id]) ? position.compasses[id].map(hunter) : [],
    counted: cards.reduce((sum, { effect }) => sum + (effect === 'plus' ? 2 : 1), 0),
    suit: cards[0]?.suit ?? null,
    last: Math.max(0, ...cards.map(worth)),
  };
}

/** §5.6 A joker has the number before it: alone it is a 1. */
const worth = ({ number }: Card): number => (number === JOKER ? 1 : number);

function readAsks(position: Position): Ask[] {
  const asks: Record<string, any>[] = Array.isArray(position.asks) ? position.asks : [];
  return asks.map((ask) => ({ ask: String(ask.ask), seats: numbers(ask.seats), left: Number(ask.left ?? 0), subject: ask.subject, topic: ask.topic }));
}

export const landing = (model: Model, id: string): Landing | undefined => model.landings.find((one) => one.id === id);
export const other = (id: string): string => id.slice(0, -1) + (id.endsWith('1') ? '2' : '1');

/** A hand as far as this view knows it, sorted as the box is; null is a card that is hidden. Chosen cards are in it. */
export function handOf(position: Position, of: Hunter): (Card | null)[] {
  const { box, chosen, forAaron, turn } = read(position);
  const ids = list(of === 'aaron' ? position.aaron : position.hands?.[of]);
  const picked = of === 'aaron' ? forAaron : !forAaron && of === turn;
  const cards = ids.map((id) => cardOf(id, box));
  const seen = [...cards.filter((card) => card !== null), ...(picked ? chosen : [])];
  seen.sort((a, b) => SUITS.indexOf(a.suit) - SUITS.indexOf(b.suit) || a.number - b.number || a.id.localeCompare(b.id));
  return [...seen, ...cards.filter((card) => card === null)];
}

/** §5.2–§5.5 Might this card lie at a landing? For looking ahead: what may be played the server says. */
export function fits(model: Model, card: Card, id: string): boolean {
  const [here, beside] = [landing(model, id), landing(model, other(id))];
  if (!here) return false;
  if (here.suit) return here.suit === card.suit && (card.number === 1 || card.number >= here.last);
  return beside?.suit !== card.suit;
}

/** §6.7, §8.3 Whose treasures are picked next at a landing, the first one first: compasses from below, or from above (event B13). */
export function order(model: Model, id: string): Hunter[] {
  const stack = landing(model, id)?.stack ?? [];
  const turned = model.event === 'b13' && model.stage !== 'final' ? [...stack].reverse() : stack;
  const at = id === model.site && turned.length ? model.picks % turned.length : 0;
  return [...turned.slice(at), ...turned.slice(0, at)];
}

/** The coast that would be explored if the ship sailed on. */
export const nextCoast = ({ ahead, clockwise }: Model): Coast => COASTS[(COASTS.indexOf(ahead) + (clockwise ? 1 : 3)) % 4]!;

const AFTER_THE_ROUNDS = ['final', 'lay', 'heal', 'over'];
/** §6.1, §8.3 What is explored in this round, as far as it still lies ahead: event B14 adds a coast. */
export function toExplore(model: Model): Coast[] {
  if (AFTER_THE_ROUNDS.includes(model.stage)) return [];
  const first = model.exploring ?? model.ahead;
  return model.event === 'b14' && first === model.ahead ? [first, nextCoast(model)] : [first];
}

export type Loot = 'none' | 'small' | 'big';
export interface Forecast {
  id: string;
  loot: Loot;
  /** Cards that are missing for loot, and for which. */
  missing: number;
  next: Loot;
  treasures: number;
}

/** §6.2–§6.6, §8.3 What a coast would bring if it were explored now, in the order of the exploring; if nothing, what is nearer to it first. */
export function forecast(model: Model, coast: Coast): [Forecast, Forecast] {
  const near = landing(model, `${coast}${model.clockwise ? 1 : 2}`)!;
  const far = landing(model, other(near.id))!;
  const enough = (one: Landing): boolean => one.counted >= model.needed;
  const both = enough(near) && enough(far);
  const farther = model.event === 'b12' && both ? far.counted < near.counted : far.counted > near.counted;
  const [first, second] = farther ? [far, near] : [near, far];
  const any = enough(near) || enough(far);
  const next = any ? 'small' : 'big';
  return [found(model, first, any ? 'big' : 'none', next), found(model, second, any && enough(second) ? 'small' : 'none', next)];
}

function found(model: Model, { id, cards, stack, counted }: Landing, loot: Loot, next: Loot): Forecast {
  const chests = cards.filter(({ effect }) => effect === 'chest').length;
  const shift = model.event === 'b11' ? -1 : model.event === 'a4' ? (loot === 'big' ? -1 : 1) : 0;
  const treasures = loot === 'none' || !stack.length ? 0 : Math.max(0, chests + (loot === 'big' ? stack.length : 0) + shift);
  return { id, loot, next, treasures, missing: Math.max(0, model.needed - counted) };
}

/** §2.5 Compasses that a hunter has not placed yet; §8.2 event B4. */
export function supply(model: Model, of: Hunter): number {
  const most = model.event === 'b4' ? COMPASSES - 1 : COMPASSES;
  return Math.max(0, most - model.landings.filter(({ stack }) => stack.includes(of)).length);
}

/** §6.9 What burying anything removes for a seat: two, and one for each amulet. */
export const buries = (model: Model, seat: number): number => BURY + (model.treasures[seat] ?? []).filter(({ kind }) => kind === 'amulet').length;

/** §7.5 By the cube, once, or both. */
export function healerCost(model: Model, id: string, seat: number): number {
  const { cube, once } = model.box.healer(id);
  return cube * (model.cubes[seat] ?? 0) + once;
}
