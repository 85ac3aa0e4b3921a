// One thing after the other, at a pace people can follow. What has come is shown in order, each thing long enough to see it
// move and to read it; the more there is waiting, the quicker it goes. Nothing is dropped, and it can be caught up at once.
import type { Entry, EventInfo } from '../protocol';

/** Milliseconds to read one line, and each line more. Bots wait a little longer than this: with them alone nobody falls behind. */
const READ = 600;
const MORE = 350;
const MOST = 2800;
/** With so many waiting it goes twice as fast. */
const CROWD = 4;

/** How long what some entries tell stays alone on the page. What was only said, or who came, takes no time. */
export function dwell(entries: Entry[], motion: (events: EventInfo[]) => number): number {
  const events = entries.flatMap((entry) => (entry.t === 'step' ? entry.events : []));
  if (!events.length) return 0;
  const read = READ + MORE * (events.filter(({ kind }) => kind !== 'turn').length - 1);
  return Math.min(MOST, Math.max(READ, read, motion(events)));
}

export class Pacer<Thing> {
  private readonly waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: Thing) => void,
    /** Milliseconds before the next may come. */
    private readonly time: (thing: Thing) => number,
  ) {}

  get behind(): number {
    return this.waiting.length;
  }

  push(thing: Thing): void {
    this.waiting.push(thing);
    if (this.timer === undefined) this.next();
  }

  /** All that waits, now; the last of it has its time. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length > 1) this.show(this.waiting.shift()!);
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting.length = 0;
  }

  private next = (): void => {
    this.timer = undefined;
    const thing = this.waiting.shift();
    if (thing === undefined) return;
    this.show(thing);
    const time = this.time(thing) / (1 + this.waiting.length / CROWD);
    if (time > 0) this.timer = setTimeout(this.next, time);
    else this.next();
  };
}
