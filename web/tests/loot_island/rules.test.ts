// What this client foretells, against the server's rules: the figures of components.toml, and what came of some positions.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as box from '../../src/games/loot_island/box';
import { buries, cardOf, fits, forecast, healerCost, landing, order, type Position, read, supply, toExplore } from '../../src/games/loot_island/read';
import { sheets } from '../../src/games/loot_island/score';

const file = (path: string) => readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const toml = file('src/atoll/games/loot_island/components.toml');
const figure = (name: string) => JSON.parse(new RegExp(`^${name} = (\\[\\[.*?\\]\\]|\\[.*?\\]|\\d+)`, 'm').exec(toml.split('[players]')[1]!)![1]!);

interface Round {
  position: Position;
  playable: Record<string, { site: string[]; shift: string[] }>;
  explored: { landing: string; cards: number; loot: string; treasures: number; takers: string[] }[];
}
const foretold: { rounds: Round[]; ends: { position: Position; end: Position }[]; burials: { position: Position; relieved: number }[] } = JSON.parse(file('tests/golden/loot_island.foretold.json'));
const named = ({ position }: { position: Position }) => `${position.options.seats} ${position.event} ${position.bow ?? ''} ${JSON.stringify(position.columns)}`;

describe('figures', () => {
  it('are those of the components', () => {
    expect([box.ROUNDS, box.COMPASSES, box.TOO_CURSED, box.BURY, box.JEWEL_PAIR, box.JEWEL_TRIPLE, box.SKULL_SET]).toEqual(['rounds', 'compasses', 'cursed', 'bury', 'jewel_pair', 'jewel_triple', 'skull_sets'].map(figure));
    expect([box.NEEDED.slice(2), box.HAND.slice(2)]).toEqual(['needed', 'hand'].map(figure));
    expect(figure('islands')).toEqual([2, 3, 4, 5].map((seats) => read({ options: { seats } }).islands.length));
    const packs: number[][] = figure('packs');
    packs.forEach((some, i) => expect(box.treasuresOf(i + 2)).toBe([...box.TREASURES.values()].filter(({ pack }) => some.includes(pack)).length));
  });
});

describe('a round', () => {
  it.each(foretold.rounds.map((one) => [named(one), one] as const))('%s', (_, { position, playable, explored }) => {
    const model = read(position);
    const found = toExplore(model).flatMap((coast) => forecast(model, coast));
    const told = found.map(({ id, loot, treasures }) => [id, loot, treasures]);
    const came = explored.map((one) => [one.landing, one.loot, one.treasures]);
    // where neither landing has enough, it does not matter which is told first
    for (const i of [0, 2]) if (came[i]?.[1] === 'none') for (const some of [told, came]) some.splice(i, 2, ...some.slice(i, i + 2).sort());
    expect(told).toEqual(came);
    for (const one of explored) {
      expect(landing(model, one.landing)!.counted).toBe(one.cards);
      const takers = order(model, one.landing);
      expect(one.takers).toEqual(one.takers.map((_, i) => String(takers[i % takers.length])));
    }
    for (const [id, { site, shift }] of Object.entries(playable)) {
      const may = box.LANDINGS.filter((at) => fits(model, cardOf(id, model.box)!, at));
      expect([...site, ...shift].sort()).toEqual([...may].sort());
      expect(supply(model, 0) > 0).toBe(!shift.length);
    }
  });
});

describe('the end', () => {
  it.each(foretold.ends.map((one, i) => [i, one] as const))('%i', (_, { position, end }) => {
    const [before, after] = [read(position), read(end)];
    for (const [seat, healer] of after.healers.taken) expect(-after.sheets[seat]!.healer!).toBe(healerCost(before, healer, seat));
    const all = sheets(end, (key) => key);
    expect(all.length).toBe(before.seats);
    for (const { seat, rows, total } of all) {
      expect(rows.map(({ line, explained }) => [line, explained])).toEqual(rows.map(({ line, gold }) => [line, gold]));
      expect(rows.reduce((sum, { gold }) => sum + gold, 0)).toBe(total);
      if (after.out[seat] === undefined || after.out[seat] === 'no') expect(total).toBe(after.scores[seat]);
    }
  });

  it('and burying removes cubes', () => {
    for (const { position, relieved } of foretold.burials) expect(buries(read(position), 0)).toBe(relieved);
  });
});
