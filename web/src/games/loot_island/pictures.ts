// Small pictures. Suits and effects within 10 units around 0 0, filled; treasures and islands on a 24 grid, as lines.
import type { Effect, Islet, Kind, Suit } from './box';

export const SUIT: Readonly<Record<Suit, string>> = {
  red: 'M0 7c-6 0-8-6-3-9 0 2 2 2 2-1 0-2 1-4 3-5 0 3 5 5 5 9 0 4-3 6-7 6z',
  blue: 'M-8 1c2.6 0 2.6-4 5.3-4S0 1 2.7 1 5.3-3 8-3v4c-2.7 0-2.7 4-5.3 4S0 1-2.7 1-5.4 5-8 5z',
  green: 'M-6 7c-3-8 2-14 12-14 1 10-4 15-12 14z',
  yellow: 'M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM-.8-8h1.6v2h-1.6zM-.8 6h1.6v2h-1.6zM-8-.8h2v1.6h-2zM6-.8h2v1.6h-2zM-6.2-5.1l1.1-1.1 1.4 1.4-1.1 1.1zM3.7 4.8l1.1-1.1 1.4 1.4-1.1 1.1zM6.2-5.1l-1.1-1.1-1.4 1.4 1.1 1.1zM-3.7 4.8l-1.1-1.1-1.4 1.4 1.1 1.1z',
};

/** `face` is filled with white, `line` drawn over it. */
export const EFFECT: Readonly<Partial<Record<Effect | 'one', { face?: string; line: string }>>> = {
  plus: { line: 'M-8 0h7M-4.5-3.5v7M3.5-4.5 7-7v13' },
  chest: { face: 'M-8 1a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v6H-8z', line: 'M-8 2H8M0 0v4' },
  draw: { face: 'M-4-8h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z', line: 'M0-4v8M-4 0h8' },
  remove: { face: 'm0-8 7 4v8l-7 4-7-4v-8z', line: 'M-9 9 9-9' },
  one: { face: 'm0-8 7 4v8l-7 4-7-4v-8z', line: 'M-3.5 0h7M0-3.5v7' },
};

export const TREASURE: Readonly<Record<Kind, string>> = {
  bag: 'M9 7c-5 5-6 13 3 13s8-8 3-13zM8 4h8l-1 3H9z',
  jewel: 'M6 5h12l3 5-9 10L3 10zM3 10h18M9 10l3 10 3-10',
  crown: 'M3 18 2 8l6 4 4-7 4 7 6-4-1 10z',
  book: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2zM5 17a2 2 0 0 1 2-2h12',
  amulet: 'M5 3c1 6 4 8 7 8s6-2 7-8M12 11a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  skull: 'M6 15a7.5 7.5 0 1 1 12 0v2h-3v3H9v-3H6zM9.5 11h.01M14.5 11h.01',
};

export const ISLET_PICTURE: Readonly<Record<Islet, string>> = {
  remove: 'm12 5 6 3.5v7L12 19l-6-3.5v-7zM4 20 20 4',
  draw: 'M8 4h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7',
  treasure: 'M3 11a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v8H3zM3 12.5h18M12 11v3',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v9m0 0-3.5-3.5M12 16l3.5-3.5',
  place: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v9M7.5 12h9',
  ship: 'M3 15h18l-3 5H6zM12 3v12M12 4l6 8h-6M12 6l-4 6h4',
};

export const STAR = 'm0-9 2.6 5.6 6.2.7-4.6 4.1 1.2 6.1L0 4.4l-5.4 3.1 1.2-6.1-4.6-4.1 6.2-.7z';
export const CUBE = 'm12 4 7 4v8l-7 4-7-4V8z';
export const COIN = 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z';
export const WHEEL = 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 2v20M2 12h20M5 5l14 14M19 5 5 19';
export const HEALER = 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z';
