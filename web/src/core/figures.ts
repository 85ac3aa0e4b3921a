// A match in figures: what its own events add up to along its turns, a line for each seat or for the whole team.
import type { EventInfo, Replay } from '../protocol';

/** What one line counts: an event adds one, takes one away, or says how many there are now. */
export interface Counter {
  id: string;
  adds?: string[];
  takes?: string[];
  /** Kinds whose value of this name is the new count. */
  says?: Record<string, string>;
  /** Kinds whose value of this name is added. */
  sums?: Record<string, string>;
}

/** A picture: one counter with a line a seat, or several of the team. */
export interface Figure {
  id: string;
  seats: boolean;
  counters: Counter[];
}

export const FIGURES: Record<string, Figure[]> = {
  forbidden_island: [
    { id: 'island', seats: false, counters: [{ id: 'awash', adds: ['flooded'], takes: ['shored', 'sandbagged', 'sunk'] }, { id: 'sunk', adds: ['sunk'] }, { id: 'treasures', adds: ['captured'] }] },
    { id: 'shored', seats: true, counters: [{ id: 'shored', adds: ['shored', 'sandbagged'] }] },
    { id: 'given', seats: true, counters: [{ id: 'given', adds: ['gave'] }] },
  ],
  the_island: [
    { id: 'saved', seats: true, counters: [{ id: 'saved', adds: ['landed'] }] },
    { id: 'lost', seats: true, counters: [{ id: 'lost', adds: ['explorer_lost'] }] },
  ],
  lost_island: [
    { id: 'won', seats: true, counters: [{ id: 'won', adds: ['won'] }] },
    { id: 'taken', seats: true, counters: [{ id: 'taken', sums: { coins_taken: 'coins', bonus: 'coins' } }] },
    { id: 'hit', seats: true, counters: [{ id: 'hit', adds: ['hit'] }] },
  ],
  loot_island: [
    { id: 'kept', seats: true, counters: [{ id: 'kept', adds: ['kept'] }] },
    { id: 'curse', seats: true, counters: [{ id: 'curse', says: { cursed: 'now', relieved: 'now' } }] },
  ],
};

export interface Line {
  id: string;
  seat: number | null;
  /** After each turn; the first is before the first turn. */
  values: number[];
}

function counted(now: number, event: EventInfo, { adds, takes, says, sums }: Counter): number {
  const { kind, values } = event;
  if (says?.[kind] !== undefined) return Number(values[says[kind]]);
  if (sums?.[kind] !== undefined) return now + Number(values[sums[kind]]);
  return now + (adds?.includes(kind) ? 1 : 0) - (takes?.includes(kind) ? 1 : 0);
}

/** The lines of a picture. A turn begins with the event `turn`. */
export function linesOf({ seats, counters }: Figure, { frames, players, options }: Pick<Replay, 'frames' | 'players' | 'options'>): Line[] {
  const count = Math.max(players.length, Number(options.seats ?? 0));
  const whose: (number | null)[] = seats ? Array.from({ length: count }, (_, seat) => seat) : [null];
  const lines: Line[] = counters.flatMap(({ id }) => whose.map((seat) => ({ id, seat, values: [0] })));
  for (const event of frames.flatMap((frame) => frame.events)) {
    for (const line of lines) {
      const last = line.values.length - 1;
      if (event.kind === 'turn') line.values.push(line.values[last]!);
      else if (line.seat === null || event.values.seat === line.seat) line.values[last] = counted(line.values[last]!, event, counters.find(({ id }) => id === line.id)!);
    }
  }
  return lines;
}
