// A board as a picture of its own: its SVG with every colour, line and shape that the page's styles gave it written into it,
// so that it looks the same wherever it is opened. Several of them make a moving one. Loaded when somebody wants one.

/** What a drawing inherits, and is written where it differs from what is around it. */
const INHERITED = [
  'color', 'fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-opacity', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray',
  'stroke-dashoffset', 'paint-order', 'visibility', 'font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing', 'text-anchor', 'dominant-baseline',
];
/** What it does not, with the values that say nothing. */
const OWN: Record<string, string> = { opacity: '1', filter: 'none', 'clip-path': 'none', mask: 'none', 'text-decoration-line': 'none' };
/** Attributes that mean something on the page only. */
const OF_THE_PAGE = /^(on|aria-|data-|tabindex$|role$|style$|id$|xmlns)/;
const REFERENCE = /url\(["']?[^"')]*#([^"')]+)["']?\)|^#(.+)$/;

export const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
/** Of two colours the one by day or by night. */
export const lit = (css: string, night: boolean) => css.replace(/light-dark\(\s*([^,()]+),\s*([^,()]+)\)/g, (_, day, dark) => (night ? dark : day).trim());
const inDefs = (element: Element) => !!element.closest('defs, symbol, pattern, marker, clipPath, mask, linearGradient, radialGradient');

export interface Shot { body: string; viewBox: string; defs: Map<string, string>; css: Set<string> }

/** Writes one board; `defs` and `css` are shared by the pictures of a moving one. */
class Writer {
  readonly defs = new Map<string, string>();
  readonly css = new Set<string>();
  private readonly rules = styleRules();
  private variables: string[] = [];

  constructor(private readonly night: boolean) {}

  shot(svg: SVGSVGElement): Shot {
    // what is used from elsewhere first: its styles tell which variables the drawing has to pass on
    for (const element of svg.querySelectorAll('*')) this.follow(element);
    this.variables = [...new Set([...this.css].flatMap((rule) => [...rule.matchAll(/var\((--[\w-]+)/g)].map((found) => found[1]!)))];
    const around = getComputedStyle(svg);
    const body = [...svg.childNodes].map((child) => this.node(child, around)).join('');
    const { x, y, width, height } = svg.viewBox.baseVal;
    return { body: `<g${this.looks(svg, around, null)}>${body}</g>`, viewBox: `${x} ${y} ${width} ${height}`, defs: this.defs, css: this.css };
  }

  private follow(element: Element): void {
    const values = [...element.attributes].map(({ value }) => value);
    const style = getComputedStyle(element);
    for (const value of [...values, style.fill, style.stroke, style.clipPath, style.mask, style.filter]) {
      const found = REFERENCE.exec(value);
      const id = found?.[1] ?? found?.[2];
      if (id && !this.defs.has(id)) this.define(id);
    }
  }

  /** Something that others refer to, as it is: what it looks like depends on who does. */
  private define(id: string): void {
    const element = document.getElementById(id);
    if (!element) return;
    this.defs.set(id, '');
    for (const one of [element, ...element.querySelectorAll('*')]) {
      this.follow(one);
      for (const rule of this.rules) if (matches(one, rule.selectorText)) this.css.add(lit(rule.cssText, this.night));
    }
    this.defs.set(id, this.plain(element));
  }

  private plain(node: Node): string {
    if (node instanceof Text) return escape(node.data);
    if (!(node instanceof Element)) return '';
    const attributes = [...node.attributes].filter(({ name }) => name === 'id' || name === 'style' || !OF_THE_PAGE.test(name));
    return `<${node.tagName}${attributes.map(({ name, value }) => ` ${name}="${escape(value)}"`).join('')}>${[...node.childNodes].map((child) => this.plain(child)).join('')}</${node.tagName}>`;
  }

  private node(node: Node, around: CSSStyleDeclaration): string {
    if (node instanceof Text) return escape(node.data);
    if (!(node instanceof SVGElement) || inDefs(node)) return '';
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.opacity === '0') return '';
    const kept = [...node.attributes].filter(({ name }) => !OF_THE_PAGE.test(name) && name !== 'class' && !INHERITED.includes(name) && !(name in OWN));
    const written = kept.map(({ name, value }) => ` ${name}="${escape(value)}"`).join('');
    const inner = [...node.childNodes].map((child) => this.node(child, style)).join('');
    return `<${node.tagName}${written}${this.looks(node, style, around)}>${inner}</${node.tagName}>`;
  }

  private looks(element: Element, style: CSSStyleDeclaration, around: CSSStyleDeclaration | null): string {
    const looks = INHERITED.filter((name) => style.getPropertyValue(name) !== around?.getPropertyValue(name)).map((name) => [name, style.getPropertyValue(name)]);
    looks.push(...Object.entries(OWN).flatMap(([name, nothing]) => (style.getPropertyValue(name) === nothing ? [] : [[name === 'text-decoration-line' ? 'text-decoration' : name, style.getPropertyValue(name)]])));
    const css = this.variables.flatMap((name) => {
      const value = style.getPropertyValue(name).trim();
      return value && value !== around?.getPropertyValue(name).trim() ? [`${name}:${lit(value, this.night)}`] : [];
    });
    if (around && style.transform !== 'none' && !element.hasAttribute('transform')) {
      css.push(`transform:${style.transform}`, `transform-box:${style.getPropertyValue('transform-box')}`, `transform-origin:${style.transformOrigin}`);
    }
    const local = (value: string) => value.replace(/url\(["']?[^"')]*#([^"')]+)["']?\)/g, 'url(#$1)');
    return looks.map(([name, value]) => ` ${name}="${escape(local(value!))}"`).join('') + (css.length ? ` style="${escape(css.join(';'))}"` : '');
  }
}

/** All rules of the page that hold now. */
function styleRules(): CSSStyleRule[] {
  const open = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? open(rule.cssRules) : [];
      return rule instanceof CSSSupportsRule ? open(rule.cssRules) : [];
    });
  return [...document.styleSheets].flatMap((sheet) => open(sheet.cssRules));
}

function matches(element: Element, selector: string): boolean {
  return selector !== '*' && !selector.startsWith('*,') && element.matches(selector);
}

const STEP = 0.9;
/** As long as the last one stays. */
const REST = 3;

/** One picture, or several after each other without end. `title` is what it shows, in words. */
export function compose(shots: Shot[], title: string, sea: string, ink: string): string {
  const last = shots.at(-1)!;
  const [x, y, width, height] = last.viewBox.split(' ').map(Number) as [number, number, number, number];
  const [edge, line] = [0.03 * Math.max(width, height), 0.032 * Math.max(width, height)];
  const box = [x - edge, y - edge, width + 2 * edge, height + 2 * edge + 1.6 * line];
  const long = (shots.length - 1) * STEP + REST;
  const frames = shots.map(({ body }, i) => {
    if (shots.length === 1) return body;
    const [from, to] = [(i * STEP) / long, i === shots.length - 1 ? 1 : ((i + 1) * STEP) / long];
    const on = from === 0 ? ['inline', 'none'] : to === 1 ? ['none', 'inline'] : ['none', 'inline', 'none'];
    const times = from === 0 ? [0, to] : to === 1 ? [0, from] : [0, from, to];
    return `<g display="${i === shots.length - 1 ? 'inline' : 'none'}"><animate attributeName="display" dur="${long}s" repeatCount="indefinite" calcMode="discrete" values="${on.join(';')}" keyTimes="${times.map((time) => time.toFixed(4)).join(';')}"/>${body}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${Math.round(box[2]!)}" height="${Math.round(box[3]!)}" role="img"><title>${escape(title)}</title>`,
    `<style>${[...last.css].join('\n').replace(/</g, '')}</style><defs>${[...last.defs.values()].join('')}</defs>`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${sea}"/>`,
    ...frames,
    `<text x="${x + width / 2}" y="${y + height + edge + line * 0.6}" text-anchor="middle" font-family="Georgia, serif" font-size="${line * 0.8}" fill="${ink}">${escape(title)}</text></svg>\n`,
  ].join('\n');
}

/** The board that is on the page now. */
export const boardOf = (within: ParentNode): SVGSVGElement | null =>
  [...within.querySelectorAll<SVGSVGElement>('svg')].filter((svg) => svg.viewBox.baseVal?.width && !svg.ownerSVGElement).sort((a, b) => area(b) - area(a))[0] ?? null;
const area = (svg: SVGSVGElement) => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height;

/** Takes pictures: each call of `take` is one of what is on the page then. */
export function camera(night: boolean): { take: (svg: SVGSVGElement) => void; shots: Shot[]; develop: (title: string) => string } {
  const writer = new Writer(night);
  const shots: Shot[] = [];
  const tokens = getComputedStyle(document.documentElement);
  const colour = (name: string) => lit(tokens.getPropertyValue(name).trim(), night);
  return { take: (svg) => void shots.push(writer.shot(svg)), shots, develop: (title) => compose(shots, title, colour('--sea-6'), colour('--on-sea')) };
}

/** Pixels of the longer side. */
const LARGE = 1600;

/** A picture in pixels, for apps that show no drawing. What is drawn as an image loads nothing: its fonts lie in it. */
export async function raster(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace('<style>', `<style>${await fonts()}svg{font-variant-numeric:lining-nums}`))}`;
  await image.decode();
  const scale = LARGE / Math.max(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'));
}

/** The page's fonts, with their files in them. */
async function fonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, base: sheet.href ?? document.baseURI })));
  return (await Promise.all(faces.map(({ rule, base }) => inlined(rule, base)))).join('');
}

async function inlined(face: CSSFontFaceRule, base: string): Promise<string> {
  const url = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src'))?.[1];
  if (!url) return '';
  const file = await (await fetch(new URL(url, base))).blob();
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(file);
  });
  const said = ['font-family', 'font-style', 'font-weight'].map((name) => `${name}:${face.style.getPropertyValue(name) || 'normal'}`);
  return `@font-face{${said.join(';')};src:url(${data}) format("woff2")}`;
}
