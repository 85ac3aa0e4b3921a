import { describe, expect, it } from 'vitest';
import { active, actorOf, away, clockLeft, haveSecrets, heardBy, knownTo, logLines, remembered, NOTHING, receive, type Line, type TableState } from '../src/core/table';
import type { FromServer } from '../src/protocol';
import over from './fixtures/over.json';
import play from './fixtures/play.json';
import team from './fixtures/team.json';
import waiting from './fixtures/waiting.json';

const after = (messages: unknown) => (messages as FromServer[]).reduce(receive, NOTHING);
const step = (n: number, seat: number | null, kind = 'moved') => ({ t: 'step' as const, n, at: 0, step: n - 1, seat, do: '', events: [{ kind, values: {} }] });
const update = (entries: any[], moment: any = null): FromServer => ({ t: 'update', entries, moment });

describe('a table', () => {
  it('knows what it was told', () => {
    const state = after(play);
    expect(state.table!.name).toBe('Low Tide');
    expect(state.mine).toEqual([0]);
    expect(active(state)).toEqual({ asked: [0], eager: [] });
    expect(state.events).toEqual([]); // history is no news
  });

  it('takes every entry once, whatever comes twice', () => {
    let state = receive(NOTHING, update([step(1, 0), step(2, 0)]));
    state = receive(state, update([step(2, 0), step(3, null, 'flooded')]));
    expect(state.entries.map((entry) => entry.n)).toEqual([1, 2, 3]);
    expect(state.events).toEqual([{ kind: 'flooded', values: {} }]);
  });

  it('tells a seat of a shared screen what it may know, and a guest at their own everything that was sent', () => {
    const told = { ...step(1, null), events: [{ kind: 'dealt', values: {} }, { kind: 'holds', values: { seat: 0 }, seats: [0] }, { kind: 'holds', values: { seat: 1 }, seats: [1] }] };
    const kinds = (seat: number | null) => knownTo(seat, [told, step(2, 0)]).map((entry) => (entry.t === 'step' ? entry.events.map((event) => event.values.seat ?? event.kind) : []));
    expect(kinds(0)).toEqual([['dealt', 0], ['moved']]);
    expect(kinds(1)).toEqual([['dealt', 1], ['moved']]);
    expect(kinds(null)).toEqual([['dealt'], ['moved']]);
    expect(heardBy(2, told.events)).toEqual([told.events[0]]);
  });

  it('never goes back to an older moment', () => {
    const moment = (play[1] as any).moment;
    let state = receive(NOTHING, update([], { ...moment, n: 9 }));
    state = receive(state, update([], { ...moment, n: 8, step: 0 }));
    expect(state.moment!.n).toBe(9);
  });

  it('lets others act out of turn only where they may', () => {
    const state = after(waiting);
    expect(active(state).asked).toEqual([]);
    expect(active(state).eager).toEqual([1]); // Bram holds a helicopter
  });

  it('sees whether a shared screen has secrets', () => {
    const open = after(team);
    expect(haveSecrets(open)).toBe(false);
    const views = structuredClone(open.moment!.views);
    views['1']!.position['hand'] = ['earth'];
    expect(haveSecrets({ ...open, moment: { ...open.moment!, views } })).toBe(true);
  });

  it('follows people coming and going', () => {
    let state: TableState = after(play);
    const seats = state.table!.seats.map((seat) => ({ ...seat, here: false, away_since: 100 }));
    state = receive(state, { t: 'presence', seats });
    expect(away(state.table!.seats, 131, 30).map((seat) => seat.name)).toEqual(['Ana', 'Bram', 'Chloé']);
    expect(away(state.table!.seats, 129, 30)).toEqual([]);
    expect(away(seats.map((seat) => ({ ...seat, bot: 'sensible' })), 131, 30)).toEqual([]); // a bot plays for them
  });

  it('keeps who is away through entries that know nothing of it', () => {
    let state: TableState = after(play);
    const [first, second] = state.table!.seats;
    const seats = state.table!.seats.map((seat) => (seat === second ? { ...seat, here: false, away_since: 100 } : seat));
    state = receive(state, { t: 'presence', seats });
    const table = { ...state.table!, seats: state.table!.seats.map((seat) => ({ ...seat, here: false, away_since: null })) };
    const told = (what: string, seat: number | null) => receive(state, update([{ t: 'table', n: 900, at: 0, what, seat, table }])).table!.seats;
    expect(told('skip', 1)[1]).toMatchObject({ here: false, away_since: 100 });
    expect(told('paused', null)[0]!.here).toBe(first!.here);
    expect(told('back', 1)[1]!.away_since).toBe(null);
    const gone = { ...table, seats: table.seats.map((seat) => (seat.seat === 0 ? { ...seat, away_since: 170 } : seat)) };
    expect(receive(state, update([{ t: 'table', n: 900, at: 0, what: 'left', seat: 0, table: gone }])).table!.seats[0]!.away_since).toBe(170);
  });

  it('goes by the server’s clock, however wrong ours is', () => {
    const [hello] = play as any[];
    let state = receive(NOTHING, { ...hello, at: 5000 }, 1400); // an hour slow
    expect(state.ahead).toBe(3600);
    state = receive(state, { t: 'pong', at: 5010 }, 9010); // then set to be late
    expect(state.ahead).toBe(-4000);
    expect(clockLeft({ ...(play[1] as any).moment, clocks: [60], running: [0], at: 5000 }, 0, 9020 + state.ahead)).toBe(40);
  });

  it('knows who of several acts', () => {
    const state = after(team);
    const number = state.moment!.question!.number;
    const [asked] = active(state).asked;
    expect(actorOf(state, null, null)).toBe(asked);
    expect(actorOf(state, { seat: 99, question: number }, null)).toBe(asked); // not ours
    expect(actorOf(state, { seat: asked!, question: number - 1 }, null)).toBe(asked);
    const quiet = { ...state, moment: { ...state.moment!, question: null, views: {} } };
    expect(actorOf(quiet, null, state.mine[1]!)).toBe(state.mine[1]);
    expect(actorOf(quiet, null, null)).toBe(state.mine[0]);
    expect(actorOf({ ...quiet, mine: [] }, null, null)).toBe(null);
  });

  it('counts clocks down only where they run', () => {
    const moment = { ...(play[1] as any).moment, clocks: [60, 50], running: [0], at: 1000 };
    expect(clockLeft(moment, 0, 1010)).toBe(50);
    expect(clockLeft(moment, 1, 1010)).toBe(50);
    expect(clockLeft(moment, 0, 2000)).toBe(0);
    expect(clockLeft(null, 0, 0)).toBe(null);
  });
});

const kindOf = (line: Line) => (line.is === 'event' ? line.events.map((event) => event.kind).join('+') : line.is === 'turn' ? line.event.kind : line.is);

describe('the log', () => {
  it('tells one flood in one line', () => {
    const entries = [step(1, null, 'turn'), step(2, 0), step(3, null, 'flooded'), step(4, null, 'sunk'), step(5, null, 'flooded'), step(6, 0), step(7, null, 'flooded')];
    expect(logLines(entries, ['flooded sunk']).lines.map(kindOf)).toEqual(['turn', 'moved', 'flooded+sunk+flooded', 'moved', 'flooded']);
    expect(logLines(entries, ['flooded', 'sunk']).lines.length).toBe(7);
    expect(logLines(entries).lines.length).toBe(7);
  });

  it('ends a line with what follows it in its step, whomever it is about', () => {
    const about = (kind: string, seat: number) => ({ kind, values: { seat } });
    const battle = { ...step(2, 0), events: [about('attacked', 0), about('won', 1), about('home', 0)] };
    expect(logLines([step(1, null, 'turn'), battle, { ...step(3, 0), events: [about('won', 1)] }], [], ['won']).lines.map(kindOf)).toEqual(['turn', 'attacked+won', 'home', 'won']);
  });

  it('forgets what fades when the next turn begins', () => {
    const fought = (n: number) => ({ ...step(n, 0), events: [{ kind: 'fought', values: { value: '6', ring: 0 }, fades: ['value'] }] });
    const values = (entries: any[]) => remembered(entries).flatMap((entry) => (entry.t === 'step' ? entry.events.map((event) => event.values.value) : []));
    expect(values([step(1, null, 'turn'), fought(2)])).toEqual([undefined, '6']);
    expect(values([step(1, null, 'turn'), fought(2), step(3, null, 'turn'), fought(4)])).toEqual([undefined, '?', undefined, '6']);
    expect((remembered([fought(2), step(3, null, 'turn')])[0] as any).events[0].values.ring).toBe(0);
  });

  it('has no preparation in a lesson', () => {
    const { preparation, lines } = logLines([step(1, 0), step(2, null, 'flooded')], [], [], true);
    expect(preparation).toEqual([]);
    expect(lines.map((line) => line.n)).toEqual([1, 2]);
  });

  it('tells the preparation apart from the turns', () => {
    const { preparation, lines } = logLines(after(over).entries);
    expect(preparation.length).toBeGreaterThan(20);
    expect(lines[0]!.is).toBe('turn');
    expect(lines.some((line) => line.is === 'event' && line.events[0]!.kind === 'over')).toBe(true);
  });

  it('leaves out what was taken back and says so', () => {
    const undo = { t: 'undo' as const, n: 4, at: 0, seat: 0, step: 2 };
    const { lines } = logLines([step(1, null, 'turn'), step(2, 0), step(3, 0, 'shored'), undo, step(5, 0, 'gave')]);
    expect(lines.map((line) => kindOf(line))).toEqual(['turn', 'moved', 'undone', 'gave']);
  });

  it('takes nothing back that stands, though the step taken back was hidden', () => {
    const hidden = { t: 'masked' as const, n: 3 };
    const undo = { t: 'undo' as const, n: 4, at: 0, seat: 1, step: 2 };
    const { lines } = logLines([step(1, null, 'turn'), step(2, 0), hidden, undo]);
    // nobody saw anything happen, so there is nothing to tell
    expect(lines.map((line) => kindOf(line))).toEqual(['turn', 'moved']);
  });
});
