import { describe, expect, it } from 'vitest';
import { berth, coast, frame, lines, medallions, openSea, PITCH, snap, TILE, trace, walk, way } from '../../src/games/forbidden_island/geometry';

const LAYOUTS: Record<string, string[]> = {
  forbidden_island: ['..##..', '.####.', '######', '######', '.####.', '..##..'],
  island_of_shadows: ['######', '######', '######', '######'],
  volcano_island: ['#####', '#####', '##.##', '#####', '#####'],
  island_of_death: ['..###..', '#######', '.#####.', '..###..', '..###..', '..###..'],
  bay_of_gulls: ['...##...', '...##...', '#..##..#', '########', '.######.', '...##...'],
  bone_island: ['.##..##.', '########', '########', '.##..##.'],
  coral_reef: ['.##....', '####...', '######.', '.######', '...####', '....##.'],
  skull_island: ['######', '#.##.#', '######', '.####.', '.####.'],
  bridge_of_horrors: ['###...####', '##########', '####...###'],
  atoll_of_decisions: ['..###..', '.##.##.', '##...##', '#.....#', '##...##', '.##.##.', '..###..'],
  arch_of_fate: ['...###...', '..#####..', '.###.###.', '###...###', '##.....##'],
  treasure_island: ['##...##', '.#####.', '..###..', '..###..', '.#####.', '##...##'],
};
const places = (rows: string[]): boolean[][] => rows.map((row) => [...row].map((mark) => mark === '#'));

describe('treasures around the island', () => {
  it.each(Object.entries(LAYOUTS))('%s: four places in open water, none on land, none twice, all in the picture', (_, rows) => {
    const land = places(rows);
    const { at, below } = medallions(land);
    const picture = frame(rows.length, rows[0]!.length, below);
    expect(at).toHaveLength(4);
    expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    for (const spot of at) {
      expect(spot.x).toBeGreaterThanOrEqual(picture.x);
      expect(spot.x + TILE).toBeLessThanOrEqual(picture.x + picture.width);
      expect(spot.y + TILE).toBeLessThanOrEqual(picture.y + picture.height);
      const [row, col] = [Math.round(spot.y / PITCH), Math.round(spot.x / PITCH)];
      if (!below) expect(land[row]![col]).toBe(false);
    }
  });

  it('takes the corners where they are free', () => {
    expect(medallions(places(LAYOUTS.forbidden_island!)).at).toEqual([
      { x: 0, y: 0 },
      { x: 540, y: 0 },
      { x: 0, y: 540 },
      { x: 540, y: 540 },
    ]);
  });

  it('lies in a row under an island without corners, and never in a lagoon', () => {
    expect(medallions(places(LAYOUTS.volcano_island!)).below).toBe(true);
    expect(openSea(places(LAYOUTS.volcano_island!))).toEqual([]);
  });
});

it('draws one square of coast for each standing tile', () => {
  expect(coast([{ row: 0, col: 0 }, { row: 0, col: 2 }])).toBe('M20 20h56v56h-56zM236 20h56v56h-56z');
});

describe('walking with arrows', () => {
  const cells = [[0, 2], [0, 3], [1, 1], [1, 2], [2, 0]].map(([row, col]) => ({ x: col! * PITCH, y: row! * PITCH }));
  it('goes to the neighbour, then slantwise, and stays at the edge', () => {
    expect(walk(cells, 0, 'ArrowRight')).toBe(1);
    expect(walk(cells, 0, 'ArrowDown')).toBe(3);
    expect(walk(cells, 2, 'ArrowUp')).toBe(0);
    expect(walk(cells, 4, 'ArrowLeft')).toBe(4);
    expect(walk(cells, -1, 'ArrowLeft')).toBe(0);
    expect(walk([], 0, 'ArrowLeft')).toBe(-1);
  });
});

it('snaps to the nearest space in reach', () => {
  const spots = [{ x: 48, y: 48, half: 48 }, { x: 264, y: 48, half: 48 }];
  expect(snap(spots, { x: 110, y: 48 }, 40)).toBe(0);
  expect(snap(spots, { x: 200, y: 48 }, 40)).toBe(1);
  expect(snap(spots, { x: 156, y: 300 }, 40)).toBe(-1);
});

describe('ways', () => {
  it('finds the shortest way over open cells', () => {
    const open = [[0, 1], [0, 2], [1, 2]].map(([row, col]) => ({ row: row!, col: col! }));
    expect(way({ row: 0, col: 0 }, { row: 2, col: 2 }, open)).toHaveLength(5);
    expect(way({ row: 0, col: 0 }, { row: 5, col: 5 }, open)).toBeNull();
  });
  it('draws a line that keeps clear of its ends', () => {
    expect(trace([{ x: 0, y: 0 }])).toBe('');
    expect(trace([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }], 10)).toBe('M10 0Q100 0 100 90');
  });
});

it('berths four pawns apart and clear of the emblem', () => {
  const spots = [0, 1, 2, 3].map((i) => berth(i, 4));
  for (const a of spots) {
    expect(Math.hypot(a.x - 82, a.y - 14)).toBeGreaterThan(12 + 17);
    for (const b of spots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(35);
  }
});

it('breaks long names where it is best', () => {
  expect(lines('Star House')).toEqual(['Star House']);
  expect(lines('Jardin des Fougères')).toEqual(['Jardin des', 'Fougères']);
  expect(lines('Barnsteenduinen')).toEqual(['Barnsteenduinen']);
});
