import { describe, expect, it } from 'vitest';
import { PLAIN, rootClasses } from '../src/core/look';
import { DEFAULTS, readSettings } from '../src/core/settings';

const on = (settings: Partial<typeof DEFAULTS>, system = { contrast: false, still: false }) =>
  Object.entries(rootClasses({ ...DEFAULTS, ...settings }, system)).flatMap(([name, is]) => (is ? [name] : []));

describe('how somebody wants the page to look', () => {
  it('is as the system has it, until something else is chosen', () => {
    expect(on({})).toEqual([]);
    expect(on({}, { contrast: true, still: true })).toEqual(['sharp', 'still']);
    expect(on({ contrast: 'normal', motion: 'full' }, { contrast: true, still: true })).toEqual([]);
    expect(on({ contrast: 'high', motion: 'reduced', light: 'night', colours: 'apart', size: 130 })).toEqual(['night', 'sharp', 'still', 'apart', 'size-130']);
  });

  it('is kept; what is no setting is forgotten', () => {
    const store = (kept: unknown) => ({ getItem: () => JSON.stringify(kept), setItem: () => undefined, removeItem: () => undefined });
    expect(readSettings(store({ contrast: 'high', size: 150, motion: 'reduced', colours: 'apart' }))).toMatchObject({ contrast: 'high', size: 150, motion: 'reduced', colours: 'apart' });
    expect(readSettings(store({ contrast: 'huge', size: 900, motion: 1, colours: null }))).toMatchObject(PLAIN);
  });
});
