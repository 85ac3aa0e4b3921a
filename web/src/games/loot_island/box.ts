// What is in the box, as far as people see it on the cards: the figures of components.toml, of which a test sees to it that
// these are the same. What an owner of the game can give instead comes with the options of the position.
export const SUITS = ['red', 'blue', 'green', 'yellow'] as const;
export const KINDS = ['amulet', 'bag', 'book', 'jewel', 'crown', 'skull'] as const;
export const COASTS = ['north', 'east', 'south', 'west'] as const;
export const LANDINGS = COASTS.flatMap((coast) => [`${coast}1`, `${coast}2`]);
export type Suit = (typeof SUITS)[number];
export type Kind = (typeof KINDS)[number];
export type Coast = (typeof COASTS)[number];
export type Effect = 'none' | 'plus' | 'draw' | 'remove' | 'chest';
export type Islet = 'remove' | 'compass' | 'draw' | 'treasure' | 'place' | 'ship';

export const ROUNDS = 5;
export const COMPASSES = 3;
export const TOO_CURSED = 13;
export const BURY = 2;
export const JOKER = 11;
/** Gold for two jewels, and for three; for a set of so many different skulls, for each other kind. */
export const JEWEL_PAIR = 8;
export const JEWEL_TRIPLE = 20;
export const SKULL_SET = [0, 1, 3, 6] as const;
/** By the number of players. */
export const NEEDED = [0, 0, 4, 4, 5, 6] as const;
export const HAND = [0, 0, 6, 7, 7, 7] as const;
const PACKS_OF = [[], [], [1, 4], [1, 4], [1, 2, 4], [1, 2, 3, 4]] as const;
export const MAPS = 88;

const EFFECTS: Effect[] = 'none none plus none draw none chest none draw none chest none remove none chest none remove none chest none chest chest'.split(' ') as Effect[];
const ISLETS = ['remove-3', 'compass', 'draw', 'treasure', 'place', 'ship', 'remove-2'];
const HEALERS = ['1+0', '1+2', '1+4', '1+6', '1+8', '2+0', '2+1', '2+3', '2+5', '0+9', '0+11', '0+13', '0+15', '0+17'];
const CROSSED: Record<string, number> = { 8: 2, 13: 1, 14: 1, 22: 2, 25: 1, 38: 2, 48: 1, 55: 2, 60: 1, 71: 2 };

/** Pack by pack: kind, gold, curse; crosses of a crown (+), what a book multiplies by (x). */
const PRINTED = [
  'c4/2+1 j2/2 c2/2+3 j5/5 t0/1x2 b5/1 b7/2 a1/0 r3/2 j3/3 b10/3 t0/0x2 a2/0 t0/0x2 a3/0 b12/4 c3/2+2 l4/3 f5/4 c1/2+4 j4/4',
  'a1/0 c2/2+3 j2/2 a2/0 t0/1x2 b6/1 b8/2 l3/2 f4/3 j4/4 b11/3 t0/0x2 c3/2+2 j3/3 r5/4 c1/2+4',
  'a1/0 b9/2 c3/2+2 r3/2 j2/2 b7/1 j4/4 l4/3 c2/2+3 t0/1x2 a2/0 t0/2x3 j3/3 b12/3 c1/2+4 f5/4',
  'j4/4 a1/0 t0/3x3 b13/4 r4/3 c4/2+1 a2/0 t0/2x3 b10/3 j2/2 c3/2+2 a3/0 c2/2+3 f3/2 j5/5 b8/2 b15/5 t0/0x1 j3/3 l5/4 c1/2+4',
];
const LETTER: Record<string, string> = { a: 'amulet', b: 'bag', t: 'book', j: 'jewel', c: 'crown', r: 'skull_right', l: 'skull_left', f: 'skull_front' };

export interface Treasure {
  /** «crown-1». */
  id: string;
  number: number;
  pack: number;
  kind: Kind;
  /** Which of the three skulls. */
  face: string | null;
  gold: number;
  curse: number;
  crosses: number;
  times: number;
  /** Cubes that are removed when it is kept. */
  crossed: number;
}

function printed(): Map<string, Treasure> {
  const all = new Map<string, Treasure>();
  PRINTED.forEach((pack, i) =>
    pack.split(' ').forEach((word) => {
      const [, letter, gold, curse, sign, more] = /^(.)(\d+)\/(\d+)(?:([+x])(\d+))?$/.exec(word)!;
      const name = LETTER[letter!]!;
      const number = all.size + 1;
      const kind = (name.startsWith('skull') ? 'skull' : name) as Kind;
      const id = `${name}-${number}`;
      all.set(id, {
        id, number, pack: i + 1, kind, face: kind === 'skull' ? name : null, gold: Number(gold), curse: Number(curse),
        crosses: sign === '+' ? Number(more) : 0, times: sign === 'x' ? Number(more) : 0, crossed: CROSSED[number] ?? 0,
      });
    }),
  );
  return all;
}
export const TREASURES: ReadonlyMap<string, Treasure> = printed();
export const treasuresOf = (seats: number): number => [...TREASURES.values()].filter(({ pack }) => (PACKS_OF[seats] as readonly number[] | undefined)?.includes(pack)).length;

/** The box of a position: ours, or an owner's own figures. */
export class Box {
  private readonly own: Record<string, any>;

  constructor(position: Record<string, any>) {
    this.own = position.options?.components ?? {};
  }

  /** «red-5-a»: what its symbol does. */
  effect(suit: number, number: number, copy: number): Effect {
    return this.own.maps?.[suit]?.[(number - 1) * 2 + copy] ?? EFFECTS[(number - 1) * 2 + copy] ?? 'none';
  }

  islet(i: number): { is: Islet; cubes: number } {
    const [is, cubes] = String(this.own.islands?.[i] ?? ISLETS[i]).split('-');
    return { is: is as Islet, cubes: Number(cubes ?? 0) };
  }

  /** «healer-3»: gold for each cube, and once. */
  healer(id: string): { cube: number; once: number } {
    const i = Number(id.slice(id.lastIndexOf('-') + 1)) - 1;
    const [cube, once] = String(this.own.healers?.[i] ?? HEALERS[i] ?? '0+0').split('+').map(Number);
    return { cube: cube ?? 0, once: once ?? 0 };
  }

  treasure(id: string): Treasure | null {
    const found = TREASURES.get(id);
    const crossed = found && this.own.crossed?.[String(found.number)];
    return found ? { ...found, crossed: crossed === undefined ? found.crossed : Number(crossed) } : null;
  }
}
