import { describe, expect, it } from 'vitest';
import { around, beside, CELL, CELLS, crowd, fan, ISLANDS, LAND_ROWS, PORT, walk } from '../../src/games/the_island/geometry';

describe('the board', () => {
  it('has 133 cells, 40 places for tiles, two harbours at each island', () => {
    expect(CELLS).toHaveLength(133);
    expect(CELLS.filter((cell) => cell.slot)).toHaveLength(40);
    for (const island of ISLANDS) {
      const harbours = CELLS.filter((cell) => cell.harbour === island);
      expect(harbours).toHaveLength(2);
      for (const cell of harbours) expect([Math.sign(cell.x), Math.sign(cell.y)]).toEqual([Math.sign(PORT[island].x), Math.sign(PORT[island].y)]);
    }
    expect(LAND_ROWS.map((row) => row.length)).toEqual([4, 5, 8, 7, 8, 5, 4]);
    expect(LAND_ROWS[3]!.map((cell) => cell.id)).toEqual(['g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9']);
  });
  it('knows what lies beside what, both ways', () => {
    expect(beside('g6', 'e')?.id).toBe('g7');
    expect(beside('g6', 'ne')?.id).toBe('f7');
    expect(beside('g6', 'nw')?.id).toBe('f6');
    expect(beside('g6', 'sw')?.id).toBe('h6');
    expect(beside('a1', 'nw')).toBeUndefined();
    expect(around('g6')).toHaveLength(6);
    for (const cell of CELLS) for (const other of around(cell.id)) expect(around(other.id)).toContain(cell);
  });
});

describe('walking by keys', () => {
  it('goes in all six directions and back', () => {
    for (const [there, back] of [['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown'], ['Home', 'End']] as const) {
      const to = walk('g6', there)!;
      expect(to).not.toBe('g6');
      expect(walk(to, back)).toBe('g6');
    }
    expect(walk('g6', 'x')).toBe(null);
  });
  it('reaches every cell and every island', () => {
    const seen = new Set(['g6']);
    for (const from of seen) for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']) seen.add(walk(from, key)!);
    expect(seen.size).toBe(133 + 4);
  });
  it('stays at the edge', () => {
    expect(walk('a1', 'ArrowUp')).toBe('a1');
    expect(walk('northwest', 'ArrowLeft')).toBe('northwest');
    expect(CELL.get(walk('northwest', 'ArrowRight')!)?.harbour).toBe('northwest');
  });
});

describe('many in one place', () => {
  it('all have a place of their own inside the cell', () => {
    for (let of = 1; of <= 9; of += 1) {
      const berths = crowd(of);
      expect(berths).toHaveLength(of);
      expect(new Set(berths.map(({ x, y }) => `${x} ${y}`)).size).toBe(of);
      for (const { x, y, scale } of berths) expect(Math.abs(x) + 10 * scale < 27 && Math.abs(y) + 10 * scale < 24).toBe(true);
    }
  });
  it('creatures fan out', () => {
    for (let of = 1; of <= 6; of += 1) expect(new Set(fan(of).map(({ x }) => x)).size).toBe(of);
    expect(fan(3)[0]!.scale).toBe(0.6);
  });
});
