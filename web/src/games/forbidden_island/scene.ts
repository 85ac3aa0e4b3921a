// Words that need the position: who has a role, how many cards are too many, how far it got.
import type { Choice, Question } from '../../protocol';
import type { Scene, Translate } from '../types';
import { HAND_LIMIT, type Position, read, readPawns } from './read';
import { kindOf } from './targets';

const NAMED = ['tile', 'role', 'treasure', 'card'] as const;

const seatOf = (role: string | undefined, { position }: Scene): number => readPawns(position).findIndex((pawn) => pawn.role === role);
const SPECIAL = ['helicopter', 'sandbags'];

/** A role by who has it: «Bram (Pilot)», «Diver (you)». */
export function called(key: string, id: string, scene: Scene): string | null {
  const person = key === 'role' ? scene.people[seatOf(id, scene)] : undefined;
  if (!person) return null;
  const role = scene.text(`role-${id}`);
  return person.me ? `${role} (${scene.text('web-you')})` : `${person.name} (${role})`;
}

/** The words of a choice's parts, for its text: tile, role, treasure, card by name. */
function named(choice: Choice, scene: Scene): Record<string, string> {
  const values: Record<string, string> = { me: scene.people[seatOf(choice.parts.role, scene)]?.me ? 'yes' : 'no' };
  for (const key of NAMED) {
    const id = choice.parts[key];
    if (id) values[key] = called(key, id, scene) ?? scene.text(`${key}-${id}`);
  }
  return values;
}

/** How many cards are too many, and whether one of them could be played instead. */
export function askText(question: Question, choices: Choice[], seat: number, { position, text }: Scene): string | null {
  if (question.kind !== 'discard') return null;
  const over = (readPawns(position)[seat]?.hand.length ?? 0) - HAND_LIMIT;
  const special = choices.some((choice) => kindOf(choice) !== 'discard') ? 'yes' : 'no';
  return over > 0 ? text('board-discard', { over, special }) : null;
}

/** «Sea is lost · 3 of 4 treasures, turn 16». */
export function result({ position, text }: Scene): string {
  const { tiles, treasures } = read(position);
  const gone = (id: string) => tiles.filter((tile) => tile.treasure === id && tile.level === 'sunk').length > 1;
  const lost = treasures.filter(({ id, won }) => !won && gone(id)).map(({ id }) => text('board-lost', { treasure: text(`treasure-${id}`) }));
  return [...lost, text('board-result', { won: treasures.filter(({ won }) => won).length, of: treasures.length, turn: Number(position.turns ?? 0) })].join(' · ');
}

export const previewText = (choice: Choice, text: Translate, scene: Scene): string => text(`preview-${kindOf(choice)}`, named(choice, scene));

/** Whoever holds no special card is not asked out of turn. */
export const mayCutIn = (position: Position, seat: number): boolean => readPawns(position)[seat]?.hand.some((card) => SPECIAL.includes(card)) ?? false;
