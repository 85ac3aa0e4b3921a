// Where things lie on any chart: pure numbers, no drawing.
export interface Point {
  x: number;
  y: number;
}

/** The nearest of some spaces within reach of a point, or -1. Distance is to the edge of the space, 0 inside it. */
export function snap(spaces: (Point & { /** Half its width. */ half: number })[], to: Point, reach: number): number {
  let best = -1;
  let least = reach;
  spaces.forEach((space, i) => {
    const dx = Math.max(0, Math.abs(space.x - to.x) - space.half);
    const dy = Math.max(0, Math.abs(space.y - to.y) - space.half);
    const far = Math.hypot(dx, dy);
    if (far <= least) {
      least = far;
      best = i;
    }
  });
  return best;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A line through points, bent softly; its ends stay clear of what stands there. */
export function trace(points: Point[], clear = 27): string {
  if (points.length < 2) return '';
  const [a, b] = [points[0]!, points.at(-1)!];
  if (points.length === 2) {
    // a slight bow, so that a line never hides behind the straight edges of tiles
    const bow = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.14, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.14 };
    return `M${at(a, bow, clear)}Q${round(bow.x)} ${round(bow.y)} ${at(b, bow, clear)}`;
  }
  const inner = points.slice(1, -1);
  let line = `M${at(a, inner[0]!, clear)}`;
  inner.forEach((point, i) => {
    const next = inner[i + 1];
    const end = next ? `${round((point.x + next.x) / 2)} ${round((point.y + next.y) / 2)}` : at(b, point, clear);
    line += `Q${round(point.x)} ${round(point.y)} ${end}`;
  });
  return line;
}

function at(from: Point, toward: Point, by: number): string {
  const far = Math.hypot(toward.x - from.x, toward.y - from.y) || 1;
  const part = Math.min(by, far) / far;
  return `${round(from.x + (toward.x - from.x) * part)} ${round(from.y + (toward.y - from.y) * part)}`;
}

/** Words in lines of at most so many letters, as far as words allow. */
export function lined(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
