// Shapes as paths, for marks that fit any board.

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

/** A square with round corners. */
export const block = (x: number, y: number, side: number, r: number): string => {
  const [run, turn] = [side - 2 * r, `a${r} ${r} 0 0 1 `];
  return `M${x + r} ${y}h${run}${turn}${r} ${r}v${run}${turn}${-r} ${r}h${-run}${turn}${-r} ${-r}v${-run}${turn}${r} ${-r}z`;
};
