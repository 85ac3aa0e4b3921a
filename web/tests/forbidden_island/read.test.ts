import { describe, expect, it } from 'vitest';
import { EMBLEMS, ROLES, TILES } from '../../src/games/forbidden_island/pictures';
import { CARDS, floodCardsLeft, floodsToCome, grouped, reachable, read, treasureCardsLeft } from '../../src/games/forbidden_island/read';

const position = {
  island: ['.  ~watchtower gold_gate', '~~misty_marsh temple_sun ?'],
  adventurers: [
    { role: 'diver', at: 'gold_gate', hand: ['earth', 'earth', 'helicopter'] },
    { role: 'pilot', at: 'gold_gate', hand: [] },
  ],
  treasures: ['fire'],
  discards: ['waters_rise', 'fire'],
  flood_deck: [['watchtower'], ['gold_gate', 'temple_sun']],
  flood_discards: [],
  meter: 1,
  asks: [{ ask: 'act', seats: [0], left: 2 }],
};

describe('a position', () => {
  const model = read(position);
  it('has tiles in their places, with level, treasure and pawns', () => {
    expect(model.tiles.map(({ id, level, row, col }) => [id, level, row, col])).toEqual([
      ['watchtower', 'flooded', 0, 1],
      ['gold_gate', 'dry', 0, 2],
      ['misty_marsh', 'sunk', 1, 0],
      ['temple_sun', 'dry', 1, 1],
    ]);
    expect(model.tiles[1]!.pawns).toEqual([0, 1]);
    expect(model.tiles[3]!.treasure).toBe('earth');
    expect(model.unlaid).toEqual([{ row: 1, col: 2 }]);
    expect(model.places).toEqual([[false, true, true], [true, true, true]]);
  });
  it('knows what is won, and by whom where it is said', () => {
    expect(model.treasures.find(({ id }) => id === 'fire')).toEqual({ id: 'fire', won: true, seat: null });
    const held = read({ ...position, adventurers: [position.adventurers[0], { ...position.adventurers[1], treasures: ['wind'] }] });
    expect(held.treasures.find(({ id }) => id === 'wind')).toEqual({ id: 'wind', won: true, seat: 1 });
  });
  it('counts cards', () => {
    expect(treasureCardsLeft(position)).toBe(28 - 3 - 2);
    expect(floodCardsLeft(position)).toBe(3);
    expect(grouped(['ocean', 'earth', 'ocean'])).toEqual([{ card: 'earth', count: 1 }, { card: 'ocean', count: 2 }]);
  });
  it('can be empty', () => {
    expect(read({}).tiles).toEqual([]);
    expect(read({ island: ['. ?', '? .'] }).unlaid).toHaveLength(2);
  });
});

describe('what may sink in this flood', () => {
  it('reaches as many layers as cards are drawn', () => {
    expect([...reachable(position)].sort()).toEqual(['gold_gate', 'temple_sun', 'watchtower']);
    const one = { ...position, asks: [{ ask: 'flood', left: 1 }] };
    expect(floodsToCome(one)).toBe(1);
    expect([...reachable(one)]).toEqual(['watchtower']);
    expect(read(one).risk).toEqual({ sinking: 1, of: 1 });
    expect(read(one).tiles.filter((tile) => tile.maySink).map((tile) => tile.id)).toEqual(['watchtower']);
  });
  it('reaches the discards when the deck runs out, and nothing when the game is over', () => {
    const short = { ...position, meter: 9, flood_deck: [['gold_gate']], flood_discards: ['watchtower'] };
    expect(reachable(short).has('watchtower')).toBe(true);
    expect(reachable({ ...short, meter: 9, flood_deck: [['a', 'b', 'c', 'd', 'e']] }).has('watchtower')).toBe(false);
    expect(reachable({ ...short, over: 'won' }).size).toBe(0);
  });
});

it('has a picture for all 24 tiles, all cards and all roles', () => {
  expect(Object.keys(TILES)).toHaveLength(24);
  expect(Object.keys(ROLES)).toHaveLength(6);
  for (const card of CARDS) expect(EMBLEMS[card]).toBeDefined();
});
