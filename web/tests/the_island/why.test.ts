import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/games/the_island/read';
import type { Key } from '../../src/games/the_island/targets';
import { whyNot } from '../../src/games/the_island/why';

const chart = {
  options: { seats: 2 },
  tiles: ['bbbb', 'bfffb', 'bbfmmffb', 'bfm.mfb', 'bffmmfbb', 'bfffb', 'bbbb'],
  explorers: { crimson: ['d4=3', 'boat-1=6', 'c3=2', 'boat-3=1', 'g6=4'], indigo: ['boat-1=?', 'boat-2=?', 'b5=?', 'boat-3=?', 'boat-3=?', 'd5=?'] },
  boats: ['c4', 'c5', 'b3'],
  creatures: { serpent: ['b4'], shark: ['a5'], whale: ['c2'] },
};
const asked = (ask: string, more: object = {}) => read({ ...chart, asks: [{ ask, seats: [0], left: 3, ...more }] });
const why = (ask: string, key: Key, held: Key | null = null, more: object = {}) => whyNot(asked(ask, more), key, held, 0)?.join(' ') ?? null;

describe('what means nothing now', () => {
  it('is not for the question', () => {
    expect(why('place', 'cell:d4')).toBe('taken 2.5');
    expect(why('place', 'cell:a1')).toBe('place 2.5');
    expect(why('launch', 'cell:d4')).toBe('launch 2.8');
    expect(why('sink', 'cell:a1')).toBe('sea 6.1');
    expect(why('sink', 'cell:f5')).toMatch(/^(order 6\.1|inland 6\.2)$/);
    expect(why('creature', 'cell:d4', null, { topic: 'shark' })).toBe('glide 8.1');
    expect(why('move_creature', 'cell:d4', null, { topic: 'shark' })).toBe('pick 7.4');
    expect(why('move_creature', 'cell:d4', null, { topic: 'shark', subject: 'shark-1' })).toBe('put 7.4');
    expect(why('value', 'cell:d4')).toBe(null);
  });

  it('cannot be taken in hand', () => {
    expect(why('move', 'explorer:indigo-6')).toBe('others 4.10');
    expect(why('move', 'cell:d5')).toBe('others 4.10');
    expect(why('move', 'boat:2')).toBe('steer 5.2');
    expect(why('move', 'creature:serpent-1')).toBe('later 3.1');
    expect(why('move', 'explorer:crimson-1')).toBe('stuck 3.3');
    expect(why('move', 'cell:a1')).toBe('hand 3.3');
  });

  it('is no space for what is in hand', () => {
    expect(why('move', 'cell:f4', 'explorer:crimson-1'), 'two tiles away').toBe('far 4.1');
    expect(why('move', 'cell:a1', 'explorer:crimson-1')).toBe('far 3.3');
    expect(why('move', 'island:northwest', 'explorer:crimson-1')).toBe('harbour 4.8');
    expect(why('move', 'cell:d5', 'explorer:crimson-2'), 'back onto the island').toBe('back 4.6');
    expect(why('move', 'cell:b4', 'explorer:crimson-2'), 'from a boat into the next water').toBe('aboard 4.3');
    expect(why('move', 'cell:b3', 'explorer:crimson-2'), 'three are in it').toBe('full 5.4');
    expect(why('move', 'cell:b2', 'explorer:crimson-3'), 'it has swum').toBe('swum 4.5');
    expect(why('move', 'cell:d4', 'boat:1')).toBe('row 5.1');
  });

  it('is said in words that there are, by paragraphs that there are', () => {
    const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    const [texts, rules] = ['texts/en.web.ftl', 'RULES.md'].map((name) => file(`../../../src/atoll/games/the_island/${name}`));
    for (const [, key, number] of file('../../src/games/the_island/why.ts').matchAll(/\['(\w+)', '([\d.]+)'\]/g)) {
      expect(texts).toContain(`\nboard-no-${key} = `);
      expect(rules).toContain(`**${number}**`);
    }
  });
});
