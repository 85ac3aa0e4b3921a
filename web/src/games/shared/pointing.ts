// Where a hand points on a chart: the same on every board.
import { type Point, snap } from './chart';

/** As far as a finger may miss, on the screen. */
const REACH = 22;

interface Screen {
  clientX: number;
  clientY: number;
}

/** The space or piece that an event comes from. */
export const keyOf = <Key extends string>(target: EventTarget | null): Key | null =>
  (target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') as Key | null) : null) ?? null;

/** The point of the chart under a pointer, and how large a unit of the chart is on the screen. */
export function chartPoint(svg: SVGSVGElement | undefined, event: Screen): { point: Point; unit: number } | null {
  const matrix = svg?.getScreenCTM();
  return matrix ? { point: new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), unit: matrix.a } : null;
}

/** The nearest of some spaces, within a finger's reach; `spot` says where each is and half its width. */
export function nearest<Key>(svg: SVGSVGElement | undefined, event: Screen, keys: Key[], spot: (key: Key) => (Point & { half: number }) | undefined): Key | null {
  const there = chartPoint(svg, event);
  if (!there) return null;
  const nowhere = { x: -1e4, y: -1e4, half: 0 };
  return keys[snap(keys.map((key) => spot(key) ?? nowhere), there.point, REACH / there.unit)] ?? null;
}
