import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Api, ApiProblem } from '../src/core/api';
import { blocks, inline, searchable } from '../src/core/markdown';
import { guestOrigin, invitation, link, route, secrets, stepIn } from '../src/core/router';
import { DEFAULTS, pickLanguage, readSettings, visible, writeSettings } from '../src/core/settings';
import { clockText, tab } from '../src/core/turn';
import { tokensOf, Vault, type Store } from '../src/core/vault';
import rules from './fixtures/rules.json';

const T = 'x'.repeat(43);
const U = 'y'.repeat(43);

function store(start: Record<string, string> = {}): Store {
  const kept = new Map(Object.entries(start));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key) };
}

describe('addresses', () => {
  it('lead to pages', () => {
    expect(route('/')).toEqual({ page: 'home' });
    expect(route('/table/abc/')).toEqual({ page: 'table', id: 'abc' });
    expect(route('/replay')).toEqual({ page: 'replay', id: null });
    expect(route('/rules/forbidden_island')).toEqual({ page: 'rules', game: 'forbidden_island' });
    expect(route('/table/a/b')).toEqual({ page: 'lost' });
    expect(route('/%E0%A4%A')).toEqual({ page: 'lost' });
  });

  it('carry secrets in the fragment only', () => {
    expect(secrets(`#seat=${T}&seat=${U}&host=${T}`)).toEqual({ seat: [T, U], join: null, watch: null, host: T });
    expect(secrets('#seat=short')).toBe(null);
    expect(link('https://a.b', 'abc', 'join', T)).toBe(`https://a.b/table/abc#join=${T}`);
    expect(secrets(new URL(link('https://a.b', 'abc', 'seat', T, U)).hash)?.seat).toEqual([T, U]);
    expect(invitation(`Come! https://a.b/table/abc#join=${T} `)).toEqual({ path: '/table/abc', fragment: `#join=${T}` });
    expect(invitation('https://a.b/rules')).toBe(null);
    expect(stepIn('#step=12')).toBe(12);
    expect(stepIn('#step=x')).toBe(null);
  });
});

describe('invitations', () => {
  it('made at this machine carry an address that others can follow', () => {
    const network = ['http://192.168.7.5:8000'];
    for (const own of ['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000', 'http://localhost']) {
      expect(guestOrigin(own, network)).toEqual({ origin: network[0], alone: false });
      expect(guestOrigin(own, [])).toEqual({ origin: own, alone: true });
    }
    for (const own of ['https://play.example.org', 'http://192.168.7.5:8000', 'http://localhost.example.org'])
      expect(guestOrigin(own, network)).toEqual({ origin: own, alone: false });
  });
});

describe('the vault', () => {
  it('keeps tokens by table and forgets the oldest', () => {
    const vault = new Vault(store());
    vault.arrive('abc', { seat: [T], join: U, watch: null, host: null });
    vault.arrive('abc', { seat: [T], join: null, watch: null, host: U });
    expect(tokensOf(vault.get('abc'))).toEqual([T, U, U]);
    vault.change('abc', { left: true });
    expect(tokensOf(vault.get('abc'))).toEqual([T, U, U]); // whoever leaves may come back
    expect(vault.arrive('abc', { seat: [T], join: null, watch: null, host: null }).left).toBe(false);
    for (let i = 0; i < 80; i += 1) vault.change(`t${i}`, { seats: [T] });
    expect(Object.keys(vault.all()).length).toBe(60);
  });

  it('survives a broken or full store', () => {
    expect(new Vault(store({ 'atoll.tables': '{' })).all()).toEqual({});
    const full = { ...store(), setItem: () => { throw new Error('full'); } };
    expect(new Vault(full).change('abc', { seats: [T] }).seats).toEqual([T]);
  });
});

describe('settings', () => {
  it('are read with care', () => {
    const kept = store({ 'atoll.settings': JSON.stringify({ light: 'night', pace: 7, name: 'Ana', lang: 'xx' }) });
    expect(readSettings(kept)).toEqual({ ...DEFAULTS, light: 'night', name: 'Ana' });
    writeSettings(kept, { ...DEFAULTS, sound: false });
    expect(readSettings(kept).sound).toBe(false);
    expect(readSettings(store({ 'atoll.settings': 'null' }))).toEqual(DEFAULTS);
  });

  it('hold a name that can be seen', () => {
    expect(visible(' \u202eevil\u0000\u200b ')).toBe('evil');
    expect(visible('\u2066 \ufeff')).toBe('');
    expect(visible('Zoë 👩‍🚀 שרה')).toBe('Zoë 👩‍🚀 שרה');
  });

  it('speak the browser’s language if we do', () => {
    expect(pickLanguage(null, ['pt', 'fr-BE', 'en'])).toBe('fr');
    expect(pickLanguage('de', ['fr'])).toBe('de');
    expect(pickLanguage(null, ['pt'])).toBe('en');
  });
});

describe('markdown', () => {
  it('is read into a tree', () => {
    expect(inline('**a** b `c` *d*')).toEqual([
      { is: 'bold', text: 'a' }, { is: 'text', text: ' b ' }, { is: 'code', text: 'c' }, { is: 'text', text: ' ' }, { is: 'em', text: 'd' },
    ]);
    expect(blocks('a\nb\n\n- c\n  d\n- e\n\n| x | y |\n|---|---|\n| 1 | 2 |').map((block) => block.is)).toEqual(['p', 'ul', 'table']);
    expect(blocks('<img src=x onerror=alert(1)>')).toEqual([{ is: 'p', text: [{ is: 'text', text: '<img src=x onerror=alert(1)>' }] }]);
  });

  it('reads all our rules', () => {
    for (const one of rules.paragraphs) expect(JSON.stringify(blocks(one.text))).not.toMatch(/\*\*|\|---/);
    expect(searchable('L’**Île** `x`')).toBe('l’ile x');
  });
});

describe('the api', () => {
  it('sends tokens in a header and reads problems', async () => {
    const calls: any[] = [];
    const answers = [new Response('{"version":"1"}'), new Response('{"code":"seat","text":"Taken."}', { status: 409 }), new Response('<', { status: 502 })];
    const api = new Api(async (path, init) => (calls.push([path, init]), answers.shift()!), () => 'de');
    expect((await api.server()).version).toBe('1');
    await expect(api.sit('a/b', T, { name: 'Ana' })).rejects.toMatchObject({ status: 409, code: 'seat', message: 'Taken.' });
    expect(calls[1][0]).toBe('/api/tables/a%2Fb/sit');
    expect(calls[1][1].headers).toMatchObject({ Authorization: `Bearer ${T}`, 'Accept-Language': 'de' });
    await expect(api.tables()).rejects.toBeInstanceOf(ApiProblem);
    const deaf = new Api(() => Promise.reject(new TypeError('no')));
    await expect(deaf.server()).rejects.toMatchObject({ code: 'offline' });
  });
});

describe('small things', () => {
  it('say whose turn it is in the tab', () => {
    expect(tab({ page: 'The Island', yourTurn: 'Your turn' })).toEqual({ title: 'Your turn · The Island · Atoll', icon: '/icon-turn.svg' });
    expect(tab({ page: 'The Island', yourTurn: null }).title).toBe('The Island · Atoll');
    expect([5, 65, 3723, 300000, 259000].map(clockText)).toEqual(['0:05', '1:05', '1:02:03', '3 d', '3 d']);
  });
});

describe('the look', () => {
  it('has its colours in one file', () => {
    const styled = (folder: string): string[] =>
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        if (entry.isDirectory()) return styled(path);
        const source = /\.(svelte|css)$/.test(entry.name) && entry.name !== 'tokens.css' ? readFileSync(path, 'utf8') : '';
        const style = entry.name.endsWith('.css') ? source : (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? '');
        return [...style.matchAll(/:[^;{}]*(#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\()/gi)].map((found) => `${entry.name} ${found[0]}`);
      });
    expect(styled(fileURLToPath(new URL('../src', import.meta.url)))).toEqual([]);
  });

  const tokens = readFileSync(fileURLToPath(new URL('../src/styles/tokens.css', import.meta.url)), 'utf8');
  const value = (name: string, night: boolean) => {
    const found = new RegExp(`--${name}:(?:light-dark\\((#\\w+),(#\\w+)\\)|(#\\w+))`).exec(tokens)!;
    const hex = found[3] ?? (night ? found[2]! : found[1]!);
    return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  };
  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const ratio = (one: string, two: string, night: boolean) => {
    const [a, b] = [light(value(one, night)), light(value(two, night))].sort((x, y) => y - x);
    return (a! + 0.05) / (b! + 0.05);
  };
  const text: [string, string][] = [
    ['ink', 'paper'], ['ink-2', 'paper'], ['ink-2', 'paper-2'], ['on-sea', 'sea-1'], ['on-sea', 'sea-6'], ['on-sea', 'sea-7'], ['lamp-ink', 'lamp'], ['breaker', 'paper'],
    ['gold', 'paper'], ['pa-on', 'pa'], ['pb-on', 'pb'], ['pc-on', 'pc'], ['pd-on', 'pd'], ['pe-on', 'pe'], ['card-ink', 'card'],
  ];
  it.each(text)('%s can be read on %s by day and by night', (one, two) => {
    expect(ratio(one, two, false)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(one, two, true)).toBeGreaterThanOrEqual(4.5);
  });
});
