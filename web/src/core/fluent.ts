// Fluent texts: one bundle a language, from the shell's texts and a game's. Names and places can be marked for the page.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Values = Record<string, string | number>;
export type Part = { text: string; is: 'plain' | 'name' | 'thing' | 'water' };

// private-use characters: they never occur in texts and survive formatting
const NAME = '\uE000';
const THING = '\uE001';
const STOP = '\uE002';

/** Sources are read once, whoever speaks them: the shell's words are in every game's. */
const read = new Map<string, FluentResource>();
function resourceOf(source: string): FluentResource {
  const known = read.get(source) ?? new FluentResource(source);
  read.set(source, known);
  return known;
}

export class Texts {
  private readonly bundle: FluentBundle;
  /** For an id such as «gold_gate» the key of its name: tile-gold_gate. */
  private readonly named = new Map<string, string[]>();

  constructor(readonly lang: string, sources: string[]) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) {
      const resource = resourceOf(source);
      this.bundle.addResource(resource, { allowOverrides: true });
      for (const entry of resource.body) this.note(entry.id);
    }
  }

  private note(key: string): void {
    const dash = key.indexOf('-');
    const [kind, id] = [key.slice(0, dash), key.slice(dash + 1)];
    if (dash < 1 || ['do', 'event', 'log', 'ask', 'option', 'web', 'fault'].includes(kind)) return;
    const keys = this.named.get(id) ?? [];
    if (!keys.includes(key)) this.named.set(id, [...keys, key]);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A missing text shows its key: ugly but never fatal. */
  format(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, isolated(values), []) : key;
  }

  /** The name of a thing: `thing('gold_gate', 'from')` looks for from-gold_gate, then for any name with that id. One of
   *  several alike, «shark-2», has the name of its sort. */
  thing(id: string, kind: string): string {
    const sort = numbered(id)[0];
    const exact = [`${kind}-${id}`, `${kind}-${sort}`].find((key) => this.has(key));
    if (exact) return this.format(exact);
    const key = (this.named.get(id) ?? this.named.get(sort))?.[0];
    return key ? this.format(key) : /^[a-z0-9_]+$/.test(id) ? id.replaceAll('_', ' ') : id;
  }
}

/** «shark-2», «crimson-c»: its sort and its mark; anything else has no mark. */
export function numbered(id: string): [string, string] {
  const found = /^(.+)-(\d+|[a-z])$/.exec(id);
  return found ? [found[1]!, found[2]!] : [id, ''];
}

/** Small whole numbers look the same in all our languages: they need not wait for what writes larger ones. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 ? String(this.value) : super.toString(scope);
  }
}

/** Words that run from right to left do so by themselves and do not turn the sentence around them. */
function isolated(values: Values): Record<string, FluentVariable> {
  const alone = (value: string | number) => (typeof value === 'number' ? new Figure(value) : /[\u0590-\u08ff\ufb1d-\ufefc]/.test(value) ? `\u2068${value}\u2069` : value);
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, alone(value)]));
}

export const asName = (text: string): string => NAME + text + STOP;
export const asThing = (text: string): string => THING + text + STOP;
export const plain = (text: string): string => parts(text).map((part) => part.text).join('');

/** A formatted text in parts: plain words, people, things; *what the water does* comes in stars. */
export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(/([\uE000\uE001])([^\uE002]*)\uE002|\*([^*\uE000-\uE002]+)\*/g)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), is: 'plain' });
    found.push({ text: match[2] ?? match[3]!, is: match[3] !== undefined ? 'water' : match[1] === NAME ? 'name' : 'thing' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), is: 'plain' });
  return found;
}
