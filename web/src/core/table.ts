// What the client knows of a table: entries by number, the moment after the last of them. Pure: `receive` makes a new state.
import type { Entry, EventInfo, FromServer, Moment, Said, SeatInfo, Stepped, TableChanged, TableInfo } from '../protocol';

export interface TableState {
  table: TableInfo | null;
  mine: number[];
  host: boolean;
  /** Seconds away before a badge is shown, and before the others may decide; the server's to say. */
  grace: number;
  patience: number;
  /** By how many seconds the server's clock is ahead of ours. */
  ahead: number;
  entries: Entry[];
  moment: Moment | null;
  /** What the last update told, for wakes and motion; empty for history. */
  events: EventInfo[];
  /** What others said in the last update, for the live region. */
  said: Said[];
  /** The number of updates, so that the same events can be told twice. */
  beat: number;
}

export const NOTHING: TableState = {
  table: null, mine: [], host: false, grace: Infinity, patience: Infinity, ahead: 0, entries: [], moment: null, events: [], said: [], beat: 0,
};

/** More new steps than this are history, not news. */
const NEWS = 40;

/** `now` is our own clock, in seconds. */
export function receive(state: TableState, message: FromServer, now = Date.now() / 1000): TableState {
  switch (message.t) {
    case 'welcome': {
      const { table, seats, host, grace, patience, at } = message;
      return { ...state, table, mine: seats, host, grace, patience, ahead: at - now };
    }
    case 'pong':
      return { ...state, ahead: message.at - now };
    case 'presence':
      return state.table ? { ...state, table: { ...state.table, seats: message.seats } } : state;
    case 'update':
      return update(state, message.entries, message.moment);
    default:
      return state;
  }
}

function update(state: TableState, given: Entry[], moment: Moment | null): TableState {
  const last = lastNumber(state.entries);
  const fresh = given.filter((entry) => entry.n > last).sort((a, b) => a.n - b.n);
  const changed = fresh.filter((entry) => entry.t === 'table').at(-1);
  const steps = fresh.filter((entry) => entry.t === 'step');
  const news = last > 0 && steps.length <= NEWS ? steps : [];
  const newer = moment && (!state.moment || moment.n >= state.moment.n);
  return {
    ...state,
    table: changed ? withPresence(changed, state.table) : state.table,
    entries: fresh.length ? [...state.entries, ...fresh] : state.entries,
    moment: newer ? moment : state.moment,
    events: news.flatMap((step) => step.events),
    said: last > 0 ? fresh.filter((entry) => entry.t === 'say').filter(({ seat }) => seat === null || !state.mine.includes(seat)) : [],
    beat: state.beat + 1,
  };
}

/** Entries tell who sits where; who is here, and since when not, only presence tells. */
function withPresence({ what, seat: about, table }: TableChanged, before: TableInfo | null): TableInfo {
  const seats = table.seats.map((seat) => {
    const known = before?.seats[seat.seat];
    if (!known || seat.kind !== 'person' || known.kind !== 'person' || seat.away_since !== null) return seat;
    const back = about === seat.seat && (what === 'back' || what === 'sat');
    return { ...seat, here: known.here, away_since: back ? null : known.away_since };
  });
  return { ...table, seats };
}

export function lastNumber(entries: Entry[]): number {
  return entries.at(-1)?.n ?? 0;
}

/** The numbers of the steps that still stand: an undo says how many steps the match is back at, seen or not. */
export function standing(entries: Entry[]): Set<number> {
  let steps: Stepped[] = [];
  for (const entry of entries) {
    if (entry.t === 'step') steps.push(entry);
    if (entry.t === 'undo') steps = steps.filter((one) => one.step < entry.step);
  }
  return new Set(steps.map((entry) => entry.n));
}

export type Line =
  | { is: 'turn'; n: number; step: number; event: EventInfo }
  | { is: 'event'; n: number; step: number; seat: number | null; events: EventInfo[] }
  | { is: 'said'; n: number; seat: number | null; name: string; phrase: string | null; text: string | null; at: number }
  | { is: 'people'; n: number; what: string; seat: number | null; by: number | null; at: number }
  | { is: 'undone'; n: number; seat: number };

/**
 * The log: what happened in order, without what was taken back; nature's preparation is told apart. Events of the kinds
 * `together` that follow each other make one line; those of the kinds `after` end the line before them in their step.
 * In a lesson (`alone`) there is no preparation: what happens is what whoever learns has done.
 */
export function logLines(entries: Entry[], together: string[] = [], after: string[] = [], alone = false): { preparation: Line[]; lines: Line[] } {
  const stands = standing(entries);
  const all: Line[] = [];
  let steps: Stepped[] = [];
  for (const entry of entries) {
    if (entry.t === 'step') steps.push(entry);
    if (entry.t === 'step' && stands.has(entry.n)) {
      for (const event of entry.events) {
        const [last, line] = [all.at(-1), told(entry, event)];
        const joins = last?.is === 'event' && line.is === 'event' && last.seat === line.seat && together.some((kinds) => [last.events[0]!, event].every(({ kind }) => kinds.split(' ').includes(kind)));
        const ends = last?.is === 'event' && last.n === entry.n && after.includes(event.kind);
        if (joins || ends) last.events.push(event);
        else all.push(line);
      }
    }
    if (entry.t === 'undo') {
      // what nobody saw happen, a card chosen in the hand, needs no line when it is taken back
      const seen = steps.some(({ step, events }) => step >= entry.step && events.length > 0);
      if (seen) all.push({ is: 'undone', n: entry.n, seat: entry.seat });
      steps = steps.filter(({ step }) => step < entry.step);
    }
    if (entry.t === 'say') {
      const { n, seat, name, phrase, text, at } = entry;
      all.push({ is: 'said', n, seat, name, phrase, text, at });
    }
    if (entry.t === 'table') all.push({ is: 'people', n: entry.n, what: entry.what, seat: entry.seat, by: entry.by, at: entry.at });
  }
  if (alone) return { preparation: [], lines: all };
  const first = all.findIndex((line) => line.is === 'turn');
  if (first < 0) return { preparation: all.filter(isTold), lines: all.filter((line) => !isTold(line)) };
  const before = all.slice(0, first);
  return { preparation: before.filter(isTold), lines: [...before.filter((line) => !isTold(line)), ...all.slice(first)] };
}

function isTold(line: Line): boolean {
  return line.is === 'event';
}

function told(step: Stepped, event: EventInfo): Line {
  if (event.kind === 'turn' || event.kind === 'round') return { is: 'turn', n: step.n, step: step.step, event };
  const about = event.values.seat;
  return { is: 'event', n: step.n, step: step.step, seat: typeof about === 'number' ? about : step.seat, events: [event] };
}

/** The seats of this client that may do something now: those asked first, then those who may act though not asked. */
export function active(state: TableState): { asked: number[]; eager: number[] } {
  const { moment, mine } = state;
  const able = mine.filter((seat) => moment?.views[String(seat)]?.choices.length);
  const asked = able.filter((seat) => moment?.question?.seats.includes(seat));
  return { asked, eager: able.filter((seat) => !asked.includes(seat)) };
}

/** Who acts: the seat picked by hand for this question, else one that is asked, else who holds the screen, else one that may. */
export function actorOf(state: TableState, picked: { seat: number; question: number } | null, holder: number | null): number | null {
  const { asked, eager } = active(state);
  if (picked && picked.question === state.moment?.question?.number && [...asked, ...eager].includes(picked.seat)) return picked.seat;
  return asked[0] ?? state.mine.find((seat) => seat === holder) ?? eager[0] ?? state.mine[0] ?? null;
}

/** At the end: is somebody of ours among those who came out best, with something? Spectators are glad for anybody. */
export function haveWon({ moment, mine }: TableState): boolean {
  const payoff = moment?.payoff ?? [];
  const best = Math.max(0, ...payoff);
  return best > 0 && (!mine.length || mine.some((seat) => payoff[seat] === best));
}

/** What one of our seats may know of: on a shared screen whoever holds it reads nobody else's secrets. */
export function knownTo(seat: number | null, entries: Entry[]): Entry[] {
  return entries.map((entry) => (entry.t === 'step' && entry.events.some((event) => event.seats) ? { ...entry, events: heardBy(seat, entry.events) } : entry));
}

/** As people remember it: what fades is told until the next turn begins. */
export function remembered(entries: Entry[]): Entry[] {
  const told = entries.flatMap((entry) => (entry.t === 'step' ? entry.events : []));
  const before = new Set(told.slice(0, told.findLastIndex(({ kind }) => kind === 'turn') + 1).filter((event) => event.fades));
  const forget = (event: EventInfo) => (before.has(event) ? { ...event, values: { ...event.values, ...Object.fromEntries(event.fades!.map((key) => [key, '?'])) } } : event);
  return before.size ? entries.map((entry) => (entry.t === 'step' ? { ...entry, events: entry.events.map(forget) } : entry)) : entries;
}

/** What happened in each step, as a game tells it. */
export const retold = (entries: Entry[], tell?: (events: EventInfo[]) => EventInfo[]): Entry[] =>
  tell ? entries.map((entry) => (entry.t === 'step' ? { ...entry, events: tell(entry.events) } : entry)) : entries;

export const heardBy = (seat: number | null, events: EventInfo[]): EventInfo[] => events.filter((event) => !event.seats || (seat !== null && event.seats.includes(seat)));

/** Do the views of our own seats differ? Then a shared screen must be handed over. */
export function haveSecrets(state: TableState): boolean {
  const views = state.mine.map((seat) => JSON.stringify(state.moment?.views[String(seat)]?.position));
  return new Set(views).size > 1;
}

/** Those who have been away for so many seconds, or have said that they leave, and for whom no bot plays. */
export function away(seats: SeatInfo[], now: number, seconds: number): SeatInfo[] {
  return seats.filter((seat) => seat.kind === 'person' && seat.bot === null && seat.away_since !== null && (seat.left || now - seat.away_since >= seconds));
}

export function clockLeft(moment: Moment | null, seat: number, now: number): number | null {
  const left = moment?.clocks?.[seat];
  if (left === undefined || !moment) return null;
  return Math.max(0, moment.running.includes(seat) ? left - Math.max(0, now - moment.at) : left);
}
