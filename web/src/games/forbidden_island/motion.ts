// What moves after an update, as a timetable: the position is already true, motion only explains it.
import type { EventInfo } from '../../protocol';
import { MOST, PAUSE, SINK, STEP, TIDE } from '../shared/motion';
import type { Point } from './geometry';

export interface Glide {
  kind: 'glide';
  seat: number;
  at: number;
  time: number;
  /** Where the pawn is, seen from where it stands now; `offset` from 0 to 1. */
  frames: { offset: number; x: number; y: number }[];
}
export interface Tide {
  kind: 'awash' | 'dry' | 'sink';
  tile: string;
  at: number;
  time: number;
}
export type Move = Glide | Tide;

/** From where to where, or the spot where something happened without moving. */
export interface Wake {
  from: string | null;
  tile: string;
}

const MOVES = new Set(['moved', 'dived', 'flew', 'guided', 'airlifted', 'swam']);
const TIDES: Readonly<Record<string, Tide['kind']>> = { flooded: 'awash', shored: 'dry', sandbagged: 'dry', sunk: 'sink' };
const TIMES = { awash: TIDE, dry: TIDE, sink: SINK } as const;

/** The pawn that an event moves: the guided or lifted one, not whoever did it. */
export function mover(event: EventInfo): number | null {
  if (!MOVES.has(event.kind)) return null;
  const seat = Number(event.values.other ?? event.values.seat);
  return Number.isInteger(seat) ? seat : null;
}

/** One after the other with a breath between; what would run past the limit simply is there. */
export function plan(events: EventInfo[], place: (tile: string) => Point | undefined): Move[] {
  const legs = new Map<number, { at: number; from: Point; to: Point }[]>();
  const moves: Move[] = [];
  let clock = 0;
  let last: EventInfo | null = null;
  for (const event of events) {
    const tide = TIDES[event.kind];
    const seat = mover(event);
    // one flight carries all its passengers at once
    const together = event.kind === 'airlifted' && last?.kind === 'airlifted' && last.values.tile === event.values.tile;
    const at = together ? clock - STEP - PAUSE : clock;
    const time = tide ? TIMES[tide] : STEP;
    if (at + time > MOST) break;
    if (tide) moves.push({ kind: tide, tile: String(event.values.tile), at, time });
    else if (seat !== null) {
      const from = place(String(event.values.from));
      const to = place(String(event.values.tile));
      if (!from || !to) continue;
      legs.set(seat, [...(legs.get(seat) ?? []), { at, from, to }]);
    } else continue;
    last = event;
    clock = at + time + PAUSE;
  }
  for (const [seat, steps] of legs) {
    const at = steps[0]!.at;
    const time = steps.at(-1)!.at + STEP - at;
    const home = endOf(events, seat, place) ?? steps.at(-1)!.to;
    const frames = steps.flatMap((step) => [
      { offset: (step.at - at) / time, x: step.from.x - home.x, y: step.from.y - home.y },
      { offset: (step.at + STEP - at) / time, x: step.to.x - home.x, y: step.to.y - home.y },
    ]);
    moves.push({ kind: 'glide', seat, at, time, frames });
  }
  return moves;
}

function endOf(events: EventInfo[], seat: number, place: (tile: string) => Point | undefined): Point | undefined {
  const final = events.findLast((event) => mover(event) === seat);
  return final && place(String(final.values.tile));
}

/** What the dots show until the next step. */
export function wakes(events: EventInfo[]): Wake[] {
  const found = new Map<string, Wake>();
  for (const event of events) {
    const tile = event.values.tile === undefined ? null : String(event.values.tile);
    if (!tile) continue;
    if (mover(event) !== null) found.set(`${String(event.values.from)} ${tile}`, { from: String(event.values.from), tile });
    else if (event.kind in TIDES || event.kind === 'captured') found.set(tile, { from: null, tile });
  }
  return [...found.values()];
}
