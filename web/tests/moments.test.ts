import { describe, expect, it } from 'vitest';
import { eyesIn, momentLink } from '../src/core/moments';
import { secrets, stepIn, withoutSecrets } from '../src/core/router';

const TOKEN = 'a'.repeat(43);

describe('a link to a moment', () => {
  it('says where and with whose eyes, and brings a token that leaves the address', () => {
    const link = momentLink('https://atoll.example', 'abc', 12, '1', TOKEN);
    expect(link).toBe(`https://atoll.example/replay/abc#step=12&eyes=1&watch=${TOKEN}`);
    const { hash } = new URL(link);
    expect(secrets(hash)?.watch).toBe(TOKEN);
    expect(withoutSecrets(hash)).toBe('#step=12&eyes=1');
    expect([stepIn(withoutSecrets(hash)), eyesIn(withoutSecrets(hash))]).toEqual([12, '1']);
  });
  it('leaves out what goes without saying', () => {
    expect(momentLink('', 'abc', 0, 'all', null)).toBe('/replay/abc#step=0');
    expect(withoutSecrets(`#watch=${TOKEN}`)).toBe('');
    expect(withoutSecrets(`#watch=${TOKEN}&step=3`)).toBe('#step=3');
    expect(eyesIn('#eyes=everybody')).toBeNull();
  });
});
