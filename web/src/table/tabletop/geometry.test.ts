import { describe, expect, it } from 'vitest';

import { hull, inches, length, lying, onTable, outline, place, places, shadow, tangents, wrap } from './geometry';

const SIZE = 36_000;

describe('from the table to the drawing', () => {
  it('turns y round and back, to the thousandth', () => {
    expect(place({ x: 0, y: 0 }, SIZE)).toEqual({ x: 0, y: 720 });
    for (const at of [{ x: 12_345, y: 1 }, { x: 36_000, y: 35_999 }]) expect(onTable(place(at, SIZE), SIZE)).toEqual(at);
  });

  it('reads a turned rectangle from its corners', () => {
    const long = lying([{ x: 0, y: 0 }, { x: 0, y: 80 }, { x: 20, y: 80 }, { x: 20, y: 0 }]);
    expect(long).toEqual({ middle: { x: 10, y: 40 }, long: 40, short: 10, turn: 90 });
    const slanted = lying([{ x: 0, y: 0 }, { x: 30, y: 30 }, { x: 20, y: 40 }, { x: -10, y: 10 }]);
    expect(slanted.turn).toBe(45);
    expect(slanted.long).toBeCloseTo(21.21, 2);
  });

  it('casts shadows to the lower right that cover the thing itself', () => {
    const square = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }];
    const cast = shadow(square, 40);
    expect(Math.max(...cast.map((p) => p.x))).toBeGreaterThan(10);
    expect(Math.min(...cast.map((p) => p.y))).toBe(0);
    expect(hull([...square, { x: 5, y: 5 }])).toHaveLength(4);
  });

  it('draws tangents that touch both bases', () => {
    const rays = tangents({ x: 0, y: 0 }, 10, { x: 100, y: 0 }, 10);
    expect(rays.map(([a, b]) => [Math.round(Math.abs(a.y)), Math.round(Math.abs(b.y))])).toEqual([[10, 10], [10, 10]]);
    expect(tangents({ x: 1, y: 1 }, 5, { x: 1, y: 1 }, 5)).toEqual([]);
  });

  it('writes outlines, lengths and inches', () => {
    expect(outline([{ x: 0, y: 0 }, { x: 1.234, y: 5 }])).toBe('M0 0L1.23 5Z');
    expect(length([{ x: 0, y: 0, z: 0 }, { x: 3000, y: 0, z: 4000 }])).toBe(5000);
    expect(inches(7430, 'en')).toBe('7.4″');
    expect(inches(7430, 'de')).toBe('7,4″');
    expect(wrap('one two three four', 8)).toEqual(['one two', 'three', 'four']);
  });

  it('finds every place that marks speak of', () => {
    const found = places([{ type: 'thing', kind: 'figure', id: 1 }, { type: 'thing', kind: 'figure', id: 9 }, { type: 'place', at: { x: 0, y: SIZE, z: 0 }, radius: 1 }], SIZE, (_, id) => (id === 1 ? { x: 5, y: 5 } : undefined));
    expect(found).toEqual([{ x: 5, y: 5 }, { x: 0, y: 0 }]);
  });
});
