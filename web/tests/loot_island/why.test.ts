import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Card, cardOf, read } from '../../src/games/loot_island/read';
import type { Key } from '../../src/games/loot_island/targets';
import { whyNot } from '../../src/games/loot_island/why';

const chart = {
  options: { seats: 3 }, columns: { north1: ['red-3-a', 'red-7-a'], east1: ['blue-2-a'] }, islands_shut: ['island-2'], compasses: {}, turn: 0,
};
function why(key: Key, chosen: string[], more: { ask?: string; event?: string; hand?: string[]; origin?: boolean } = {}): string | null {
  const model = read({ ...chart, chosen, event: more.event, asks: [{ ask: more.ask ?? 'turn', seats: [0] }] });
  const hand = (more.hand ?? []).map((id) => cardOf(id, model.box)) as Card[];
  return whyNot(model, key, hand, more.origin ?? false)?.join(' ') ?? null;
}

describe('a landing that means nothing now', () => {
  it('is not for the chosen cards', () => {
    expect(why('landing:north1', ['red-5-a'])).toBe('lower 5.3');
    expect(why('landing:north1', ['blue-9-a'])).toBe('colour 5.3');
    expect(why('landing:north2', ['red-9-a'])).toBe('coast 5.2');
    expect(why('landing:north1', ['red-8-a', 'blue-9-a'])).toBe('mixed 5.2');
  });

  it('is not for any card, or for no card', () => {
    expect(why('landing:north1', [], { hand: ['blue-9-a', 'red-5-a'] })).toBe('fits 5.3');
    expect(why('landing:north1', [], { hand: ['red-8-a'] }), 'cards for it can be chosen').toBe(null);
    expect(why('landing:north1', [])).toBe('cards 4.8');
  });

  it('is not for the question', () => {
    expect(why('landing:south1', ['red-8-a'], { origin: true })).toBe('compass 5.1');
    expect(why('landing:south1', [], { ask: 'stack' })).toBe('stack 4.6');
    expect(why('landing:south1', [], { ask: 'withdraw' })).toBe('compass 8.2');
    expect(why('landing:south1', [], { ask: 'heal' })).toBe(null);
  });
});

describe('a small island that means nothing now', () => {
  it('is used, or costs something else', () => {
    expect(why('island:island-2', [], { hand: ['red-8-a'] })).toBe('shut 4.4');
    expect(why('island:island-1', ['red-8-a'])).toBe('cost 4.3');
    expect(why('island:island-1', ['red-8-a', 'red-9-a'], { event: 'b7' })).toBe('dear 8.2');
    expect(why('island:island-1', [], { hand: ['red-8-a'] }), 'cards for it can be chosen').toBe(null);
  });

  it('is said in words that there are, by paragraphs that there are', () => {
    const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
    const [texts, rules] = ['texts/en.web.ftl', 'RULES.md'].map((name) => file(`../../../src/atoll/games/loot_island/${name}`));
    for (const [, key, number] of file('../../src/games/loot_island/why.ts').matchAll(/\['(\w+)', '([\d.]+)'\]/g)) {
      expect(texts).toContain(`\nboard-no-${key} = `);
      expect(rules).toContain(`**${number}**`);
    }
  });
});
