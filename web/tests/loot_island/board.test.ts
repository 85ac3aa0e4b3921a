import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Box, TREASURES } from '../../src/games/loot_island/box';
import { momentOf, next } from '../../src/games/loot_island/draft.svelte';
import { caption, compass, jetty, neighbour, pitch, played, ship, strip } from '../../src/games/loot_island/geometry';
import { cardsNamed } from '../../src/games/loot_island/labels';
import { buries, cardOf, fits, forecast, handOf, healerCost, order, read, supply, toExplore } from '../../src/games/loot_island/read';
import { sheets } from '../../src/games/loot_island/score';
import { bringInSight } from '../../src/games/loot_island/sight';
import { choiceOf, isOrigin, targets } from '../../src/games/loot_island/targets';
import { askText, called, forecastWords, outlook, previewText, steps, warning, wording } from '../../src/games/loot_island/wording';
import type { Choice } from '../../src/protocol';

const fixture = (name: string) => JSON.parse(readFileSync(fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url)), 'utf8'));
const view = (name: string) => fixture(name)[1].moment.views['0'];
const chart = view('loot').position;
const chosen = view('loot-chosen').position;
const choices: Choice[] = view('loot-chosen').choices;
/** Keys and values instead of words. */
const text = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const people = ['Ana', 'Bram', 'Chloé', 'Deniz'].map((name, seat) => ({ seat, name, bot: null, me: seat === 0, here: true }));
const scene = (position: Record<string, any>, seat = 0) => ({ position, people, text, seat });
const pick = (line: string, parts: Record<string, string>): Choice => ({ do: line, parts: { do: line.split(' ')[0]!, ...parts } }) as Choice;
const box = new Box({});
const card = (id: string) => cardOf(id, box)!;

describe('the box', () => {
  it('has the figures of the components', () => {
    const toml = readFileSync(fileURLToPath(new URL('../../../src/atoll/games/loot_island/components.toml', import.meta.url)), 'utf8');
    const rows = [...toml.matchAll(/^ {4}\[(\d+), (\d), "(\w+)", (\d+), (\d+), (\d+), (\d+)\],$/gm)];
    expect(rows.length).toBe(74);
    for (const [, number, pack, name, gold, curse, crosses, times] of rows) {
      const found = TREASURES.get(`${name}-${number}`)!;
      expect([found.pack, found.gold, found.curse, found.crosses, found.times]).toEqual([pack, gold, curse, crosses, times].map(Number));
    }
    const crossed = [...toml.split('[set.crossed]')[1]!.split('[set.crowns]')[0]!.matchAll(/^(\d+) = (\d)/gm)];
    expect(crossed.length).toBe([...TREASURES.values()].filter((one) => one.crossed).length);
    for (const [, number, cubes] of crossed) expect([...TREASURES.values()].find((one) => one.number === Number(number))!.crossed).toBe(Number(cubes));
    const listed = (name: string) => [...new RegExp(`^${name} = \\[(.*?)\\]`, 'ms').exec(toml)![1]!.matchAll(/"([^"]+)"/g)].map((word) => word[1]!);
    listed('islands').forEach((word, i) => expect(Object.values(box.islet(i)).filter(Boolean).join('-')).toBe(word));
    listed('healers').forEach((word, i) => expect(Object.values(box.healer(`healer-${i + 1}`)).join('+')).toBe(word));
    listed('maps').slice(0, 22).forEach((word, i) => expect(box.effect(0, Math.floor(i / 2) + 1, i % 2)).toBe(word));
  });

  it('gives way to an owner’s own', () => {
    const own = new Box({ options: { components: { islands: ['remove-5'], healers: ['2+2'], crossed: { 12: 2 } } } });
    expect([own.islet(0).cubes, own.healer('healer-1').once, own.treasure('book-12')!.crossed]).toEqual([5, 2, 2]);
  });
});

describe('a position', () => {
  const model = read(chart);

  it('has columns with what they count, stacks from below, and the coast of the day', () => {
    const south2 = model.landings.find((one) => one.id === 'south2')!;
    expect([south2.counted, south2.cards.length, south2.suit, south2.last]).toEqual([3, 2, 'yellow', 5]);
    expect([model.ahead, model.needed, order(model, 'east2')]).toEqual(['east', 5, [3, 1, 2]]);
    expect(order(read({ ...chart, event: 'b13' }), 'east2')).toEqual([2, 1, 3]);
  });

  it('tells what the next exploring would find', () => {
    expect(forecast(model, 'east').map(({ id, loot, missing }) => [id, loot, missing])).toEqual([['east1', 'none', 1], ['east2', 'none', 2]]);
    const enough = read({ ...chart, columns: { ...chart.columns, east1: ['red-2-a', 'red-3-a', 'red-4-a', 'red-6-a'], east2: ['green-4-a', 'green-4-b', 'green-6-a', 'green-8-b', 'green-9-b'] } });
    expect(forecast(enough, 'east').map(({ id, loot, treasures }) => [id, loot, treasures])).toEqual([['east1', 'big', 3], ['east2', 'small', 2]]);
    expect(forecastWords(enough, text)[0]).toBe('board-forecast-big Landing-east1 3');
  });

  it('has hands in order, hidden cards last, and the chosen ones in them', () => {
    expect(handOf(chart, 1)).toEqual(Array(6).fill(null));
    expect(handOf(chosen, 0).map((one) => one!.id)).toEqual(handOf(chart, 0).map((one) => one!.id));
    expect([model.sizes, read(chosen).sizes]).toEqual([[7, 6, 3, 2], [7, 6, 3, 2]]);
  });

  it('knows which cards fit', () => {
    expect(['red-9-a', 'red-joker-a', 'red-1-b', 'red-7-b', 'blue-9-a'].map((id) => fits(model, card(id), 'east1'))).toEqual([true, true, true, false, false]);
    expect(fits(model, card('green-9-a'), 'west1')).toBe(false);
    expect(fits(model, card('red-2-a'), 'west1')).toBe(true);
  });

  it('knows supplies and prices', () => {
    expect([supply(model, 0), supply(read({ ...chart, event: 'b4' }), 0), buries(model, 0), buries(model, 1), healerCost(model, 'healer-3', 2)]).toEqual([1, 0, 2, 4, 12]);
  });
});

describe('choosing', () => {
  it('goes back while a card is wrong, then on', () => {
    const offers = ['red-3-a', 'red-9-a'].map((id) => pick(`choose ${id}`, { card: id }));
    expect(next(['red-9-a', 'red-10-a'], ['red-9-a'], offers)).toEqual({ undo: true });
    expect(next([], ['red-9-a'], offers)).toEqual({ choose: offers[1] });
    expect(next(['red-9-a'], ['red-9-a'], offers)).toBe(null);
    expect(next([], ['blue-1-a'], offers)).toBe(null);
  });

  it('takes the twin of a card', () => {
    const hand = ['blue-8-b', 'blue-1-a', 'blue-1-b'].map(card);
    const offers = [pick('choose blue-1-a', { card: 'blue-1-a' })];
    expect(choiceOf(hand[2]!, hand, offers)).toBe(offers[0]);
    expect(choiceOf(hand[0]!, hand, offers)).toBe(undefined);
  });

  it('is another moment in another turn', () => {
    expect(momentOf(chart)).not.toBe(momentOf({ ...chart, turns: chart.turns + 1 }));
    expect(momentOf(chart)).toBe(momentOf(chosen));
  });

  it('lights landings, and where a compass comes from when that is all there is to say', () => {
    expect([...targets(choices).keys()].sort()).toEqual(['landing:east1', 'landing:north1', 'landing:north2', 'landing:west1']);
    const shifts = ['south1', 'west2'].map((from) => pick(`shift north1 ${from}`, { landing: 'north1', from }));
    expect(isOrigin(shifts)).toBe(true);
    expect([...targets(shifts).keys()]).toEqual(['landing:south1', 'landing:west2']);
    expect([...targets([...shifts, pick('site east1', { landing: 'east1' })]).keys()]).toEqual(['landing:north1', 'landing:east1']);
  });
});

describe('words', () => {
  const play = pick('site east1', { landing: 'east1' });

  it('say what cards would do where', () => {
    expect(previewText(play, text, scene(chosen))).toBe('board-ask-add board-and card-red-9 card-red-10 landing-east1');
    expect(outlook(play, scene(chosen))).toBe('board-count 6 5 board-effect-all-remove board-and Chloé board-you 1 2');
    expect(askText({ kind: 'turn', values: {}, seats: [0], number: 1, paragraphs: [] } as never, choices, 0, scene(chosen))).toContain('board-ask-where');
  });

  it('say what a treasure costs, and warn of thirteen cubes', () => {
    const keep = pick('keep jewel-4', { treasure: 'jewel-4' });
    expect(outlook(keep, scene(chart))).toBe('board-cost-keep 5 5 10');
    expect(warning(keep, chart, text, scene(chart))).toBe(null);
    expect(warning(keep, chart, text, scene(chart, 2))).toBe('board-warn-cursed 13 13');
    expect(outlook(pick('bury jewel-4', { treasure: 'jewel-4' }), scene(chart, 1))).toBe('board-cost-bury 3 3 0');
    expect(outlook(pick('keep amulet-8', { treasure: 'amulet-8' }), scene(chart))).toBe('board-cost-crossed 2 5 3');
    expect(warning(pick('heal healer-14', { healer: 'healer-14' }), chart, text, scene(chart, 1))).toBe('board-warn-unpaid 17 4');
  });

  it('call a card the second only beside its twin', () => {
    const choose = pick('choose red-3-b', { card: 'red-3-b' });
    const holding = (...hand: string[]) => ({ ...chart, hands: [hand, [], []], chosen: [] });
    expect(wording(choose, holding('red-3-b', 'blue-5-a'), text)).toBe('board-say-choose card-red-3 1');
    expect(wording(choose, holding('red-3-a', 'red-3-b'), text)).toBe('board-say-choose card-red-3 2');
  });

  it('name every choice', () => {
    expect(wording(pick('shift north1 west2', { landing: 'north1', from: 'west2' }), chart, text)).toBe('board-say-shift landing-north1 landing-west2 0');
    expect(wording(pick('keep crown-1', { treasure: 'crown-1' }), chart, text)).toBe('board-say-keep treasure-crown (board-gold 4, board-crosses 1, board-curse 2)');
    expect(wording(pick('done', {}), chart, text)).toBe('board-say-keep-all');
    const before = ['red-3-a', 'red-5-a'].map((card) => pick(`choose ${card}`, { card }));
    expect(wording(pick('done', {}), chart, text, { before }), 'in a plan').toBe('board-say-discard 2');
    expect(wording(pick('pass', {}), chart, text)).toBe('board-say-pass');
  });

  it('say for whom where Aaron acts', () => {
    const his = { ...chosen, chosen: [], chosen_for_aaron: chosen.chosen };
    expect(previewText(play, text, scene(his))).toBe('board-for-aaron board-ask-add board-and card-red-9 card-red-10 landing-east1');
    expect(askText({ kind: 'turn', values: {}, seats: [0], number: 1, paragraphs: [] } as never, choices, 0, scene(his))).toContain('board-for-aaron board-ask-where');
    expect(wording(pick('shift north1 west2', { landing: 'north1', from: 'west2' }), his, text)).toBe('board-say-shift landing-north1 landing-west2 1');
  });

  it('count cards that are alike', () => {
    expect(cardsNamed(['red-10-b', 'red-9-a', 'red-10-a'].map(card), text)).toBe('board-and card-red-9 card-red-10 ×2');
  });

  it('name treasures of the log with their figures', () => {
    expect(called('log-treasure', 'book-5,bag-6', scene(chart))).toBe('treasure-book (×2, board-curse 1), treasure-bag (board-gold 5, board-curse 1)');
    expect(called('treasure', 'book-5', scene(chart))).toBe(null);
  });

  it('foretell a long day with its second coast', () => {
    expect(toExplore(read({ ...chart, event: 'b14', coast: null, corner: 0, bow: 'on' }))).toEqual(['north', 'east']);
    expect(toExplore(read({ ...chart, event: 'b14', coast: 1, corner: 0, bow: 'on' }))).toEqual(['east']);
    expect(toExplore(read({ ...chart, stage: 'heal', coast: null }))).toEqual([]);
    expect(toExplore(read({ ...chart, event: 'b13', coast: null, corner: 0, bow: 'on' }))).toEqual(['north']);
  });

  it('tell how far the round is', () => {
    expect(steps(chart).find((step) => step.now)!.id).toBe('act');
    expect(steps({ ...chart, stage: 'heal' }).map((step) => step.id)).toEqual(['rest', 'healers']);
  });

  it('give the reason of every number', () => {
    const sheet = sheets(chart, text).find(({ seat }) => seat === 2)!;
    expect(Object.fromEntries(sheet.rows.map(({ line, why }) => [line, why]))).toEqual({ bags: '12', jewels: '3 + 4; board-why-jewels-two 8', skulls: '3 + 4; board-why-skulls 2 3 2' });
    const crowned = sheets(chart, text).find(({ seat }) => seat === 3)!;
    expect(crowned.rows.find(({ line }) => line === 'crowns')!.why).toBe('2 + 3; board-why-crowns 5 1 25');
    expect(crowned.rows.find(({ line }) => line === 'books')!.why).toBe('2 × 2');
    expect(sheet.rows.reduce((sum, { gold }) => sum + gold, 0)).toBe(sheet.total);
  });
});

describe('the chart', () => {
  it('has landings clockwise, from the north-west', () => {
    expect([jetty('north1').x < 0, jetty('east1').y < 0, jetty('south1').x > 0, jetty('west1').y > 0]).toEqual([true, true, true, true]);
    expect(compass('east1', 1, 2).x).toBeLessThan(compass('east1', 0, 2).x);
  });

  it('lays maps closer together when there are many', () => {
    expect(pitch('north', 5, false)).toBe(30);
    expect(strip('north1', 11, 12, false).y).toBeGreaterThan(-330);
    expect(strip('east1', 0, 12, true).dx).toBeLessThan(0);
  });

  it('puts a 1 at the front where something higher lies', () => {
    const column = played([card('red-3-a')], 3, ['red-5-a', 'red-1-a'].map(card));
    expect(column.map((one) => one.card.id)).toEqual(['red-1-a', 'red-3-a', 'red-5-a']);
    expect(played([], 0, ['red-5-a', 'red-1-a'].map(card)).map((one) => one.card.id)).toEqual(['red-1-a', 'red-5-a']);
  });

  it('turns the ship along its coast, and walks by arrows', () => {
    expect([ship(1, true).turn, ship(1, false).turn, ship(0, false).turn]).toEqual([90, 180, 90]);
    const spaces = [{ key: 'a', at: { x: 0, y: 0 } }, { key: 'b', at: { x: 90, y: 10 } }, { key: 'c', at: { x: 0, y: 80 } }];
    expect([neighbour(spaces[0]!.at, 'ArrowRight', spaces), neighbour(spaces[0]!.at, 'ArrowDown', spaces), neighbour(spaces[0]!.at, 'Enter', spaces)]).toEqual(['b', 'c', null]);
  });
});

describe('what the dock covers', () => {
  afterEach(() => vi.unstubAllGlobals());
  const space = (top: number) => ({ getBoundingClientRect: () => ({ top, height: 60, bottom: top + 60 }) }) as Element;

  it('comes into sight when nothing else can be chosen', () => {
    const scrollBy = vi.fn();
    vi.stubGlobal('document', { querySelector: () => space(400), documentElement: { classList: { contains: () => true } } });
    vi.stubGlobal('scrollBy', scrollBy);
    bringInSight([space(300), space(500)]);
    bringInSight([]);
    expect(scrollBy).not.toHaveBeenCalled();
    bringInSight([space(500), space(600)]);
    expect(scrollBy).toHaveBeenCalledWith({ top: 168, behavior: 'auto' });
  });

  it('and words about a coast keep away from the ship', () => {
    expect([caption('east', 4, false, 1).y > 100, caption('west', 4, false, 3).y < -100]).toEqual([true, true]);
  });
});
