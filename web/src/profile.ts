// The profile of whoever is logged in: log in and out, passkeys, the seats it holds. Loaded by those who have one.
import { api, change, PROFILE, settings, store, vault } from './app.svelte';
import { at } from './core/api';
import { bytes, text } from './core/base64';
import type { HeldSeats, Me, MyTable, PasskeyOptions, PlayerStatistics, TakenUp } from './protocol';

const ASKED = 'atoll.profile.asked';
const path = (end = '') => `/api/profile${end}`;
const post = <T>(end: string, body: unknown = {}) => api.json<T>('POST', path(end), undefined, body);

/** From now on this browser is somebody's, or nobody's. */
async function known(me: Promise<Me>): Promise<Me> {
  const found = await me;
  tables = null;
  if (found.profile) {
    store.setItem(PROFILE, '1');
    if (!settings.name) change({ name: found.profile.name });
  } else if (store.getItem(PROFILE)) forget();
  return found;
}

/** What this device was given goes with the profile; what it had itself stays. */
function forget(): void {
  store.removeItem(PROFILE);
  store.removeItem(ASKED);
  for (const [id, held] of Object.entries(vault.all())) if (held.lent) vault.drop(id);
}

export const whoAmI = () => known(api.json<Me>('GET', path()));
export const make = (name: string, password: string) => known(post<Me>('', { name, password }));
export const logIn = (name: string, password: string) => known(post<Me>('/log-in', { name, password }));
export const logOut = (everywhere: boolean) => known(post<Me>('/log-out', { everywhere }));
export const reset = (token: string, password: string) => known(post<Me>('/reset', { token, new: password }));
export const setPassword = (password: string, old: string) => post<Me>('/password', { new: password, ...(old && { old }) });
export const statistics = () => api.json<PlayerStatistics>('GET', path('/statistics'));
export const everything = () => api.json<unknown>('GET', path('/export'));

/** Of this very device the seats stay: it goes on as a guest's. */
export async function remove(password: string, nameless: boolean): Promise<Me> {
  const me = await post<Me>('/delete', { ...(password && { password }), nameless });
  store.removeItem(PROFILE);
  store.removeItem(ASKED);
  return me;
}

// -- seats ------------------------------------------------------------------------------------------------------------

let tables: Promise<MyTable[]> | null = null;

/** The same answer for a while: lists ask often. */
export function profileTables(): Promise<MyTable[]> {
  if (!tables) {
    tables = api.json<MyTable[]>('GET', path('/tables'));
    tables.catch((problem) => problem.status === 401 && forget());
    setTimeout(() => (tables = null), 30_000);
  }
  return tables;
}

/** Keys of our seats at a table, for this device. */
export async function takeUp(id: string): Promise<void> {
  const taken = await post<TakenUp>(at(id).replace('/api', ''));
  if (taken.seats.length || taken.host) vault.change(id, { seats: taken.seats, host: taken.host, lent: true });
}

const own = () => Object.entries(vault.all()).filter(([, held]) => !held.lent && held.seats.length);

/** Tables of this browser that it was never asked about. */
export async function unasked(): Promise<number> {
  const before = new Set((store.getItem(ASKED) ?? '').split(' '));
  const held = new Set((await profileTables()).map(({ table }) => table.id));
  return own().filter(([id]) => !before.has(id) && !held.has(id)).length;
}

export async function answer(yes: boolean): Promise<number> {
  const mine = own();
  const keys = Object.fromEntries(mine.map(([id, held]) => [id, [...held.seats, ...(held.host ? [held.host] : [])].slice(0, 12)]));
  const added = yes ? (await post<HeldSeats>('/seats', { tables: keys })).tables : 0;
  store.setItem(ASKED, mine.map(([id]) => id).join(' '));
  tables = null;
  return added;
}

// -- passkeys ---------------------------------------------------------------------------------------------------------

/** Browsers make none for a bare address, or without TLS. */
export const canPasskey = (): boolean => isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

interface Wanted {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string }[];
}

async function create(to: 'make' | 'add', label: string, name?: string): Promise<unknown> {
  const options = (await post<PasskeyOptions>('/passkeys/ask', { to, ...(name && { name }) })).options as Wanted;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user!, id: bytes(options.user!.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, type: 'public-key', id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: text(made.rawId), client_data: text(clientDataJSON), attestation: text(attestationObject), name: label };
}

export const makeWithPasskey = async (name: string, label: string) => known(post<Me>('', { name, passkey: await create('make', label, name) }));
export const addPasskey = async (label: string) => post<Me>('/passkeys', await create('add', label));
export const dropPasskey = (id: string) => api.json<Me>('DELETE', path(`/passkeys/${id}`));

export async function logInWithPasskey(): Promise<Me> {
  const options = (await post<PasskeyOptions>('/passkeys/ask', { to: 'log-in' })).options as Wanted;
  const publicKey = { ...options, challenge: bytes(options.challenge) } as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return known(post<Me>('/passkeys/log-in', { id: text(used.rawId), client_data: text(clientDataJSON), authenticator_data: text(authenticatorData), signature: text(signature) }));
}
