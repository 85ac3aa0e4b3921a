// What a choice would bring, as far as the values that this view knows tell it: battles, bombs, storms.
import { AXES, beside, DIAGONAL, type Direction, line, STRAIGHT } from './geometry';
import { EACH, type Explorer, faceOf, isLand, type Model, whoIsOn } from './read';

export type Result = 'win' | 'lose' | 'draw' | 'hidden';
export type Fate = 'home' | 'stays' | 'tested';

/** §5.2, §5.3 */
export function battle(mine: Explorer, other: Explorer): Result {
  if (mine.value === null || other.value === null) return 'hidden';
  if (mine.value === 1 && other.value === EACH) return 'win';
  if (mine.value === EACH && other.value === 1) return 'lose';
  const more = mine.value + Number(mine.ring) - other.value - Number(other.ring);
  return more === 0 ? 'draw' : more > 0 ? 'win' : 'lose';
}

/** §6.3 The directions of a bomb; one that works two ways is turned first. */
export function waysOf(face: string | null, axis?: string): readonly Direction[] {
  const { sort } = faceOf(face);
  if (sort === 'line') return AXES[axis ?? ''] ?? [];
  return sort === 'diagonal' ? DIAGONAL : sort === 'cross' ? STRAIGHT : [];
}

/** §6.5 Who stands in a line, the nearest first; of a bomb under way those it still comes to, from `far` cells on. */
export const inLine = (model: Model, from: string, direction: Direction, far = 1): Explorer[] => line(from, direction).slice(far - 1).flatMap(({ id }) => whoIsOn(model, id) ?? []);

export function fate(one: Explorer, strength: number): Fate {
  if (one.value === null) return 'tested';
  return one.value + Number(one.ring) > strength ? 'stays' : 'home';
}

export interface Blown {
  one: Explorer;
  from: string;
  /** Null: into the water. */
  to: string | null;
}

/** §6.7 Everybody in the line goes a cell away; §6.8 who comes into water goes home. */
export function storm(model: Model, from: string, direction: Direction): Blown[] {
  return inLine(model, from, direction).map((one) => {
    const to = beside(one.cell!, direction);
    return { one, from: one.cell!, to: to && isLand(model, to.id) ? to.id : null };
  });
}

/** The directions in which a bomb still has to work, the one it works in, and how far it has come there. */
export function blasting(model: Model): { ways: Direction[]; now: Direction | null; far: number } {
  const open = model.asks.findLast((one) => one.ask === 'blast');
  const topic = Number(open?.topic ?? 0);
  const all = [...STRAIGHT, ...DIAGONAL];
  return { ways: all.filter((_, i) => (topic >> i) & 1), now: all[Math.floor(topic / 256) - 1] ?? null, far: open?.left ?? 0 };
}
