import { describe, expect, it } from 'vitest';
import { drawing } from '../src/boards/drawing';
import { mix, resolve, Styles } from '../src/boards/styles';
import { all, type Element, parse } from '../src/boards/tree';

const tagged = (html: string, tag: string): Element => [...all(parse(html))].find((one) => one.tag === tag)!;
const said = (css: string, html: string, tag = 'path') => Object.fromEntries(new Styles(css).of(tagged(html, tag)));

describe('what was rendered', () => {
  it('is read as a tree', () => {
    const svg = tagged('<!--[--><div class="a b"><br><svg viewBox="0 0 1 1"><path d="M0&quot;"/><text>a &lt; b</text></svg></div>', 'svg');
    expect(svg.parent!.classes).toEqual(['a', 'b']);
    expect(svg.children.map((one) => (typeof one === 'string' ? one : [one.tag, ...one.children]))).toEqual([['path'], ['text', 'a < b']]);
    expect((svg.children[0] as Element).attributes.get('d')).toBe('M0"');
  });
});

describe('styles', () => {
  const html = '<g class="sea"><g id="x"><path class="a b" style="opacity: .5"></path></g></g>';

  it('hold where their selectors say', () => {
    expect(said('.a { fill: red } .c { fill: blue } rect { fill: blue }', html).fill).toBe('red');
    expect(said('.sea .a { fill: red } .sea > .a { fill: blue }', html).fill).toBe('red');
    expect(said('.a:not(.c) { fill: red } .a:not(.b) { fill: blue }', html).fill).toBe('red');
    expect(said('#x > :is(.c, .b) { fill: red } .a:hover, .a::before { fill: blue } .q + .a { fill: blue }', html).fill).toBe('red');
    expect(said('@media (max-width: 9px) { .a { fill: blue } } .c, .a { fill: red }', html).fill).toBe('red');
  });

  it('yield to what is more particular, then to what comes later, then to what is important', () => {
    expect(said('.a.b { fill: red } .a { fill: blue } path { fill: blue }', html).fill).toBe('red');
    expect(said('.a { fill: blue } .b { fill: red } .b:where(.a.b) { stroke: red }', html)).toMatchObject({ fill: 'red', stroke: 'red' });
    expect(said('.a { opacity: 1 }', html).opacity).toBe('.5');
    expect(said('.a { opacity: 1 !important }', html).opacity).toBe('1');
  });

  it('say several things about a font at once', () => {
    expect(said('.a { font: italic 600 15px/1.2 var(--serif) }', html)).toMatchObject({ 'font-style': 'italic', 'font-weight': '600', 'font-size': '15px', 'font-family': 'var(--serif)' });
    expect(said('.a { font: 500 italic 1rem var(--serif) }', html)).toMatchObject({ 'font-style': 'italic', 'font-weight': '500' });
  });

  it('are worked out', () => {
    const variables = { '--p': 'var(--pa)', '--pa': 'light-dark(#fff, #000)' };
    expect(resolve('var(--p)', variables, false)).toBe('#fff');
    expect(resolve('var(--p)', variables, true)).toBe('#000');
    expect(resolve('var(--no, var(--pa))', variables, true)).toBe('#000');
    expect(resolve('color-mix(in oklab, var(--p) 34%, transparent)', variables, false)).toBe('#ffffff57');
  });

  it('mix colours as browsers do', () => {
    expect(mix('#ffffff', 0.5, '#000000')).toBe('#636363ff');
    expect(mix('#b3202e', 1, '#08222b')).toBe('#b3202eff');
    expect(mix('#ff0000', 0.5, '#0000ff')).toBe('#8c53a2ff');
  });
});

describe('a board', () => {
  const css = ':root { --sea-6: light-dark(#111, #222) } .A { --p: red } .part { fill: var(--p) } .dot { fill: var(--p, blue) } .off { display: none } .hit { fill: transparent } .turned { transform: translate(3px,4px) rotate(5deg) }';
  const draw = (inner: string) => drawing(`<svg><pattern id="dots"><path class="dot"></path></pattern></svg><svg role="group" viewBox="0 0 100 100">${inner}</svg>`, css, true, null);

  it('lies in the sea', () => {
    expect(draw('')).toContain('viewBox="-3 -3 106 106" width="106" height="106"');
    expect(draw('')).toContain('fill="#222"');
  });

  it('draws what is used where it is used', () => {
    const inner = draw('<defs><g id="s"><path class="part" d="M0 0"></path></g></defs><use href="#s" class="A" transform="scale(2)"></use>');
    expect(inner).toContain('<g transform="scale(2)"><g><path d="M0 0" fill="red"/></g></g>');
  });

  it('brings along what fills refer to, as it looks in its own place', () => {
    expect(draw('<g class="A"><rect fill="url(#dots)"></rect></g>')).toContain('<defs><pattern id="dots"><path fill="blue"/></pattern></defs>');
    expect(draw('')).toContain('<defs></defs>');
  });

  it('leaves out what is not seen', () => {
    expect(draw('<title>No</title><path class="off"></path><path class="hit" data-key="a" aria-label="b"></path>')).toContain('<g><path fill="none"/></g>');
    expect(draw('<path class="turned"></path>')).toContain('transform="translate(3,4) rotate(5)"');
  });
});
