// The pages with written messages in the place of a server: /, /table/play, /table/waiting, /table/team, /table/secret, /table/over,
// /table/gathering, /table/island, /table/lost, /table/loot, /table/loot-chosen, /replay/any, /rules/forbidden_island. For looking at, not for playing.
const found = import.meta.glob<any>('../fixtures/*.json', { eager: true, import: 'default' });
const fixture = (name: string) => found[`../fixtures/${name}.json`];
const answer = (data: unknown) => new Response(JSON.stringify(data), { status: data ? 200 : 404 });

const routes: [RegExp, () => unknown][] = [
  [/^\/api\/server$/, () => fixture('server')],
  [/^\/api\/tables$/, () => fixture('tables')],
  [/^\/api\/rules\//, () => fixture('rules')],
  [/\/replay/, () => fixture('replay')],
  [/\/mine$/, () => ({ table: fixture(last)?.[0].table, seats: [0], asked: last === 'play' ? [0] : [] })],
  [/^\/api\/tables\/(play|waiting|team|secret|over|gathering|island|lost|loot|loot-chosen)$/, () => fixture(last)?.[0].table],
];
let last = '';
const real = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const path = String(input).split('?')[0]!;
  if (!path.startsWith('/api/')) return real(input, init);
  last = path.split('/')[3] ?? '';
  return answer(routes.find(([pattern]) => pattern.test(path))?.[1]());
};

class Written {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    setTimeout(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text);
    const say = (data: unknown) => setTimeout(() => this.onmessage?.({ data: JSON.stringify(data) }));
    if (message.t === 'hello') for (const one of fixture(message.table) ?? []) say(one);
    if (message.t === 'ping') say({ t: 'pong', at: 0 });
    if (message.t === 'act') say({ t: 'refused', id: message.id, code: 'action', text: 'This page only shows written positions.' });
  }
  close() {}
}
(window as any).WebSocket = Written;

const token = (letter: string) => letter.repeat(43);
localStorage.setItem('atoll.tables', JSON.stringify(Object.fromEntries(['play', 'gathering', 'over', 'island', 'lost', 'loot', 'loot-chosen'].map((id, i) => [
  id, { seats: [token('s')], host: token('h'), join: token('j'), watch: token('w'), invites: { 1: token('x') }, game: 'forbidden_island', seen: i },
]))));
await import('../../src/main');
export {};
