import { describe, expect, it } from 'vitest';
import { placed } from './names';

const figure = (id: number, x: number, rank = 0) => ({ id, name: 'The Black Widow', at: { x, y: 100 }, radius: 10, rank });

describe('names of figures', () => {
  it('are written below where there is room', () => {
    expect(placed([figure(1, 0), figure(2, 200)], 11)).toEqual(new Map([[1, 'below'], [2, 'below']]));
  });
  it('give way upwards, and then altogether', () => {
    const sides = placed([figure(1, 0), figure(2, 20), figure(3, 40)], 11);
    expect(sides).toEqual(new Map([[1, 'below'], [2, 'above']]));
  });
  it('of whoever matters come first and are always written', () => {
    const sides = placed([figure(1, 0), figure(2, 20, 2), figure(3, 40, 2), figure(4, 60, 2)], 11);
    expect([...sides.keys()]).toEqual([2, 3, 4]);
    expect(sides.get(2)).toBe('below');
  });
});
