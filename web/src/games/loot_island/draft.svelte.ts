// What somebody is about to do and has told nobody: the cards they want chosen, and the landing or island these are meant
// for. The server knows each card as it is chosen; taking one back is an undo, so the way there is walked step by step.
import type { Choice } from '../../protocol';
import type { Position } from './read';

/** The moment of the match that a draft is for: nothing stays in hand into the next turn. */
export const momentOf = (position: Position): string => [position.round, position.stage, position.turns, position.turn, position.asks?.at(-1)?.ask].join(' ');

class Draft {
  private of = $state('');
  private cards = $state.raw<string[] | null>(null);
  private space = $state<string | null>(null);

  /** The cards that shall be chosen, while the server does not know all of it. */
  wanted(moment: string): string[] | null {
    return this.of === moment ? this.cards : null;
  }

  want(moment: string, cards: string[] | null): void {
    this.enter(moment);
    this.cards = cards;
  }

  /** The landing or island that was pointed at first: «landing:north1». */
  aim(moment: string): string | null {
    return this.of === moment ? this.space : null;
  }

  aimAt(moment: string, space: string | null): void {
    this.enter(moment);
    this.space = space;
  }

  private enter(moment: string): void {
    if (this.of === moment) return;
    this.of = moment;
    this.cards = null;
    this.space = null;
  }
}

export const draft = new Draft();

export type Move = { undo: true } | { choose: Choice } | null;

/** The next step from the cards that are chosen to those that shall be: back as long as one is wrong, then on. Null: it is done. */
export function next(chosen: string[], wanted: string[], choices: Choice[]): Move {
  if (chosen.some((card) => !wanted.includes(card))) return { undo: true };
  const missing = wanted.find((card) => !chosen.includes(card));
  const choice = missing && choices.find(({ parts }) => parts.do === 'choose' && parts.card === missing);
  return choice ? { choose: choice } : null;
}
