// Hearing of one's tables while the page is closed: this browser, or an address. The keys are kept beside the seats' tokens.
import { api, lang, store } from './app.svelte';
import { ApiProblem, at } from './core/api';
import { bytes } from './core/base64';
import type { Channel, Offers } from './protocol';

export type Kind = Channel['kind'];
const KEY = 'atoll.channels';

export function keys(): Partial<Record<Kind, string>> {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Record<Kind, string>>;
  } catch {
    return {};
  }
}

function keep(kind: Kind, key: string | null): void {
  const { [kind]: _, ...rest } = keys();
  try {
    store.setItem(KEY, JSON.stringify(key ? { ...rest, [kind]: key } : rest));
  } catch {
    // a full or forbidden store: known as long as the page
  }
}

let asked: Promise<Offers> | null = null;
/** What this server offers. */
export function offers(): Promise<Offers> {
  asked ??= api.json<Offers>('GET', '/api/offers').catch((reason) => {
    asked = null;
    throw reason;
  });
  return asked;
}

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The channel of a kind that is open; null: there is none any more. */
export async function channel(kind: Kind): Promise<Channel | null> {
  const key = keys()[kind];
  if (!key) return null;
  try {
    return await api.json<Channel>('GET', '/api/channel', key);
  } catch (reason) {
    if (reason instanceof ApiProblem && reason.status === 404) keep(kind, null);
    return null;
  }
}

/** Asks for permission, subscribes, tells the server. Null: the person, or the browser, does not want it. */
export async function openPush(key: string): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscribed = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }).catch(() => null);
  const { endpoint, keys: given } = subscribed?.toJSON() ?? {};
  if (!endpoint || !given?.['p256dh'] || !given['auth']) return null;
  return opened('push', { push: { endpoint, p256dh: given['p256dh'], auth: given['auth'] } });
}

export const openMail = (mail: string): Promise<Channel> => opened('mail', { mail });

async function opened(kind: Kind, target: object): Promise<Channel> {
  const made = await api.json<Channel>('POST', '/api/channel', keys()[kind], { ...target, lang: lang() });
  if (made.key) keep(kind, made.key);
  return made;
}

/** A channel hears of our seats at a table, or no more. */
export const watch = (kind: Kind, table: string, seats: string[], on: boolean): Promise<Channel> =>
  api.json<Channel>('POST', at(table, 'notify'), seats.join(), { key: keys()[kind], on });

export async function close(kind: Kind): Promise<void> {
  await api.send('DELETE', '/api/channel', keys()[kind]).catch(() => undefined);
  keep(kind, null);
}
