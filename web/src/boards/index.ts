// Boards as pictures where there is no browser: `npm run build` makes boards.js of this, a script that research/boards.py runs.
// A position comes in, an SVG goes out that needs no styles: the boards are those of the page, rendered as on a server.
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { Texts } from '../core/fluent';
import type { BoardProps } from '../games/types';
import type { Lang } from '../protocol';
import base from '../styles/base.css?raw';
import tokens from '../styles/tokens.css?raw';
import { drawing } from './drawing';
import Still from './Still.svelte';

type Module = { default: Component<BoardProps> };
const BOARDS = import.meta.glob<Module>(['../games/*/Board.svelte', '!../games/generic/Board.svelte'], { eager: true });
const SHELL = import.meta.glob<string>('../../../src/atoll/texts/{en,nl,fr,de}.web.ftl', { query: '?raw', import: 'default', eager: true });
const GAMES = import.meta.glob<string>('../../../src/atoll/games/*/texts/{en,nl,fr,de}{,.web}.ftl', { query: '?raw', import: 'default', eager: true });

// lamps on the page breathe together; here nothing does
globalThis.performance ??= { now: () => 0 } as Performance;

const named = (sources: Record<string, string>, start: string) => Object.keys(sources).filter((path) => path.includes(start)).sort().map((path) => sources[path]!);
const spoken = new Map<string, Texts>();

function textsOf(game: string, lang: Lang): Texts {
  const key = `${game} ${lang}`;
  const found = spoken.get(key) ?? new Texts(lang, [...named(SHELL, `/texts/${lang}.`), ...named(GAMES, `/games/${game}/texts/${lang}.`)]);
  spoken.set(key, found);
  return found;
}

interface Wish {
  position: Record<string, any>;
  /** The seat through whose eyes we look, or null. */
  eyes: number | null;
  names: string[];
  lang: Lang;
  night: boolean;
  /** Width and height; without it the board is as large as it was drawn. */
  size: [number, number] | null;
}

/** The games that have a board. */
export const games = (): string[] => Object.keys(BOARDS).map((path) => path.split('/').at(-2)!);

export function draw({ position, eyes, names, lang, night, size }: Wish): string {
  const { default: Board } = BOARDS[`../games/${position.game}/Board.svelte`]!;
  const { head, body } = render(Still, { props: { Board, position, eyes, names, texts: textsOf(position.game, lang) } });
  return drawing(body, `${tokens}\n${base}\n${[...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((found) => found[1]).join('\n')}`, night, size);
}
