import { describe, expect, it } from 'vitest';
import { FIGURES, linesOf } from '../src/core/figures';
import type { EventInfo, Frame } from '../src/protocol';

const frame = (...events: EventInfo[]): Frame => ({ step: 0, seat: null, do: '', question: null, position: {}, events });
const told = (kind: string, values: Record<string, unknown> = {}): EventInfo => ({ kind, values });
const match = (...frames: Frame[]) => ({ frames, players: ['Ana', 'Bo'], options: { seats: 2 } });

describe('figures of a match', () => {
  it('count along the turns, a line a seat', () => {
    const [saved] = FIGURES.the_island!;
    const lines = linesOf(saved!, match(frame(told('turn', { seat: 0 }), told('landed', { seat: 0 })), frame(told('turn', { seat: 1 }), told('landed', { seat: 1 }), told('landed', { seat: 1 }))));
    expect(lines.map(({ seat, values }) => [seat, values])).toEqual([[0, [0, 1, 1]], [1, [0, 0, 2]]]);
  });
  it('take away what is shored up or gone', () => {
    const [island] = FIGURES.forbidden_island!;
    const events = [told('flooded', { tile: 'a' }), told('flooded', { tile: 'b' }), told('turn'), told('shored', { seat: 0, tile: 'a' }), told('sunk', { tile: 'b' })];
    const lines = linesOf(island!, match(frame(...events)));
    expect(Object.fromEntries(lines.map(({ id, values }) => [id, values]))).toEqual({ awash: [2, 0], sunk: [0, 1], treasures: [0, 0] });
  });
  it('read totals and sums from what events say', () => {
    const curse = FIGURES.loot_island![1]!;
    expect(linesOf(curse, match(frame(told('cursed', { seat: 1, cubes: 3, now: 3 }), told('relieved', { seat: 1, cubes: 1, now: 2 }))))[1]!.values).toEqual([2]);
    const coins = FIGURES.lost_island![1]!;
    expect(linesOf(coins, match(frame(told('coins_taken', { seat: 0, coins: 2 }), told('bonus', { seat: 0, coins: 5 }))))[0]!.values).toEqual([7]);
  });
});
