import { describe, expect, it } from 'vitest';
import { ago, dayText, endOfDay, isoDay, lasting } from '../src/core/times';

describe('long times', () => {
  it('are told in the greatest unit of which there is more than one', () => {
    expect(lasting(86400 * 2, 'en')).toBe('2 days');
    expect(lasting(86400, 'de')).toBe('1 Tag');
    expect(lasting(100000, 'en')).toBe('28 hours');
    expect(lasting(3600 * 5, 'nl')).toBe('5 uur');
    expect(lasting(3, 'fr')).toBe('1 minute');
  });
  it('are told as past', () => {
    expect(ago(3600 * 3, 'en')).toBe('3 hours ago');
    expect(ago(86400 * 4, 'fr')).toBe('il y a 4 jours');
    expect(ago(-5, 'en')).toBe('1 minute ago');
  });
  it('are days of the world, in words', () => {
    expect(dayText('2026-12-24', 'de')).toBe('24. Dezember 2026');
    expect(dayText('2026-12-01', 'nl')).toBe('1 december 2026');
  });
  it('know where a day ends', () => {
    expect(isoDay(endOfDay('2026-12-24') - 1)).toBe('2026-12-24');
    expect(isoDay(endOfDay('2026-12-24'))).toBe('2026-12-25');
  });
});
