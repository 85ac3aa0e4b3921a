// Names for everything on the board, as a screen reader says them: place, state, who, what you may do.
import type { Person, Translate } from '../types';
import type { Treasure } from './box';
import { type Card, type Hunter, type Island, type Landing, type Model, order, supply, toExplore } from './read';

export class Labels {
  constructor(
    private readonly model: Model,
    private readonly people: Person[],
    private readonly eyes: number | null,
    private readonly text: Translate,
  ) {}

  name(hunter: Hunter): string {
    if (hunter === 'aaron') return this.text('hunter-aaron');
    return hunter === this.eyes ? this.text('board-you') : (this.people.find(({ seat }) => seat === hunter)?.name ?? '');
  }

  landing(one: Landing, may: string | null): string {
    const said = [landingName(one.id, this.text)];
    if (one.cards.length) {
      said.push(this.text('board-column', { count: one.counted, needed: this.model.needed, last: cardName(one.cards.at(-1)!, this.text) }));
      said.push(one.cards.map((card) => this.short(card)).join(', '));
    } else said.push(this.text('board-column-empty', { needed: this.model.needed }));
    said.push(one.stack.length ? this.text('board-stack', { names: order(this.model, one.id).map((hunter) => this.name(hunter)).join(', ') }) : this.text('board-stack-empty'));
    if (toExplore(this.model).includes(one.coast) && this.model.stage !== 'over') said.push(this.text('board-today'));
    const whole = said.join('; ');
    return may ? this.text('board-may', { what: whole, may }) : whole;
  }

  /** A card of a column: its number, and what it does. */
  private short(card: Card): string {
    const number = card.number > 10 ? this.text('board-joker') : String(card.number);
    return card.effect === 'none' ? number : `${number} (${this.text(`board-effect-${card.effect}`)})`;
  }

  island(one: Island, may: string | null): string {
    const what = islandName(one, this.text);
    const whole = one.shut ? this.text('board-island-shut', { what }) : what;
    return may ? this.text('board-may', { what: whole, may }) : whole;
  }
}

/** A number with a true minus. */
export const signed = (gold: number): number | string => (gold < 0 ? `−${-gold}` : gold);

/** The name of a landing where a sentence begins. */
export function landingName(id: string, text: Translate): string {
  const name = text(`landing-${id}`);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const cardName = (card: Card, text: Translate): string => text(`card-${card.id.replace(/-[ab]$/, '')}`);

/** With what it does, when it does something. */
export function cardFull(card: Card, text: Translate): string {
  const name = cardName(card, text);
  const effect = card.number === 1 ? 'one' : card.effect;
  return effect === 'none' ? name : `${name}, ${text(`board-effect-${effect}`)}`;
}

export const islandName = ({ is, cubes }: { is: string; cubes: number }, text: Translate): string => text(`board-islet-${is}`, { cubes });
export const treasureName = (treasure: Treasure, text: Translate): string => text(`treasure-${treasure.face ?? treasure.kind}`);

/** With its figures: «crown (4 gold, 1 cross, curse 2)». */
export function treasureFull(treasure: Treasure, text: Translate): string {
  const { gold, times, crosses, curse, crossed } = treasure;
  const said = [times ? `×${times}` : text('board-gold', { gold })];
  if (crosses) said.push(text('board-crosses', { count: crosses }));
  if (curse) said.push(text('board-curse', { cubes: curse }));
  if (crossed) said.push(text('board-crossed', { cubes: crossed }));
  return `${treasureName(treasure, text)} (${said.join(', ')})`;
}

/** What Aaron has: compasses left, crowns, crosses. */
export function aaronWords(model: Model, text: Translate): string {
  const crowns = model.aaronTreasures;
  const counts = { 'board-compasses': supply(model, 'aaron'), 'board-kinds-crown': crowns.length, 'board-crosses': crowns.reduce((sum, { crosses }) => sum + crosses, 0) };
  return Object.entries(counts).map(([key, count]) => text(key, { count })).join(' · ');
}

/** The name of an event, and what it does: «Rough sea», «an island costs …». */
export function eventWords(event: string, text: Translate): { name: string; rule: string } {
  const [name = '', ...rest] = text(`event-${event}`).split(/\s?:\s/);
  const rule = rest.join(': ');
  return { name, rule: rule.charAt(0).toUpperCase() + rule.slice(1) };
}

/** Cards in a row, the lowest first, those alike together: «red 9 and red 10 ×2». */
export function cardsNamed(cards: Card[], text: Translate): string {
  const many = new Map<string, number>();
  for (const card of [...cards].sort((a, b) => a.number - b.number)) many.set(cardName(card, text), (many.get(cardName(card, text)) ?? 0) + 1);
  return listed([...many].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)), text);
}

/** Things in a row: «9 and 10». */
export function listed(things: string[], text: Translate): string {
  return things.length < 2 ? (things[0] ?? '') : text('board-and', { first: things.slice(0, -1).join(', '), last: things.at(-1)! });
}
