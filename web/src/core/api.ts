// The HTTP half of the protocol.
import type { ChangeTable, Lang, LessonInfo, LessonMoment, MyTable, OpenTable, Opened, Problem, Replay, Rulebook, Seated, ServerInfo, SitDown, TableInfo } from '../protocol';

export class ApiProblem extends Error {
  constructor(readonly status: number, readonly code: string, text: string, /** Seconds until it may be asked again; 0: not said. */ readonly retry = 0) {
    super(text);
  }
}

type Fetch = typeof fetch;

export class Api {
  constructor(
    private readonly get_: Fetch = (...args) => fetch(...args),
    private readonly lang: () => Lang = () => 'en',
  ) {}

  server = () => this.json<ServerInfo>('GET', '/api/server');
  tables = () => this.json<TableInfo[]>('GET', '/api/tables');
  open = (table: OpenTable) => this.json<Opened>('POST', '/api/tables', undefined, table);
  table = (id: string, token?: string) => this.json<TableInfo>('GET', at(id), token);
  /** With all tokens that are held for it. */
  mine = (id: string, tokens: string[]) => this.json<MyTable>('GET', at(id, 'mine'), tokens.join());
  /** Answers with the tokens of seats that are new. */
  change = (id: string, token: string, change: ChangeTable) => this.json<Opened>('PATCH', at(id), token, change);
  sit = (id: string, token: string | undefined, sit: SitDown) => this.json<Seated>('POST', at(id, 'sit'), token, sit);
  start = (id: string, token: string) => this.json<TableInfo>('POST', at(id, 'start'), token);
  leave = (id: string, tokens: string[]) => this.json<TableInfo>('POST', at(id, 'leave'), tokens.join());
  rematch = (id: string, token: string) => this.json<Opened>('POST', at(id, 'rematch'), token);
  match = async (id: string, token?: string) => (await this.send('GET', at(id, 'match'), token)).text();
  replay = (id: string, eyes: Replay['eyes'], tokens: string[]) => this.json<Replay>('GET', `${at(id, 'replay')}?eyes=${eyes}`, tokens.join());
  replayFile = (text: string, eyes: Replay['eyes']) => this.json<Replay>('POST', `/api/replay?eyes=${eyes}`, undefined, text);
  rules = (game: string, lang: Lang) => this.json<Rulebook>('GET', `/api/rules/${encodeURIComponent(game)}/${lang}`);
  guide = (game: string) => this.json<LessonInfo[]>('GET', `/api/guide/${encodeURIComponent(game)}`);
  /** A lesson after what was done in it. */
  lesson = (game: string, id: string, done: string[]) => this.json<LessonMoment>('POST', `/api/guide/${encodeURIComponent(game)}/${id}`, undefined, { done });

  async json<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
    return (await (await this.send(method, path, token, body)).json()) as T;
  }

  async send(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { 'Accept-Language': this.lang() };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    if (body !== undefined) headers['Content-Type'] = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
    let response: Response;
    try {
      response = await this.get_(path, {
        method, headers, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    } catch {
      throw new ApiProblem(0, 'offline', '');
    }
    if (response.ok) return response;
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    throw new ApiProblem(response.status, problem.code ?? String(response.status), problem.text ?? '', Number(response.headers.get('Retry-After')) || 0);
  }
}

export function at(id: string, what = ''): string {
  return `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}`;
}
