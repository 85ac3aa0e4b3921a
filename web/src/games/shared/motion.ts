// How things move on any board. The position is already true; motion only explains it, and any input ends it.
export const STEP = 220;
export const TIDE = 420;
export const SINK = 900;
/** Between two things that happen. */
export const PAUSE = 80;
/** What would run longer simply is there. */
export const MOST = 2500;

export const EASE = 'cubic-bezier(.2,.7,.2,1)';
export const DOWN = 'cubic-bezier(.5,0,.8,.4)';
export const FADE: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/** Somebody asked for stillness: nothing moves, changes fade in 120 ms. */
export const calm = (): boolean => typeof document === 'object' && !!document.documentElement?.classList.contains('still');

export class Motions {
  private readonly running = new Set<Animation>();

  run = (element: Element | null | undefined, frames: Keyframe[], delay: number, duration: number, easing: string): void => {
    if (!element || typeof element.animate !== 'function') return;
    const motion = element.animate(frames, { delay, duration, easing, fill: 'backwards' });
    this.running.add(motion);
    const done = () => this.running.delete(motion);
    motion.finished.then(done, done);
  };

  last = (): Animation | undefined => [...this.running].at(-1);

  /** What goes: its body down and away, then one ring runs outward. */
  sink = (element: Element, delay: number, gone: () => void): void => {
    const [body, circle] = [element.querySelector('.body'), element.querySelector('.ripple')];
    if (calm()) this.run(body, [{ opacity: 1 }, { opacity: 0 }], 0, 120, 'linear');
    else {
      this.run(body, [{ transform: 'none', opacity: 1 }, { transform: 'translateY(14px)', opacity: 0 }], delay, SINK * 0.6, DOWN);
      this.run(circle, [{ transform: 'scale(.3)', opacity: 0 }, { transform: 'scale(.6)', opacity: 0.9, offset: 0.3 }, { transform: 'scale(1.4)', opacity: 0 }], delay + SINK * 0.4, SINK * 0.5, EASE);
    }
    this.last()?.finished.then(gone, () => undefined);
  };

  skip = (): void => {
    for (const motion of this.running) motion.finish();
  };
}
