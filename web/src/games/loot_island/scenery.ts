// The shapes of the land, and the depths of the sea around it.
import type { Point } from '../shared/chart';

export const SHORE = 'M101 0C102 62 103 98 60 99S20 101 0 101-55 103-74 98-99 60-101 0-101-60-96-77-74-99-59-101 20-100 52-101 99-92 98-68 101-22 101 0z';
export const MEADOW = 'M74 0C75 46 72 60 64 66S50 75 42 75 14 72 0 72-46 76-58 70-72 56-74 0-72-46-66-62-52-74-43-74-14-76 0-75 46-74 58-70 73-52 74 0z';
export const ISLET = 'M-32-8C-26-32 20-34 32-12 42 10 22 30-4 28-30 28-40 10-32-8z';
export const DEPTHS = [[5, 470], [4, 360], [3, 250], [2, 140], [1, 44]] as const;
export const ISLET_DEPTHS = [[3, 44], [1, 18]] as const;
export const TREES = [[40, -63], [-46, -62], [22, -60], [-30, -58], [60, -58], [-61, -56], [64, -42], [-64, -40], [-67, 6], [66, 8], [64, 46], [-64, 48], [-38, 60], [52, 60], [8, 61], [-56, 62], [30, 62]] as const;

export const shifted = (path: string, { x, y }: Point): string => path.replace(/([MC])([^MCz]*)/g, (_, letter: string, rest: string) => letter + (rest.match(/-?[\d.]+/g) ?? []).map((n, i) => Number(n) + (i % 2 ? y : x)).join(' '));
