// Where the names of figures are written, so that none lies across another: under the base, else above it, else nowhere. Who
// matters more is placed first.
import type { XY } from './geometry';

export interface Named {
  id: number;
  name: string;
  at: XY;
  radius: number;
  /** The greater, the sooner it is placed. */
  rank: number;
  /** Its place is taken below, by a ruler or a chance. */
  above?: boolean;
}

/** How far a name's foot lies from the middle of its figure. */
export function foot(side: 'below' | 'above', radius: number, letters: number): number {
  return side === 'below' ? radius + 7 + letters : -radius - 15;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// The display face is narrow: about half as wide as it is tall.
const WIDE = 0.46;

function box(one: Named, side: 'below' | 'above', letters: number): Box {
  const half = (one.name.length * letters * WIDE) / 2;
  const bottom = one.at.y + foot(side, one.radius, letters) + letters * 0.2;
  return { left: one.at.x - half, right: one.at.x + half, top: bottom - letters * 1.1, bottom };
}

const crosses = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** On which side each name is written; who is missing has no room for it. */
export function placed(all: readonly Named[], letters: number): Map<number, 'below' | 'above'> {
  const taken: Box[] = [];
  const sides = new Map<number, 'below' | 'above'>();
  for (const one of all.toSorted((a, b) => b.rank - a.rank || a.id - b.id)) {
    const wanted = one.above ? (['above'] as const) : (['below', 'above'] as const);
    const side = wanted.find((side) => !taken.some((other) => crosses(other, box(one, side, letters)))) ?? (one.rank > 1 ? wanted[0] : undefined);
    if (!side) continue;
    sides.set(one.id, side);
    taken.push(box(one, side, letters));
  }
  return sides;
}
