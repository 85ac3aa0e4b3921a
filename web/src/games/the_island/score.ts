// The end: what everybody has saved, and what that is worth.
import { type Explorer, type Position, read } from './read';

export interface Score {
  seat: number;
  /** Null while values are hidden. */
  points: number | null;
  saved: Explorer[];
  lost: number;
}

/** Points and explorers saved, the best first. */
export function scores(position: Position): Score[] {
  const model = read(position);
  const equal = position.options?.equal === 'yes';
  return Array.from({ length: model.seats }, (_, seat) => {
    const own = model.explorers.filter((one) => one.seat === seat);
    const saved = own.filter((one) => one.where === 'safe').sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
    const known = saved.every((one) => one.value !== null);
    return { seat, points: equal ? saved.length : known ? saved.reduce((sum, one) => sum + one.value!, 0) : null, saved, lost: own.length - saved.length };
  }).sort((a, b) => (b.points ?? 0) - (a.points ?? 0) || b.saved.length - a.saved.length);
}
