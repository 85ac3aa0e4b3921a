import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, DEAD, pauseBefore, SILENCE, type Line, type SocketLike } from '../src/core/connection';
import type { FromServer } from '../src/protocol';

class Fake implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  sent: any[] = [];
  closed = false;
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const WELCOME = { t: 'welcome', v: 1, table: {}, seats: [0], host: false, links: null };

describe('the connection', () => {
  let sockets: Fake[];
  let lines: Line[];
  let heard: FromServer[];
  let connection: Connection;
  const now = () => sockets[sockets.length - 1]!;
  const kinds = (socket: Fake) => socket.sent.map((message) => message.t);

  beforeEach(() => {
    vi.useFakeTimers();
    [sockets, lines, heard] = [[], [], []];
    connection = new Connection({
      open: () => {
        sockets.push(new Fake());
        return now();
      },
      table: 'abc',
      tokens: () => ['t'.repeat(43)],
      lang: () => 'nl',
      onmessage: (message) => heard.push(message),
      onstate: (line) => lines.push(line),
      random: () => 1,
    });
    connection.start();
    now().onopen?.({});
  });
  afterEach(() => vi.useRealTimers());

  it('says hello first, with what it holds', () => {
    expect(now().sent[0]).toEqual({ t: 'hello', v: 1, table: 'abc', tokens: ['t'.repeat(43)], since: 0, lang: 'nl' });
    expect(lines.at(-1)).toEqual({ is: 'connecting' });
    now().say(WELCOME);
    expect(lines.at(-1)).toEqual({ is: 'open' });
  });

  it('pings after silence and takes a pong as life', () => {
    now().say(WELCOME);
    vi.advanceTimersByTime(SILENCE);
    expect(kinds(now())).toEqual(['hello', 'ping']);
    now().say({ t: 'pong', at: 1 });
    vi.advanceTimersByTime(DEAD - 1);
    expect(sockets).toHaveLength(1);
    expect(lines.at(-1)!.is).toBe('open');
  });

  it('takes long silence for death, waits, and comes back after the last entry', () => {
    now().say(WELCOME);
    now().say({ t: 'update', entries: [{ t: 'masked', n: 41 }], moment: null });
    vi.advanceTimersByTime(DEAD);
    expect(now().closed).toBe(true);
    expect(lines.at(-1)!.is).toBe('waiting');
    vi.advanceTimersByTime(pauseBefore(0, () => 1));
    now().onopen?.({});
    expect(now().sent[0].since).toBe(41);
  });

  it('sends again what was not acknowledged, with the same id, once welcomed', async () => {
    const answer = connection.request({ t: 'act', seat: 0, ask: 7, do: 'move observatory' });
    expect(kinds(now())).toEqual(['hello']);
    now().say(WELCOME);
    const first = now().sent[1];
    expect(first).toMatchObject({ t: 'act', seat: 0, ask: 7, do: 'move observatory' });
    expect(first.id).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
    now().onclose?.({});
    vi.advanceTimersByTime(600);
    now().onopen?.({});
    now().say(WELCOME);
    expect(now().sent[1]).toEqual(first);
    now().say({ t: 'ack', id: first.id, n: 42 });
    await expect(answer).resolves.toEqual({ ok: true, n: 42 });
    expect(connection.waiting).toBe(0);
  });

  it('hands a refusal to whoever asked', async () => {
    now().say(WELCOME);
    const answer = connection.request({ t: 'undo', seat: 0 });
    now().say({ t: 'refused', id: now().sent[1].id, code: 'undo', text: 'Something has been drawn since.' });
    await expect(answer).resolves.toEqual({ ok: false, code: 'undo', text: 'Something has been drawn since.' });
  });

  it('gives up where trying again is no use', () => {
    now().say({ t: 'refused', id: null, code: 'token', text: 'No.' });
    expect(lines.at(-1)).toEqual({ is: 'closed', refused: { code: 'token', text: 'No.' } });
    vi.advanceTimersByTime(60000);
    expect(sockets).toHaveLength(1);
  });

  it('waits longer each time, up to a limit, and never in step with others', () => {
    const pauses = [0, 1, 2, 3, 20].map((tries) => pauseBefore(tries, () => 1));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 15000]);
    expect(pauseBefore(3, () => 0)).toBe(2000);
  });

  it('survives nonsense', () => {
    now().onmessage?.({ data: '{' });
    now().say(WELCOME);
    expect(lines.at(-1)!.is).toBe('open');
  });

  it('ignores what an old socket still says', () => {
    const old = now();
    now().say(WELCOME);
    connection.restart();
    old.say({ t: 'pong', at: 1 });
    expect(heard.filter((message) => message.t === 'pong')).toHaveLength(0);
    connection.stop();
    expect(lines.at(-1)).toEqual({ is: 'closed', refused: null });
  });
});
