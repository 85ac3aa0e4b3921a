import { describe, expect, it } from 'vitest';
import { lasts, plan, wakes } from '../../src/games/the_island/motion';
import { read } from '../../src/games/the_island/read';
import { destination, fateOf, fates, meeting, pieces, previewed, takable, targets } from '../../src/games/the_island/targets';
import type { Choice } from '../../src/protocol';

const PARTS: Record<string, string[]> = { step: ['explorer', 'direction'], board: ['explorer', 'direction'], jump: ['explorer'], land: ['explorer'], row: ['boat', 'direction'], glide: ['creature', 'direction'], pick: ['creature'], crew: ['explorer'], place: ['colour', 'cell'], play: ['terrain', 'tile'] };
function choice(line: string): Choice {
  const [kind, ...words] = line.split(' ');
  const keys = PARTS[kind!] ?? ['cell'];
  return { do: line, parts: { do: kind!, ...Object.fromEntries(words.map((word, i) => [keys[i]!, word])) } };
}
const model = read({
  options: { seats: 2 },
  tiles: ['bbbb', 'bfffb', 'bbfmmffb', 'bfm.mfb', 'bffmmfbb', 'bfffb', 'bbbb'],
  explorers: { crimson: ['d4=3', 'd4=1', 'boat-1=6', 'c4=2', 'b1=1'], indigo: ['boat-1=?', 'boat-2=?', 'b5=?'] },
  boats: ['c4', 'c5'],
  creatures: { serpent: ['b4'], shark: ['b5'], whale: ['c3'] },
  asks: [{ ask: 'move', seats: [0], left: 3 }],
});
const keysOf = (held: any, ...lines: string[]) => Object.fromEntries([...targets(lines.map(choice), model, held)].map(([key, list]) => [key, list.map((one) => one.do)]));

describe('what is taken in hand', () => {
  it('is an explorer, a boat or a creature', () => {
    expect([...pieces(['step crimson-1 e', 'jump crimson-3', 'row 1 e', 'glide shark-1 w', 'sink d4', 'pass'].map(choice)).keys()]).toEqual(['explorer:crimson-1', 'explorer:crimson-3', 'boat:1', 'creature:shark-1']);
  });
  it('is, in a cell, explorers first, then the boat', () => {
    const may = pieces(['row 1 e', 'step crimson-4 e', 'jump crimson-3', 'step crimson-1 e'].map(choice));
    expect(takable(model, may, 'c4')).toEqual(['explorer:crimson-4', 'explorer:crimson-3', 'boat:1']);
    expect(takable(model, may, 'd4')).toEqual(['explorer:crimson-1']);
  });
});

describe('where a choice leads', () => {
  it('is the cell beside, the own cell, or the island', () => {
    const to = (line: string) => destination(choice(line), model);
    expect(to('step crimson-1 e')).toBe('cell:d5');
    expect(to('row 1 nw')).toBe('cell:b3');
    expect(to('jump crimson-3')).toBe('cell:c4');
    expect(to('board crimson-4 here')).toBe('cell:c4');
    expect(to('land crimson-5')).toBe('island:northwest');
    expect(to('put a1')).toBe('cell:a1');
    expect(to('pass')).toBe(null);
  });
  it('is a target only with its piece in hand; other choices have their own', () => {
    const lines = ['step crimson-1 nw', 'board crimson-1 nw', 'step crimson-2 nw', 'sink d7', 'pick shark-1', 'crew crimson-4', 'pass'];
    expect(keysOf('explorer:crimson-1', ...lines)).toEqual({ 'cell:c4': ['step crimson-1 nw', 'board crimson-1 nw'], 'boat:1': ['board crimson-1 nw'] });
    expect(keysOf(null, ...lines)).toEqual({ 'cell:d7': ['sink d7'], 'creature:shark-1': ['pick shark-1'], 'explorer:crimson-4': ['crew crimson-4'] });
  });
});

describe('a preview', () => {
  it('shows the piece where it would be, or the tile that goes', () => {
    expect(previewed(choice('row 1 nw'), model)).toEqual({ hold: 'boat:1', ghost: { is: 'boat', id: '1', at: 'cell:b3' }, cells: [] });
    expect(previewed(choice('sink d7'), model).cells).toEqual(['d7']);
    expect(previewed(choice('place amber e5'), model).ghost).toEqual({ is: 'explorer', id: 'amber', at: 'cell:e5' });
    expect(previewed(choice('pass'), model)).toEqual({ hold: null, ghost: null, cells: [] });
  });
  it('knows what waits there', () => {
    expect(meeting(choice('row 1 nw'), model)).toBe(null);
    expect(meeting(choice('row 1 w'), model)?.meets).toEqual(['whale']);
    expect(meeting(choice('row 1 ne'), model)?.meets).toEqual(['serpent']);
    expect(meeting(choice('step crimson-4 ne'), model)?.meets).toEqual(['serpent']);
    expect(meeting(choice('step crimson-4 w'), model)).toBe(null); // a whale does a swimmer no harm
  });
  it('knows whom a creature would find', () => {
    expect(meeting(choice('glide whale-1 e'), model)).toEqual({ meets: [], swimmers: 0, passengers: 2 });
    expect(meeting(choice('glide serpent-1 sw'), model)).toEqual({ meets: [], swimmers: 1, passengers: 2 });
    expect(meeting(choice('glide shark-1 w'), model)).toBe(null);
  });
});

describe('motion', () => {
  const event = (kind: string, values: Record<string, any>) => ({ kind, values });
  it('leads a creature through all its cells', () => {
    const news = [event('rolled', { kind: 'shark' }), event('glided', { creature: 'shark-1', from: 'a1', cell: 'a2' }), event('glided', { creature: 'shark-1', from: 'a2', cell: 'a3' })];
    const [roll, go] = plan(news);
    expect(roll).toMatchObject({ kind: 'roll', what: 'shark', at: 0 });
    expect(go).toMatchObject({ kind: 'go', piece: 'creature:shark-1', via: ['a2', 'a3'] });
    expect(wakes(news)).toEqual([{ cells: ['a1', 'a2', 'a3'] }]);
  });
  it('lets those who are lost together go together', () => {
    const lost = ['crimson-1', 'indigo-1'].map((explorer) => event('explorer_lost', { seat: 0, explorer, cell: 'a1' }));
    const moves = plan([event('sank', { cell: 'd4', terrain: 'beach' }), ...lost]);
    expect(moves.map((move) => move.kind)).toEqual(['sink', 'lost', 'lost']);
    expect(moves[1]!.at).toBe(moves[2]!.at);
    expect(moves[1]!.at).toBeGreaterThan(moves[0]!.at);
  });
  it('never lasts longer than two and a half seconds', () => {
    const many = Array.from({ length: 30 }, (_, i) => event('walked', { explorer: `crimson-${i}`, from: 'd4', cell: 'd5' }));
    for (const move of plan(many)) expect(move.at + move.time).toBeLessThanOrEqual(2500);
  });
});

describe('what would become of it', () => {
  const fate = (line: string) => fateOf(choice(line), model);
  it('is the end for swimmers and for a boat that meets a serpent', () => {
    expect(fate('step crimson-4 ne')).toBe('lost');
    expect(fate('row 1 ne')).toBe('lost');
    expect(fate('glide serpent-1 sw')).toBe('lost');
  });
  it('is swimming for a boat that meets a whale', () => {
    expect(fate('row 1 w')).toBe('capsized');
    expect(fate('glide whale-1 e')).toBe('capsized');
  });
  it('is nothing where nothing waits', () => {
    expect(fate('step crimson-1 e')).toBe(null);
    expect(fate('glide shark-1 e')).toBe(null);
  });
  it('marks a space only where all that may be done there ends badly', () => {
    const marked = (...lines: string[]) => Object.fromEntries(fates(targets(lines.map(choice), model, 'explorer:crimson-4'), model));
    expect(marked('step crimson-4 ne', 'step crimson-4 e')).toEqual({ 'cell:b4': 'lost' });
    expect(marked('step crimson-4 ne', 'board crimson-4 ne')).toEqual({});
  });
});

describe('the end', () => {
  it('turns values over one soon after the other', () => {
    const events = ['crimson-1', 'crimson-2', 'indigo-1'].map((explorer) => ({ kind: 'showed', values: { seat: 0, explorer, value: '3' }, seats: null }));
    const starts = plan(events).map(({ at }) => at);
    expect(starts[0]).toBe(0);
    expect(starts[1]! > 0 && starts[2]! > starts[1]!).toBe(true);
    expect(lasts(events)).toBeLessThan(2500);
  });
});
