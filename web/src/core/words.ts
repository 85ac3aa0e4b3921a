// Puts what the server says by ids into words: actions, events, questions.
import type { Choice, EventInfo, Question } from '../protocol';
import { asName, asThing, numbered, plain, type Texts, type Values } from './fluent';
import { kindOf } from './selection';

const SEATS = new Set(['seat', 'other', 'seats', 'subject', 'from_seat', 'to_seat', 'owner', 'by', 'winner']);

export class Words {
  constructor(
    readonly texts: Texts,
    readonly who: (seat: number) => string,
    /** The reader's own seat, where there is one: told as «you». */
    readonly me: number | null = null,
    /** A game's own words for a choice that comes after others. */
    readonly wording?: ((choice: Choice, before: Choice[]) => string) | undefined,
    /** What the game calls a part of a choice, if it has a word of its own for it. */
    private readonly called: (key: string, id: string) => string | null = () => null,
  ) {}

  /** Events as a line of the log: each in the log's words (else the event's), those of a kind together; several kinds as one sentence, if there is one for them. */
  event(...events: EventInfo[]): string {
    const kinds = [...new Set(events.map((event) => event.kind))];
    if (this.texts.has(`log-${kinds.join('-')}`)) return this.told(kinds.join('-'), events);
    return kinds.map((kind) => this.told(kind, events.filter((event) => event.kind === kind))).join(', ');
  }

  private told(kind: string, events: EventInfo[]): string {
    const called = (key: string, id: string) => this.called(`log-${key}`, id);
    if (!this.texts.has(`log-${kind}`)) return events.map(({ values }) => this.texts.format(`event-${kind}`, this.values(values, called)).replace(/\.$/, '')).join(', ');
    const all = (key: string) => [...new Set(events.filter(({ values }) => key in values).map(({ values }) => values[key]))];
    const keys = events.flatMap(({ values }) => Object.keys(values));
    const values = Object.fromEntries(keys.map((key) => [key, all(key).length > 1 ? all(key) : all(key)[0]]));
    const count = events.filter((event) => event.kind === events[0]!.kind).length;
    const is = (key: string) => (this.me !== null && String(values[key]) === String(this.me) ? 'yes' : 'no');
    const you = { ...(is('seat') === 'yes' && { seat: this.you('you') }), ...(is('other') === 'yes' && { other: this.you('you-object') }) };
    return this.texts.format(`log-${kind}`, { ...this.values(values, called), ...you, me: is('seat'), them: is('other'), count });
  }

  private you(key: string): string {
    return asName(this.texts.format(`web-log-${key}`));
  }

  plainEvent(event: EventInfo): string {
    return plain(this.event(event));
  }

  /** One thing after the other, `from` one of them on. What tells it has a colon before it: no second one in it. */
  plan(choices: Choice[], from = 0): string {
    return choices.map((choice, i) => this.action(choice, choices.slice(0, i))).slice(from).join(' · ').replace(/\s?: /g, '\u00a0– ');
  }

  action(choice: Choice, before: Choice[] = []): string {
    if (this.wording) return this.wording(choice, before);
    const { do: _, ...rest } = choice.parts;
    const key = `do-${kindOf(choice)}`;
    const number = Object.values(rest).map((id) => numbered(id)[1]).find(Boolean) ?? '';
    return this.texts.has(key) ? plain(this.texts.format(key, { number, ...this.values(rest, this.called) })) : choice.do.replaceAll('_', ' ');
  }

  question(question: Question): string {
    const key = `ask-${question.kind}`;
    return this.texts.has(key) ? plain(this.texts.format(key, this.values(question.values))) : '';
  }

  /** To those who are not asked: who answers, and to what. */
  waiting(question: Question): string {
    const names = question.seats.map((seat) => this.who(seat)).join(', ');
    return plain(this.texts.format(`wait-${question.kind}`, { ...this.values(question.values), names, count: question.seats.length }));
  }

  private values(given: Record<string, any>, called: (key: string, id: string) => string | null = () => null): Values {
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, called(key, String(value)) ?? this.value(key, value)]));
  }

  private value(key: string, value: any): string | number {
    if (Array.isArray(value)) return value.map((one) => this.value(key, one)).join(', ');
    if (SEATS.has(key) && /^\d+$/.test(String(value))) return asName(this.who(Number(value)));
    if (typeof value === 'number') return value < 0 ? `−${-value}` : value;
    return asThing(this.texts.thing(String(value), key));
  }
}
