// The pictures as data: paths with one flat fill each. Tiles on a 64 grid, standing on its lower third; line 2, front view.
// Fills: bone, gold, coral, water, leaf, stone, dark; `ink` is the line's own colour, `line` has no fill, `bold` is thicker;
// `gate` takes the colour of its gate.
export type Fill = 'bone' | 'gold' | 'coral' | 'water' | 'leaf' | 'stone' | 'dark' | 'ink' | 'line' | 'bold' | 'gate' | 'glint';
export type Picture = readonly (readonly [fill: Fill, d: string])[];
export type Ground = 'sand' | 'moss' | 'forest' | 'rock';

const STEPS = 'M10 54h44v-6H10zM15 48h34v-6H15zM20 42h24v-6H20z';
const HOUSE = 'M12 54V38h40v16z';
const DOORS = 'M22 54v-8M32 54v-8M42 54v-8';
const HILL = 'M8 54c0-26 10-38 24-38s24 12 24 38z';
const ARCH = 'M14 54V30a18 18 0 0 1 36 0v24h-9V31a9 9 0 0 0-18 0v23z';

const gate = (...sign: Picture): Picture => [...sign, ['gate', ARCH], ['line', 'M10 54h44M18 22l6 4M46 22l-6 4M32 12v8']];

export const TILES: Readonly<Record<string, { ground: Ground; picture: Picture; gate?: string }>> = {
  fools_landing: {
    ground: 'sand',
    picture: [
      ['bone', 'M11 33a21 21 0 1 0 42 0a21 21 0 1 0-42 0z'],
      ['line', 'M17 33a15 15 0 1 0 30 0a15 15 0 1 0-30 0z'],
      ['bold', 'M26 25v16M38 25v16M26 33h12'],
    ],
  },
  // the gates: one arch, told apart by colour and by what stands in it
  bronze_gate: {
    ground: 'moss',
    gate: 'dusk',
    picture: gate(['coral', 'M24 49a8 8 0 0 1 16 0z'], ['line', 'M27 54h10']),
  },
  copper_gate: { ground: 'sand', gate: 'clay', picture: gate(['line', 'M14 38h9M14 46h9M41 38h9M41 46h9M32 54v-6']) },
  gold_gate: {
    ground: 'sand',
    gate: 'dawn',
    picture: gate(['gold', 'M25 54a7 7 0 0 1 14 0z'], ['line', 'M32 43v-4M26.5 46l-1.6-2.4M37.5 46l1.6-2.4']),
  },
  iron_gate: { ground: 'rock', gate: 'rain', picture: gate(['line', 'M28 35l-1.5 5M34 33l-1.5 5M38 39l-1.5 5M31 44l-1.5 5']) },
  silver_gate: { ground: 'moss', gate: 'frost', picture: gate(['line', 'M32 36v13M26.4 39.2l11.2 6.6M37.6 39.2l-11.2 6.6']) },
  temple_moon: { ground: 'sand', picture: [['bone', STEPS], ['gold', 'M37 12a11 11 0 1 0 4 17 10 10 0 0 1-4-17z']] },
  temple_sun: {
    ground: 'sand',
    picture: [
      ['bone', STEPS],
      ['gold', 'M25 23a7 7 0 1 0 14 0a7 7 0 1 0-14 0z'],
      ['line', 'M32 9v4M20 14l3 3M44 14l-3 3M17 25h4M43 25h4'],
    ],
  },
  whispering_garden: {
    ground: 'moss',
    picture: [
      ['leaf', 'M32 55c-2-12-9-20-18-23 1 11 7 19 18 23zM32 55c2-12 9-20 18-23-1 11-7 19-18 23z'],
      ['line', 'M32 55V24M24 47V28M40 47V26M12 55h40'],
      ['coral', 'M32 26c-3 0-3-12 0-15 3 3 3 15 0 15zM24 30c-2.6 0-2.6-10 0-13 2.6 3 2.6 13 0 13zM40 28c-2.6 0-2.6-10 0-13 2.6 3 2.6 13 0 13z'],
    ],
  },
  howling_garden: {
    ground: 'forest',
    picture: [
      ['leaf', 'M32 48c-16-2-18-18-12-24 4 6 8 6 12 2 4 4 8 4 12-2 6 6 4 22-12 24z'],
      ['line', 'M32 56V34M32 42l-7-6M32 40l6-6M14 14c6-4 10 4 16 0s8 2 12-1'],
    ],
  },
  cave_embers: {
    ground: 'rock',
    picture: [
      ['dark', HILL],
      ['coral', 'M32 52c-10 0-12-9-6-15 1 3 3 3 3 0 0-5 3-8 6-10-1 5 7 9 7 16 0 6-4 9-10 9z'],
      ['gold', 'M32 52c-5 0-6-5-3-8 1 2 2 1 3-3 3 2 5 4 5 7s-2 4-5 4z'],
    ],
  },
  cave_shadows: {
    ground: 'rock',
    picture: [['dark', HILL], ['ink', 'M18 54c0-16 5-24 14-24s14 8 14 24z'], ['glint', 'M27 42h3M35 42h3']],
  },
  coral_palace: {
    ground: 'sand',
    picture: [['bone', HOUSE], ['coral', 'M20 38a12 12 0 0 1 24 0z'], ['line', `M32 26V14M32 20l6-5M32 22l-5-4${DOORS}`]],
  },
  tidal_palace: {
    ground: 'sand',
    picture: [['bone', HOUSE], ['water', 'M18 38c0-16 14-20 24-22-6 5-4 10 2 12 3 2 3 6 2 10z'], ['line', DOORS]],
  },
  breakers_bridge: {
    ground: 'moss',
    picture: [
      ['bone', 'M6 36c14 12 38 12 52 0v6c-14 12-38 12-52 0z'],
      ['line', 'M10 18v20M54 18v20M10 20c12 14 32 14 44 0M20 30v13M32 33v14M44 30v13'],
    ],
  },
  cliffs_abandon: {
    ground: 'rock',
    picture: [['stone', 'M8 54V24l10-6 8 4v10l10-3 8 5v8l12 2v10z'], ['line', 'M16 28v18M26 34v12M40 40v8']],
  },
  crimson_forest: {
    ground: 'forest',
    picture: [['line', 'M20 46v9M42 48v7'], ['coral', 'M20 46h-10l10-26 10 26zM42 48h-11l11-30 11 30z']],
  },
  dunes_deception: {
    ground: 'sand',
    picture: [
      ['bone', 'M6 54c8-2 12-22 26-26 3 10 12 22 26 26z'],
      ['gold', 'M32 28c3 10 12 22 26 26H38c-6-6-9-16-6-26z'],
      ['gold', 'M6 54c5-3 9-12 17-13 1 6 4 10 9 13z'],
      ['line', 'M12 18c4-3 7 2 11 0M42 15c4-3 7 2 11 0M6 54h52'],
    ],
  },
  lost_lagoon: {
    ground: 'forest',
    picture: [
      ['water', 'M10 38a22 13 0 1 0 44 0a22 13 0 1 0-44 0z'],
      ['line', 'M20 37c4 0 4-3 8-3s4 3 8 3 4-3 8-3M26 44c3 0 3-2 6-2s3 2 6 2M16 26c0-8-4-10-8-10M16 26c1-7 5-9 10-8'],
    ],
  },
  misty_marsh: {
    ground: 'moss',
    picture: [
      ['water', 'M8 50a24 7 0 1 0 48 0a24 7 0 1 0-48 0z'],
      ['line', 'M31 38v13M36 38v12M16 49V34M12 49c0-6 2-9 4-11M50 48V36M54 48c0-5-2-8-4-10'],
      ['bone', 'M26 13l-11 3 9 3c-2 8 0 12 3 15 3 5 11 6 18 2-4-9-9-13-15-13-1-4 1-10-4-10z'],
      ['line', 'M32 31c4 2 8 3 12 4'],
    ],
  },
  observatory: {
    ground: 'moss',
    picture: [
      ['bone', 'M16 54V40h32v14z'],
      ['dark', 'M33 22.5 42 12l4 3-8 10z'],
      ['stone', 'M14 40a18 18 0 0 1 36 0z'],
      ['line', 'M28 54v-7h8v7'],
    ],
  },
  phantom_rock: {
    ground: 'rock',
    picture: [['stone', 'M14 54l8-26 6 6 6-24 8 26 4-4 6 22z'], ['line', 'M34 20l-2 22M24 38l-2 12M42 42l2 8']],
  },
  twilight_hollow: {
    ground: 'forest',
    picture: [
      ['stone', 'M16 54c6-4 6-12 5-18L12 22l11 6 2-16h14l2 16 11-6-9 14c-1 6-1 14 5 18z'],
      ['ink', 'M25 38a7 9 0 1 0 14 0a7 9 0 1 0-14 0z'],
      ['glint', 'M29 37h.1M35 37h.1'],
    ],
  },
  watchtower: {
    ground: 'moss',
    picture: [['bone', 'M24 54l3-28h10l3 28z'], ['coral', 'M22 26l10-14 10 14z'], ['line', 'M30 54v-8h4v8M31 33h2']],
  },
};

/** Emblems of cards and treasures around 0, 22 wide; `line` is drawn with a stroke. */
export const EMBLEMS: Readonly<Record<string, { d: string; line?: true }>> = {
  earth: { d: 'M-9.5 8-4-8 4.5-4 10 8Z' },
  wind: { d: 'M-8-3h10a3.5 3.5 0 1 0-3-5M-8 2h14a3.5 3.5 0 1 1-3 5', line: true },
  fire: { d: 'M0 9c-7 0-9-7-4-11 0 2 2 2 2-1 0-3 2-5 4-6-1 4 6 6 6 11 0 4-3 7-8 7z' },
  ocean: { d: 'M-9-3c3 0 3-4 6-4s3 4 6 4 3-4 6-4v3c-3 0-3 4-6 4s-3-4-6-4-3 4-6 4zM-9 5c3 0 3-4 6-4s3 4 6 4 3-4 6-4v3c-3 0-3 4-6 4s-3-4-6-4-3 4-6 4z' },
  helicopter: { d: 'M-9-6H9M0-6v4M-6 3a6 4 0 0 1 12 0c0 3-2 4-6 4S-6 6-6 3zM6 3h4M-4 9h8', line: true },
  sandbags: { d: 'M-8 2h5.4v6H-8zM-2.6 2h5.2v6h-5.2zM2.6 2H8v6H2.6zM-5.3-4H0v6h-5.3zM0-4h5.3v6H0z', line: true },
  waters_rise: { d: 'M-9-1c2.2 0 2.2-3 4.5-3S-2.3-1 0-1s2.2-3 4.5-3S6.7-1 9-1M-9 6c2.2 0 2.2-3 4.5-3S-2.3 6 0 6s2.2-3 4.5-3S6.7 6 9 6', line: true },
};

/** Icons of the roles on the 24 grid, drawn as lines. */
export const ROLES: Readonly<Record<string, string>> = {
  explorer: 'M3 20l6-10 4 6 2-3 6 7zM9 10V3l6 2.2L9 7.4',
  pilot: 'M12 3c1.2 0 1.8 1.3 1.8 3v3.5L21 14v2l-7.2-2v4l2.2 2v1l-4-1-4 1v-1l2.2-2v-4L3 16v-2l7.2-4.5V6c0-1.7.6-3 1.8-3z',
  engineer: 'M14 4l6 6-3 1-2-2-9 11-2-2L15 9l-4-4zM11 5 7 4 4 7l3 3 3-3',
  navigator: 'M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M12 2v8M12 14v8M2 12h8M14 12h8',
  messenger: 'M3 6h18v12H3zM3 7l9 7 9-7M3 18l6-6M21 18l-6-6',
  diver: 'M3 8h14v5a3 3 0 0 1-3 3h-1.5l-1.2-2H8.7l-1.2 2H6a3 3 0 0 1-3-3zM21 3v13a4 4 0 0 1-4 4h-3',
};

export const SKULL = 'M6 15a7.5 7.5 0 1 1 12 0v2h-3v3H9v-3H6zM9.5 11h.01M14.5 11h.01';
