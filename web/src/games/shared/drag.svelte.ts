// A piece that is dragged to its space, on every board where pieces can be.
import type { Point } from './chart';
import { chartPoint, keyOf } from './pointing';

/** A hand that moved less has clicked. */
const STILL = 6;

interface Wishes<Key> {
  /** May this be carried? By finger often only what is in hand already. */
  may: (key: Key, touch: boolean) => boolean;
  /** It moves: take it in hand. */
  begin: (key: Key) => void;
  end: (key: Key, event: PointerEvent) => void;
}

/** A piece on its way in a hand. */
export class Drag<Key extends string> {
  carried = $state.raw<{ key: Key; from: Point; to: Point; far: boolean } | null>(null);
  private ended = false;

  constructor(private readonly wishes: Wishes<Key>) {}

  /** Where it is now, once it has really moved. */
  get far(): { key: Key; to: Point } | null {
    return this.carried?.far ? this.carried : null;
  }

  /** The click that ends a drag means nothing more. */
  swallows(event: Event): boolean {
    if (this.ended) event.preventDefault();
    const swallowed = this.ended;
    this.ended = false;
    return swallowed;
  }

  /** For `{@attach}`. */
  hands = (svg: SVGSVGElement): (() => void) => {
    const off = new AbortController();
    const on = (name: string, hear: (event: PointerEvent) => void) => svg.addEventListener(name, hear as EventListener, { signal: off.signal });
    on('pointerdown', (event) => this.grasp(svg, event));
    on('pointermove', (event) => this.pull(svg, event));
    on('pointerup', (event) => this.release(event));
    on('pointercancel', () => (this.carried = null));
    return () => off.abort();
  };

  private grasp(svg: SVGSVGElement, event: PointerEvent): void {
    const key = keyOf<Key>(event.target);
    const spot = chartPoint(svg, event);
    this.ended = false;
    if (!key || !spot || event.button !== 0 || !this.wishes.may(key, event.pointerType === 'touch')) return;
    event.stopPropagation(); // the window on the board stays where it is
    this.carried = { key, from: spot.point, to: spot.point, far: false };
  }

  private pull(svg: SVGSVGElement, event: PointerEvent): void {
    const spot = this.carried && chartPoint(svg, event);
    if (!this.carried || !spot) return;
    const { key, from, far: was } = this.carried;
    const far = was || Math.hypot(spot.point.x - from.x, spot.point.y - from.y) * spot.unit > STILL;
    if (far && !was) {
      this.wishes.begin(key);
      svg.setPointerCapture(event.pointerId);
    }
    this.carried = { key, from, to: spot.point, far };
  }

  private release(event: PointerEvent): void {
    const done = this.far;
    this.carried = null;
    if (!done) return;
    this.ended = true;
    setTimeout(() => (this.ended = false));
    this.wishes.end(done.key, event);
  }
}
