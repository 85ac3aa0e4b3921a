// Tokens and settings in the browser's own store. Everything is read with care: other versions may have written it.
import type { Secrets } from './router';

export interface Held {
  /** Tokens of the seats this browser plays. */
  seats: string[];
  host: string | null;
  join: string | null;
  watch: string | null;
  /** Tokens of all seats that the host knows, by seat number: ours, and those to give away. */
  invites: Record<string, string>;
  /** For «your matches». */
  game: string;
  name: string;
  seen: number;
  /** The last entry that was on the screen. */
  read: number;
  /** We have left; the tokens stay, so that we can come back. */
  left: boolean;
  /** The tokens were given to this device by a profile: they go with it. */
  lent?: boolean;
}

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const KEY = 'atoll.tables';
const MOST = 60;
const NONE: Held = { seats: [], host: null, join: null, watch: null, invites: {}, game: '', name: '', seen: 0, read: 0, left: false };

export class Vault {
  constructor(private readonly store: Store) {}

  all(): Record<string, Held> {
    try {
      const read = JSON.parse(this.store.getItem(KEY) ?? '{}') as Record<string, Partial<Held>>;
      return Object.fromEntries(Object.entries(read).map(([id, held]) => [id, { ...NONE, ...held }]));
    } catch {
      return {};
    }
  }

  get(table: string): Held {
    return this.all()[table] ?? NONE;
  }

  change(table: string, change: Partial<Held>): Held {
    const all = this.all();
    const held = { ...NONE, ...all[table], ...change, seen: Date.now() };
    held.seats = [...new Set(held.seats)];
    const kept = Object.entries({ ...all, [table]: held }).sort((a, b) => b[1].seen - a[1].seen).slice(0, MOST);
    try {
      this.store.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
    } catch {
      // a full or forbidden store: the tokens live as long as the page
    }
    return held;
  }

  drop(table: string): void {
    const { [table]: _, ...rest } = this.all();
    this.store.setItem(KEY, JSON.stringify(rest));
  }

  /** Tokens that came in an address: from now on they are ours, and whoever left is back. */
  arrive(table: string, secrets: Secrets): Held {
    const held = this.get(table);
    return this.change(table, {
      seats: [...held.seats, ...secrets.seat],
      host: secrets.host ?? held.host,
      join: secrets.join ?? held.join,
      watch: secrets.watch ?? held.watch,
      left: false,
    });
  }
}

/** All that hello sends. */
export function tokensOf(held: Held): string[] {
  return [...held.seats, held.host, held.join, held.watch].filter((token): token is string => !!token).slice(0, 12);
}
