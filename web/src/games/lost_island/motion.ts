// What moves after an update, as a timetable: the position is already true, motion only explains it.
import type { EventInfo } from '../../protocol';
import { MOST, PAUSE, SINK, STEP, TIDE } from '../shared/motion';

export interface Move {
  /** An explorer goes, a tile turns over, a tile sinks, an explorer goes home. */
  kind: 'go' | 'turn' | 'sink' | 'home';
  /** The explorer, or the cell of the tile. */
  what: string;
  /** Where it happens, or begins. */
  cell: string;
  at: number;
  time: number;
}

function moving({ kind, values }: EventInfo): Omit<Move, 'at'> | null {
  const { explorer, from, cell } = values;
  switch (kind) {
    case 'moved': case 'swam': case 'blown': return { kind: 'go', what: explorer, cell: from, time: STEP };
    case 'reinforced': case 'won': return { kind: 'go', what: explorer, cell, time: STEP };
    case 'revealed': case 'stone_turned': return { kind: 'turn', what: cell, cell, time: TIDE };
    case 'shrank': case 'storm_gone': return { kind: 'sink', what: cell, cell, time: SINK };
    case 'home': return { kind: 'home', what: explorer, cell, time: TIDE };
    default: return null;
  }
}

/** One after the other with a breath between; what would run past the limit simply is there. */
export function plan(events: EventInfo[]): Move[] {
  const moves: Move[] = [];
  let clock = 0;
  for (const event of events) {
    const move = moving(event);
    if (!move) continue;
    if (clock + move.time > MOST) break;
    moves.push({ ...move, at: clock });
    clock += move.time + PAUSE;
  }
  return moves;
}

const SPOTS = new Set(['revealed', 'stone_turned', 'shrank', 'home', 'hit', 'withstood', 'reinforced', 'ringed', 'spied', 'attacked', 'flag_fell', 'placed', 'stone_laid', 'defused']);

/** What the dots show until the next step: ways, and rings where something happened. */
export function wakes(events: EventInfo[]): string[][] {
  const ways: string[][] = [];
  const rings = new Set<string>();
  for (const { kind, values } of events) {
    if (values.from && values.cell) ways.push([values.from, values.cell]);
    else if (SPOTS.has(kind) && values.cell) rings.add(values.cell);
  }
  const ends = new Set(ways.map((way) => way.at(-1)));
  return [...ways, ...[...rings].filter((cell) => !ends.has(cell)).map((cell) => [cell])];
}
