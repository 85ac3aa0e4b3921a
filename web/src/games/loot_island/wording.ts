// A choice in words, from where things are, with what would come of it.
import type { Choice, Question } from '../../protocol';
import type { Game, Scene, Translate } from '../types';
import { TOO_CURSED } from './box';
import { cardsNamed, islandName, Labels, landingName, listed, treasureFull, treasureName } from './labels';
import { buries, type Card, forecast, handOf, healerCost, type Hunter, landing, type Model, nextCoast, order, type Position, read, toExplore } from './read';
import { kindOf } from './targets';

/** The second of two equal cards, when both are in one hand. */
function isSecond(card: string, position: Position): boolean {
  const whose: Hunter[] = ['aaron', ...(position.hands ?? []).map((_: unknown, seat: number) => seat)];
  const both = [card, card.replace(/b$/, 'a')];
  return card.endsWith('b') && whose.some((of) => both.every((id) => handOf(position, of).some((one) => one?.id === id)));
}

export function wording(choice: Choice, position: Position, text: Translate, scene?: Partial<Scene>): string {
  const model = read(position);
  const chosen = model.chosen.length + (scene?.before ?? []).filter((one) => kindOf(one) === 'choose').length;
  const { landing: at, from, island, card, treasure, healer, symbol } = choice.parts;
  const kind = kindOf(choice);
  const aaron = Number(acts(model));
  switch (kind) {
    case 'choose': return text('board-say-choose', { card: text(`card-${card!.replace(/-[ab]$/, '')}`), copy: isSecond(card!, position) ? 2 : 1 });
    case 'site': return text(model.ask?.ask === 'place' ? 'board-say-place' : 'board-say-site', { landing: text(`landing-${at}`), count: chosen, aaron });
    case 'shift': return text('board-say-shift', { landing: text(`landing-${at}`), from: text(`landing-${from}`), aaron });
    case 'island': return text('board-say-island', { island: islandName(islandOf(model, island), text) });
    case 'stack': return text(model.event === 'b13' ? 'board-say-stack-top' : 'board-say-stack', { landing: text(`landing-${at}`), aaron });
    case 'withdraw': return text('board-say-withdraw', { landing: text(`landing-${at}`), aaron });
    case 'copy': return text(`board-say-copy-${symbol}`);
    case 'keep': case 'bury': return text(`board-say-${kind}`, { treasure: treasureWords(model, treasure!, text) });
    case 'heal': case 'lay': return text(`board-say-${kind}`, { healer: healerWords(model, healer!, text) });
    case 'use': return text(`board-say-use-${usedFor(model)}`);
    case 'decline': return text(`board-say-decline-${usedFor(model)}`);
    case 'done': return chosen ? text('board-say-discard', { count: chosen }) : text('board-say-keep-all');
    default: return text('board-say-pass');
  }
}

function treasureWords(model: Model, id: string, text: Translate): string {
  const found = model.box.treasure(id);
  return found ? treasureFull(found, text) : '';
}

const islandOf = (model: Model, id: string | undefined) => model.islands.find((one) => one.id === id) ?? { is: 'draw' as const, cubes: 0 };

/** What is used or left: event A1's cards, or what an island offers. */
function usedFor(model: Model): string {
  const { ask, subject } = model.ask ?? {};
  return ask === 'use' ? islandOf(model, String(subject)).is : ask === 'bargain' ? 'bargain' : 'compass';
}

/** «1 gold a cube and 4 on top». */
export function healerWords(model: Model, id: string, text: Translate): string {
  const { cube, once } = model.box.healer(id);
  return !cube ? text('board-healer-once', { once }) : once ? text('board-healer-both', { cube, once }) : text('board-healer-cube', { cube });
}

/** Does Aaron act? When the cards or the question are his. */
const acts = ({ forAaron, ask }: Model): boolean => forAaron || ask?.topic === 'aaron';

/** Said of Aaron where he acts. */
const forWhom = (model: Model, said: string, text: Translate): string => (acts(model) ? text('board-for-aaron', { said }) : said);

export function previewText(choice: Choice, text: Translate, { position }: Scene): string {
  const model = read(position);
  const kind = kindOf(choice);
  return kind === 'pass' ? text('board-ask-pass') : forWhom(model, previewed(model, choice, kind, position, text), text);
}

function previewed(model: Model, choice: Choice, kind: string, position: Position, text: Translate): string {
  const { landing: at, treasure, island } = choice.parts;
  if ((kind === 'site' || kind === 'shift') && model.chosen.length) {
    const cards = cardsNamed(model.chosen, text);
    const there = landing(model, at!)?.cards.length;
    return text(there ? 'board-ask-add' : 'board-ask-start', { cards, landing: text(`landing-${at}`) });
  }
  if (kind === 'keep' || kind === 'bury') {
    const found = model.box.treasure(treasure!);
    return text(`board-ask-${kind}`, { treasure: found ? treasureName(found, text) : '' });
  }
  if (kind === 'island') return text('board-ask-island', { island: islandName(islandOf(model, island), text) });
  return `${wording(choice, position, text)}${text('board-ask-mark')}`;
}

/** What would come of it, in a line. */
export function outlook(choice: Choice, scene: Scene): string | null {
  const { position, text, people, seat } = scene;
  const model = read(position);
  const me = seat ?? null;
  const labels = new Labels(model, people, me, text);
  const kind = kindOf(choice);
  const mine = me === null ? 0 : (model.cubes[me] ?? 0);
  if ((kind === 'site' || kind === 'shift') && model.chosen.length) return playing(model, choice, me, labels, text);
  if (kind === 'keep') {
    const found = model.box.treasure(choice.parts.treasure!);
    if (!found) return null;
    if (found.curse) return text('board-cost-keep', { cubes: found.curse, now: mine, then: Math.max(0, mine + found.curse - found.crossed) });
    return found.crossed ? text('board-cost-crossed', { cubes: Math.min(found.crossed, mine), now: mine, then: Math.max(0, mine - found.crossed) }) : text('board-cost-nothing');
  }
  if (kind === 'bury' && me !== null) {
    const gone = Math.min(buries(model, me), mine);
    return text('board-cost-bury', { cubes: gone, now: mine, then: mine - gone });
  }
  if (kind === 'heal' && me !== null) return text('board-cost-healer', { gold: healerCost(model, choice.parts.healer!, me), cubes: mine });
  if (kind === 'island') return text('board-cost-island', { cards: cardsNamed(model.chosen, text) });
  if (kind === 'pass') return passing(model, text);
  return null;
}

function passing(model: Model, text: Translate): string {
  const first = !model.passed.some((one) => one !== 'aaron');
  const said = [first ? text('board-pass-first') : text('board-pass-next')];
  if (model.event === 'a2' && model.offers.length) said.push(text('board-pass-offer'));
  return said.join(' ');
}

/** Cards there, cards needed, and what the cards do to whom. */
function playing(model: Model, choice: Choice, me: number | null, labels: Labels, text: Translate): string {
  const at = landing(model, choice.parts.landing!)!;
  const hunter: Hunter = me === null || acts(model) ? 'aaron' : me;
  const counts = (card: Card): number => (card.effect === 'plus' ? 2 : 1);
  const then = at.counted + model.chosen.reduce((sum, card) => sum + counts(card), 0);
  const said = [text('board-count', { count: then, needed: model.needed })];
  const there = at.stack.includes(hunter) ? at.stack : [...at.stack, hunter];
  const people = there.filter((one) => one !== 'aaron');
  const names = listed(people.map((one) => labels.name(one)), text);
  const many = (effect: Card['effect']): number => model.chosen.filter((card) => card.effect === effect).length;
  if (people.length && many('draw')) said.push(text('board-effect-all-draw', { names, count: many('draw'), people: people.length }));
  if (people.length && many('remove')) said.push(text('board-effect-all-remove', { names, count: many('remove') * (model.event === 'b6' ? 2 : 1), people: people.length }));
  const ones = model.chosen.filter(({ number }) => number === 1).length;
  const front = ones && at.last >= 2;
  if (ones && !front) said.push(text('board-effect-all-one', { count: ones }));
  if (front && hunter !== 'aaron' && at.cards.some(({ effect }) => effect === 'draw' || effect === 'remove')) said.push(text('board-effect-front'));
  return said.join(' ');
}

/** What is dangerous about it: thirteen cubes. */
export function warning(choice: Choice, position: Position, text: Translate, { seat }: Scene): string | null {
  const model = read(position);
  const kind = kindOf(choice);
  if (seat === null || seat === undefined) return null;
  const now = model.cubes[seat] ?? 0;
  const kept = kind === 'keep' ? model.box.treasure(choice.parts.treasure!) : null;
  const more = kept ? kept.curse - kept.crossed
    : kind === 'use' && model.ask?.ask === 'bargain' ? 2
    : kind === 'use' && usedFor(model) === 'treasure' && model.ask?.topic !== 'aaron' ? 1
    : kind === 'island' && model.event === 'a3' && !model.forAaron ? 1 : 0;
  if (more && now + more >= TOO_CURSED) return text('board-warn-cursed', { then: now + more, limit: TOO_CURSED });
  if (kind === 'island' && more) return text('board-warn-a3');
  if (kind === 'heal') {
    const cost = healerCost(model, choice.parts.healer!, seat);
    const total = (model.sheets[seat]?.total ?? 0) - cost;
    return total < 0 ? text('board-warn-unpaid', { gold: cost, short: -total }) : null;
  }
  return null;
}

/** What this round would find, and what is missing for which loot. */
export function forecastWords(model: Model, text: Translate): string[] {
  return toExplore(model).flatMap((coast) => forecast(model, coast)).map(({ id, loot, missing, next, treasures }) => {
    const landing = landingName(id, text);
    if (loot === 'none') return text('board-forecast-none', { landing, missing, next });
    return treasures ? text(`board-forecast-${loot}`, { landing, treasures }) : text('board-forecast-nobody', { landing });
  });
}

/** A question with what is at stake: what was found where, who takes after you. */
export function askText(question: Question, choices: Choice[], seat: number, scene: Scene): string | null {
  const { position, text, people } = scene;
  const model = read(position);
  const labels = new Labels(model, people, seat, text);
  switch (question.kind) {
    case 'turn':
      if (model.chosen.length) {
        const cards = cardsNamed(model.chosen, text);
        return forWhom(model, text(choices.some((choice) => ['site', 'shift', 'island'].includes(kindOf(choice))) ? 'board-ask-where' : 'board-ask-more', { cards }), text);
      }
      return choices.some((choice) => kindOf(choice) === 'choose') ? text('board-ask-turn') : text('board-ask-no-cards');
    case 'loot': {
      if (question.values.left || !model.site) return text('board-ask-find', { count: model.open.length });
      const after = order(model, model.site)[1];
      const values = { landing: text(`landing-${model.site}`), count: model.open.length };
      return model.open.length > 1 && after !== undefined && after !== seat ? text('board-ask-loot-then', { ...values, name: labels.name(after) }) : text('board-ask-loot', values);
    }
    case 'discard': {
      const left = Number(question.values.left ?? 0);
      return left ? text('board-ask-trim', { count: left, chosen: model.chosen.length }) : text('board-ask-discard', { size: model.handSize - (model.event === 'b5' ? 1 : 0) });
    }
    case 'use': return forWhom(model, text(`board-ask-use-${usedFor(model)}`, { coast: text(`coast-${nextCoast(model)}`) }), text);
    default: return null;
  }
}

/** In the log: a treasure with its figures. */
export const called: NonNullable<Game['called']> = (key, ids, { position, text }) =>
  key === 'log-treasure' ? ids.split(',').map((id) => treasureWords(read(position), id, text)).join(', ') : null;

const PREPARING = ['first', 'show', 'healers', 'deal', 'trim', 'round', 'event', 'bargain', 'discard', 'refill', 'limit'];

/** Prepare — Act — Explore; at the end: Explore the rest — Healers. */
export function steps(position: Position): ReturnType<Game['steps']> {
  const { stage, over } = read(position);
  if (over) return [];
  if (['final', 'lay', 'heal'].includes(stage)) return [{ id: 'rest', now: stage === 'final' }, { id: 'healers', now: stage !== 'final' }];
  return [
    { id: 'prepare', now: PREPARING.includes(stage) },
    { id: 'act', now: stage === 'act' },
    { id: 'explore', now: stage === 'explore' },
  ];
}

