// One leads through a replay, the others follow, each with eyes of their own. Loaded with a match that is over.
import { connectTo } from './connecting';
import type { Connection } from './core/connection';
import type { FromServer } from './protocol';

/** Nobody needs what happened at the table: the replay has it. */
const NO_HISTORY = 1_000_000;
/** Milliseconds between two moments that are told: whoever drags along the timeline passes many. */
const PAUSE = 250;

export class Together {
  /** Our seats there. */
  seats = $state.raw<number[]>([]);
  /** The seat that leads, whoever sits there. */
  leader = $state<number | null>(null);
  /** It is us, on this very page. */
  leads = $state(false);
  follows = $state(true);
  private step = 0;
  private shown: number | null = null;
  private told = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly connection: Connection;

  constructor(id: string, private readonly show: (step: number) => void) {
    this.connection = connectTo(id, (message) => this.receive(message), () => undefined);
    this.connection.last = NO_HISTORY;
  }

  start = () => this.connection.start();
  stop = () => {
    clearTimeout(this.timer);
    this.connection.stop();
  };

  /** From this seat; null: no more. */
  lead(seat: number | null): void {
    const was = this.leader;
    [this.leads, this.told] = [seat !== null, -1];
    if (seat !== null) [this.leader] = [seat], this.tell();
    else if (was !== null) [this.leader] = [null], void this.connection.request({ t: 'show', seat: was, step: null });
  }

  follow(on: boolean): void {
    this.follows = on;
    if (on && this.shown !== null) this.show((this.step = this.shown));
  }

  /** The page is at another moment: whoever leads tells it, whoever went there alone follows no more. */
  moved(step: number): void {
    this.step = step;
    if (this.leads) this.timer ??= setTimeout(this.tell, PAUSE);
    else if (this.leader !== null && this.follows && step !== this.shown) this.follows = false;
  }

  private tell = (): void => {
    this.timer = undefined;
    if (!this.leads || this.leader === null || this.told === this.step) return;
    this.told = this.step;
    void this.connection.request({ t: 'show', seat: this.leader, step: this.step });
  };

  private receive(message: FromServer): void {
    if (message.t === 'welcome') {
      this.seats = message.seats;
      if (this.leads) [this.told] = [-1], this.tell(); // the line was lost for a while
    }
    if (message.t !== 'shown') return;
    if (this.leads && message.seat === this.leader) return;
    if (message.step !== null) this.leads = false; // somebody else has taken the lead
    [this.leader, this.shown] = [message.step === null ? null : message.seat, message.step];
    if (message.step === null) this.follows = true;
    else if (this.follows) this.show((this.step = message.step));
  }
}
