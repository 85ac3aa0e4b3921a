// What moves after an update, as a timetable: the position is already true, motion only explains it.
import type { EventInfo } from '../../protocol';
import { MOST, PAUSE, SINK, STEP, TIDE } from '../shared/motion';
import type { Key } from './targets';

export interface Go {
  kind: 'go';
  piece: Key;
  at: number;
  time: number;
  /** The cells it comes through, the last is where it is. */
  via: string[];
}
export interface Happens {
  kind: 'sink' | 'lost' | 'reveal' | 'roll' | 'show';
  at: number;
  time: number;
  /** The tile, piece, underside or face. */
  what: string;
  cell: string | null;
}
export type Move = Go | Happens;

const EXPLORERS = new Set(['walked', 'swam', 'jumped', 'boarded', 'landed']);
const CREATURES = new Set(['glided', 'put']);

/** The piece that an event moves. */
export function mover(event: EventInfo): Key | null {
  const { explorer, boat, creature } = event.values;
  if (EXPLORERS.has(event.kind)) return `explorer:${explorer}`;
  if (event.kind === 'rowed') return `boat:${boat}`;
  return CREATURES.has(event.kind) ? `creature:${creature}` : null;
}

function happening({ kind, values }: EventInfo): Omit<Happens, 'at'> | null {
  const cell = values.cell ?? null;
  if (kind === 'sank') return { kind: 'sink', what: values.terrain, cell, time: SINK };
  if (kind === 'explorer_lost') return { kind: 'lost', what: `explorer:${values.explorer}`, cell, time: TIDE };
  if (kind === 'creature_lost') return { kind: 'lost', what: `creature:${values.creature}`, cell, time: TIDE };
  if (kind === 'boat_lost' || kind === 'capsized') return { kind: 'lost', what: `boat:${values.boat}`, cell, time: TIDE };
  if (kind === 'turned_up' || kind === 'defended') return { kind: 'reveal', what: values.tile, cell, time: TIDE };
  if (kind === 'showed') return { kind: 'show', what: `explorer:${values.explorer}`, cell: null, time: TIDE };
  if (kind === 'rolled') return { kind: 'roll', what: values.kind, cell: null, time: TIDE };
  return null;
}

/** One after the other with a breath between; what is lost together goes together; what would run past the limit simply is there. */
export function plan(events: EventInfo[]): Move[] {
  const moves: Move[] = [];
  let clock = 0;
  let last: string | null = null;
  for (const event of events) {
    const piece = mover(event);
    const happens = happening(event);
    if (!piece && !happens) continue;
    const together: boolean = event.kind === last && happens?.kind === 'lost';
    const time: number = happens?.time ?? STEP;
    // values are turned over one soon after the other
    const at: number = happens?.kind === 'show' && last === 'showed' ? clock - time : together ? clock - time - PAUSE : clock;
    if (at + time > MOST) break;
    if (happens) moves.push({ ...happens, at });
    else {
      const via = String(event.values.island ?? event.values.cell);
      const going = moves.find((move): move is Go => move.kind === 'go' && move.piece === piece);
      if (going) {
        going.time = at + time - going.at;
        going.via.push(via);
      } else moves.push({ kind: 'go', piece: piece!, at, time, via: [via] });
    }
    last = event.kind;
    clock = at + time + PAUSE;
  }
  return moves;
}

/** How long all of it moves, in milliseconds. */
export const lasts = (events: EventInfo[]): number => Math.max(0, ...plan(events).map(({ at, time }) => at + time));

/** From where to where, or the spot where something happened without moving. */
export interface Wake {
  cells: string[];
}

/** What the dots show until the next step: whole ways, and rings where something sank, appeared or was lost. */
export function wakes(events: EventInfo[]): Wake[] {
  const ways = new Map<Key, string[]>();
  const rings = new Set<string>();
  for (const event of events) {
    const { from, cell, island } = event.values;
    const piece = mover(event);
    if (piece && from) {
      const way = ways.get(piece);
      ways.set(piece, way && way.at(-1) === from ? [...way, cell] : [from, cell]);
    } else if (piece && island) ways.set(piece, [cell, island]);
    else if (['sank', 'appeared', 'launched', 'boat_lost', 'capsized', 'explorer_lost', 'creature_lost', 'defended', 'placed'].includes(event.kind) && cell) rings.add(cell);
  }
  const ends = new Set([...ways.values()].map((way) => way.at(-1)));
  return [...[...ways.values()].map((cells) => ({ cells })), ...[...rings].filter((cell) => !ends.has(cell)).map((cell) => ({ cells: [cell] }))];
}

