import { describe, expect, it } from 'vitest';
import * as zoom from '../src/core/zoom';

const size = { width: 360, height: 300 };
const at = { x: 90, y: 100 };
/** Which part of the board, from 0 to 1, lies under a point of the window. */
const under = (view: zoom.View, point: zoom.Point) => [(view.x + point.x) / (size.width * view.scale), (view.y + point.y) / (size.height * view.scale)];
const close = (a: number[], b: number[]) => a.forEach((one, i) => expect(one).toBeCloseTo(b[i]!, 6));

describe('looking closer', () => {
  it('keeps what lies under the finger there', () => {
    const view = zoom.zoom(zoom.WHOLE, size, 2, at);
    expect(view).toEqual({ scale: 2, x: 90, y: 100 });
    close(under(view, at), under(zoom.WHOLE, at));
    close(under(zoom.zoom(view, size, 1.5, { x: 200, y: 150 }), { x: 200, y: 150 }), under(view, { x: 200, y: 150 }));
  });

  it('shows nothing but board, and never less than all of it', () => {
    expect(zoom.fit({ scale: 2, x: -50, y: 900 }, size)).toEqual({ scale: 2, x: 0, y: 300 });
    expect(zoom.fit({ scale: 0.4, x: 7, y: 7 }, size)).toBe(zoom.WHOLE);
    expect(zoom.fit({ scale: 1.01, x: 2, y: 2 }, size)).toBe(zoom.WHOLE);
    expect(zoom.fit({ scale: 99, x: 1e6, y: 0 }, size)).toEqual({ scale: zoom.MOST, x: 360 * (zoom.MOST - 1), y: 0 });
    // beyond the most it does not wander off
    const most = zoom.zoom(zoom.WHOLE, size, 99, at);
    close(under(most, at), under(zoom.WHOLE, at));
  });

  it('follows two fingers, apart and along', () => {
    const from = [{ x: 100, y: 100 }, { x: 140, y: 100 }] as const;
    const apart = zoom.pinch(zoom.WHOLE, size, from, [{ x: 80, y: 100 }, { x: 160, y: 100 }]);
    expect(apart.scale).toBe(2);
    close(under(apart, { x: 120, y: 100 }), under(zoom.WHOLE, { x: 120, y: 100 }));
    const along = zoom.pinch(apart, size, from, [{ x: 130, y: 80 }, { x: 170, y: 80 }]);
    expect(along).toEqual({ scale: 2, x: apart.x - 30, y: apart.y + 20 });
    expect(zoom.pinch(apart, size, from, [{ x: 119, y: 100 }, { x: 121, y: 100 }])).toBe(zoom.WHOLE);
    expect(zoom.pinch(zoom.WHOLE, size, [at, at], from).scale).toBe(zoom.MOST); // fingers on one spot are no division by nothing
  });

  it('goes there and back', () => {
    const there = zoom.toggle(zoom.WHOLE, size, at);
    expect(there.scale).toBe(zoom.MOST);
    expect(zoom.toggle(there, size, at)).toBe(zoom.WHOLE);
    const nearer = zoom.key(zoom.WHOLE, size, '+', at)!;
    expect(nearer.scale).toBeCloseTo(1.4);
    expect(zoom.key(nearer, size, '-', at)).toBe(zoom.WHOLE);
    expect(zoom.key(there, size, '0', at)).toBe(zoom.WHOLE);
    expect(zoom.key(there, size, 'n', at)).toBe(null);
    expect(zoom.wheel(zoom.WHOLE, size, -100, at).scale).toBeGreaterThan(1.3);
    expect(zoom.wheel(there, size, 1e6, at).scale).toBeGreaterThan(1); // one turn of a coarse wheel is not all
  });

  it('brings into sight what has the focus, and moves no more than that', () => {
    const view = { scale: 2, x: 100, y: 100 };
    expect(zoom.reveal(view, size, { x: 50, y: 50, width: 40, height: 40 })).toEqual(view);
    expect(zoom.reveal(view, size, { x: -40, y: 290, width: 40, height: 40 })).toEqual({ scale: 2, x: 48, y: 142 });
    expect(zoom.reveal(view, size, { x: 10, y: 0, width: 900, height: 10 })).toEqual({ scale: 2, x: 98, y: 88 });
  });

  it('knows two taps from two single ones', () => {
    const first = { x: 50, y: 50, time: 1000 };
    expect(zoom.isDouble(first, { x: 55, y: 48, time: 1200 })).toBe(true);
    expect(zoom.isDouble(first, { x: 55, y: 48, time: 1500 })).toBe(false);
    expect(zoom.isDouble(first, { x: 120, y: 50, time: 1200 })).toBe(false);
    expect(zoom.isDouble(null, first)).toBe(false);
  });
});
