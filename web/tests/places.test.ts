import { describe, expect, it } from 'vitest';
import { placesOf } from '../src/core/places';

const event = (values: Record<string, unknown>) => ({ kind: 'any', values });

describe('the places of an event', () => {
  it('are its spaces, each once, in order', () => {
    expect(placesOf(event({ seat: 1, from: 'gold_gate', tile: 'observatory' }))).toEqual(['gold_gate', 'observatory']);
    expect(placesOf(event({ from: 'd4', to: 'd4' }))).toEqual(['d4']);
    expect(placesOf(event({ hex: 'c3', creature: 'whale' }))).toEqual(['c3']);
  });

  it('are no seats, cards or numbers', () => {
    expect(placesOf(event({ seat: 0, card: 'earth', from: 2, tile: -1 }))).toEqual([]);
  });
});
