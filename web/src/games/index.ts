// Games are found by their folders: web/src/games/<id>/index.ts brings a `Game` as its default export (or as `game`).
// Each is a chunk of its own, loaded when somebody plays it; a game without a folder gets the generic table.
import type { Game } from './types';

type Module = { default?: Game; game?: Game };
const FOUND = import.meta.glob<Module>(['./*/index.ts', '!./generic/index.ts']);

export async function loadGame(id: string): Promise<Game> {
  const load = FOUND[`./${id}/index.ts`];
  const found = load ? await load() : null;
  const game = found?.default ?? found?.game;
  return game ?? { ...(await import('./generic')).default, id };
}
