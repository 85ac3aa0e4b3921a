// Puts what the server says by ids into words: actions, events, questions.
import type { Choice, EventInfo, Question } from '../protocol';
import { asName, asThing, numbered, plain, type Texts, type Values } from './fluent';
import { kindOf } from './selection';

const SEATS = new Set(['seat', 'other', 'seats', 'subject', 'from_seat', 'to_seat', 'owner', 'by', 'winner']);

export class Words {
  constructor(
    readonly texts: Texts,
    readonly who: (seat: number) => string,
  ) {}

  event(event: EventInfo): string {
    return this.texts.format(`event-${event.kind}`, this.values(event.values));
  }

  plainEvent(event: EventInfo): string {
    return plain(this.event(event));
  }

  action(choice: Choice): string {
    const { do: _, ...rest } = choice.parts;
    const key = `do-${kindOf(choice)}`;
    const number = Object.values(rest).map((id) => numbered(id)[1]).find(Boolean) ?? 0;
    return this.texts.has(key) ? plain(this.texts.format(key, { number, ...this.values(rest) })) : choice.do.replaceAll('_', ' ');
  }

  question(question: Question): string {
    const key = `ask-${question.kind}`;
    return this.texts.has(key) ? plain(this.texts.format(key, this.values(question.values))) : '';
  }

  private values(given: Record<string, any>): Values {
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, this.value(key, value)]));
  }

  private value(key: string, value: any): string | number {
    if (Array.isArray(value)) return value.map((one) => this.value(key, one)).join(', ');
    if (SEATS.has(key) && /^\d+$/.test(String(value))) return asName(this.who(Number(value)));
    if (typeof value === 'number') return value;
    return asThing(this.texts.thing(String(value), key));
  }
}
