// Looking closer at a board. The board grows inside a window that scrolls: how large it is, and which part is in sight.
// Pure numbers, in pixels of the window.
export interface View {
  scale: number;
  /** How far the window is scrolled. */
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Tap extends Point {
  /** Milliseconds. */
  time: number;
}

export const MOST = 2.5;
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const STEP = 1.4;
const NEARLY = 1.03;
const TWICE = { time: 320, apart: 28 };
const MARGIN = 12;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** No smaller than the window, no larger than is useful, nothing but board in sight. */
export function fit({ scale, x, y }: View, size: Size): View {
  const good = within(scale, 1, MOST);
  if (good < NEARLY) return WHOLE;
  return { scale: good, x: within(x, 0, size.width * (good - 1)), y: within(y, 0, size.height * (good - 1)) };
}

/** What lies under a point moves to another (or stays there) while the board grows. */
export function zoom(view: View, size: Size, scale: number, from: Point, to: Point = from): View {
  const good = within(scale, 1, MOST);
  const place = (scroll: number, a: number, b: number) => ((scroll + a) * good) / view.scale - b;
  return fit({ scale: good, x: place(view.x, from.x, to.x), y: place(view.y, from.y, to.y) }, size);
}

/** Two fingers: what lies between them stays between them. */
export function pinch(view: View, size: Size, from: readonly [Point, Point], to: readonly [Point, Point]): View {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return zoom(view, size, (view.scale * apart(to)) / apart(from), middle(from), middle(to));
}

/** All the way to a point, or back to the whole board. */
export const toggle = (view: View, size: Size, at: Point): View => (view.scale > 1 ? WHOLE : zoom(view, size, MOST, at));

/** The wheel with Ctrl, and two fingers on a touchpad, which browsers tell as the same. */
export const wheel = (view: View, size: Size, delta: number, at: Point): View => zoom(view, size, view.scale * Math.exp(-within(delta, -120, 120) / 200), at);

/** + and −, step by step; 0 is the whole board. Null: another key. */
export function key(view: View, size: Size, pressed: string, at: Point): View | null {
  if (pressed === '0') return WHOLE;
  if (pressed === '+' || pressed === '=') return zoom(view, size, view.scale * STEP, at);
  if (pressed === '-' || pressed === '_') return zoom(view, size, view.scale / STEP, at);
  return null;
}

/** Scrolled as little as it takes to see something; what is too large shows its beginning. */
export function reveal(view: View, size: Size, box: Point & Size): View {
  const shift = (start: number, length: number, room: number) => Math.min(start - MARGIN, Math.max(0, start + length + MARGIN - room));
  return fit({ ...view, x: view.x + shift(box.x, box.width, size.width), y: view.y + shift(box.y, box.height, size.height) }, size);
}

export function isDouble(first: Tap | null, second: Tap): boolean {
  return first !== null && second.time - first.time < TWICE.time && Math.hypot(second.x - first.x, second.y - first.y) < TWICE.apart;
}
