// What a click means: from the choices that the server offers to landings and small islands.
import type { Choice } from '../../protocol';

export type Key = `landing:${string}` | `island:${string}`;
export type Targets = Map<Key, Choice[]>;

export const kindOf = (choice: Choice): string => choice.parts.do ?? choice.do.split(' ')[0]!;
export const idOf = (key: Key): string => key.slice(key.indexOf(':') + 1);

/** Only ways to bring a compass to one landing are left: the landing it comes from is to be chosen. */
export const isOrigin = (choices: Choice[]): boolean =>
  choices.length > 1 && choices.every((choice) => kindOf(choice) === 'shift' && choice.parts.landing === choices[0]!.parts.landing);

export function targets(choices: Choice[]): Targets {
  const found: Targets = new Map();
  const add = (key: Key, choice: Choice): void => void found.set(key, [...(found.get(key) ?? []), choice]);
  const origin = isOrigin(choices);
  for (const choice of choices) {
    const { landing, from, island } = choice.parts;
    const kind = kindOf(choice);
    if (kind === 'island' && island) add(`island:${island}`, choice);
    else if (kind === 'shift' && origin && from) add(`landing:${from}`, choice);
    else if (landing) add(`landing:${landing}`, choice);
  }
  return found;
}

/** A card may be chosen by the choice of its twin: the same card, of which one is enough on a menu. */
export function choiceOf(card: { id: string; suit: string; number: number; effect: string }, hand: { id: string; suit: string; number: number; effect: string }[], choices: Choice[]): Choice | undefined {
  const like = (id: string | undefined): boolean => hand.some((one) => one.id === id && one.suit === card.suit && one.number === card.number && one.effect === card.effect);
  const offers = choices.filter((choice) => kindOf(choice) === 'choose');
  return offers.find(({ parts }) => parts.card === card.id) ?? offers.find(({ parts }) => like(parts.card));
}
