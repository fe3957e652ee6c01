// Where things are drawn on the board of zones: outlines lean by the one angle of the look, figures stand in rows inside them.

import type { Point } from '$web/wire';
import type { GothamLimit, GothamZone } from './board';

export interface XY {
  x: number;
  y: number;
}

/** The tangent of 8 degrees: upright lines lean by it, as gutters and tabs do. A straight line stays straight. */
const LEAN = 0.1405;
/** Around the board, for thick walls and shadows. */
const MARGIN = 14;
/** Letters of a zone's name, and how wide one of them is about. */
const LETTER = 6.4;
/** Half of a sign's width and height. */
const SIGN = { x: 13, y: 9.5 };
/** Between two bases, for the rings around them. */
const ROOM = 11;
/** No figure is drawn smaller. */
const LEAST = 10;
/** The height of a line of a name. */
export const LINE = 14;

/** A board drawn at some size. */
export interface Plan {
  /** Pixels for a unit of the board. */
  unit: number;
  width: number;
  height: number;
  /** The radius of a figure's base where there is room. */
  base: number;
  /** Where a point of the board is drawn. */
  place(at: Pick<Point, 'x' | 'y'>): XY;
}

/** How many pixels a unit may have for a board to fit into a frame. */
export const fitting = (width: number, height: number, frame: { width: number; height: number }): number =>
  Math.min((frame.width - 2 * MARGIN) / (width + height * LEAN), (frame.height - 2 * MARGIN) / height);

/** A board of some extent at so many pixels for a unit. */
export const plan = (width: number, height: number, unit: number): Plan => ({
  unit,
  width: (width + height * LEAN) * unit + 2 * MARGIN,
  height: height * unit + 2 * MARGIN,
  base: Math.min(26, Math.max(14, unit * 4.3)),
  place: ({ x, y }) => ({ x: MARGIN + (x + (height - y) * LEAN) * unit, y: MARGIN + y * unit }),
});

export const path = (points: readonly XY[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Whether a point lies inside an outline. */
export function inside({ x, y }: XY, outline: readonly XY[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** How far a point is from the nearest edge of an outline. */
export function depth(point: XY, outline: readonly XY[]): number {
  return Math.min(...outline.map((from, i) => apart(point, from, outline[(i + 1) % outline.length]!)));
}

function apart(point: XY, from: XY, to: XY): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

/** A name in lines that fit between two edges. */
export function lines(name: string, width: number): string[] {
  const most = Math.max(6, Math.floor(width / LETTER));
  const told: string[] = [];
  for (const word of name.split(' ')) {
    const last = told.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= most) told[told.length - 1] = `${last} ${word}`;
    else told.push(word);
  }
  return told;
}

/** The corner of an outline where its name begins, and how much room there is to its right. */
export function title(outline: readonly XY[]): { at: XY; width: number } {
  const top = Math.min(...outline.map(({ y }) => y));
  const line = top + 12;
  const cuts = crossings(outline, line);
  const [left = 0, right = left + 60] = cuts;
  return { at: { x: left + 8, y: top + 17 }, width: right - left - 14 };
}

/** Where an outline is cut by a level line, from the left. */
function crossings(outline: readonly XY[], y: number): number[] {
  return outline
    .flatMap((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      return from.y > y === to.y > y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
    })
    .toSorted((a, b) => a - b);
}

/** Places inside an outline for so many things of one size, in rows, away from what is written at the top and from what lies there. */
export function spots(outline: readonly XY[], count: number, radius: number, top: number, taken: readonly XY[] = []): { at: XY[]; radius: number } {
  if (count === 0) return { at: [], radius };
  const [least, most] = bounds(outline);
  for (let size = radius; ; size -= 1.5) {
    const step = size * 2 + ROOM;
    const free: XY[] = [];
    for (let y = Math.max(least.y, top) + size; y < most.y; y += step) {
      const [left, right] = span(outline, y);
      const room = right - left - size * 2 - 4;
      const across = Math.floor(room / step) + 1;
      if (room < 0) continue;
      for (let i = 0; i < across; i += 1) {
        const x = (left + right) / 2 + (i - (across - 1) / 2) * step;
        const spot = { x, y };
        if (inside(spot, outline) && depth(spot, outline) >= size && taken.every((other) => Math.hypot(other.x - x, other.y - y) > size + 13)) free.push(spot);
      }
    }
    if (free.length >= count || size <= LEAST) {
      // Where there is no room at all they stand on one another rather than nowhere.
      const middle = { x: (least.x + most.x) / 2, y: (Math.max(least.y, top) + most.y) / 2 };
      // Side by side rather than one behind the other: a base with its rings and numbers is higher than it is wide.
      const [aside, below] = [(spot: XY): number => Math.abs(spot.x - middle.x), (spot: XY): number => Math.abs(spot.y - middle.y)];
      const at = free.toSorted((a, b) => below(a) - below(b) || aside(a) - aside(b)).slice(0, count).toSorted((a, b) => a.y - b.y || a.x - b.x);
      while (at.length < count) at.push(middle);
      return { at, radius: Math.max(size, LEAST) };
    }
  }
}

function bounds(outline: readonly XY[]): [XY, XY] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return [{ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) }];
}

/** The widest stretch of a level line inside an outline. */
function span(outline: readonly XY[], y: number): [number, number] {
  const cuts = crossings(outline, y);
  let widest: [number, number] = [0, 0];
  for (let i = 0; i + 1 < cuts.length; i += 2) if (cuts[i + 1]! - cuts[i]! > widest[1] - widest[0]) widest = [cuts[i]!, cuts[i + 1]!];
  return widest;
}

/** Signs that keep out of what is written and out of each other's way: each goes down from under a name, and aside from another sign. */
export function apartFrom(wanted: readonly XY[], written: readonly { at: XY; width: number; height: number }[]): XY[] {
  const placed: XY[] = [];
  for (const wish of wanted) {
    let spot = wish;
    for (let tries = 0; tries < 6; tries += 1) {
      const name = written.find(({ at, width, height }) => Math.abs(spot.x - at.x - width / 2) < width / 2 + SIGN.x && Math.abs(spot.y - at.y - height / 2) < height / 2 + SIGN.y);
      const other = placed.find(({ x, y }) => Math.abs(x - spot.x) < SIGN.x * 2 && Math.abs(y - spot.y) < SIGN.y * 2);
      if (name) spot = { x: spot.x, y: name.at.y + name.height + SIGN.y + 1 };
      else if (other) spot = { x: other.x, y: other.y + SIGN.y * 2 + 1 };
      else break;
    }
    placed.push(spot);
  }
  return placed;
}

/** Where the sign of a special move stands: on the border of its two zones, or halfway between them. The two directions stand apart. */
export function crossing(from: GothamZone, to: GothamZone, limits: readonly GothamLimit[], { place }: Plan): XY {
  const limit = limits.find(({ one, other }) => (one === from.id && other === to.id) || (one === to.id && other === from.id));
  const stretch = limit?.stretches.toSorted((a, b) => length(b) - length(a))[0];
  const ends: [Point, Point] = stretch ? [stretch.from, stretch.to] : [from.middle, to.middle];
  // Each direction has its own part of the border, away from the names at its beginning.
  const share = (from.id < to.id ? 0.56 : 0.86) - (stretch ? 0 : 0.2);
  const [a, b] = ends.map(place) as [XY, XY];
  const [first, last] = a.x + a.y <= b.x + b.y ? [a, b] : [b, a];
  return { x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share };
}

const length = ({ from, to }: { from: Point; to: Point }): number => Math.hypot(to.x - from.x, to.y - from.y);
