// Which spaces of a board something names: a choice, an event of the log.
import type { Choice, EventInfo } from '../protocol';

/** Parts and values that a board shows as places. */
const PLACES = ['tile', 'cell', 'hex', 'space', 'place', 'coast', 'jetty', 'island'];
const WAYS = ['from', 'to'];

export function hasPlace(choice: Choice): boolean {
  return PLACES.some((key) => key in choice.parts);
}

/** The ids of the spaces, in the order of the event, each once. Numbers are counts or seats. */
export function placesOf(event: EventInfo): string[] {
  const named = Object.entries(event.values).filter(([key, value]) => [...PLACES, ...WAYS].includes(key) && typeof value === 'string');
  return [...new Set(named.map(([, value]) => value as string))];
}
