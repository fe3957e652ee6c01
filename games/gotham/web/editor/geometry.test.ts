import { describe, expect, it } from 'vitest';

import { border, holds, middle, rectangle, shared, snapped, tidy, type Point } from './geometry';

const square: Point[] = [[0, 0], [20, 0], [20, 20], [0, 20]];

describe('borders', () => {
  it('are the stretches that two outlines share', () => {
    expect(border(square, [[20, 5], [40, 5], [40, 15], [20, 15]])).toEqual([{ from: [20, 5], to: [20, 15] }]);
    expect(border(square, [[20, 20], [40, 20], [40, 40], [20, 40]])).toEqual([]);
    expect(border(square, [[30, 0], [40, 0], [40, 20]])).toEqual([]);
  });

  it('of edges on one line that only touch are none', () => {
    expect(shared({ from: [0, 0], to: [10, 0] }, { from: [10, 0], to: [20, 0] })).toBeUndefined();
    expect(shared({ from: [0, 0], to: [10, 10] }, { from: [15, 15], to: [5, 5] })).toEqual({ from: [5, 5], to: [10, 10] });
  });
});

describe('the inside', () => {
  it('is without the border', () => {
    expect(holds(square, [10, 10])).toBe(true);
    expect(holds(square, [0, 10])).toBe(false);
    expect(holds(square, [20, 20])).toBe(false);
    expect(holds(square, [30, 10])).toBe(false);
  });

  it('has a middle even where the middle of the box is outside', () => {
    const bay: Point[] = [[0, 0], [30, 0], [30, 30], [20, 30], [20, 10], [10, 10], [10, 30], [0, 30]];
    expect(middle(square)).toEqual([10, 10]);
    expect(holds(bay, middle(bay))).toBe(true);
  });
});

describe('a pointer', () => {
  it('is drawn to corners first, then to edges, then to the grid', () => {
    expect(snapped([19, 2], [square], 3, 5)).toEqual([20, 0]);
    expect(snapped([21, 11], [square], 3, 5)).toEqual([20, 10]);
    expect(snapped([33, 12], [square], 3, 5)).toEqual([35, 10]);
    expect(snapped([-7, 3], [], 3, 1)).toEqual([0, 3]);
  });

  it('lies on a slanted edge exactly, or not at all', () => {
    const slope: Point[] = [[0, 0], [30, 10], [0, 30]];
    expect(snapped([14, 6], [slope], 3, 1)).toEqual([15, 5]);
    expect(snapped([10, 5], [slope], 1, 1)).toEqual([10, 5]);
  });
});

it('rectangles go round, and corners stand once', () => {
  expect(rectangle([20, 20], [0, 0])).toEqual(square);
  expect(tidy([[0, 0], [0, 0], [9, 0], [9, 9]])).toEqual([[0, 0], [9, 0], [9, 9]]);
});
