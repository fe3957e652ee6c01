// The odds chart as numbers: one column an amount, up to three variants beside each other.

import type { Variant } from '../wire';

export interface Bar {
  /** Which variant, 0 the plainest. */
  variant: number;
  x: number;
  y: number;
  width: number;
  height: number;
  percent: number;
}

export interface Column {
  label: string;
  middle: number;
  left: number;
  bars: Bar[];
}

export interface Chart {
  columns: Column[];
  /** Where each threshold's line stands. */
  lines: { x: number; label: string }[];
  floor: number;
}

/** How many amounts are shown before the rest become "n+". */
const COLUMNS = 8;

/** Lays the variants out in a box. */
export function chart(variants: readonly Variant[], width: number, height: number): Chart {
  const floor = height - 24;
  const top = 18;
  const amounts = variants.flatMap((variant) => variant.odds.amounts.filter((one) => one.chance > 0).map((one) => one.amount));
  const least = Math.min(0, ...amounts);
  const most = Math.max(least + 1, ...amounts);
  const count = Math.min(most - least + 1, COLUMNS);
  const folded = most - least + 1 > COLUMNS;
  const column = width / count;
  const chance = (variant: Variant, index: number): number => {
    const amount = least + index;
    const rest = folded && index === count - 1;
    return variant.odds.amounts.reduce((sum, one) => sum + (one.amount === amount || (rest && one.amount > amount) ? one.chance : 0), 0);
  };
  const highest = Math.max(0.05, ...variants.flatMap((variant) => Array.from({ length: count }, (_, i) => chance(variant, i))));
  const columns = Array.from({ length: count }, (_, index): Column => {
    const inner = column - 8;
    const wide = Math.min(26, inner / variants.length);
    const start = index * column + (column - wide * variants.length) / 2;
    const bars = variants.map((variant, i): Bar => {
      const share = chance(variant, index);
      const tall = (share / highest) * (floor - top);
      return { variant: i, x: start + i * wide, y: floor - tall, width: wide - 2, height: tall, percent: share };
    });
    const label = `${least + index}${folded && index === count - 1 ? '+' : ''}`;
    return { label, middle: (index + 0.5) * column, left: index * column, bars };
  });
  const thresholds = variants[0]?.odds.thresholds ?? [];
  const lines = thresholds
    .filter((threshold) => threshold.amount > least && threshold.amount <= least + count - 1)
    .map((threshold) => ({ x: (threshold.amount - least) * column, label: threshold.label }));
  return { columns, lines, floor };
}
