// A table as the page sees it: the connection and the state it feeds, made reactive.
import { lang, vault } from './app.svelte';
import { Connection, type Answer, type Line, type Request } from './core/connection';
import { NOTHING, receive, type TableState } from './core/table';
import { tokensOf } from './core/vault';
import type { FromServer } from './protocol';

export class LiveTable {
  state = $state.raw<TableState>(NOTHING);
  line = $state.raw<Line>({ is: 'connecting' });
  refused = $state.raw<{ text: string; code: string } | null>(null);
  pending = $state(0);
  /** A request has had no answer for a while: perhaps nobody is there. */
  slow = $state(false);
  private readonly connection: Connection;
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.connection = new Connection({
      open: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/play`),
      table: id,
      tokens: () => tokensOf(vault.get(id)),
      lang,
      onmessage: (message) => this.receive(message),
      onstate: (line) => (this.line = line),
    });
  }

  start = () => this.connection.start();
  stop = () => this.connection.stop();
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

  private receive(message: FromServer): void {
    this.state = receive(this.state, message);
    if (message.t === 'refused' && message.id === null) this.refuse(message.code, message.text);
  }
}
