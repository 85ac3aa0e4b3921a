import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { soundOf, TONES, type Sounding } from '../src/core/sound';

/** What happens without a sound: preparations, whose turn it is, what belongs to something that sounds, points, the end. */
const SILENT: Record<string, string> = {
  forbidden_island: 'laid cast begins turn lifted_off treasures_shuffled floods_shuffled over',
  the_island: 'laid begins valued turn fell holds showed scored over',
  lost_island: 'ready begins turn loot_laid fought won drew learnt hit ring_lost over',
  loot_island: 'first turn paid tile explored deck_empty scored total over',
};
const GAMES = Object.keys(SILENT);

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
/** As a game declares them: each kind has a text (tests/texts), and so have Loot Island’s event cards, `event-a1` to `event-b14`. */
function kindsOf(game: string): string[] {
  const texts = read(`../../src/atoll/games/${game}/texts/en.ftl`);
  return [...texts.matchAll(/^event-(\w+) =/gm)].map((found) => found[1]!).filter((kind) => !/^[ab]\d+$/.test(kind));
}
const MAPS = import.meta.glob<{ sounds: Sounding }>('../src/games/*/sounds.ts');
const heardIn = async (game: string): Promise<Sounding> => (await MAPS[`../src/games/${game}/sounds.ts`]!()).sounds;
const split = (sounds: Sounding) => Object.values(sounds).flatMap((kinds) => kinds.split(' '));

describe('what happens', () => {
  it.each(GAMES)('sounds, or is silent on purpose, in %s', async (game) => {
    const told = [...split(await heardIn(game)), ...SILENT[game]!.split(' ')];
    expect(told.sort(), 'each kind once, none that there is not').toEqual(kindsOf(game).sort());
    expect(read(`../src/games/${game}/index.ts`)).toMatch(/^ {2}sounds,$/m);
  });

  it('sounds like what it is', async () => {
    const [forbidden, island, lost, loot] = await Promise.all(GAMES.map(heardIn));
    expect(soundOf(['moved', 'flooded', 'sunk'], forbidden!), 'what matters most').toBe('sink');
    expect(soundOf(['begins'], forbidden!)).toBe(null);
    expect(soundOf(['walked'], island!)).toBe('step');
    expect(soundOf(['glided', 'explorer_lost'], island!)).toBe('loss');
    expect(soundOf(['attacked', 'fought', 'drew', 'home', 'home'], lost!), 'a drawn battle is no card').toBe('loss');
    expect(soundOf(['moved', 'coins_taken'], lost!)).toBe('find');
    expect(soundOf(['played', 'paid'], loot!)).toBe('card');
    expect(soundOf(['kept', 'cursed'], loot!)).toBe('find');
  });
});

describe('a sound', () => {
  it.each(Object.entries(TONES))('lasts between 80 and 900 ms: %s', (_, { tones }) => {
    const [begins, ends] = [Math.min(...tones.map(([, start]) => start)), Math.max(...tones.map(([, start, length]) => start + length))];
    expect(begins, 'at once').toBe(0);
    expect(ends).toBeGreaterThanOrEqual(0.08);
    expect(ends).toBeLessThanOrEqual(0.9);
  });
});
