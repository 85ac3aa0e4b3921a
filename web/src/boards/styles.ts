// As much of CSS as the boards need, for where no browser is: which rules hold for an element, and what they say once every
// variable and colour function is worked out. Rules for narrow screens and other devices are left out.
import { lit } from '../picture';
import type { Element } from './tree';

type Test = (element: Element) => boolean;
interface Compound { tests: Test[]; weight: number; key: string }
interface Selector { parts: Compound[]; combinators: string[]; weight: number }
export interface Declaration { name: string; value: string; important: boolean }
interface Rule { selector: Selector; declarations: Declaration[]; order: number }
export type Variables = Readonly<Record<string, string>>;

const [ID, CLASS, TAG] = [10_000, 100, 1];
const SIMPLE = /([.#]?)([\w-]+)|(\*)|\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]|:(not|is|where)\(((?:[^()]|\([^()]*\))*)\)|(:root)|(.+)/g;

export class Styles {
  /** By what the element itself must have: a class, an id, a tag, or nothing. */
  private readonly rules = new Map<string, Rule[]>();

  constructor(css: string) {
    let order = 0;
    for (const [selectors, block] of blocks(css)) {
      const declarations = declared(block);
      for (const written of split(selectors, ',')) {
        const selector = selectorOf(written);
        if (!selector) continue;
        const { key } = selector.parts.at(-1)!;
        this.rules.set(key, [...(this.rules.get(key) ?? []), { selector, declarations, order: order++ }]);
      }
    }
  }

  /** What is said about an element, the strongest last. Attributes of a drawing are weaker than any rule. */
  of(element: Element): Map<string, string> {
    const keys = ['', element.tag, ...element.classes.map((name) => `.${name}`), `#${element.attributes.get('id') ?? ''}`];
    const found = keys.flatMap((key) => this.rules.get(key) ?? []).filter(({ selector }) => matches(element, selector));
    found.sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order);
    const said = [...found.flatMap((rule) => rule.declarations), ...declared(element.attributes.get('style') ?? '')];
    return new Map([...said.filter((one) => !one.important), ...said.filter((one) => one.important)].map(({ name, value }) => [name, value]));
  }
}

// ---- reading --------------------------------------------------------------------------------------------------------

/** Selectors and declarations; what follows an @ is skipped. */
function* blocks(css: string): Generator<[string, string]> {
  const text = css.replace(/\/\*[^]*?\*\//g, '');
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('{', at);
    if (open < 0) return;
    let end = open + 1;
    for (let depth = 1; depth && end < text.length; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
    const before = text.slice(at, open).trim();
    if (!before.startsWith('@')) yield [before, text.slice(open + 1, end - 1)];
    at = end;
  }
}

/** At a sign that stands in no brackets. */
export function split(text: string, sign: string): string[] {
  const found = [''];
  let depth = 0;
  for (const one of text) {
    depth += one === '(' || one === '[' ? 1 : one === ')' || one === ']' ? -1 : 0;
    if (one === sign && !depth) found.push('');
    else found[found.length - 1] += one;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

function declared(block: string): Declaration[] {
  return split(block, ';').flatMap((one) => {
    const colon = one.indexOf(':');
    const name = one.slice(0, colon).trim();
    const value = one.slice(colon + 1).trim();
    const important = /!\s*important$/.test(value);
    return longhands(name, value.replace(/\s*!\s*important$/, '')).map(([name, value]) => ({ name, value, important }));
  });
}

/** `font: italic 600 15px/1.2 var(--serif)` is several things. */
function longhands(name: string, value: string): [string, string][] {
  const font = name === 'font' && /^(?:(italic|normal)\s+)?(?:(\d00|bold)\s+)?(?:(italic)\s+)?([\d.]+(?:px|r?em|%))(?:\/\S+)?\s+(.+)$/.exec(value);
  if (!font) return [[name, value]];
  return [['font-style', font[1] ?? font[3] ?? 'normal'], ['font-weight', font[2] ?? '400'], ['font-size', font[4]!], ['font-family', font[5]!]];
}

/** None for what only a living page has: a pointer over it, a focus, a drawn ::before. */
function selectorOf(written: string): Selector | null {
  const pieces = split(written.replace(/\s*([>+~])\s*/g, ' $1 ').replace(/\s+/g, ' '), ' ');
  const parts: Compound[] = [];
  const combinators: string[] = [];
  for (const piece of pieces) {
    if (/^[>+~]$/.test(piece)) combinators[parts.length - 1] = piece;
    else {
      const part = compoundOf(piece);
      if (!part) return null;
      combinators[parts.length - 1] ??= ' ';
      parts.push(part);
    }
  }
  if (combinators.some((one) => one !== ' ' && one !== '>')) return null;
  return { parts, combinators, weight: parts.reduce((sum, part) => sum + part.weight, 0) };
}

function compoundOf(written: string): Compound | null {
  const found: Compound = { tests: [], weight: 0, key: '' };
  for (const [, sign, name, star, attribute, value, among, inner, root] of written.matchAll(SIMPLE)) {
    if (!(name ?? star ?? attribute ?? among ?? root)) return null;
    if (root) add(found, (one) => !one.parent, CLASS, '');
    else if (attribute) add(found, (one) => (value === undefined ? one.attributes.has(attribute) : one.attributes.get(attribute) === value), CLASS, '');
    else if (among) {
      const within = split(inner!, ',').map(selectorOf);
      if (within.includes(null)) return null;
      const weight = among === 'where' ? 0 : Math.max(...within.map((one) => one!.weight));
      add(found, (one) => within.some((selector) => matches(one, selector!)) === (among !== 'not'), weight, '');
    } else if (sign === '.') add(found, (one) => one.classes.includes(name!), CLASS, `.${name}`);
    else if (sign === '#') add(found, (one) => one.attributes.get('id') === name, ID, `#${name}`);
    else if (name) add(found, (one) => one.tag === name, TAG, name);
  }
  return found;
}

function add(to: Compound, test: Test, weight: number, key: string): void {
  to.tests.push(test);
  to.weight += weight;
  to.key ||= key;
}

// ---- matching -------------------------------------------------------------------------------------------------------

function matches(element: Element, { parts, combinators }: Selector, last = parts.length - 1): boolean {
  if (!parts[last]!.tests.every((test) => test(element))) return false;
  if (last === 0) return true;
  const near = combinators[last - 1] === '>';
  for (let above = element.parent; above; above = above.parent) {
    if (matches(above, { parts, combinators, weight: 0 }, last - 1)) return true;
    if (near) return false;
  }
  return false;
}

// ---- values ---------------------------------------------------------------------------------------------------------

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g;
const MIX = /color-mix\(in oklab,\s*(#\w+|transparent)\s+([\d.]+)%,\s*(#\w+|transparent)\s*\)/g;

/** A value with everything in it worked out. */
export function resolve(value: string, variables: Variables, night: boolean): string {
  const filled = value.replace(VARIABLE, (_, name: string, other: string | undefined) => resolve(variables[name] ?? other ?? '', variables, night));
  return lit(filled, night).replace(MIX, (_, one: string, share: string, other: string) => mix(one, Number(share) / 100, other)).trim();
}

type Four = [number, number, number, number];

function read(colour: string): Four {
  if (colour === 'transparent') return [0, 0, 0, 0];
  const hex = colour.slice(1).length < 6 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const [r, g, b, a] = [0, 2, 4, 6].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16) / 255) as Four;
  return [r, g, b, a];
}

const linear = (one: number): number => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
const curved = (one: number): number => (one <= 0.0031308 ? 12.92 * one : 1.055 * one ** (1 / 2.4) - 0.055);

function toOklab([r, g, b]: Four): [number, number, number] {
  const [R, G, B] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
  const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
  const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

function fromOklab(L: number, A: number, B: number): [number, number, number] {
  const [l, m, s] = [(L + 0.3963377774 * A + 0.2158037573 * B) ** 3, (L - 0.1055613458 * A - 0.0638541728 * B) ** 3, (L - 0.0894841775 * A - 1.291485548 * B) ** 3];
  return [curved(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s), curved(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s), curved(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)];
}

/** color-mix(in oklab, one share, other): what is transparent lends no colour. */
export function mix(one: string, share: number, other: string): string {
  const [first, second] = [read(one), read(other)];
  const alpha = first[3] * share + second[3] * (1 - share);
  const [a, b] = [toOklab(first), toOklab(second)];
  const between = a.map((value, i) => (alpha ? (value * first[3] * share + b[i]! * second[3] * (1 - share)) / alpha : 0)) as [number, number, number];
  return `#${[...fromOklab(...between), alpha].map((value) => Math.round(255 * Math.min(1, Math.max(0, value))).toString(16).padStart(2, '0')).join('')}`;
}
