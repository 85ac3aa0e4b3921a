// The texts live beside the rules, in the Python package. Each language is a chunk of its own, loaded when it is spoken.
import { Texts } from './core/fluent';
import type { Lang } from './protocol';

type Loader = () => Promise<string>;
const SHELL = import.meta.glob<string>('../../src/atoll/texts/*.web.ftl', { query: '?raw', import: 'default' });
const MORE = import.meta.glob<string>('../../src/atoll/texts/*.{more,me}.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../src/atoll/games/*/texts/{en,nl,fr,de}{,.web}.ftl', { query: '?raw', import: 'default' });
const GUIDES = import.meta.glob<string>('../../src/atoll/games/*/texts/*.guide.ftl', { query: '?raw', import: 'default' });
const OPTIONS = import.meta.glob<string>('../../src/atoll/games/*/texts/{en,nl,fr,de}.ftl', { query: '?options', import: 'default' });

const named = (loaders: Record<string, Loader>, start: string) =>
  Object.keys(loaders).filter((path) => path.includes(start)).sort().map((path) => loaders[path]!());

/** `more`: also what few people ever need. */
export async function shellTexts(lang: Lang, more: boolean): Promise<Texts> {
  return new Texts(lang, await Promise.all([SHELL, ...(more ? [MORE] : [])].flatMap((all) => named(all, `/texts/${lang}.`))));
}

export async function gameTexts(game: string, lang: Lang): Promise<Texts> {
  const sources = [...named(SHELL, `/texts/${lang}.`), ...named(GAMES, `/games/${game}/texts/${lang}.`)];
  return new Texts(lang, await Promise.all(sources));
}

/** The words of the first-game guide. */
export async function guideTexts(game: string, lang: Lang): Promise<Texts> {
  return new Texts(lang, await Promise.all(named(GUIDES, `/games/${game}/texts/${lang}.`)));
}

/** What can be chosen before a match begins. */
export async function optionTexts(game: string, lang: Lang): Promise<Texts> {
  return new Texts(lang, await Promise.all(named(OPTIONS, `/games/${game}/texts/${lang}.`)));
}
