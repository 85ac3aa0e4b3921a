import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { read } from '../../src/games/forbidden_island/read';
import type { Key } from '../../src/games/forbidden_island/targets';
import { whyNot, whyNotCard } from '../../src/games/forbidden_island/why';

const chart = {
  options: { seats: 2, dive: 'move' },
  island: ['. . temple_moon temple_sun . .', '. ~coral_palace cliffs_of_abandon observatory ~~watchtower .', 'fools_landing bronze_gate copper_gate gold_gate iron_gate silver_gate'],
  treasures: ['fire'],
};
const at = (role: string, more: object = {}) => ({ ...chart, adventurers: [{ role, at: 'cliffs_of_abandon', hand: [] }, { role: 'messenger', at: 'gold_gate', hand: [] }], asks: [{ ask: 'act', seats: [0], left: 2 }], ...more });
function why(key: Key, role = 'engineer', more: { ask?: string; kinds?: string[]; held?: boolean; dive?: string } = {}): string | null {
  const position = at(role, more.dive ? { options: { dive: more.dive } } : {});
  return whyNot(read(position), position, more.ask ?? 'act', key, more.kinds ?? ['move', 'shore', 'end'], 0, more.held ?? false)?.join(' ') ?? null;
}

describe('a tile that means nothing now', () => {
  it('is not where one can go', () => {
    expect(why('tile:silver_gate')).toBe('far 4.1');
    expect(why('tile:silver_gate', 'explorer')).toBe('diagonal 4.4');
    expect(why('tile:silver_gate', 'diver')).toBe('dive 4.9');
    expect(why('tile:silver_gate', 'pilot')).toBe('flown 4.5');
    expect(why('tile:cliffs_of_abandon')).toBe('here 4.1');
    expect(why('tile:watchtower')).toBe('missing 4.2');
    expect(why('tile:watchtower', 'diver')).toBe('surface 4.11');
    expect(why('tile:watchtower', 'diver', { dive: 'turn' }), 'a pause in the water is allowed').toBe('dive 4.9');
  });

  it('is not for the verb', () => {
    expect(why('tile:bronze_gate', 'engineer', { kinds: ['shore'] })).toBe('dry 5.1');
    expect(why('tile:watchtower', 'engineer', { kinds: ['shore'] })).toBe('gone 5.4');
    expect(why('tile:coral_palace', 'engineer', { kinds: ['shore'] })).toBe('reach 5.1');
    expect(why('tile:coral_palace', 'explorer', { kinds: ['shore'] })).toBe('reach_all 5.2');
    expect(why('tile:silver_gate', 'navigator', { held: true })).toBe('guide 4.6');
    expect(why('tile:silver_gate', 'engineer', { kinds: ['give'] })).toBe('give 6.1');
    expect(why('tile:silver_gate', 'engineer', { kinds: ['end'] })).toBe('spent 3.2');
  });

  it('is not for the question', () => {
    expect(why('tile:silver_gate', 'engineer', { ask: 'swim' })).toBe('swim 8.5');
    expect(why('tile:silver_gate', 'explorer', { ask: 'swim' })).toBe('swim_all 8.6');
    expect(why('tile:silver_gate', 'diver', { ask: 'swim' })).toBe('nearest 8.6');
    expect(why('tile:watchtower', 'diver', { ask: 'swim' })).toBe('ashore 8.5');
    expect(why('tile:silver_gate', 'engineer', { ask: 'flight' })).toBe('flight 7.4');
  });

  it('or a treasure that cannot be captured', () => {
    expect(why('treasure:earth')).toBe('capture 6.4');
    expect(why('treasure:fire')).toBe('won 6.4');
  });
});

describe('a card that cannot be played', () => {
  const card = (card: string, ask: string, own = true, more: object = {}, role = 'engineer'): string => {
    const position = at(role, more);
    return whyNotCard(read(position), position, ask, card, 0, own).join(' ');
  };
  it('says when it could be', () => {
    expect(card('earth', 'act')).toBe('give 6.1');
    expect(card('earth', 'act', true, {}, 'messenger')).toBe('anybody 6.2');
    expect(card('earth', 'act', true, { asks: [{ ask: 'act', left: 0 }] })).toBe('spent 3.2');
    expect(card('earth', 'act', false)).toBe('own_turn 6.3');
    expect(card('earth', 'special')).toBe('own_turn 6.3');
    expect(card('helicopter', 'shore_more')).toBe('later 7.1');
    expect(card('sandbags', 'special', true, { asks: [{ ask: 'flood', left: 1 }, { ask: 'special' }] })).toBe('flooding 7.3');
    expect(card('sandbags', 'act', true, { island: ['fools_landing cliffs_of_abandon gold_gate'] })).toBe('sandbag 7.2');
  });
});

it('all is said in words that there are, by paragraphs that there are', () => {
  const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
  const rules = file('../../../src/atoll/games/forbidden_island/RULES.md');
  const said = [...file('../../src/games/forbidden_island/why.ts').matchAll(/\['(\w+)', '([\d.]+)'\]/g)];
  expect(said.length).toBeGreaterThan(30);
  for (const lang of ['en', 'nl', 'fr', 'de']) {
    const texts = file(`../../../src/atoll/games/forbidden_island/texts/${lang}.web.ftl`);
    for (const [, key, number] of said) {
      expect(texts).toContain(`\nboard-no-${key} = `);
      expect(rules).toContain(`**${number}**`);
    }
  }
});
