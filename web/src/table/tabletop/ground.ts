// The ground under a battlefield. The data says where scenery stands, not where streets run; so streets are drawn where
// no building stands from edge to edge, and grass under trees. It is scenery of the eye only: no rule knows it.

import { hull, INCH, type XY } from './geometry';

export interface Strip {
  from: number;
  to: number;
}

export interface Ground {
  /** Streets from top to bottom, by x. */
  down: Strip[];
  /** Streets from left to right, by y. */
  across: Strip[];
  /** Lawns, as outlines. */
  lawns: XY[][];
}

interface Standing {
  corners: readonly XY[];
  look: string;
}

/** Narrower than this is an alley. */
const NARROWEST = 3 * INCH;
/** A street is never wider than this: two lanes and their kerbs. */
const WIDEST = 5.2 * INCH;
const SOLID = new Set(['building', 'wall', 'container']);

/** What lies under these pieces on a table with sides of `size` units. */
export function ground(pieces: readonly Standing[], size: number): Ground {
  const solid = pieces.filter((piece) => SOLID.has(piece.look)).map((piece) => piece.corners);
  return {
    down: streets(solid.map((corners) => span(corners.map((p) => p.x))), size),
    across: streets(solid.map((corners) => span(corners.map((p) => p.y))), size),
    lawns: lawns(pieces.filter((piece) => piece.look === 'tree').map((piece) => piece.corners)),
  };
}

const span = (values: readonly number[]): Strip => ({ from: Math.min(...values), to: Math.max(...values) });

/** The one or two widest gaps between what stands, away from the table's edges. */
function streets(standing: readonly Strip[], size: number): Strip[] {
  const sorted = [...standing].sort((a, b) => a.from - b.from);
  const gaps: Strip[] = [];
  let end = 2 * INCH;
  for (const strip of [...sorted, { from: size - 2 * INCH, to: size }]) {
    if (strip.from - end >= NARROWEST) gaps.push({ from: end, to: strip.from });
    end = Math.max(end, strip.to);
  }
  return gaps
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, 2)
    .map(({ from, to }) => {
      const half = Math.min(to - from, WIDEST) / 2 - 0.2 * INCH;
      const middle = (from + to) / 2;
      return { from: middle - half, to: middle + half };
    })
    .sort((a, b) => a.from - b.from);
}

/** One lawn around each group of trees that stand near each other. */
function lawns(trees: readonly (readonly XY[])[]): XY[][] {
  const groups: XY[][][] = [];
  for (const tree of trees) {
    const near = groups.filter((group) => group.some((other) => other.some((p) => tree.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 5 * INCH))));
    const joined = [[...tree], ...near.flat()];
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups.map((group) => {
    const points = group.flat();
    const air = 0.4 * INCH;
    return hull(points.flatMap((p) => [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: p.x + x * air, y: p.y + y * air })))));
  });
}
