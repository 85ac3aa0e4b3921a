// What a bomb, a storm or a tile that goes would strike, ready to be drawn: stripes, lines, what becomes of whom.
import type { Choice } from '../../protocol';
import type { Point } from '../shared/chart';
import { blasting, fate, type Fate, inLine, storm, waysOf } from './forecast';
import { CELL, type Cell, type Direction, line, ray } from './geometry';
import { type Explorer, faceOf, type Model, whoIsOn } from './read';
import { kindOf, waysOfChoice } from './targets';

export interface Strike {
  /** Striped: more where somebody stands. */
  cells: { cell: Cell; somebody: boolean }[];
  rays: string;
  fates: (Point & { id: string; is: Fate })[];
  /** As they would stand after a storm. */
  ghosts: { one: Explorer; to: string }[];
}
const NOTHING: Strike = { cells: [], rays: '', fates: [], ghosts: [] };

const mark = (one: Explorer, is: Fate) => ({ ...CELL.get(one.cell!)!, is });
const striped = (model: Model, cells: Cell[]) => cells.map((cell) => ({ cell, somebody: !!whoIsOn(model, cell.id) }));

/** `far`: in the first direction it has come so far; whom it met before, it leaves alone. */
function bombed(model: Model, from: string, ways: readonly Direction[], far = 1): Strike {
  const { strength } = faceOf(model.tile.get(from)?.face ?? null);
  const begins = (i: number): number => (i ? 1 : far);
  return {
    cells: striped(model, ways.flatMap((way, i) => line(from, way).slice(begins(i) - 1))),
    rays: ways.map((way) => ray(from, way)).join(''),
    fates: ways.flatMap((way, i) => inLine(model, from, way, begins(i))).map((one) => mark(one, fate(one, strength))),
    ghosts: [],
  };
}

function blown(model: Model, from: string, way: Direction): Strike {
  const all = storm(model, from, way);
  return {
    cells: striped(model, line(from, way)),
    rays: ray(from, way),
    fates: all.filter(({ to }) => !to).map(({ one }) => mark(one, 'home')),
    ghosts: all.flatMap(({ one, to }) => (to ? [{ one, to }] : [])),
  };
}

/** Of the choice that is previewed, or of the bomb that works. */
export function strike(model: Model, works: string | null, preview: Choice | null): Strike {
  const kind = preview && kindOf(preview);
  if (works && (kind === 'aim' || kind === 'blast')) return bombed(model, works, waysOfChoice(preview!));
  if (works && kind === 'blow') return blown(model, works, preview!.parts.direction as Direction);
  if (works && ['blast', 'miner'].includes(model.ask?.ask ?? '')) {
    const { ways, now, far } = blasting(model);
    return now ? bombed(model, works, [now, ...ways], far) : bombed(model, works, ways);
  }
  const goes = kind === 'shrink' ? whoIsOn(model, preview!.parts.cell!) : undefined;
  return goes ? { ...NOTHING, cells: striped(model, [CELL.get(goes.cell!)!]), fates: [mark(goes, 'home')] } : NOTHING;
}

/** All that a bomb which waits to be turned could reach. */
export function reach(model: Model, works: string | null): Cell[] {
  const face = works && model.ask?.ask === 'aim' ? model.tile.get(works)!.face : null;
  return face ? ['vertical', 'horizontal'].flatMap((axis) => waysOf(face, axis)).flatMap((way) => line(works!, way)) : [];
}
