import type { Lang } from '../protocol';
import { LOOKS, PLAIN, type Look } from './look';
import type { Confirming } from './selection';
import type { Store } from './vault';

export interface Settings extends Look {
  lang: Lang | null;
  light: 'system' | 'day' | 'night';
  sound: boolean;
  /** 1: as designed; 0.5: half as fast; 0: at once. */
  pace: 1 | 0.5 | 0;
  confirm: Confirming;
  name: string;
}

export const LANGUAGES: Lang[] = ['en', 'nl', 'fr', 'de'];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands', fr: 'Français', de: 'Deutsch' };
export const DEFAULTS: Settings = { lang: null, light: 'system', sound: true, pace: 1, confirm: 'normal', name: '', ...PLAIN };
const KEY = 'atoll.settings';

const ALLOWED: { [K in keyof Settings]: (value: unknown) => boolean } = {
  lang: (value) => value === null || LANGUAGES.includes(value as Lang),
  light: (value) => ['system', 'day', 'night'].includes(value as string),
  sound: (value) => typeof value === 'boolean',
  pace: (value) => [1, 0.5, 0].includes(value as number),
  confirm: (value) => ['normal', 'always', 'never'].includes(value as string),
  name: (value) => typeof value === 'string' && value.length <= 24,
  contrast: (value) => LOOKS.contrast.includes(value as Look['contrast']),
  size: (value) => LOOKS.size.includes(value as Look['size']),
  motion: (value) => LOOKS.motion.includes(value as Look['motion']),
  colours: (value) => LOOKS.colours.includes(value as Look['colours']),
};

/** A name without what cannot be seen or turns the direction of what follows: the server refuses it. */
export const visible = (name: string): string =>
  name.replace(/[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ue000-\uf8ff\ufeff]/g, '').trim();

export function readSettings(store: Store): Settings {
  let read: Record<string, unknown> = {};
  try {
    read = JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    // unreadable: start afresh
  }
  const good = Object.entries(read ?? {}).filter(([key, value]) => ALLOWED[key as keyof Settings]?.(value));
  return { ...DEFAULTS, ...Object.fromEntries(good) };
}

export function writeSettings(store: Store, settings: Settings): void {
  try {
    store.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a forbidden store: the settings live as long as the page
  }
}

/** The language chosen, else the first of the browser's that we speak, else English. */
export function pickLanguage(chosen: Lang | null, wanted: readonly string[]): Lang {
  if (chosen) return chosen;
  for (const tag of wanted) {
    const lang = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return 'en';
}
