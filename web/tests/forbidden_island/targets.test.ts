import { describe, expect, it } from 'vitest';
import type { Choice } from '../../src/protocol';
import { read } from '../../src/games/forbidden_island/read';
import { kindOf, needsTile, previewed, targets } from '../../src/games/forbidden_island/targets';

const model = read({
  island: ['gold_gate fools_landing ~temple_sun', 'watchtower . observatory'],
  adventurers: [
    { role: 'navigator', at: 'temple_sun', hand: [] },
    { role: 'pilot', at: 'fools_landing', hand: [] },
    { role: 'diver', at: 'fools_landing', hand: [] },
  ],
  asks: [{ ask: 'flight', seats: [0], subject: [1, 2], topic: 'fools_landing' }],
});
const KEYS: Record<string, string[]> = { guide: ['role', 'tile'], give: ['role', 'treasure'], helicopter: ['role'], board: ['role'], capture: ['treasure'] };
function choice(line: string): Choice {
  const [kind, ...words] = line.split(' ');
  const keys = KEYS[kind!] ?? ['tile'];
  return { do: line, parts: { do: kind!, ...Object.fromEntries(words.map((word, i) => [keys[i]!, word])) } };
}
const meant = (held: number | null, ...lines: string[]): Record<string, string[]> =>
  Object.fromEntries([...targets(lines.map(choice), model, 0, held)].map(([key, list]) => [key, list.map((one) => one.do)]));

describe('what a space means', () => {
  it('is a tile for moves, shoring up, sandbags and landing, all of them together', () => {
    expect(meant(null, 'move gold_gate', 'shore gold_gate', 'sandbag temple_sun', 'land watchtower', 'swim observatory')).toEqual({
      'tile:gold_gate': ['move gold_gate', 'shore gold_gate'],
      'tile:temple_sun': ['sandbag temple_sun'],
      'tile:watchtower': ['land watchtower'],
      'tile:observatory': ['swim observatory'],
    });
  });
  it('is a pawn for helicopter, boarding and giving', () => {
    expect(meant(null, 'give pilot earth', 'give pilot fire', 'helicopter diver')).toEqual({
      'pawn:1': ['give pilot earth', 'give pilot fire'],
      'pawn:2': ['helicopter diver'],
    });
  });
  it('is first a pawn, then a tile, when somebody is guided', () => {
    const lines = ['guide pilot gold_gate', 'guide pilot temple_sun', 'guide diver gold_gate', 'move observatory'];
    expect(meant(null, ...lines)).toEqual({
      'pawn:1': ['guide pilot gold_gate', 'guide pilot temple_sun'],
      'pawn:2': ['guide diver gold_gate'],
      'tile:observatory': ['move observatory'],
    });
    expect(meant(1, ...lines)).toEqual({ 'tile:gold_gate': ['guide pilot gold_gate'], 'tile:temple_sun': ['guide pilot temple_sun'] });
    expect(needsTile(lines.slice(0, 2).map(choice))).toBe(true);
    expect(needsTile([choice(lines[2]!)])).toBe(false);
    expect(needsTile([choice(lines[0]!), choice('give pilot earth')])).toBe(false);
  });
  it('is a tile at once when only one can be guided there and it means nothing else', () => {
    expect(meant(null, 'guide pilot gold_gate', 'guide pilot observatory', 'move observatory')).toEqual({
      'pawn:1': ['guide pilot gold_gate', 'guide pilot observatory'],
      'tile:observatory': ['move observatory'],
      'tile:gold_gate': ['guide pilot gold_gate'],
    });
  });
  it('is the tile under you and the medallion for a capture, and the landing for the flight home', () => {
    expect(meant(null, 'capture earth', 'lift_off')).toEqual({
      'tile:temple_sun': ['capture earth'],
      'treasure:earth': ['capture earth'],
      'tile:fools_landing': ['lift_off'],
    });
  });
  it('is nothing for what has no place on the board', () => {
    expect(meant(null, 'end', 'pass', 'discard earth')).toEqual({});
  });
});

describe('a preview', () => {
  it('shows who goes where', () => {
    expect(previewed(choice('move observatory'), model, 0)).toMatchObject({
      ghosts: [{ seat: 0, tile: 'observatory' }],
      routes: [{ from: 'temple_sun', to: 'observatory', air: false }],
      hold: [0],
    });
    expect(previewed(choice('guide pilot gold_gate'), model, 0).ghosts).toEqual([{ seat: 1, tile: 'gold_gate' }]);
  });
  it('carries everybody aboard on one route', () => {
    const shown = previewed(choice('land watchtower'), model, 0);
    expect(shown.ghosts.map((ghost) => ghost.seat)).toEqual([1, 2]);
    expect(shown.routes).toHaveLength(1);
  });
  it('marks tiles, people and treasures that do not move', () => {
    expect(previewed(choice('shore gold_gate'), model, 0).tiles).toEqual(['gold_gate']);
    expect(previewed(choice('board diver'), model, 0).hold).toEqual([2]);
    expect(previewed(choice('capture earth'), model, 0).treasure).toBe('earth');
    expect(previewed(null, model, 0).hold).toEqual([]);
  });
});

it('reads the kind from the parts, or from the notation', () => {
  expect(kindOf({ do: 'move observatory', parts: {} })).toBe('move');
});
