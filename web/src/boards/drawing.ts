// The board of a rendered page as an SVG of its own: styles become attributes, and what is drawn by reference is drawn where
// it is seen, since it looks as those around it say. The counterpart of picture.ts, where a browser knows all of this.
import { escape } from '../picture';
import { resolve, Styles, type Variables } from './styles';
import { all, type Element, parse } from './tree';

/** What styles say about a drawing. */
const LOOKS = new Set([
  'color', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'stroke-dashoffset', 'paint-order', 'visibility', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor',
  'dominant-baseline', 'opacity', 'clip-path', 'mask', 'text-decoration', 'transform',
]);
/** Attributes that mean something on the page only. */
const OF_THE_PAGE = /^(on|aria-|data-|tabindex$|role$|style$|class$|id$|href$|xmlns)/;
const REFERRED = new Set(['defs', 'symbol', 'pattern', 'clipPath', 'mask', 'linearGradient', 'radialGradient', 'title']);
const EDGE = 0.03;

/** Parsed once for each board: its styles are always the same. */
const parsed = new Map<string, Styles>();

export function drawing(html: string, css: string, night: boolean, size: [number, number] | null): string {
  const styles = parsed.get(css) ?? new Styles(css);
  parsed.set(css, styles);
  return new Drawing(parse(html), styles, night).board(size);
}

class Drawing {
  private readonly ids = new Map<string, Element>();
  private readonly defs = new Map<string, string>();

  constructor(private readonly root: Element, private readonly styles: Styles, private readonly night: boolean) {
    for (const element of all(root)) {
      const id = element.attributes.get('id');
      if (id !== undefined) this.ids.set(id, element);
    }
  }

  board(size: [number, number] | null): string {
    const svg = [...all(this.root)].find(({ tag, attributes }) => tag === 'svg' && attributes.get('role') === 'group')!;
    const [x, y, width, height] = svg.attributes.get('viewBox')!.split(' ').map(Number) as [number, number, number, number];
    const around = this.around(svg.parent!);
    const inner = this.inner(svg, this.passed(svg, around));
    const edge = EDGE * Math.max(width, height);
    const box = [x - edge, y - edge, width + 2 * edge, height + 2 * edge];
    const [wide, high] = size ?? [Math.round(box[2]!), Math.round(box[3]!)];
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${wide}" height="${high}">`,
      `<defs>${[...this.defs.values()].join('')}</defs>`,
      `<rect x="${x - 2 * width}" y="${y - 2 * height}" width="${5 * width}" height="${5 * height}" fill="${resolve('var(--sea-6)', around, this.night)}"/>`,
      `<g>${inner}</g></svg>\n`,
    ].join('\n');
  }

  /** Variables as they are at an element. */
  private around(element: Element): Variables {
    return this.passed(element, element.parent ? this.around(element.parent) : {});
  }

  private passed(element: Element, around: Variables, said = this.styles.of(element)): Variables {
    const own = [...said].filter(([name]) => name.startsWith('--'));
    // a variable that names another means the one that is known here
    return own.length ? { ...around, ...Object.fromEntries(own.map(([name, value]) => [name, resolve(value, { ...around, ...Object.fromEntries(own) }, this.night)])) } : around;
  }

  private inner(element: Element, variables: Variables): string {
    return element.children.map((child) => (typeof child === 'string' ? escape(child) : REFERRED.has(child.tag) ? '' : this.element(child, variables))).join('');
  }

  private element(element: Element, around: Variables, attributes = element.attributes): string {
    const said = this.styles.of(element);
    if (said.get('display') === 'none') return '';
    const variables = this.passed(element, around, said);
    const looks = this.looks(attributes, said, variables);
    if (element.tag === 'use') return `<g${looks}>${this.used(element, variables)}</g>`;
    const inner = this.inner(element, variables);
    return inner ? `<${element.tag}${looks}>${inner}</${element.tag}>` : `<${element.tag}${looks}/>`;
  }

  private used(use: Element, variables: Variables): string {
    const target = this.ids.get(use.attributes.get('href')!.slice(1));
    return target ? this.element(target, variables) : '';
  }

  private looks(attributes: Element['attributes'], said: Map<string, string>, variables: Variables): string {
    const found = new Map([...attributes].filter(([name]) => !OF_THE_PAGE.test(name)));
    for (const [name, value] of said) if (LOOKS.has(name)) found.set(name, resolve(value, variables, this.night));
    return [...found].map(([name, value]) => ` ${name}="${escape(this.plain(name, this.refer(value)))}"`).join('');
  }

  private plain(name: string, value: string): string {
    if (name === 'transform') return value === 'none' ? '' : value.replace(/(\d)(?:px|deg)/g, '$1');
    return value === 'transparent' ? 'none' : value;
  }

  /** What is referred to comes along, with the looks of where it stands. */
  private refer(value: string): string {
    const id = /^url\(#([^)]+)\)$/.exec(value)?.[1];
    const target = id && this.ids.get(id);
    if (!target || this.defs.has(id)) return value;
    this.defs.set(id, '');
    this.defs.set(id, this.element(target, this.around(target.parent!), new Map([...target.attributes])).replace(/^<\w+/, `$& id="${escape(id)}"`));
    return value;
  }
}
