// Shapes as paths, for marks that fit any board.

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A square with round corners. */
export const block = (x: number, y: number, side: number, r: number): string => {
  const [run, turn] = [side - 2 * r, `a${r} ${r} 0 0 1 `];
  return `M${x + r} ${y}h${run}${turn}${r} ${r}v${run}${turn}${-r} ${r}h${-run}${turn}${-r} ${-r}v${-run}${turn}${r} ${-r}z`;
};

/** The five shapes of people's pieces, around 0 0. */
export const PIECES: readonly string[] = [
  'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  'M-6.8-9.2H6.8A2.4 2.4 0 0 1 9.2-6.8V6.8A2.4 2.4 0 0 1 6.8 9.2H-6.8A2.4 2.4 0 0 1-9.2 6.8V-6.8A2.4 2.4 0 0 1-6.8-9.2z',
  'M0-12.2 11.8 8.6H-11.8Z',
  'M0-12.6 12.6 0 0 12.6-12.6 0Z',
  'M-4.8-11.4h9.6v6.6h6.6v9.6h-6.6v6.6h-9.6v-6.6h-6.6v-9.6h6.6Z',
];
