// What every page shares: settings, language, where we are, the server's HTTP side, tokens, sounds.
import { Api, ApiProblem } from './core/api';
import type { Texts, Values } from './core/fluent';
import { rootClasses } from './core/look';
import { guestOrigin, route, secrets, withoutSecrets, type Route } from './core/router';
import { pickLanguage, readSettings, visible, writeSettings, type Settings } from './core/settings';
import type { Sound, Sounding, Sounds } from './core/sound';
import { Vault, type Store } from './core/vault';
import type { Words } from './core/words';
import type { Lang, ServerInfo, TableInfo } from './protocol';
import { shellTexts } from './texts';

function browserStore(): Store {
  try {
    localStorage.getItem('atoll');
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
  }
}

export const store = browserStore();
export const vault = new Vault(store);
export const settings: Settings = $state(readSettings(store));
let made: Sounds | null = null;
/** Made after the first click: browsers allow none before it. */
export const sounds = {
  wake: () => {
    if (settings.sound) void import('./core/sound').then(({ Sounds }) => (made ??= new Sounds(() => settings.sound)).wake(), () => undefined);
  },
  play: (sound: Sound) => made?.play(sound),
  tell: (kinds: string[], heard: Sounding) => made?.tell(kinds, heard),
};
/** Somebody is logged in here, as far as this browser knows. */
export const PROFILE = 'atoll.profile';
let texts = $state.raw<Texts | null>(null);
let server = $state.raw<ServerInfo | null>(null);
let place = $state.raw<Route>(route(location.pathname));

export const lang = (): Lang => pickLanguage(settings.lang, navigator.languages ?? [navigator.language]);
export const api = new Api(undefined, lang);
export const here = (): Route => place;
export const serverInfo = (): ServerInfo | null => server;

/** A text of the shell: `t('home-title')` is the message `web-home-title`. */
export function t(key: string, values?: Values): string {
  return texts ? texts.format(`web-${key}`, values) : '';
}

export function has(key: string): boolean {
  return texts?.has(`web-${key}`) ?? false;
}

/** A ready phrase in the reader's language. */
export function phraseText(id: string): string {
  const key = `phrase-${id.replace(/^phrase-/, '')}`;
  return texts?.has(key) ? texts.format(key) : key.slice(7).replaceAll('_', ' ');
}

/** What the log says of somebody who comes or goes, and of what is decided about them; nothing of what concerns the table alone. */
export const peopleText = ({ what, seat, by }: { what: string; seat: number | null; by: number | null }, { who }: Pick<Words, 'who'>): string =>
  has(`people-${what}`) ? t(`people-${what}`, { name: seat === null ? '' : who(seat), by: by === null ? '' : who(by) }) : '';

export function gameName(id: string): string {
  const words = id.replaceAll('_', ' ');
  return has(`game-${id}`) ? t(`game-${id}`) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** How well a bot plays; one of somebody's own is called by its id. */
export const levelName = (bot: string): string => (has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
/** The same where it is to be told from a person: «bot: strong». */
export const botTag = (bot: string): string => t('who-bot', { name: levelName(bot) });

/** Why nobody may ask for a hint at a table. */
export const noHints = ({ seats }: TableInfo, mine: number[]): string => (seats.some(({ seat, kind }) => kind === 'person' && !mine.includes(seat)) ? t('hints-off-people') : t('hints-off'));

/** How we are called at a table. */
export const myName = (): string => visible(settings.name) || t('home-you');

export async function loadTexts(): Promise<void> {
  const wanted = lang();
  const loaded = await shellTexts(wanted, more);
  if (wanted !== lang()) return;
  texts = loaded;
  document.documentElement.lang = wanted;
}

let more = false;
let loading: Promise<void> | null = null;
/** Texts of pages and dialogs that few people open: there for everybody who waited for them. */
export function loadMore(): Promise<void> {
  more = true;
  loading ??= loadTexts().catch((reason) => {
    loading = null;
    throw reason;
  });
  return loading;
}

export async function loadServer(again = false): Promise<ServerInfo | null> {
  if (again || !server) server = await api.server().catch(() => server);
  return server;
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  writeSettings(store, $state.snapshot(settings) as Settings);
  applyLook();
  if ('lang' in changes) void loadTexts();
  if (changes.sound) sounds.wake();
}

const [contrast, still] = ['(prefers-contrast: more)', '(prefers-reduced-motion: reduce)'].map((query) => matchMedia(query));
for (const wish of [contrast!, still!]) wish.addEventListener('change', applyLook);

export function applyLook(): void {
  const classes = rootClasses(settings, { contrast: contrast!.matches, still: still!.matches });
  for (const [name, on] of Object.entries(classes)) document.documentElement.classList.toggle(name, on);
}

const system = matchMedia('(prefers-color-scheme: dark)');
let dark = $state(system.matches);
system.addEventListener('change', () => (dark = system.matches));

export function isNight(): boolean {
  return settings.light === 'night' || (settings.light === 'system' && dark);
}

/** Go to a page of ours; the way back works. */
export function go(path: string): void {
  history.pushState(null, '', path);
  void arrive().then(() => scrollTo(0, 0));
}

/** Read the address; tokens in it go to the store and leave the address bar. Whoever has a profile may have seats there that this browser does not know of. */
export async function arrive(): Promise<void> {
  const found = route(location.pathname);
  const table = found.page === 'table' || found.page === 'replay' ? found.id : null;
  const carried = table && secrets(location.hash);
  if (carried) {
    vault.arrive(table, carried);
    history.replaceState(null, '', location.pathname + withoutSecrets(location.hash));
  }
  if (table && store.getItem(PROFILE) && !vault.get(table).seats.length) await import('./profile').then(({ takeUp }) => takeUp(table)).catch(() => undefined);
  place = found;
}

/** Clicks on our own links stay in the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = (event.target as Element | null)?.closest('a[href]');
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || !href.startsWith('/') || href.startsWith('/api/') || anchor.hasAttribute('download')) return;
  event.preventDefault();
  go(href);
}

/** Where invitations lead, and whether only this machine can follow them. */
export const invited = () => guestOrigin(location.origin, server?.origins ?? []);

/** What to say when the server does not do as asked. */
export function problemText(problem: unknown): string {
  if (problem instanceof ApiProblem && problem.message) return problem.message;
  if (problem instanceof ApiProblem && problem.code === 'offline') return t('problem-offline');
  return t('problem-other');
}
