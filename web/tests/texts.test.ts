import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asName, parts, plain, Texts } from '../src/core/fluent';
import { Words } from '../src/core/words';
import type { EventInfo } from '../src/protocol';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(here(path), 'utf8');
const SHELL = '../../src/atoll/texts/';
const GAME = '../../src/atoll/games/forbidden_island/texts/';
const LANGUAGES = ['en', 'nl', 'fr', 'de'];
const messages = (source: string) =>
  Object.fromEntries(source.split(/\n(?=[a-z#])/).flatMap((block) => {
    const found = /^([a-z][\w-]*) =([\s\S]*)/.exec(block);
    return found ? [[found[1]!, found[2]!]] : [];
  }));
const shell = (lang: string) => read(`${SHELL}${lang}.web.ftl`) + read(`${SHELL}${lang}.more.ftl`) + read(`${SHELL}${lang}.me.ftl`);
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]!))].sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? sources(`${folder}/${entry.name}`) : /\.(svelte|ts)$/.test(entry.name) ? readFileSync(`${folder}/${entry.name}`, 'utf8') : ''))
    .join('\n');
}

describe('the texts of the shell', () => {
  const english = messages(shell('en'));

  it.each(LANGUAGES)('%s has every key with the same variables', (lang) => {
    const own = messages(shell(lang));
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    for (const key of Object.keys(english)) expect([key, variables(own[key]!)]).toEqual([key, variables(english[key]!)]);
  });

  it.each(LANGUAGES)('%s can be formatted', (lang) => {
    const texts = new Texts(lang, [shell(lang)]);
    for (const key of Object.keys(english)) {
      const values = Object.fromEntries(variables(english[key]!).map((name) => [name, ['count', 'left', 'of', 'seconds', 'step', 'number', 'minutes'].includes(name) ? 2 : 'X']));
      const text = texts.format(key, values);
      expect(text).not.toBe(key);
      expect(text).not.toContain('{');
    }
  });

  it.each(LANGUAGES)('%s calls every game as the game’s own texts do', (lang) => {
    const own = messages(shell(lang));
    const names = Object.keys(english).filter((key) => key.startsWith('web-game-'));
    expect(names.length).toBeGreaterThan(3);
    for (const key of names) expect(own[key]!.trim()).toBe(messages(read(`../../src/atoll/games/${key.slice(9)}/texts/${lang}.ftl`))['game-name']!.trim());
  });

  it('is used, and has what is used', () => {
    const code = sources(here('../src'));
    const used = [...code.matchAll(/\b(?:t|has)\('([a-z0-9_-]+)'/g)].map((match) => `web-${match[1]}`);
    expect(used.filter((key) => !(key in english))).toEqual([]);
    const starts = [...code.matchAll(/\b(?:t|has)\(`([a-z-]+)\$/g)].map((match) => `web-${match[1]}`);
    const known = new Set(used);
    const idle = Object.keys(english).filter((key) => key.startsWith('web-') && !known.has(key) && !starts.some((start) => key.startsWith(start)) && !key.startsWith('web-look-') && !key.startsWith('web-bot-'));
    expect(idle).toEqual([]);
  });

  it('stands in nobody else’s way', () => {
    for (const lang of LANGUAGES) {
      const others = readdirSync(here(SHELL)).filter((name) => name.startsWith(lang) && name.endsWith('.ftl') && !/\.(web|more|me)\./.test(name));
      const keys = others.flatMap((name) => Object.keys(messages(read(SHELL + name))));
      expect(keys.filter((key) => key in english)).toEqual([]);
    }
  });
});

describe('the texts of boards', () => {
  const games = readdirSync(here('../src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && existsSync(here(`../../src/atoll/games/${entry.name}/texts/en.web.ftl`)));
  const board = (game: string, lang: string) => messages(read(`../../src/atoll/games/${game}/texts/${lang}.web.ftl`));

  it.each(games.map((entry) => entry.name))('%s has the same in every language', (game) => {
    const english = board(game, 'en');
    expect(Object.keys(english).length).toBeGreaterThan(50);
    for (const lang of ['nl', 'fr', 'de']) {
      expect(Object.keys(board(game, lang)).sort()).toEqual(Object.keys(english).sort());
    }
  });
});

describe('words', () => {
  const texts = new Texts('en', [read(`${SHELL}en.web.ftl`), read(`${GAME}en.ftl`)]);
  const words = new Words(texts, (seat) => ['Ana', 'Bram'][seat]!);

  it('tell an event, with people marked', () => {
    const text = words.event({ kind: 'moved', values: { seat: 1, from: 'gold_gate', tile: 'observatory' } });
    expect(plain(text)).toBe('Bram moves from “Dawn Gate” to “Star House”');
    expect(parts(text)[0]).toEqual({ text: 'Bram', is: 'name' });
  });

  it('name one of several alike by its sort, and number it where it is chosen', () => {
    const other = new Words(new Texts('en', [read(`${GAME}../../the_island/texts/en.ftl`)]), (seat) => ['Ana', 'Bram'][seat]!);
    const values = { seat: 0, creature: 'shark-2', from: 'd4', cell: 'd5' };
    expect(plain(other.event({ kind: 'glided', values }))).toBe('Ana moves a shark from d4 to d5');
    expect(other.action({ do: 'jump crimson-3', parts: { do: 'jump', explorer: 'crimson-3' } })).toBe('Explorer 3 (red) jumps into the water');
    const lost = new Words(new Texts('en', [read(`${GAME}../../lost_island/texts/en.ftl`)]), (seat) => ['Ana', 'Bram'][seat]!);
    expect(lost.action({ do: 'move indigo-c n', parts: { do: 'move', explorer: 'indigo-c', direction: 'n' } })).toBe('Move explorer c (blue) up');
    expect(plain(lost.event({ kind: 'fought', values: { value: '1', ring: 0, against: '6', against_ring: 1 } }))).toBe('Attacker: 1. Defender: 6 with a ring');
  });

  it('tell a plan, behind a colon, without a second one', () => {
    const flight = { do: 'helicopter pilot', parts: { do: 'helicopter', role: 'pilot' } };
    expect(words.action(flight)).toBe('Helicopter: Pilot boards first');
    const walk = { do: 'move observatory', parts: { do: 'move', tile: 'observatory' } };
    expect(words.plan([flight, walk])).toBe('Helicopter\u00a0– Pilot boards first · Move to Star House');
    const french = new Words(new Texts('fr', [read(`${GAME}fr.ftl`)]), String);
    expect(french.plan([flight])).toBe('Hélicoptère, premier passager\u00a0– Pilote');
  });

  it.each(LANGUAGES)('%s tells the log to whoever reads it, in a line without a stop', (lang) => {
    const source = read(`${GAME}${lang}.web.ftl`);
    const own = new Texts(lang, [read(`${SHELL}${lang}.web.ftl`), read(`${GAME}${lang}.ftl`), source]);
    const english = Object.keys(messages(read(`${GAME}en.web.ftl`))).filter((key) => key.startsWith('log-'));
    expect(Object.keys(messages(source)).filter((key) => key.startsWith('log-'))).toEqual(english);
    const values = { seat: 0, other: 1, tile: 'observatory', from: 'gold_gate', card: 'earth', treasure: 'earth', role: 'diver', turn: 3, mark: 4, cards: 3 };
    const says = (me: number | null, kind: string) => plain(new Words(own, (seat) => ['Ana', 'Bram'][seat]!, me).event({ kind, values }));
    for (const key of english) {
      const lines = [null, 0, 1].map((me) => says(me, key.slice(4)));
      for (const line of lines) expect(line).not.toMatch(/[{}*$]|log-|web-|\.$/);
      if (lines[0]!.includes('Ana')) expect(lines[1]).not.toContain('Ana');
      if (lines[0]!.includes('Bram')) expect(lines[2]).not.toContain('Bram');
    }
  });

  it.each(LANGUAGES)('%s tells the log of Lost Island to whoever reads it', (lang) => {
    const folder = `${GAME}../../lost_island/texts/`;
    const own = new Texts(lang, [read(`${SHELL}${lang}.web.ftl`), read(`${folder}${lang}.ftl`), read(`${folder}${lang}.web.ftl`)]);
    const values = { seat: 0, other: 1, cell: 'c4', from: 'b4', face: 'line_4', coins: 2, value: '3', ring: 1, against: '2', against_ring: 0, axis: 'vertical', direction: 'n', turn: 3 };
    const kinds = Object.keys(messages(read(`${folder}en.web.ftl`))).filter((key) => key.startsWith('log-')).map((key) => key.slice(4));
    expect(kinds.length).toBeGreaterThan(30);
    for (const kind of kinds) {
      const lines = [null, 0, 1].map((me) => plain(new Words(own, (seat) => ['Ana', 'Bram'][seat]!, me).event({ kind, values })));
      for (const line of lines) expect(line).not.toMatch(/[“”„«»{}*$]|log-|web-|\.$/);
      if (lines[0]!.includes('Ana')) expect(lines[1]).not.toContain('Ana');
      if (lines[0]!.includes('Bram')) expect(lines[2]).not.toContain('Bram');
    }
  });

  it('tell a battle in one line', () => {
    const folder = `${GAME}../../lost_island/texts/`;
    const own = new Texts('en', [read(`${SHELL}en.web.ftl`), read(`${folder}en.ftl`), read(`${folder}en.web.ftl`)]);
    const fought = { value: '3', ring: 1, against: '4', against_ring: 0 };
    const line = new Words(own, (seat) => ['Ana', 'Bram'][seat]!, 0).event({ kind: 'attacked', values: { seat: 1, other: 0, cell: 'c4' } }, { kind: 'fought', values: fought }, { kind: 'drew', values: { seat: 1, other: 0, cell: 'c4' } });
    expect(plain(line)).toBe('Bram attacks you on c4, 3 and a ring against 4, a draw');
  });

  it.each([
    ['en', 'You draw a map card: red 5', 'You draw 2 map cards: red 5, blue 3', 'Bram draws 2 map cards', 'Aaron discards: red 5, blue 3'],
    ['nl', 'Jij trekt een landkaart: rode 5', 'Jij trekt 2 landkaarten: rode 5, blauwe 3', 'Bram trekt 2 landkaarten', 'Aaron legt af: rode 5, blauwe 3'],
    ['fr', 'Vous piochez une carte\u00a0: 5 rouge', 'Vous piochez 2 cartes\u00a0: 5 rouge, 3 bleu', 'Bram pioche 2 cartes', 'Aaron défausse\u00a0: 5 rouge, 3 bleu'],
    ['de', 'Du ziehst eine Landkarte: rote 5', 'Du ziehst 2 Landkarten: rote 5, blaue 3', 'Bram zieht 2 Landkarten', 'Aaron legt ab: rote 5, blaue 3'],
  ])('%s tell of map cards that are drawn in one sentence, with the cards that are seen', (lang, one, two, unseen, aaron) => {
    const folder = `${GAME}../../loot_island/texts/`;
    const own = new Texts(lang, [read(`${SHELL}${lang}.web.ftl`), read(`${folder}${lang}.ftl`), read(`${folder}${lang}.web.ftl`)]);
    const says = (...events: EventInfo[]) => plain(new Words(own, (seat) => ['Ana', 'Bram'][seat]!, 0).event(...events));
    const draws = (seat: number) => ({ kind: 'draws', values: { seat, cards: 1 } });
    const drew = (card: string) => ({ kind: 'drew', values: { seat: 0, card } });
    const discarded = (card: string) => ({ kind: 'aaron_discarded', values: { card } });
    expect(says(draws(0), drew('red-5-a'))).toBe(one);
    expect(says(draws(0), drew('red-5-a'), draws(0), drew('blue-3-b'))).toBe(two);
    expect(says(draws(1), draws(1))).toBe(unseen);
    expect(says(discarded('red-5-a'), discarded('blue-3-b'))).toBe(aaron);
  });

  it('tell a flood in one line, with the water in italics', () => {
    const own = new Texts('en', [read(`${SHELL}en.web.ftl`), read(`${GAME}en.ftl`), read(`${GAME}en.web.ftl`)]);
    const event = (kind: string, tile: string) => ({ kind, values: { tile } });
    const line = new Words(own, String).event(event('flooded', 'gold_gate'), event('sunk', 'observatory'), event('flooded', 'misty_marsh'));
    expect(plain(line)).toBe('Dawn Gate, Heron Marsh awash, Star House sank');
    expect(parts(line).filter((part) => part.is === 'water').map((part) => part.text)).toEqual(['awash', 'sank']);
    expect(plain(asName('*Ana*'))).toBe('*Ana*'); // a name is a name
  });

  it('writes numbers as each language does, small ones without asking', () => {
    const written = (lang: string, n: number) => new Texts(lang, ['n = { $n }']).format('n', { n });
    expect(LANGUAGES.map((lang) => written(lang, 12))).toEqual(['12', '12', '12', '12']);
    expect(LANGUAGES.map((lang) => written(lang, 12345))).toEqual(['12,345', '12.345', '12\u202f345', '12.345']);
    expect(written('de', 1.5)).toBe('1,5');
  });

  it('keep names that run the other way from turning the sentence', () => {
    const hebrew = new Words(texts, () => 'שרה');
    const line = hebrew.event({ kind: 'begins', values: { seat: 0 } });
    expect(plain(line)).toBe('\u2068שרה\u2069 begins');
    expect(parts(line)[1]).toEqual({ text: 'שרה', is: 'name' });
    expect(texts.format('web-i-am', { name: 'Ana' })).toBe('I am Ana');
  });

  it('know seats written as numbers or as words', () => {
    expect(plain(words.event({ kind: 'begins', values: { seat: '0' } }))).toBe('Ana begins');
  });

  it('say what may be done and what is asked', () => {
    expect(words.action({ do: 'give diver earth', parts: { do: 'give', role: 'diver', treasure: 'earth' } })).toBe('Give Earth to Diver');
    expect(words.action({ do: 'dance c_4', parts: { do: 'dance', place: 'c_4' } })).toBe('dance c 4');
    const question = { number: 1, kind: 'act', seats: [0], values: { left: 2 }, paragraphs: [] };
    expect(words.question(question)).toBe('Your turn: 2 actions left.');
    expect(words.question({ ...question, kind: 'special', values: { moment: 'before_flood' } })).toBe('Play a special card before the flood cards?');
  });

  it('show a key that is missing and never fail', () => {
    expect(texts.format('nothing-here')).toBe('nothing-here');
    expect(texts.thing('red_herring', 'card')).toBe('red herring');
  });

  it('mark and unmark', () => {
    expect(parts(`a ${asName('b')} c`)).toEqual([{ text: 'a ', is: 'plain' }, { text: 'b', is: 'name' }, { text: ' c', is: 'plain' }]);
  });
});

describe('what stands between two words', () => {
  it('is as each language has it', () => {
    const said = (lang: string) => new Texts(lang, [shell(lang)]);
    expect(said('fr').format('web-colon', { what: 'a', then: 'b' })).toBe('a\u00a0: b');
    expect(said('fr').format('web-asks', { what: 'a' })).toBe('a\u202f?');
    for (const lang of ['en', 'nl', 'de']) expect(said(lang).format('web-colon', { what: 'a', then: 'b' })).toBe('a: b');
  });

  it('is never glued together in code', () => {
    expect(sources(here('../src')).match(/.*(?:\}: \$\{|\}\?`|="\{[^"\n]*\}: \{).*/g)).toBeNull();
  });
});
