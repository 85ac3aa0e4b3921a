import { expect, it } from 'vitest';
import type { EventInfo } from '../../src/protocol';
import { plan, wakes } from '../../src/games/forbidden_island/motion';

const place = (tile: string) => ({ a: { x: 0, y: 0 }, b: { x: 100, y: 0 }, c: { x: 100, y: 100 } })[tile];
const moved = (seat: number, from: string, tile: string): EventInfo => ({ kind: 'moved', values: { seat, from, tile } });
const told = (kind: string, tile: string): EventInfo => ({ kind, values: { seat: 0, tile } });

it('glides from where to where, seen from the end', () => {
  expect(plan([moved(1, 'a', 'b')], place)).toEqual([
    { kind: 'glide', seat: 1, at: 0, time: 220, frames: [{ offset: 0, x: -100, y: 0 }, { offset: 1, x: 0, y: 0 }] },
  ]);
});

it('joins several steps of a pawn into one way', () => {
  const [way] = plan([moved(0, 'a', 'b'), told('shored', 'a'), moved(0, 'b', 'c')], place).filter((move) => move.kind === 'glide');
  expect(way).toMatchObject({ at: 0, time: 1020 });
  expect(way!.kind === 'glide' && way!.frames.map(({ x, y }) => [x, y])).toEqual([[-100, -100], [0, -100], [0, -100], [0, 0]]);
});

it('moves the one who is guided or lifted, passengers together', () => {
  const lift = (other: number): EventInfo => ({ kind: 'airlifted', values: { seat: 3, other, from: 'a', tile: 'c' } });
  expect(plan([lift(0), lift(1)], place).map((move) => [move.kind === 'glide' && move.seat, move.at])).toEqual([[0, 0], [1, 0]]);
});

it('plays one after the other and stops at the limit', () => {
  const floods = plan(['a', 'b', 'c'].map((tile) => told('flooded', tile)), place);
  expect(floods.map((move) => move.at)).toEqual([0, 500, 1000]);
  expect(plan(Array.from({ length: 9 }, () => told('sunk', 'a')), place)).toHaveLength(2);
  expect(plan([told('drew', 'a'), { kind: 'turn', values: { seat: 1 } }], place)).toEqual([]);
});

it('leaves a wake where something moved, and a ring where something happened', () => {
  expect(wakes([moved(0, 'a', 'b'), told('flooded', 'c'), { kind: 'drew', values: { seat: 0, card: 'earth' } }])).toEqual([
    { from: 'a', tile: 'b' },
    { from: null, tile: 'c' },
  ]);
});
