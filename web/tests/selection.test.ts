import { describe, expect, it } from 'vitest';
import * as pick from '../src/core/selection';
import type { Choice } from '../src/protocol';

const choice = (text: string, parts: Record<string, string> = {}): Choice => ({ do: text, parts: { do: text.split(' ')[0]!, ...parts } });
const a = choice('move a', { tile: 'a' });
const b = choice('move b', { tile: 'b' });
const shore = choice('shore a', { tile: 'a' });
const give = choice('give diver earth', { role: 'diver', treasure: 'earth' });
const end = choice('end');
const all = [a, b, shore, give, end];
const verbs: pick.Verb[] = [
  { id: 'move', kinds: ['move', 'fly'], icon: 'move' },
  { id: 'shore', kinds: ['shore'], icon: 'shore' },
  { id: 'capture', kinds: ['capture'], icon: 'take' },
];

describe('choosing', () => {
  it('previews first and acts on the second pick', () => {
    const first = pick.pick(pick.EMPTY, [a], 'normal');
    expect(first).toEqual({ selection: { verb: null, candidates: [], preview: a }, commit: null });
    expect(pick.pick(first.selection, [a], 'normal').commit).toBe(a);
    expect(pick.pick(first.selection, [b], 'normal').selection.preview).toBe(b);
    expect(pick.confirm(first.selection).commit).toBe(a);
  });

  it('confirms only by the button, or acts at once, as people like it', () => {
    const held = pick.pick(pick.EMPTY, [a], 'always').selection;
    expect(pick.pick(held, [a], 'always').commit).toBe(null);
    expect(pick.pick(pick.EMPTY, [a], 'never').commit).toBe(a);
    expect(pick.pick(pick.EMPTY, [a, shore], 'never').commit).toBe(null);
  });

  it('asks which, where a place could mean several things', () => {
    const both = pick.pick(pick.EMPTY, [a, shore], 'normal').selection;
    expect(both.candidates).toEqual([a, shore]);
    expect(pick.buttons(all, both, verbs)).toEqual([a, shore]);
    const one = pick.pick(both, [shore], 'normal').selection;
    expect(one.preview).toBe(shore);
    expect(pick.pick(one, [a, shore], 'normal').commit).toBe(shore);
  });

  it('means the verb that is pressed, also where a place was picked before that could mean more', () => {
    const both = pick.pick(pick.EMPTY, [a, shore], 'normal').selection;
    const pressed = pick.pickVerb(both, verbs[1]!, all, 'normal').selection;
    expect(pressed).toEqual({ verb: 'shore', candidates: [], preview: shore });
    expect(pick.isChosen(pressed, verbs[1]!)).toBe(true);
    const moving = pick.pickVerb(both, verbs[0]!, all, 'normal').selection;
    expect(pick.lit(all, moving, verbs)).toEqual([a, b]);
    expect(pick.drop(both)).toEqual(pick.EMPTY);
  });

  it('leaves many places to the board', () => {
    const bags = ['a', 'b', 'c', 'd', 'e'].map((tile) => choice(`sandbag ${tile}`, { tile }));
    const chosen = (meant: Choice[]) => pick.buttons(bags, pick.pick(pick.EMPTY, meant, 'normal').selection, verbs);
    expect(chosen(bags)).toEqual([]);
    expect(chosen(bags.slice(0, 3))).toEqual(bags.slice(0, 3));
  });

  it('narrows by a verb, and lets it go again', () => {
    const moving = pick.pickVerb(pick.EMPTY, verbs[0]!, all, 'normal').selection;
    expect(pick.lit(all, moving, verbs)).toEqual([a, b]);
    expect(pick.pickVerb(moving, verbs[0]!, all, 'normal').selection).toEqual(pick.EMPTY);
    expect(pick.pickVerb(pick.EMPTY, verbs[2]!, all, 'normal').selection).toEqual(pick.EMPTY);
  });

  it('has a verb chosen when a place was picked first, and lets go of both', () => {
    const picked = pick.pick(pick.EMPTY, [a], 'normal').selection;
    expect(verbs.map((verb) => pick.isChosen(picked, verb))).toEqual([true, false, false]);
    expect(pick.pickVerb(picked, verbs[0]!, all, 'normal').selection).toEqual(pick.EMPTY);
    const other = { ...picked, verb: 'shore' };
    expect(verbs.map((verb) => pick.isChosen(other, verb))).toEqual([true, false, false]);
    expect(pick.isChosen(pick.EMPTY, verbs[0]!)).toBe(false);
  });

  it('previews the only thing a verb can mean', () => {
    const shoring = pick.pickVerb(pick.EMPTY, verbs[1]!, all, 'normal');
    expect(shoring.selection.preview).toBe(shore);
    expect(pick.pickVerb(shoring.selection, verbs[1]!, all, 'normal').commit).toBe(shore);
    expect(pick.pickVerb(pick.EMPTY, verbs[1]!, all, 'never').commit).toBe(shore);
  });

  it('drops step by step: preview, candidates, verb', () => {
    const deep = { verb: 'move', candidates: [a, b], preview: a };
    const one = pick.drop(deep);
    expect(one.preview).toBe(null);
    const two = pick.drop(one);
    expect(two.candidates).toEqual([]);
    expect(pick.drop(two)).toEqual(pick.EMPTY);
  });

  it('forgets what is no longer offered', () => {
    const held = { verb: 'move', candidates: [a, b], preview: a };
    expect(pick.refresh(held, [a, end], verbs)).toEqual({ verb: 'move', candidates: [], preview: a });
    expect(pick.refresh(held, [end], verbs)).toEqual(pick.EMPTY);
  });

  it('starts with the verb that a question names', () => {
    const discards = [choice('discard earth', { card: 'earth' }), choice('discard fire', { card: 'fire' }), a];
    const known = [...verbs, { id: 'throw', kinds: ['discard'], icon: 'discard' }];
    expect(pick.begin('discard', discards, known).verb).toBe('throw');
    expect(pick.buttons(discards, pick.begin('discard', discards, known), known)).toHaveLength(2);
    expect(pick.begin('act', discards, known)).toEqual(pick.EMPTY);
    expect(pick.begin('discard', [a], known)).toEqual(pick.EMPTY);
  });

  it('finds the way on, and offers as buttons what has no place', () => {
    expect(pick.wayOn(all)).toBe(end);
    expect(pick.wayOn([a])).toBe(null);
    const extra = pick.verbsFor(all, verbs);
    expect(extra.map((verb) => verb.id)).toEqual(['move', 'shore', 'capture', 'give', 'end']);
    const giving = pick.pickVerb(pick.EMPTY, extra[3]!, [...all, choice('give pilot earth', { role: 'pilot' })], 'normal').selection;
    expect(pick.buttons([...all, choice('give pilot earth', { role: 'pilot' })], giving, extra)).toHaveLength(2);
    const discards = [choice('discard earth', { card: 'earth' }), choice('discard fire', { card: 'fire' })];
    expect(pick.buttons(discards, pick.EMPTY, pick.verbsFor(discards, verbs))).toEqual(discards);
    expect(pick.buttons(all, pick.EMPTY, extra)).toEqual([]);
  });

  it('offers the only answer, though it lies on the board, unless a verb stands for it', () => {
    const hidden = verbs.map((verb) => ({ ...verb, hidden: true }));
    expect(pick.buttons([a], pick.EMPTY, hidden)).toEqual([a]);
    expect(pick.buttons([a], pick.begin('move', [a], hidden), hidden)).toEqual([a]);
    expect(pick.buttons([a], pick.EMPTY, verbs)).toEqual([]);
    expect(pick.buttons([a, b], pick.EMPTY, hidden)).toEqual([]);
    expect(pick.soleOf([end])).toBe(null);
    expect(pick.soleOf([a, end])).toBe(null);
  });
});
