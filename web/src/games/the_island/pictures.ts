// Tiles seen from below, within 16 units around 0 0: `d` is filled, `line` is drawn, `slash` says: stops it, `to`: moves it.
export interface Picture {
  d?: string;
  line?: string;
  slash?: boolean;
  to?: boolean;
}

const FIN = 'M-12 9C-6 8-6-9 8-13 5-5 6 3 13 9z';
const WHALE = 'M-15-7c2 3 3 4 5 6C-5-8 5-9 11-5c4 3 5 7 5 11H-7c-6 0-8-4-7-8-2-1-4-3-7-3 2-1 5-1 6-4z';
const SERPENT = 'M-15 8c0-9 7-9 7 0M-5 8c0-10 8-10 8 0M8 8c1-7-2-11 2-13 2-1 5 0 6 2l-6 1';

export const UNDERSIDES: Readonly<Record<string, Picture>> = {
  shark: { d: FIN },
  whale: { d: WHALE },
  boat: { d: 'M-16 2h32c-2 7-6 10-10 10H-6C-10 12-14 9-16 2zM-1-14v13h-10zM2-11c6 2 9 6 9 10H2z' },
  whirlpool: { line: 'M1-1a3 3 0 1 1-3 4 7 7 0 1 0 4-9 11 11 0 1 1-8 17M-15 1a15 15 0 0 1 9-13' },
  volcano: { d: 'M-16 13-5-6h10l11 19z', line: 'M0-10v-5M-5-11l-3-4M5-11l3-4' },
  dolphin: { d: 'M-16 9C-13-6 2-14 16-6c-4 0-5 2-6 4 3 2 4 6 4 9-4-4-10-6-16-4-5 1-9 3-14 6zM0-10l4-7 3 8' },
  wind: { line: 'M-16-5H4a5 5 0 1 0-5-5M-16 1h25a5 5 0 1 1-5 5M-14 7h12a4 4 0 1 1-4 4' },
  move_serpent: { line: SERPENT, to: true },
  move_shark: { d: FIN, to: true },
  move_whale: { d: WHALE, to: true },
  stop_shark: { d: FIN, slash: true },
  stop_whale: { d: WHALE, slash: true },
};
/** An arrow over what is moved; the stroke through what is stopped. */
export const TO = 'M-9-19H9M4-23l5 4-5 4';
export const SLASH = 'M-15-14 15 15';

/** The faces of the die. */
export const FACES: Readonly<Record<string, Picture>> = { serpent: { line: SERPENT }, shark: { d: FIN }, whale: { d: WHALE } };
