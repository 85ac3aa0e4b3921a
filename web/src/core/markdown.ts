// The little Markdown our rules use, as a tree that components draw: no HTML is ever made from text.
export type Inline = { is: 'text' | 'bold' | 'em' | 'code'; text: string };
export type Block =
  | { is: 'p'; text: Inline[] }
  | { is: 'ul' | 'ol'; items: Inline[][] }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(/\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\)/g)) {
    if (match.index > from) found.push({ is: 'text', text: text.slice(from, match.index) });
    const [whole, bold, code, em, named] = match;
    if (bold !== undefined) found.push({ is: 'bold', text: bold });
    else if (code !== undefined) found.push({ is: 'code', text: code });
    else if (em !== undefined) found.push({ is: 'em', text: em });
    else found.push({ is: 'text', text: named ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ is: 'text', text: text.slice(from) });
  return found;
}

const cells = (line: string) => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => inline(cell.trim()));

export function blocks(markdown: string): Block[] {
  return markdown.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean).flatMap(oneBlock);
}

function oneBlock(block: string): Block[] {
  const lines = block.split('\n');
  if (lines.every((line) => line.trim().startsWith('|'))) {
    const [head = '', , ...rows] = lines;
    return [{ is: 'table', head: cells(head), rows: rows.map(cells) }];
  }
  const starts = lines.findIndex((line) => /^\s*([-*]|\d+\.)\s/.test(line));
  if (starts < 0) return [{ is: 'p', text: inline(lines.map((line) => line.trim()).join(' ')) }];
  const before: Block[] = starts > 0 ? [{ is: 'p', text: inline(lines.slice(0, starts).join(' ')) }] : [];
  const items: string[] = [];
  for (const line of lines.slice(starts)) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
    if (item) items.push(item[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return [...before, { is: /^\s*\d/.test(lines[starts]!) ? 'ol' : 'ul', items: items.map(inline) }];
}

/** The words without marks, lower case: for searching. */
export function searchable(markdown: string): string {
  return fold(markdown.replace(/[*`|]/g, ''));
}

export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
