import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dwell, Pacer } from '../src/core/pace';
import type { Entry } from '../src/protocol';

const step = (...kinds: string[]): Entry => ({ t: 'step', n: 1, at: 0, step: 0, seat: 0, do: 'x', events: kinds.map((kind) => ({ kind, values: {}, seats: null })) }) as Entry;
const said = { t: 'say', n: 2, at: 0, seat: 0, name: 'Ada', phrase: 'hello', text: null } as Entry;
const still = () => 0;

describe('how long something is shown', () => {
  it('grows with what there is to read, up to a limit', () => {
    const [one, three, many] = [['walked'], ['sank', 'kept', 'rolled'], Array<string>(40).fill('sank')].map((kinds) => dwell([step(...kinds)], still));
    expect(one).toBeGreaterThan(0);
    expect(three).toBeGreaterThan(one!);
    expect(many).toBeGreaterThan(three!);
    expect(many).toBeLessThan(3000);
  });
  it('is at least as long as it moves', () => expect(dwell([step('sank')], () => 2000)).toBe(2000));
  it('is no time at all for what was said', () => expect(dwell([said], still)).toBe(0));
  it('does not count the beginning of a turn', () => expect(dwell([step('glided', 'turn')], still)).toBe(dwell([step('glided')], still)));
});

describe('one after the other', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function pacer(time: (thing: string) => number = () => 1000) {
    const shown: string[] = [];
    return { shown, pacer: new Pacer<string>((thing) => shown.push(thing), time) };
  }

  it('shows the first at once and the next when its time has come', () => {
    const { shown, pacer: one } = pacer();
    one.push('a');
    one.push('b');
    expect([shown, one.behind]).toEqual([['a'], 1]);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect([shown, one.behind]).toEqual([['a', 'b'], 0]);
  });
  it('goes quicker the more there is', () => {
    const { shown, pacer: one } = pacer();
    for (const thing of 'abcdefghi') one.push(thing);
    vi.advanceTimersByTime(4500);
    expect(shown.length).toBeGreaterThan(6);
  });
  it('shows what takes no time together with what was before it', () => {
    const { shown, pacer: one } = pacer((thing) => (thing === 'a' ? 1000 : 0));
    for (const thing of 'abc') one.push(thing);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['a', 'b', 'c']);
  });
  it('catches up at once, in order; what comes after waits for the last', () => {
    const { shown, pacer: one } = pacer();
    for (const thing of 'abc') one.push(thing);
    one.catchUp();
    expect([shown, one.behind]).toEqual([['a', 'b', 'c'], 0]);
    one.push('d');
    expect(shown).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });
  it('shows nothing any more when it is stopped', () => {
    const { shown, pacer: one } = pacer();
    for (const thing of 'ab') one.push(thing);
    one.stop();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(['a']);
  });
});
