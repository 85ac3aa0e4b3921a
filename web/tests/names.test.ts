import { expect, test } from 'vitest';
import { breakable } from '../src/core/names';

test.each([
  ['Maximiliane', 'Ma-xi-mi-liane'],
  ['Christopher', 'Chris-to-pher'],
  ['Annabelle', 'An-na-belle'],
  ['Wilhelmina', 'Wil-hel-mina'],
  ['Gabrielle', 'Ga-brielle'],
  ['verstandig', 'ver-stan-dig'],
  ['vernünftig', 'ver-nünf-tig'],
  ['Bram', 'Bram'],
  ['Βασιλική', 'Βασιλική'],
])('a long name may be broken between syllables: %s', (name, syllables) => {
  expect(breakable(name).replaceAll('\u00AD', '-')).toBe(syllables);
});

test('nothing but soft hyphens is added', () => {
  expect(breakable('Jean-François 2').replaceAll('\u00AD', '')).toBe('Jean-François 2');
});
