import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/games/lost_island/read';
import type { Key } from '../../src/games/lost_island/targets';
import { whyNot } from '../../src/games/lost_island/why';

const chart = {
  options: { seats: 2 },
  island: ['.plain plain # # # plain', 'plain S # # S #', '# # plain # # #', '# # # # # #', '# S # # S #', 'plain # # # # #'],
  stones: ['b2', 'e2', 'b5', 'e5'],
  explorers: { crimson: ['a2=3', 'c3=6', 'boat=1', 'boat=2', 'boat=4', 'boat=5'], indigo: ['f1=?', 'boat=?', 'boat=?', 'boat=?', 'boat=?', 'boat=?'] },
  boats: { crimson: ['c', 'd', 'e', 'f'], indigo: ['b', 'c', 'd', 'e', 'f'] },
  rings: ['crimson-b'],
  flag: 'a6',
  purses: [0, 0],
};
const ACT = ['move', 'reveal', 'end'];
function why(key: Key, more: { ask?: string; kinds?: string[]; held?: string } = {}): string | null {
  const model = read({ ...chart, asks: [{ ask: more.ask ?? 'act', seats: [0], left: 2 }] }, 0);
  return whyNot(model, key, more.kinds ?? ACT, more.held ?? null, 0)?.join(' ') ?? null;
}

describe('a space that means nothing now', () => {
  it('is not where the explorer in hand may go', () => {
    expect(why('cell:f6', { held: 'crimson-a' })).toBe('far 4.1');
    expect(why('cell:a1', { held: 'crimson-a' })).toBe('swim 4.4');
    expect(why('cell:f1', { held: 'crimson-a' })).toBe('attack 5.1');
    expect(why('cell:c3', { held: 'crimson-a' })).toBe('taken 4.1');
    expect(why('cell:f1', { held: 'crimson-a', kinds: ['move'] })).toBe('taken 4.1');
    expect(why('cell:f6', { held: 'crimson-a', kinds: ['battle'] })).toBe('attack 5.1');
  });

  it('is not for an action', () => {
    expect(why('cell:f6')).toBe('reveal 4.2');
    expect(why('cell:b5')).toBe('visit 4.3');
    expect(why('cell:a1')).toBe('swim 4.4');
    expect(why('cell:b1')).toBe('hand 4.1');
    expect(why('cell:f1')).toBe('attack 5.1');
    expect(why('cell:a2')).toBe('stuck 4.1');
    expect(why('cell:f6', { kinds: ['reinforce'] })).toBe('reinforce 4.6');
    expect(why('cell:b1', { kinds: ['reveal'] })).toBe('reveal 4.2');
  });

  it('is not for a coin', () => {
    const power = (key: Key, ...kinds: string[]) => why(key, { ask: 'power', kinds });
    expect(power('cell:a2', 'end')).toBe('coins 7.1');
    expect(power('cell:f1', 'ring', 'end')).toBe('spy 7.5');
    expect(power('cell:c3', 'ring', 'end')).toBe('ring 7.2');
    expect(power('cell:f6', 'ring', 'end')).toBe('power 7.1');
    expect(power('cell:f6', 'recruit')).toBe('reinforce 7.4');
  });

  it('is not the one to take away', () => {
    const shrink = (key: Key) => why(key, { ask: 'shrink', kinds: ['shrink'] });
    expect(shrink('cell:a1')).toBe('sea 8.2');
    expect(shrink('cell:b2')).toBe('stays 8.3');
    expect(shrink('cell:a6')).toBe('stays 8.3');
    expect(shrink('cell:f1')).toBe('occupied 8.2');
    expect(shrink('cell:d4')).toBe('outside 8.2');
  });

  it('is not for the question', () => {
    expect(why('cell:d4', { ask: 'aim' })).toBe('aim 6.3');
    expect(why('explorer:indigo-a', { ask: 'blow' })).toBe('blow 6.7');
    expect(why('cell:d4', { ask: 'begin' })).toBe(null);
  });

  it('is said in words that there are, by paragraphs that there are', () => {
    const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    const rules = file('../../../src/atoll/games/lost_island/RULES.md');
    const said = [...file('../../src/games/lost_island/why.ts').matchAll(/\['(\w+)', '([\d.]+)'\]/g)];
    expect(said.length).toBeGreaterThan(25);
    for (const lang of ['en', 'nl', 'fr', 'de']) {
      const texts = file(`../../../src/atoll/games/lost_island/texts/${lang}.web.ftl`);
      for (const [, key, number] of said) {
        expect(texts).toContain(`\nboard-no-${key} = `);
        expect(rules).toContain(`**${number}**`);
      }
    }
  });
});
