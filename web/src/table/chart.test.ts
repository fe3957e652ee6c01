import { describe, expect, it } from 'vitest';

import type { Variant } from '../wire';
import { chart } from './chart';

const variant = (amounts: [number, number][], thresholds: [number, string][] = []): Variant => ({
  label: 'v',
  odds: { headlines: [], amounts: amounts.map(([amount, chance]) => ({ amount, chance })), unit: 'damage', mean: 0, thresholds: thresholds.map(([amount, label]) => ({ amount, label })) },
});

describe('the odds chart', () => {
  it('has a column an amount and a bar a variant, the likeliest the tallest', () => {
    const drawn = chart([variant([[0, 0.25], [2, 0.75]]), variant([[0, 0.5], [1, 0.5]])], 300, 140);
    expect(drawn.columns.map((column) => column.label)).toEqual(['0', '1', '2']);
    const heights = drawn.columns.flatMap((column) => column.bars.map((bar) => bar.height));
    expect(Math.max(...heights)).toBe(drawn.columns[2]!.bars[0]!.height);
    expect(drawn.columns[1]!.bars[0]!.height).toBe(0);
  });

  it('folds what is rare and far into the last column', () => {
    const drawn = chart([variant(Array.from({ length: 12 }, (_, i) => [i, 1 / 12]))], 300, 140);
    expect(drawn.columns.at(-1)!.label).toBe('7+');
    expect(drawn.columns.at(-1)!.bars[0]!.percent).toBeCloseTo(5 / 12);
  });

  it('draws a threshold only where the chart reaches it', () => {
    const odds: [number, number][] = [[0, 0.5], [3, 0.5]];
    expect(chart([variant(odds, [[3, 'KO'], [9, 'gone']])], 400, 140).lines).toEqual([{ x: 300, label: 'KO' }]);
  });
});
