// A lesson as the play page sees it: a table where the server answers every action from a position, and nothing is kept.
import { api, myName, problemText } from './app.svelte';
import type { Answer, Line, Request } from './core/connection';
import { NOTHING, type TableState } from './core/table';
import type { Live, Manner } from './live.svelte';
import { botName } from './opening';
import type { LessonInfo, LessonMoment, TableInfo } from './protocol';

/** Who sits where: the words of the lessons call the others by these names. */
export const learners = ({ seat, seats }: LessonMoment): string[] => Array.from({ length: seats }, (_, i) => (i === seat ? myName() : botName(i, [])));

export class LessonTable implements Live {
  state = $state.raw<TableState>(NOTHING);
  line = $state.raw<Line>({ is: 'open' });
  refused = $state.raw<{ text: string; code: string } | null>(null);
  pending = $state(0);
  slow = $state(false);
  behind = $state(0);
  manner: Manner | null = null;
  /** Nothing is left to do. */
  done = $state(false);
  private now: LessonMoment;
  private readonly steps: string[] = [];

  constructor(readonly id: string, private readonly lesson: LessonInfo, private readonly game: string, /** What to say to an action that is allowed, but not what this is about. */ private readonly why: () => string) {
    this.now = lesson.now;
    this.show(lesson.now);
  }

  retryNow = (): void => undefined;
  catchUp = (): void => undefined;

  async ask(request: Request): Promise<Answer> {
    this.refused = null;
    if (request.t !== 'act') return { ok: false, code: 'lesson', text: '' };
    if (!this.now.right.includes(request.do)) return this.refuse(this.why());
    this.pending += 1;
    try {
      this.show(await api.lesson(this.game, this.lesson.id, [...this.steps, request.do]));
      this.steps.push(request.do);
      return { ok: true, n: this.now.moment.n };
    } catch (reason) {
      return this.refuse(problemText(reason));
    } finally {
      this.pending -= 1;
    }
  }

  private refuse(text: string): Answer {
    this.refused = { code: 'lesson', text };
    return { ok: false, code: 'lesson', text };
  }

  private show(now: LessonMoment): void {
    const before = this.now.entries.length;
    this.now = now;
    this.done = !now.right.length;
    const { beat } = this.state;
    const events = beat ? now.entries.slice(before).flatMap((entry) => entry.events) : [];
    this.state = { ...NOTHING, table: this.table(now), mine: [now.seat], entries: now.entries, moment: now.moment, events, beat: beat + 1 };
  }

  private table(now: LessonMoment): TableInfo {
    const names = learners(now);
    return {
      id: this.id,
      name: '',
      game: this.game,
      options: now.options,
      stage: now.moment.outcome === null ? 'playing' : 'over',
      listed: false,
      free_chat: false,
      clock: null,
      bot_pace: 0,
      hints: false,
      seats: names.map((name, seat) => ({ seat, kind: seat === now.seat ? 'person' : 'bot', name, bot: seat === now.seat ? null : 'beginner', here: true, away_since: null, left: false, vacation: null, holidays: 0 })),
      fairness: { commitment: '', missing: [], server_seed: null, nonces: null },
      rematch: null,
      host: null,
      continues: null,
      origin: null,
      daily: null,
      again: null,
      created: 0,
    };
  }
}
