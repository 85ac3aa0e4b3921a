// What happened in a step, as the log tells it.
import type { EventInfo } from '../../protocol';

/** A tile that is shown only because it goes is one thing: it does nothing. Rings are used up once a battle is decided. */
export function retell(events: EventInfo[]): EventInfo[] {
  const goes = (event: EventInfo) => events.find(({ kind, values }) => kind === 'shrank' && values.cell === event.values.cell);
  const told = events.flatMap((event) => {
    if (event.kind === 'revealed' && goes(event)) return [{ ...event, kind: 'taken' }];
    return event.kind === 'shrank' && events.some(({ kind, values }) => kind === 'revealed' && values.cell === event.values.cell) ? [] : [event];
  });
  const decided = told.findIndex(({ kind }) => kind === 'won' || kind === 'drew');
  const used = told.filter(({ kind }, i) => kind === 'ring_lost' && i < decided);
  return used.length ? [...told.slice(0, decided + 1).filter((event) => !used.includes(event)), ...used, ...told.slice(decided + 1)] : told;
}
