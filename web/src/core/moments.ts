// Links to a moment of a replay.

/** `#eyes=all`, `watch` or a seat. */
export function eyesIn(fragment: string): string | null {
  return /^(all|watch|[0-7])$/.exec(new URLSearchParams(fragment.replace(/^#/, '')).get('eyes') ?? '')?.[0] ?? null;
}

/** For somebody who has no seat there: `watch` is a token to look on with. */
export function momentLink(origin: string, table: string, step: number, eyes: string, watch: string | null): string {
  return `${origin}/replay/${table}#step=${step}${eyes === 'all' ? '' : `&eyes=${eyes}`}${watch ? `&watch=${watch}` : ''}`;
}
