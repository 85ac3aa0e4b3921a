import { describe, expect, it } from 'vitest';
import { settle } from '../../src/games/lost_island/draft.svelte';
import { battle, blasting, fate, inLine, storm, waysOf } from '../../src/games/lost_island/forecast';
import { arrow, beside, berth, CELL, CELLS, line, mooring, walk } from '../../src/games/lost_island/geometry';
import Labels from '../../src/games/lost_island/labels';
import { plan, wakes } from '../../src/games/lost_island/motion';
import { begun, follow, type News, told as toldOf } from '../../src/games/lost_island/news';
import { crewOf, explorerOf, eyesOf, read, whoIsOn } from '../../src/games/lost_island/read';
import { reach, strike } from '../../src/games/lost_island/strike';
import { retell } from '../../src/games/lost_island/tale';
import { cellOf, previewed, takable, targets } from '../../src/games/lost_island/targets';
import { askText, outlook, previewText, steps, warning, whichText, wording } from '../../src/games/lost_island/wording';
import type { Choice, EventInfo } from '../../src/protocol';

const PARTS: Record<string, string[]> = { move: ['explorer', 'direction'], battle: ['explorer', 'direction'], swim: ['explorer', 'cell'], ring: ['explorer'], spy: ['explorer'], aim: ['axis'], blast: ['direction'], blow: ['direction'], value: ['value'] };
function choice(line: string): Choice {
  const [kind, ...words] = line.split(' ');
  const keys = PARTS[kind!] ?? ['cell'];
  return { do: line, parts: { do: kind!, ...Object.fromEntries(words.map((word, i) => [keys[i]!, word])) } };
}
const event = (kind: string, values: Record<string, any> = {}): EventInfo => ({ kind, values, seats: null }) as EventInfo;

const POSITION = {
  options: { seats: 2 },
  island: ['#  #      #      # # .storm', '#  S      line_4 # S #', '#  #      plain  # # #', '#  loot_2 #      # # #', '#  S      #      # S #', '#  #      #      # # .'],
  stones: ['b2', 'e2', 'b5', 'e5'],
  coins: { b4: 2 },
  fresh: ['b4'],
  explorers: { crimson: ['c1=2', 'c3=6', 'a4=3', 'boat=1', 'boat=4', 'boat=5'], indigo: ['d2=1', 'c5=?', 'f2=?', 'boat=?', 'boat=?', 'boat=?'] },
  boats: { crimson: ['e', 'd', 'f'], indigo: ['d', 'e', 'f'] },
  rings: ['crimson-a'],
  seen: { 'indigo-a': [0], 'crimson-b': ['all'], 'crimson-c': [1] },
  purses: [3, 1],
  supply: 18,
  flag: 'indigo-b',
  turns: 7,
  turn: 0,
  asks: [{ ask: 'act', seats: [0], left: 1 }, { ask: 'aim', seats: [0], subject: 'c2' }],
};
const model = read(POSITION, 0);
const people = ['Ana', 'Bram'].map((name, seat) => ({ seat, name, bot: null, me: seat === 0, here: true }));
const text = (key: string, values: Record<string, string | number> = {}): string => [key, ...Object.values(values)].join(' ').trim();
const scene = { position: POSITION, people, text, seat: 0 };

describe('the island', () => {
  it('has 36 cells, and an edge', () => {
    expect(CELLS.length).toBe(36);
    expect(CELL.get('c4')).toMatchObject({ x: -45, y: 45 });
    expect(beside('a1', 'n')).toBe(null);
    expect(line('c2', 'se').map(({ id }) => id)).toEqual(['d3', 'e4', 'f5']);
  });
  it('is walked by arrows, Home and End', () => {
    expect(['ArrowUp', 'ArrowRight', 'Home', 'End', 'x'].map((key) => walk('c1', key))).toEqual(['c1', 'd1', 'a1', 'f1', null]);
  });
  it('has a boat at every corner, two opposite each other, and room for six in each', () => {
    expect(mooring(1, 2)).toEqual(mooring(2, 4));
    expect(berth(5, 6)).toBeLessThan(70);
    expect(arrow('c2', 'e').x).toBe(CELL.get('c2')!.x + 56);
  });
});

describe('a position', () => {
  it('says who knows a value', () => {
    expect(['crimson-a', 'crimson-b', 'crimson-c', 'indigo-a', 'indigo-b'].map((id) => explorerOf(model, id)!.known)).toEqual(['me', 'all', 'some', 'me', 'hidden']);
  });
  it('tells through whose eyes it is seen', () => {
    expect(eyesOf(POSITION)).toBe(0);
    expect(eyesOf({ ...POSITION, explorers: { ...POSITION.explorers, crimson: ['c1=?', 'c3=6', 'a4=?', 'boat=?', 'boat=?', 'boat=?'] } })).toBe(null);
    expect(read(POSITION).explorers.map((one) => one.known)).not.toContain('me'); // whoever has no seat
  });
  it('shows strict memory less', () => {
    const strict = read({ ...POSITION, options: { seats: 2, memory: 'strict' }, explorers: { ...POSITION.explorers, indigo: ['d2=?', 'c5=?', 'f2=?'] } }, 0);
    expect(strict.explorers.map((one) => one.known)).not.toContain('all');
    const said = new Labels(strict, people, 0, text).piece(explorerOf(strict, 'indigo-a')!, null);
    expect(said).toContain('board-remember');
  });
  it('has boats in their order, tiles, coins and the flag', () => {
    expect(crewOf(model, 0).map(({ value }) => value)).toEqual([4, 1, 5]);
    expect(model.bearer?.id).toBe('indigo-b');
    expect(model.tile.get('f1')).toMatchObject({ ground: 'water', face: 'storm' });
    expect(model.tile.get('b4')).toMatchObject({ coins: 2, fresh: true });
    expect(whoIsOn(model, 'c3')?.value).toBe(6);
  });
});

describe('what would come of it', () => {
  it('a bomb works along its line, also on one’s own', () => {
    expect(waysOf('line_4', 'vertical')).toEqual(['n', 's']);
    expect(inLine(model, 'c2', 's').map(({ id }) => id)).toEqual(['crimson-b', 'indigo-b']);
    expect(fate(explorerOf(model, 'crimson-a')!, 2)).toBe('stays'); // its ring
    expect(fate(explorerOf(model, 'crimson-a')!, 3)).toBe('home');
    expect(fate(explorerOf(model, 'indigo-b')!, 3)).toBe('tested');
    expect(warning(choice('aim vertical'), POSITION, text, scene)).toContain('board-line-home-yours');
    expect(warning(choice('aim horizontal'), POSITION, text, scene)).toBe(null);
    expect(outlook(choice('aim horizontal'), scene)).toContain('board-line-home Bram 1');
    expect(outlook(choice('aim horizontal'), scene)).toContain('board-line-safe');
  });
  it('a storm blows everybody a cell away, or into the water', () => {
    expect(storm(model, 'c2', 'e').map(({ from, to }) => [from, to])).toEqual([['d2', 'e2'], ['f2', null]]);
    expect(storm(model, 'c2', 'n').map(({ to }) => to)).toEqual([null]);
  });
  it('is drawn: stripes along the line, what becomes of whom, where a storm takes them', () => {
    expect(reach(model, 'c2').length).toBe(10);
    const down = strike(model, 'c2', choice('aim vertical'));
    expect(down.cells.map(({ cell, somebody }) => [cell.id, somebody])).toEqual([['c1', true], ['c3', true], ['c4', false], ['c5', true], ['c6', false]]);
    expect(down.fates.map(({ id, is }) => [id, is])).toEqual([['c1', 'home'], ['c3', 'stays'], ['c5', 'tested']]);
    expect(strike(model, 'c2', choice('blow e'))).toMatchObject({ fates: [{ id: 'f2', is: 'home' }], ghosts: [{ to: 'e2' }] });
    expect(strike(model, null, choice('shrink a4')).fates).toMatchObject([{ id: 'a4', is: 'home' }]);
    expect(strike(model, 'c2', null).cells).toEqual([]);
  });
  it('a battle is as sure as what is known', () => {
    const [a, b, c, other, hidden] = ['crimson-a', 'crimson-b', 'crimson-c', 'indigo-a', 'indigo-b'].map((id) => explorerOf(model, id)!);
    expect(battle(a!, other!)).toBe('win');
    expect(battle(b!, other!)).toBe('lose'); // a 1 beats a 6
    expect(battle(a!, c!)).toBe('draw');
    expect(battle(a!, hidden!)).toBe('hidden');
  });
  it('is told before a fight, a shore, a tile that goes', () => {
    expect(warning(choice('swim crimson-b d2'), POSITION, text, scene)).toContain('board-would-lose');
    expect(outlook(choice('move crimson-c e'), scene)).toContain('board-takes-not 2');
    expect(warning(choice('shrink a4'), POSITION, text, scene)).toContain('board-shrink-home-yours');
  });
  it('a bomb under way has directions left, and one in which it works', () => {
    const working = read({ ...POSITION, asks: [{ ask: 'blast', left: 1, subject: 'c2', topic: 256 * 3 + 0b0001 }, { ask: 'miner', seats: [0], subject: 'c2', topic: 'crimson-b' }] }, 0);
    expect(blasting(working)).toEqual({ ways: ['n'], now: 's', far: 1 });
    expect(strike(working, 'c2', null).fates.map(({ id, is }) => [id, is])).toEqual([['c3', 'stays'], ['c5', 'tested'], ['c1', 'home']]);
  });
  it('a bomb under way leaves alone whom it has met: a 4 whose ring it took stays', () => {
    const explorers = { ...POSITION.explorers, crimson: ['c1=2', 'c3=4', 'a4=3', 'boat=1', 'boat=6', 'boat=5'] };
    const asks = (left: number) => [{ ask: 'blast', left, subject: 'c2', topic: 256 * 3 }, { ask: 'miner', seats: [0], subject: 'c2', topic: left === 1 ? 'crimson-b' : 'indigo-b' }];
    const first = strike(read({ ...POSITION, explorers, rings: ['crimson-b'], asks: asks(1) }, 0), 'c2', null);
    expect(first.fates.map(({ id, is }) => [id, is])).toEqual([['c3', 'stays'], ['c5', 'tested']]);
    const then = strike(read({ ...POSITION, explorers, rings: [], asks: asks(3) }, 0), 'c2', null);
    expect(then.fates.map(({ id, is }) => [id, is])).toEqual([['c5', 'tested']]);
    expect(then.cells.map(({ cell }) => cell.id)).toEqual(['c5', 'c6']);
  });
});

describe('what a click means', () => {
  const lines = ['move crimson-a e', 'move crimson-b e', 'reveal d1', 'reveal d3', 'reinforce d1', 'end'].map(choice);
  const keysOf = (held: string | null, choices = lines) => Object.fromEntries([...targets(choices, model, held)].map(([key, list]) => [key, list.map((one) => one.do)]));
  it('is all a space could mean, or what the explorer in hand can do', () => {
    expect(keysOf(null)).toEqual({ 'cell:d1': ['move crimson-a e', 'reveal d1', 'reinforce d1'], 'cell:d3': ['move crimson-b e', 'reveal d3'] });
    expect(keysOf('crimson-b')).toEqual({ 'cell:d3': ['move crimson-b e', 'reveal d3'] });
    expect([...takable(lines).keys()]).toEqual(['explorer:crimson-a', 'explorer:crimson-b']);
  });
  it('is an arrow of a bomb or a storm', () => {
    expect(Object.keys(keysOf(null, ['aim vertical', 'aim horizontal'].map(choice)))).toEqual(['way:n', 'way:s', 'way:e', 'way:w']);
    expect(keysOf(null, [choice('blow w')])).toEqual({ 'way:w': ['blow w'] });
  });
  it('is a ring or a spy’s, unless the explorer can be taken', () => {
    expect(keysOf(null, ['ring crimson-b', 'spy indigo-b'].map(choice))).toEqual({ 'explorer:crimson-b': ['ring crimson-b'], 'explorer:indigo-b': ['spy indigo-b'] });
    expect(Object.keys(keysOf(null, ['ring crimson-b', 'move crimson-b e'].map(choice)))).toEqual(['cell:d3']);
  });
  it('leaves out so many movers that nobody could choose', () => {
    const many = ['crimson-a', 'crimson-b', 'crimson-c', 'indigo-a'].map((one) => choice(`swim ${one} d6`));
    expect(keysOf(null, [...many, choice('reinforce d6')])['cell:d6']).toEqual(['reinforce d6']);
  });
  it('is previewed', () => {
    expect(previewed(choice('reinforce d1'), model, 0)).toEqual({ hold: 'crimson-e', ghost: { explorer: 'crimson-e', at: 'd1' }, cell: null });
    expect(previewed(choice('shrink a1'), model, 0).cell).toBe('a1');
    expect(cellOf(choice('move crimson-a e'), model)).toBe('d1');
  });
});

describe('words', () => {
  it('say from where to where, and against whom', () => {
    expect(wording(choice('move crimson-a e'), POSITION, text, scene)).toBe('board-worth board-say-move c1 d1 Ana 2');
    expect(wording(choice('swim crimson-a d2'), POSITION, text, scene)).toContain('board-say-swim-battle c1 d2 Bram');
  });
  it('go on, in a plan, from where explorers are by then', () => {
    const last = (...plan: string[]) => wording(choice(plan.at(-1)!), POSITION, text, { ...scene, before: plan.slice(0, -1).map(choice) });
    expect(last('move crimson-a e', 'move crimson-a e')).toBe('board-worth board-say-move d1 e1 Ana 2');
    expect(last('swim crimson-a d2', 'move crimson-a s'), 'who goes on has won').toBe('board-worth board-say-move d2 d3 Ana 2');
    expect(last('swim crimson-a d2', 'move crimson-a s', 'swim crimson-b d2')).toContain('board-say-swim c3 d2');
    expect(last('reinforce a1', 'reinforce b1')).not.toContain(' 4');
    expect(last('end', 'end')).toBe('board-pass-power');
    expect(last('end')).toBe('board-pass-act');
  });
  it('say what was turned up, and whom it comes to', () => {
    const miner = { ...POSITION, asks: [{ ask: 'miner', seats: [0], subject: 'c2', topic: 'indigo-b' }] };
    const asked = { number: 1, kind: 'miner', seats: [0], values: {}, paragraphs: [] };
    expect(askText(asked, [], 0, { ...scene, position: miner })).toBe('board-ask-miner-hidden 4 c5 0 Bram');
    expect(askText({ ...asked, kind: 'aim' }, [], 0, scene)).toBe('board-ask-aim 4 c2');
  });
  it('name the tile where several could do something, and who comes out of the boat', () => {
    expect(whichText([choice('move crimson-a s'), choice('reveal c2')], scene)).toBe('board-which c2');
    expect(whichText([choice('move crimson-a s'), choice('reveal a1')], scene)).toBe(null);
    expect(wording(choice('reinforce a1'), POSITION, text, scene)).toBe('board-worth board-say-reinforce a1 4');
    expect(previewText(choice('recruit a1'), text, scene)).toContain('preview-recruit a1 4');
  });
  it('say why nothing can be done: no tile is free, or as things stand', () => {
    const question = { number: 1, kind: 'act', seats: [0], values: {}, paragraphs: [] };
    expect(askText(question, [choice('end')], 0, scene)).toBe('board-ask-stuck');
    expect(askText(question, [choice('end'), choice('reveal c2')], 0, scene)).toBe(null);
    const island = [...Array<string>(5).fill('. . . . . .'), '. . S . . .'];
    const explorers = { crimson: Array<string>(6).fill('boat=1'), indigo: ['c6=?', ...Array<string>(5).fill('boat=?')] };
    expect(askText(question, [choice('end')], 0, { ...scene, position: { ...POSITION, island, explorers } })).toBe('board-ask-full');
  });
  it('tell a tile that goes as one thing, and rings after the battle', () => {
    const kinds = (...events: EventInfo[]) => retell(events).map(({ kind }) => kind);
    expect(kinds(event('revealed', { cell: 'a3', face: 'line_2' }), event('shrank', { cell: 'a3' }), event('home', { cell: 'a3' }))).toEqual(['taken', 'home']);
    expect(kinds(event('revealed', { cell: 'a3' }))).toEqual(['revealed']);
    expect(kinds(event('shrank', { cell: 'a3' }))).toEqual(['shrank']);
    expect(kinds(event('attacked'), event('fought'), event('ring_lost'), event('won'), event('home'))).toEqual(['attacked', 'fought', 'won', 'ring_lost', 'home']);
    expect(kinds(event('withstood'), event('ring_lost'))).toEqual(['withstood', 'ring_lost']);
  });
  it('tell the steps of a turn', () => {
    expect(steps(POSITION, null)).toEqual([{ id: 'act', now: true, pips: [1, 2] }, { id: 'power', now: false }, { id: 'shrink', now: false }]);
  });
});

describe('news', () => {
  const told = (...events: EventInfo[]) => events.reduce<News | null>(follow, null);
  it('shows a battle side by side', () => {
    expect(told(event('attacked', { seat: 0, other: 1, cell: 'd2' }), event('fought', { value: '6', ring: 0, against: '1', against_ring: 1 }), event('won', { seat: 1 }))).toMatchObject({
      is: 'battle', seats: [0, 1], worth: [{ value: 6, ring: false }, { value: 1, ring: true }], winner: 1,
    });
  });
  it('follows a bomb from explorer to explorer', () => {
    const bomb = told(event('revealed', { seat: 0, cell: 'c2', face: 'cross_4' }), event('hit', { seat: 1, cell: 'd2', value: '1' }), event('home', { seat: 1, cell: 'd2' }), event('withstood', { seat: 0, cell: 'c3', value: '6' }), event('defused', { seat: 1, cell: 'c2' }));
    expect(bomb).toMatchObject({ is: 'bomb', stopped: 1, met: [{ cell: 'd2', value: 1, home: true }, { cell: 'c3', value: 6, home: false }] });
    expect(told(event('revealed', { seat: 0, cell: 'a1', face: 'cross_4' }), event('shrank', { seat: 0, cell: 'a1' }))).toMatchObject({ is: 'tile', gone: true });
    expect(begun('c2', 'storm')?.is).toBe('storm');
  });
  it('tells of a storm as long as it blows, though its tile is gone', () => {
    const events = [event('revealed', { seat: 0, cell: 'a3', face: 'storm' }), event('shrank', { seat: 0, cell: 'a3' })];
    const asked = (...asks: object[]) => read({ ...POSITION, asks: [{ ask: 'shrink', seats: [0] }, ...asks] }, 0);
    const blow = { ask: 'blow', seats: [0], subject: 'a3' };
    const blows = toldOf(null, events, asked(blow));
    expect(blows).toMatchObject({ is: 'storm', cell: 'a3', way: null });
    // the flag of who stood there is asked for first
    expect(toldOf(null, events, asked(blow, { ask: 'flag', seats: [0], subject: 'a3' }))?.is).toBe('storm');
    expect(toldOf(blows, [event('blew', { seat: 0, cell: 'a3', direction: 'e' }), event('blown', { seat: 1, from: 'c3', cell: 'd3' })], asked())).toMatchObject({ is: 'storm', met: [{ seat: 1, to: 'd3' }] });
    expect(toldOf(null, events, asked())).toMatchObject({ is: 'tile', gone: true });
  });
  it('stays through one turn', () => {
    const turn = event('turn', { seat: 1, turn: 8 });
    const spied = told(event('learnt', { seat: 1, cell: 'd2', value: '1' }), turn);
    expect(spied).toMatchObject({ is: 'spy', old: true });
    expect(follow(spied, turn)).toBe(null);
    expect(told({ ...event('learnt', { seat: 1, cell: 'd2', value: '1' }), fades: ['value'] }, turn)).toBe(null);
  });
});

describe('motion', () => {
  it('goes one after the other, and leaves wakes', () => {
    const events = [event('moved', { explorer: 'crimson-a', from: 'c1', cell: 'd1' }), event('revealed', { cell: 'd2' }), event('shrank', { cell: 'a1' })];
    expect(plan(events).map(({ kind, at }) => [kind, at])).toEqual([['go', 0], ['turn', 300], ['sink', 800]]);
    expect(wakes(events)).toEqual([['c1', 'd1'], ['d2'], ['a1']]);
  });
});

describe('who is who', () => {
  it('keeps what is settled and the order of the rest', () => {
    expect(settle([6, 5, 4, 3, 2, 1], [2, 6])).toEqual([2, 6, 5, 4, 3, 1]);
  });
});
