// Addresses of the client. Secrets travel in the fragment, which no server sees, and leave the address bar at once.
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'rules'; game: string | null }
  | { page: 'learn'; game: string | null }
  | { page: 'about' | 'daily' | 'me' | 'tables' | 'mail' }
  | { page: 'lost' };

export interface Secrets {
  seat: string[];
  join: string | null;
  watch: string | null;
  host: string | null;
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export function route(path: string): Route {
  const [first = '', second = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/').map(unescape);
  if (rest.length) return { page: 'lost' };
  if (first === '') return { page: 'home' };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'replay') return { page: 'replay', id: second || null };
  if (first === 'rules') return { page: 'rules', game: second || null };
  if (first === 'learn') return { page: 'learn', game: second || null };
  if ((first === 'about' || first === 'daily' || first === 'me' || first === 'tables' || first === 'mail') && !second) return { page: first };
  return { page: 'lost' };
}

function unescape(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function secrets(fragment: string): Secrets | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const tokens = (key: string) => given.getAll(key).filter((token) => TOKEN.test(token));
  const found = { seat: tokens('seat'), join: tokens('join')[0] ?? null, watch: tokens('watch')[0] ?? null, host: tokens('host')[0] ?? null };
  return found.seat.length || found.join || found.watch || found.host ? found : null;
}

/** `#step=12` of a replay. */
export function stepIn(fragment: string): number | null {
  const step = Number(new URLSearchParams(fragment.replace(/^#/, '')).get('step') ?? NaN);
  return Number.isInteger(step) && step >= 0 ? step : null;
}

/** What is left of a fragment when its secrets are taken out. */
export const withoutSecrets = (fragment: string): string => fragment.replace(/(seat|join|watch|host)=[^&]*&?/g, '').replace(/[#&]$/, '');

/** An invitation as somebody pastes it: a whole address, or only its end. */
export function invitation(text: string): { path: string; fragment: string } | null {
  const match = /\/table\/([A-Za-z0-9_-]+)\/?(#\S+)?/.exec(text.trim());
  return match ? { path: `/table/${match[1]}`, fragment: match[2] ?? '' } : null;
}

const LOCAL = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/;

/** Where invitations lead: a page of this very machine is of use to nobody else, so there the server's own address. */
export function guestOrigin(own: string, network: string[]): { origin: string; alone: boolean } {
  const local = LOCAL.test(own);
  return { origin: (local && network[0]) || own, alone: local && !network.length };
}

export function link(origin: string, table: string, kind: 'seat' | 'join' | 'watch' | 'host', ...tokens: string[]): string {
  return `${origin}/table/${table}#${tokens.map((token) => `${kind}=${token}`).join('&')}`;
}
