import { describe, expect, it } from 'vitest';
import { inParts } from '../src/core/breath';

describe('work in parts', () => {
  it('lets others work between two of its parts, and ends with the last', async () => {
    const done: string[] = [];
    const others = async () => void done.push('others');
    let part = 0;
    await inParts(() => {
      done.push(`part ${(part += 1)}`);
      return part === 3;
    }, others);
    expect(done).toEqual(['others', 'part 1', 'others', 'part 2', 'others', 'part 3']);
  });

  it('comes back by itself where browsers have no word for it', async () => {
    let parts = 0;
    await inParts(() => (parts += 1) === 2);
    expect(parts).toBe(2);
  });
});
