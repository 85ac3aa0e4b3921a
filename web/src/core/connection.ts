// One WebSocket that outlives its sockets: it says hello, resumes after the last entry it has, pings in silence, notices a
// dead line, tries again with growing pauses, and sends again what was never acknowledged (with the same id: harmless).
import { VERSION } from '../protocol';
import type { FromClient, FromServer, Hello, Lang } from '../protocol';

export interface SocketLike {
  send(data: string): void;
  close(): void;
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  onerror: ((event: any) => void) | null;
}

export interface ConnectionOptions {
  open: () => SocketLike;
  table: string;
  tokens: () => string[];
  lang: () => Lang;
  onmessage: (message: FromServer) => void;
  onstate: (state: Line) => void;
  random?: () => number;
  now?: () => number;
}

/** What the line is doing; `retryAt` is a time in milliseconds, `refused` says why we gave up. */
export type Line =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'waiting'; retryAt: number; tries: number }
  | { is: 'closed'; refused: { code: string; text: string } | null };

type Answered = Exclude<FromClient, { t: 'hello' } | { t: 'ping' }>;
export type Request = { [K in Answered['t']]: Omit<Extract<Answered, { t: K }>, 'id'> }[Answered['t']];
export type Answer = { ok: true; n: number } | { ok: false; code: string; text: string };

export const SILENCE = 2500;
export const DEAD = 9000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15000;
const FATAL = new Set(['version', 'table', 'token']);

export function pauseBefore(tries: number, random: () => number): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(tries, 10));
  return longest / 2 + (random() * longest) / 2;
}

export function newId(random: () => number = Math.random): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  if (random === Math.random) {
    return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => letters[byte & 63]).join('');
  }
  return Array.from({ length: 16 }, () => letters[Math.floor(random() * 64)]).join('');
}

export class Connection {
  last = 0;
  private socket: SocketLike | null = null;
  private greeted = false;
  private tries = 0;
  private line: Line = { is: 'connecting' };
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private death: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pending = new Map<string, { message: FromClient; settle: (answer: Answer) => void }>();

  constructor(private readonly options: ConnectionOptions) {}

  start(): void {
    clearTimeout(this.retry);
    this.become({ is: 'connecting' });
    const socket = this.options.open();
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.socket === socket && this.hello();
    socket.onmessage = (event) => this.socket === socket && this.receive(String(event.data));
    socket.onclose = () => this.socket === socket && this.lost();
    socket.onerror = () => this.socket === socket && this.lost();
    this.expect();
  }

  stop(refused: { code: string; text: string } | null = null): void {
    this.drop();
    clearTimeout(this.retry);
    this.become({ is: 'closed', refused });
    for (const { settle } of this.pending.values()) settle({ ok: false, code: 'closed', text: '' });
    this.pending.clear();
  }

  /** Somebody pressed «now», or the page came back to the front. */
  retryNow(): void {
    if (this.line.is === 'waiting') this.start();
  }

  /** New tokens or another language: say hello again. */
  restart(): void {
    this.drop();
    this.tries = 0;
    this.start();
  }

  request(request: Request): Promise<Answer> {
    const message = { ...request, id: newId() } as Answered;
    return new Promise((settle) => {
      this.pending.set(message.id, { message, settle });
      if (this.greeted) this.send(message);
    });
  }

  get waiting(): number {
    return this.pending.size;
  }

  private hello(): void {
    const { table, tokens, lang } = this.options;
    const hello: Hello = { t: 'hello', v: VERSION, table, tokens: tokens(), since: this.last, lang: lang() };
    this.send(hello);
  }

  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
    this.listen();
  }

  private receive(data: string): void {
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
    } catch {
      return;
    }
    this.expect();
    this.listen();
    if (message.t === 'welcome') this.welcome();
    if (message.t === 'update') this.last = Math.max(this.last, message.moment?.n ?? 0, ...message.entries.map((e) => e.n));
    if (message.t === 'ack') this.settle(message.id, { ok: true, n: message.n });
    if (message.t === 'refused') {
      if (message.id !== null) this.settle(message.id, { ok: false, code: message.code, text: message.text });
      else if (FATAL.has(message.code)) return this.stop({ code: message.code, text: message.text });
    }
    this.options.onmessage(message);
  }

  private welcome(): void {
    this.greeted = true;
    this.tries = 0;
    this.become({ is: 'open' });
    for (const { message } of this.pending.values()) this.send(message);
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.settle(answer);
    this.pending.delete(id);
  }

  /** After some silence of ours: ping. */
  private listen(): void {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.greeted && this.send({ t: 'ping' }), SILENCE);
  }

  /** Anything the server says is a sign of life. */
  private expect(): void {
    clearTimeout(this.death);
    this.death = setTimeout(() => this.lost(), DEAD);
  }

  private drop(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.death);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
      try {
        socket.close();
      } catch {
        // it was closed already
      }
    }
  }

  private lost(): void {
    this.drop();
    const pause = pauseBefore(this.tries, this.options.random ?? Math.random);
    this.tries += 1;
    this.become({ is: 'waiting', retryAt: (this.options.now ?? Date.now)() + pause, tries: this.tries });
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.start(), pause);
  }

  private become(line: Line): void {
    this.line = line;
    this.options.onstate(line);
  }
}
