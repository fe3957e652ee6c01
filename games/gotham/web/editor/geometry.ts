// Outlines of zones in whole numbers, as far as drawing needs them. Whether a board is in order is for the server to say.

export type Point = readonly [x: number, y: number];
export type Outline = readonly Point[];
export interface Segment { from: Point; to: Point }

/** The largest coordinate of a board. */
export const FARTHEST = 10_000;

export const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Twice the area of a triangle; nought where its corners lie on one line. */
const turn = (a: Point, b: Point, c: Point): number => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export function edges(outline: Outline): Segment[] {
  return outline.map((from, i) => ({ from, to: outline[(i + 1) % outline.length]! }));
}

const before = (a: Point, b: Point): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** The stretch that two edges share, if it is longer than a point. */
export function shared(one: Segment, other: Segment): Segment | undefined {
  if (turn(one.from, one.to, other.from) !== 0 || turn(one.from, one.to, other.to) !== 0) return undefined;
  const ordered = ({ from, to }: Segment): [Point, Point] => (before(from, to) ? [from, to] : [to, from]);
  const [[a, b], [c, d]] = [ordered(one), ordered(other)];
  const [from, to] = [before(a, c) ? c : a, before(b, d) ? b : d];
  return before(from, to) ? { from, to } : undefined;
}

/** The stretches of border that two outlines share. */
export function border(one: Outline, other: Outline): Segment[] {
  return edges(one).flatMap((edge) => edges(other).flatMap((facing) => shared(edge, facing) ?? []));
}

/** Whether a point lies inside an outline; on the border counts as outside. */
export function holds(outline: Outline, [x, y]: Point): boolean {
  let inside = false;
  for (const { from: [ax, ay], to: [bx, by] } of edges(outline)) {
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (side === 0 && Math.min(ax, bx) <= x && x <= Math.max(ax, bx) && Math.min(ay, by) <= y && y <= Math.max(ay, by)) return false;
    if (ay > y !== by > y && side > 0 === by > ay) inside = !inside;
  }
  return inside;
}

/** A whole point inside, as near to the middle as there is one: for a new marker and for what is written in a zone. */
export function middle(outline: Outline): Point {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre: Point = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  if (holds(outline, centre)) return centre;
  let best: Point | undefined;
  const step = Math.max(1, Math.floor(Math.max(right - left, bottom - top) / 24));
  for (let x = left + step; x < right; x += step) {
    for (let y = top + step; y < bottom; y += step) {
      if (holds(outline, [x, y]) && (!best || far([x, y], centre) < far(best, centre))) best = [x, y];
    }
  }
  return best ?? outline[0] ?? centre;
}

export const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

const within = (value: number): number => Math.min(FARTHEST, Math.max(0, value));

/** A whole point on the board. */
export const whole = ([x, y]: Point, grid = 1): Point => [within(Math.round(x / grid) * grid), within(Math.round(y / grid) * grid)];

/** The largest number that divides both; nought only of two noughts. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Where a pointer is taken to be: at a corner that is near, else on an edge that is near, else on the grid. */
export function snapped(at: Point, outlines: readonly Outline[], reach: number, grid: number): Point {
  const nearest = (points: readonly Point[]): Point | undefined => {
    const near = points.filter((point) => far(point, at) <= reach);
    return near.toSorted((a, b) => far(a, at) - far(b, at))[0];
  };
  const corner = nearest(outlines.flat());
  if (corner) return corner;
  // A point beside an edge would leave a sliver, so only whole points of the edge itself count.
  const onto = outlines.flatMap(edges).flatMap(({ from, to }) => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const steps = divisor(Math.abs(dx), Math.abs(dy));
    if (steps === 0) return [];
    const along = ((at[0] - from[0]) * dx + (at[1] - from[1]) * dy) / (dx * dx + dy * dy) * steps;
    const point = (step: number): Point => [from[0] + (dx / steps) * step, from[1] + (dy / steps) * step];
    const onGrid = ([x, y]: Point): boolean => (dx === 0 || x % grid === 0) && (dy === 0 || y % grid === 0);
    const near = Array.from({ length: 2 * grid + 1 }, (_, i) => Math.round(along) + i - grid).filter((step) => step > 0 && step < steps).map(point);
    const best = near.filter(onGrid).length > 0 ? near.filter(onGrid) : near;
    return best.toSorted((a, b) => far(a, at) - far(b, at)).slice(0, 1);
  });
  return nearest(onto) ?? whole(at, grid);
}

/** Both corners of a rectangle that was drawn by two of them. */
export function rectangle([ax, ay]: Point, [bx, by]: Point): Point[] {
  const [left, right, top, bottom] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

/** An outline without corners that lie twice at one place, or half way along a straight line of its own. */
export function tidy(outline: Outline): Point[] {
  const apart = outline.filter((point, i) => !same(point, outline[(i + outline.length - 1) % outline.length]!));
  return apart.map(([x, y]) => [x, y]);
}
