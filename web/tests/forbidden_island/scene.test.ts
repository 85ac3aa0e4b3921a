import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Texts } from '../../src/core/fluent';
import { askText, called, mayCutIn, previewText, result } from '../../src/games/forbidden_island/scene';
import type { Scene } from '../../src/games/types';
import type { Choice, Question } from '../../src/protocol';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../../src/atoll/${path}`, import.meta.url)), 'utf8');
const texts = (lang: string) =>
  new Texts(lang, [read(`texts/${lang}.web.ftl`), read(`games/forbidden_island/texts/${lang}.ftl`), read(`games/forbidden_island/texts/${lang}.web.ftl`)]);
const person = (seat: number, name: string, me: boolean) => ({ seat, name, me, bot: null, here: true });

const position = {
  island: ['~~coral_palace ~~tidal_palace fools_landing', 'temple_sun ~~temple_moon .'],
  adventurers: [
    { role: 'diver', at: 'fools_landing', hand: ['earth', 'earth', 'earth', 'fire', 'fire', 'wind'] },
    { role: 'pilot', at: 'fools_landing', hand: ['earth', 'earth', 'earth', 'fire', 'fire', 'wind', 'helicopter'] },
  ],
  treasures: ['wind'],
  turns: 16,
};
const scene = (lang: string): Scene => ({ position, people: [person(0, 'Ana', true), person(1, 'Bram', false)], text: (key, values) => texts(lang).format(key, values) });
const choice = (text: string, parts: Record<string, string> = {}): Choice => ({ do: text, parts: { do: text.split(' ')[0]!, ...parts } });
const discard: Question = { number: 1, kind: 'discard', seats: [0], values: {}, paragraphs: [] };

describe('words that need the position', () => {
  it('say who has a role, and «you»', () => {
    const en = scene('en');
    expect(called('role', 'pilot', en)).toBe('Bram (Pilot)');
    expect(called('role', 'diver', en)).toBe('Diver (you)');
    expect(called('role', 'engineer', en)).toBe(null);
    expect(called('tile', 'pilot', en)).toBe(null);
    const said = (one: Choice) => previewText(one, en.text, en);
    expect(said(choice('give pilot earth', { role: 'pilot', treasure: 'earth' }))).toBe('Give Earth to Bram (Pilot)?');
    expect(said(choice('helicopter pilot', { role: 'pilot' }))).toBe('Helicopter for Bram (Pilot)?');
    expect(said(choice('helicopter diver', { role: 'diver' }))).toBe('Helicopter for you?');
  });

  it('say how many cards are too many, and of special cards only where one is held', () => {
    const cards = [choice('discard earth', { card: 'earth' })];
    expect(askText(discard, cards, 0, scene('en'))).toBe('One card too many: discard one.');
    expect(askText(discard, [...cards, choice('helicopter pilot', { role: 'pilot' })], 1, scene('en'))).toBe('2 cards too many: discard them, or play special cards.');
    expect(askText({ ...discard, kind: 'act' }, cards, 0, scene('en'))).toBe(null);
    expect([mayCutIn(position, 0), mayCutIn(position, 1)]).toEqual([false, true]);
  });

  it('say at the end which treasure is lost and how far it got', () => {
    expect(result(scene('en'))).toBe('Sea is lost · 1 of 4 treasures, turn 16');
  });

  it.each(['en', 'nl', 'fr', 'de'])('are there in %s', (lang) => {
    const own = scene(lang);
    const lines = [result(own), askText(discard, [], 0, own)!, askText(discard, [choice('sandbag a')], 1, own)!];
    for (const kind of ['guide', 'give', 'helicopter', 'board'])
      for (const role of ['pilot', 'diver']) lines.push(previewText(choice(`${kind} x`, { role, tile: 'temple_sun', treasure: 'earth' }), own.text, own));
    for (const line of lines) expect(line).not.toMatch(/[{}$]|preview-|board-/);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
