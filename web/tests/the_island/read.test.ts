import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/core/fluent';
import { arrange } from '../../src/games/the_island/layout';
import { UNDERSIDES } from '../../src/games/the_island/pictures';
import { backsOf, handOf, read, tally, threats, withinReach } from '../../src/games/the_island/read';
import { scores } from '../../src/games/the_island/score';
import { askText, rule, steps, waitText, warning, wording } from '../../src/games/the_island/wording';
import fixture from '../fixtures/island.json';

const { position, choices } = (fixture as any)[1].moment.views['0'];
const model = read(position);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const TEXTS = here('../../../src/atoll/games/the_island/texts/');
const english = new Texts('en', ['en.ftl', 'en.web.ftl'].map((name) => readFileSync(TEXTS + name, 'utf8')));
const text = (key: string, values?: Record<string, string | number>) => english.format(key, values);
const say = (line: string) => wording(choices.find((one: any) => one.do === line)!, position, text);

describe('a position', () => {
  it('has land, people, boats and creatures in their places', () => {
    expect(model.left).toEqual({ beach: 5, forest: 16, mountain: 8 });
    expect(model.sinking).toBe('beach');
    expect(model.land.get('g3')).toBe('beach');
    expect(tally(model, 0)).toEqual({ hand: 0, safe: 1, ashore: 5, sea: 4, lost: 0 });
    const [boat] = model.boats;
    expect([boat!.cell, boat!.crew.map((one) => one.seat), boat!.steers]).toEqual(['e10', [0, 0, 1], [0]]);
    expect(model.boats.find((one) => one.cell === 'f2')!.steers).toEqual([0, 3]);
    expect(model.boats.find((one) => one.cell === 'k4')!.steers).toEqual([]);
    expect(model.creatures.filter((one) => one.kind === 'shark').map((one) => one.cell)).toEqual(['i3', 'd3', 'j9']);
  });
  it('shows one’s own values and tiles, of others the backs', () => {
    expect(model.explorers.filter((one) => one.value !== null).every((one) => one.seat === 0)).toBe(true);
    expect(handOf(position, 0).map((held) => held.tile)).toEqual(['dolphin', 'stop_shark']);
    expect(handOf(position, 3)).toEqual(Array(3).fill({ terrain: 'beach', tile: null }));
    expect(backsOf(position, 3)).toEqual([['beach', 3]]);
  });
  it('with two colours each gives the third and fourth to the same people', () => {
    const two = read({ options: { seats: 2, colours: 'two' }, explorers: { crimson: ['d4=?'], indigo: ['-'], amber: ['northwest=6'], orchid: ['lost=?'] }, tiles: ['bbbb'] });
    expect(two.explorers.map((one) => [one.seat, one.where])).toEqual([[0, 'ashore'], [1, 'hand'], [0, 'safe'], [1, 'lost']]);
    expect(two.colours).toBe(4);
  });
  it('is arranged so that every piece on the board is somewhere of its own', () => {
    for (const small of [false, true]) {
      const { spots } = arrange(model, small);
      const drawn = model.explorers.filter((one) => !['lost', 'hand'].includes(one.where)).length + model.boats.length + model.creatures.length;
      expect(spots.size).toBe(drawn);
      const pieces = [...spots].filter(([key]) => !key.startsWith('boat:'));
      expect(new Set(pieces.map(([, { x, y }]) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(pieces.length);
    }
  });
  it('from five on a safe island counts colours', () => {
    const crowded = read({ explorers: { crimson: Array(4).fill('southeast=?'), indigo: ['southeast=?'] } });
    const { landed, spots } = arrange(crowded);
    expect(landed.map(({ colour, count }) => [colour, count])).toEqual([[0, 4], [1, 1]]);
    expect(spots.size).toBe(0);
  });
  it('from three creatures in a cell tells how many', () => {
    const cells = (n: number) => arrange(read({ creatures: { shark: Array(n).fill('a1') } })).plaques;
    expect(cells(2)).toEqual([]);
    expect(cells(3).map((one) => one.count)).toEqual([3]);
  });
});

describe('danger', () => {
  it('is what a creature could reach over the sea', () => {
    const serpent = model.creatures.find((one) => one.cell === 'g6')!;
    expect(withinReach(model, serpent)).toEqual(new Set()); // land all around
    const whale = model.creatures.find((one) => one.cell === 'g11')!;
    expect(withinReach(model, whale).has('e10')).toBe(true);
    expect(withinReach(model, whale).has('g11')).toBe(false);
  });
  it('is serpent and whale for a boat, serpent and shark for a swimmer', () => {
    const sea = read({ creatures: { serpent: ['a2'], shark: ['a3'], whale: ['a4'] } });
    expect(threats(sea, ['a1'], true).get('a1')).toEqual(['serpent', 'whale']);
    expect(threats(sea, ['a1'], false).get('a1')).toEqual(['serpent', 'shark']);
    expect(threats(model, ['f4'], false).size).toBe(0); // nobody swims on land
  });
});

describe('words', () => {
  it('say from where to where', () => {
    expect(say('step crimson-1 w')).toBe('Walk from d6 to d5 (worth 3)');
    expect(say('step crimson-1 e')).toBe('From d6 into the water at d7 (worth 3)');
    expect(say('row 1 ne')).toBe('Row the boat from e10 to d10');
    expect(say('jump crimson-6')).toBe('Jump off the boat at e10 (worth 6)');
    expect(say('pass')).toBe('Done moving');
  });
  it('say everything that may be done, each thing once', () => {
    const said = choices.map((one: any) => wording(one, position, text));
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((line: string) => /undefined|board-|^\W|\{/.test(line))).toEqual([]);
  });
  it('warn of what waits there and of what may come', () => {
    const row = choices.find((one: any) => one.do === 'row 1 ne');
    expect(warning(row, position, text)).toContain('whale');
    expect(warning(choices.find((one: any) => one.do === 'row 5 e'), position, text)).toBe(null); // an empty boat fears nothing
    expect(warning(choices.find((one: any) => one.do === 'step crimson-1 w'), position, text)).toBe(null);
  });
  it('tell the steps of a turn', () => {
    expect(steps(position, null)).toEqual([{ id: 'tile', now: false }, { id: 'move', now: true, pips: [2, 3] }, { id: 'sink', now: false }, { id: 'creature', now: false }]);
    expect(steps({ ...position, asks: [{ ask: 'launch', seats: [0] }] }, null).map((step) => step.now)).toEqual([false, true]);
  });
  it('have a picture for every tile', () => {
    const tiles = [...readFileSync(`${TEXTS}en.ftl`, 'utf8').matchAll(/^tile-(\w+) =/gm)].map((found) => found[1]);
    expect(tiles.sort()).toEqual(Object.keys(UNDERSIDES).sort());
  });
});

describe('the score', () => {
  it('adds up what was saved, the best first', () => {
    const end = { options: { seats: 2 }, over: 'volcano', explorers: { crimson: ['northwest=3', 'lost=?', 'southeast=1'], indigo: ['northeast=6', 'c1=?'] } };
    expect(scores(end).map(({ seat, points, lost, saved }) => [seat, points, lost, saved.map((one) => one.value)])).toEqual([[1, 6, 1, [6]], [0, 4, 1, [3, 1]]]);
    expect(scores({ ...end, options: { seats: 2, equal: 'yes' } }).map((row) => row.points)).toEqual([2, 1]);
  });
});

describe('the texts of the board', () => {
  const keys = (lang: string) => [...readFileSync(`${TEXTS}${lang}.web.ftl`, 'utf8').matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!);
  const code = readdirSync(here('../../src/games/the_island')).map((name) => readFileSync(here(`../../src/games/the_island/${name}`), 'utf8')).join('\n');
  const used = [...code.matchAll(/text\('((?:board|wait)-[\w-]+)'/g)].map((found) => found[1]!);
  it.each(['en', 'nl', 'fr', 'de'])('%s has every key', (lang) => {
    expect(keys(lang)).toEqual(keys('en'));
    expect(used.filter((key) => !keys(lang).includes(key))).toEqual([]);
  });
  it('has nothing that nobody reads', () => {
    const starts = [...code.matchAll(/text\(`([a-z-]+)\$/g)].map((found) => found[1]!);
    const ternary = [...code.matchAll(/'((?:board)-[\w-]+)'/g)].map((found) => found[1]!);
    const idle = keys('en').filter((key) => key.startsWith('board-') && !used.includes(key) && !ternary.includes(key) && !starts.some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });
});

describe('what is said where', () => {
  const scene = (more: Record<string, unknown> = {}) => ({ position: { ...position, ...more }, people: [], text });
  const asked = (kind: string, values: Record<string, unknown> = {}) => ({ number: 1, kind, seats: [0], values, paragraphs: [] }) as any;
  const swimmer = model.explorers.find((one) => one.where === 'swimming')!;

  it('warns of taking the tile under one’s own explorer', () => {
    const own = model.explorers.find((one) => one.seat === 0 && one.where === 'ashore')!;
    const free = [...model.land.keys()].find((cell) => !model.explorers.some((one) => one.cell === cell))!;
    const sink = (cell: string) => warning({ do: `sink ${cell}`, parts: { do: 'sink', cell } }, position, text);
    expect(sink(own.cell!)).toMatch(/your own explorer/i);
    expect(sink(free)).toBe(null);
  });
  it('tells what a creature threatens, to those who are asked and to those who wait', () => {
    const creatures = { ...position.creatures, shark: [swimmer.cell] };
    const asks = [{ ask: 'defend', seats: [swimmer.seat], subject: 'shark-1', topic: 'shark' }];
    expect(askText(asked('defend', { kind: 'shark' }), [], swimmer.seat, scene({ creatures, asks }))).toBe(`A shark is coming for your swimmer at ${swimmer.cell}. Stop it?`);
    expect(waitText(asked('defend', { kind: 'shark' }), ['Bram'], scene({ creatures, asks }))).toBe(`Bram may stop a shark at ${swimmer.cell}`);
    expect(askText(asked('move'), [], 0, scene())).toBe(null);
  });
  it('says when no tile has a use', () => {
    const pass = { do: 'pass', parts: { do: 'pass' } };
    expect(askText(asked('play'), [pass], 0, scene())).toMatch(/None of your tiles/);
    expect(askText(asked('play'), [pass, pass], 0, scene())).toBe(null);
  });
  it('cites the paragraph that says most', () => {
    const of = (kind: string, line: string | null = null, values = {}) => rule(asked(kind, values), line ? choices.find((one: any) => one.do === line) : null, position);
    expect(of('creature', null, { kind: 'whale' })).toBe('8.5');
    expect(of('defend', null, { kind: 'shark' })).toBe('8.7');
    expect(of('move')).toBe(null);
    const row = choices.find((one: any) => one.parts.do === 'row').do;
    expect(['5.1', '5.5']).toContain(of('move', row));
  });
  it('counts at the end: saved, or lost', () => {
    expect(tally(read({ ...position, over: 'volcano' }), 0)).toEqual({ hand: 0, safe: 1, ashore: 0, sea: 0, lost: 9 });
  });
});
