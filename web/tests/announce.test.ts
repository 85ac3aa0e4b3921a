import { describe, expect, it } from 'vitest';
import { announce, heard } from '../src/core/announce';
import type { Entry } from '../src/protocol';

const step = (n: number, ...kinds: string[]) => ({ t: 'step', n, at: 0, step: n, seat: 0, do: '', events: kinds.map((kind) => ({ kind, values: {} })) }) as unknown as Entry;
const words = (entry: Entry) => (entry.t === 'step' ? entry.events.map(({ kind }) => kind).join(' ') : '');

describe('what is said aloud', () => {
  it('is each entry once, and nothing of before', () => {
    const entries = [step(1, 'old'), step(2, 'moved'), step(3), step(4, 'drew', 'sunk')];
    const now = announce(entries, 1, words);
    expect(now).toEqual([{ id: 'n2', text: 'moved' }, { id: 'n4', text: 'drew sunk' }]);
    const said = heard([], now);
    expect(heard(said, announce(entries, 1, words))).toBe(said);
    expect(heard(said, announce([...entries, step(5, 'sunk')], 4, words)).map(({ id }) => id)).toEqual(['n2', 'n4', 'n5']);
  });

  it('is no history', () => {
    expect(announce(Array.from({ length: 41 }, (_, i) => step(i + 1, 'moved')), 0, words)).toEqual([]);
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `n${i}`, text: 'x' }));
    expect(heard([], many).map(({ id }) => id).slice(0, 2)).toEqual(['n6', 'n7']);
  });
});
