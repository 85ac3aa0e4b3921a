// What Svelte renders on a server, as a tree. It is well-formed: every attribute is quoted, every element ends.

export interface Element {
  tag: string;
  attributes: Map<string, string>;
  classes: string[];
  parent: Element | null;
  children: (Element | string)[];
}

const TOKEN = /<!--[^]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:.-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:.-]+)(?:="([^"]*)")?/g;
const WITHOUT_END = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

const unescape = (text: string): string => text.replace(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign]!);

export function parse(html: string): Element {
  const root = element('', '', null);
  let within = root;
  for (const [text, end, tag, attributes, closed] of html.matchAll(TOKEN)) {
    if (!tag) {
      if (!text.startsWith('<')) within.children.push(unescape(text));
    } else if (end) within = within.parent!;
    else {
      const found = element(tag, attributes ?? '', within);
      within.children.push(found);
      if (!closed && !WITHOUT_END.has(tag)) within = found;
    }
  }
  return root;
}

function element(tag: string, written: string, parent: Element | null): Element {
  const attributes = new Map([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, unescape(value ?? '')]));
  return { tag, attributes, classes: (attributes.get('class') ?? '').split(/\s+/).filter(Boolean), parent, children: [] };
}

/** It and everything in it, from above to below. */
export function* all(within: Element): Generator<Element> {
  yield within;
  for (const child of within.children) if (typeof child !== 'string') yield* all(child);
}
