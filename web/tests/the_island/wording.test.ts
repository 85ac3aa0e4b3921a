import { describe, expect, it } from 'vitest';
import { wording } from '../../src/games/the_island/wording';
import type { Choice } from '../../src/protocol';

const text = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const chart = {
  options: { seats: 2 },
  tiles: ['bbbb', 'bfffb', 'bbfmmffb', 'bfm.mfb', 'bffmmfbb', 'bfffb', 'bbbb'],
  explorers: { crimson: ['d4=3', 'd4=1', 'boat-1=6', 'c4=2', 'b1=1'], indigo: ['boat-1=?', 'boat-2=?', 'b5=?'] },
  boats: ['c4', 'c5'],
  creatures: { serpent: ['b4'], shark: ['b5'], whale: ['c3'] },
  asks: [{ ask: 'move', seats: [0], left: 3 }],
};
const PARTS: Record<string, string[]> = { step: ['explorer', 'direction'], board: ['explorer', 'direction'], jump: ['explorer'], land: ['explorer'], row: ['boat', 'direction'], glide: ['creature', 'direction'], play: ['terrain', 'tile'] };
function choice(line: string): Choice {
  const [kind, ...words] = line.split(' ');
  return { do: line, parts: { do: kind!, ...Object.fromEntries(words.map((word, i) => [PARTS[kind!]![i]!, word])) } };
}
/** Each choice of a plan in words, and of those only the last. */
const last = (position: typeof chart, ...plan: string[]) => {
  const choices = plan.map(choice);
  return wording(choices.at(-1)!, position, text, { before: choices.slice(0, -1) });
};

describe('a choice in a plan', () => {
  it('goes on from where its explorer is by then', () => {
    expect(last(chart, 'step crimson-1 e')).toBe('board-worth board-say-walk d4 d5 3');
    expect(last(chart, 'step crimson-1 e', 'step crimson-1 e')).toBe('board-worth board-say-walk d5 d6 3');
  });
  it('goes on from where its boat has been rowed, with whoever is aboard', () => {
    expect(last(chart, 'row 1 nw', 'row 1 e')).toBe('board-say-row b3 b4');
    expect(last(chart, 'row 1 nw', 'jump crimson-3')).toBe('board-worth board-say-jump b3 b3 6');
    expect(last(chart, 'board crimson-1 nw', 'row 1 nw', 'jump crimson-1')).toBe('board-worth board-say-jump b3 b3 3');
    expect(last(chart, 'jump crimson-3', 'row 1 nw', 'board crimson-3 nw'), 'who has jumped stays').toBe('board-worth board-say-board c4 b3 6');
  });
  it('goes on from where its creature has swum', () => {
    expect(last(chart, 'glide whale-1 e', 'glide whale-1 e')).toBe('board-say-glide c4 c5 creature-whale');
  });
  it('ends what is asked by then', () => {
    const asked = (ask: string) => ({ ...chart, asks: [{ ask, seats: [0], left: 3 }] });
    expect(last(asked('play'), 'pass')).toBe('board-pass-play');
    expect(last(asked('play'), 'pass', 'step crimson-1 e', 'pass')).toBe('board-pass-move');
    expect(last(asked('play'), 'play beach dolphin', 'step crimson-4 e', 'pass')).toBe('board-pass-dolphin');
    expect(last(asked('dolphin'), 'step crimson-4 e', 'pass')).toBe('board-pass-dolphin');
    expect(last(asked('wind'), 'row 1 e', 'pass', 'step crimson-1 e', 'pass')).toBe('board-pass-move');
  });
});
