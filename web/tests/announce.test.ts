import { describe, expect, it } from 'vitest';
import { announce, heard } from '../src/core/announce';
import type { Entry } from '../src/protocol';

const step = (n: number, ...kinds: string[]) => ({ t: 'step', n, at: 0, step: n, seat: 0, do: '', events: kinds.map((kind) => ({ kind, values: {} })) }) as unknown as Entry;
const left = (count: number) => `${count} before`;
const words = (entry: Entry) => (entry.t === 'step' ? entry.events.map(({ kind }) => kind).join(' ') : '');

describe('what is said aloud', () => {
  it('is each entry once, and nothing of before', () => {
    const entries = [step(1, 'old'), step(2, 'moved'), step(3), step(4, 'drew', 'sunk')];
    const now = announce(entries, 1, words, left);
    expect(now).toEqual([{ id: 'n2', text: 'moved' }, { id: 'n4', text: 'drew sunk' }]);
    const said = heard([], now);
    expect(heard(said, announce(entries, 1, words, left))).toBe(said);
    expect(heard(said, announce([...entries, step(5, 'sunk')], 4, words, left)).map(({ id }) => id)).toEqual(['n2', 'n4', 'n5']);
  });

  it('is the last of many, after how many came before', () => {
    const many = announce(Array.from({ length: 41 }, (_, i) => step(i + 1, 'moved')), 0, words, left);
    expect(many.map(({ text }) => text).slice(0, 2)).toEqual(['21 before', 'moved']);
    expect(many.map(({ id }) => id)).toEqual(['beforen22', ...Array.from({ length: 20 }, (_, i) => `n${i + 22}`)]);
    expect(heard([{ id: 'n0', text: 'x' }], many), 'none of them is dropped before it is said').toHaveLength(22);
  });

  it('is kept for a while', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `n${i}`, text: 'x' }));
    expect(heard([], many).map(({ id }) => id).slice(0, 2)).toEqual(['n6', 'n7']);
  });
});
