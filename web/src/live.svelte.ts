// A table as the page sees it: the connection and the state it feeds, made reactive.
import { settings } from './app.svelte';
import { connectTo } from './connecting';
import type { Answer, Connection, Line, Request } from './core/connection';
import { dwell, Pacer } from './core/pace';
import { NOTHING, receive, type TableState } from './core/table';
import type { EventInfo, FromServer, Moment } from './protocol';

type Update = FromServer & { t: 'update' };

/** What the page that shows a table knows of its time. */
export interface Manner {
  /** How long what happened moves, in milliseconds. */
  motion: (events: EventInfo[]) => number;
  /** Somebody here has to answer before a clock falls: this does not wait. */
  urgent: (moment: Moment) => boolean;
}

/** What the play page needs of a table: one of the server's, or a lesson. */
export type Live = Pick<LiveTable, 'id' | 'state' | 'line' | 'refused' | 'pending' | 'slow' | 'behind' | 'manner' | 'retryNow' | 'ask' | 'catchUp'>;

export class LiveTable {
  state = $state.raw<TableState>(NOTHING);
  line = $state.raw<Line>({ is: 'connecting' });
  refused = $state.raw<{ text: string; code: string } | null>(null);
  pending = $state(0);
  /** A request has had no answer for a while: perhaps nobody is there. */
  slow = $state(false);
  /** Updates that have come and are not shown yet. */
  behind = $state(0);
  manner: Manner | null = null;
  private readonly pacer = new Pacer<Update>((message) => this.show(message), (message) => this.timeOf(message));
  private readonly connection: Connection;
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.connection = connectTo(id, (message) => this.receive(message), (line) => (this.line = line));
  }

  start = () => this.connection.start();
  stop = () => {
    this.pacer.stop();
    this.connection.stop();
  };
  retryNow = () => this.connection.retryNow();
  /** After sitting down or changing the language. */
  restart = () => this.connection.restart();

  async ask(request: Request): Promise<Answer> {
    this.pending += 1;
    this.refused = null;
    const late = setTimeout(() => (this.slow = true), 1200);
    const answer = await this.connection.request(request);
    clearTimeout(late);
    this.pending -= 1;
    if (!this.pending) this.slow = false;
    if (!answer.ok && answer.code !== 'closed') this.refuse(answer.code, answer.text);
    return answer;
  }

  refuse(code: string, text: string): void {
    this.refused = { code, text };
    clearTimeout(this.forget);
    this.forget = setTimeout(() => (this.refused = null), 6000);
  }

  /** Everything that has happened, now. */
  catchUp = (): void => {
    this.pacer.catchUp();
    this.behind = this.pacer.behind;
  };

  private receive(message: FromServer): void {
    if (message.t === 'update') {
      this.pacer.push(message);
      // what one does oneself is there at once, and nobody watches a hidden page
      if (this.pending || document.hidden || !this.state.moment || (message.moment && this.manner?.urgent(message.moment))) this.pacer.catchUp();
      this.behind = this.pacer.behind;
    } else this.show(message);
    if (message.t === 'refused' && message.id === null) this.refuse(message.code, message.text);
  }
  private show(message: FromServer): void {
    this.state = receive(this.state, message);
    this.behind = this.pacer.behind;
  }

  private timeOf({ entries }: Update): number {
    return this.manner && settings.pace ? dwell(entries, this.manner.motion) / settings.pace : 0;
  }
}
