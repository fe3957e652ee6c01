// From thousandths of an inch, y away from the south edge, to the drawing: twentieths of an inch, y down.

import type { Mark, Point } from '../../wire';

/** Thousandths of an inch in a unit of the drawing. */
export const MILS = 50;
/** Units of the drawing in an inch. */
export const INCH = 1000 / MILS;

export interface XY {
  x: number;
  y: number;
}

/** A length in units. */
export const units = (mils: number): number => mils / MILS;

/** A place in the drawing of a table with sides of `size`. */
export const place = (at: { x: number; y: number }, size: number): XY => ({ x: at.x / MILS, y: (size - at.y) / MILS });

/** The place on the table under a point of the drawing, to the nearest thousandth. */
export const onTable = (at: XY, size: number): { x: number; y: number } => ({
  x: Math.round(at.x * MILS),
  y: Math.round(size - at.y * MILS),
});

const round = (value: number): number => Math.round(value * 100) / 100;

/** The `d` of a closed outline. */
export function outline(points: readonly XY[]): string {
  return points.length === 0 ? '' : `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;
}

/** The `d` of an open line. */
export function line(points: readonly XY[]): string {
  return points.length === 0 ? '' : `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}`;
}

/** Inches with one decimal, and the mark of an inch: 7.6″. */
export function inches(mils: number, language: string): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mils / 1000)}″`;
}

/** How long a way is, in thousandths of an inch. */
export function length(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    sum += Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
  }
  return sum;
}

/** A rectangle lying anyhow: its middle, half its length and width, and how it is turned. */
export interface Lying {
  middle: XY;
  /** Half the longer side. */
  long: number;
  /** Half the shorter side. */
  short: number;
  /** Degrees, clockwise as the drawing turns. */
  turn: number;
}

/** Reads a rectangle from its four corners. */
export function lying(corners: readonly XY[]): Lying {
  const [a, b, c] = [corners[0]!, corners[1]!, corners[2]!];
  const first = Math.hypot(b.x - a.x, b.y - a.y);
  const second = Math.hypot(c.x - b.x, c.y - b.y);
  const [from, to] = first >= second ? [a, b] : [b, c];
  const sum = corners.reduce((all, p) => ({ x: all.x + p.x, y: all.y + p.y }), { x: 0, y: 0 });
  // Half a turn looks the same: keep the angle between -90 and 90, so that drawings do not stand on their heads.
  let turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (turn > 90) turn -= 180;
  if (turn <= -90) turn += 180;
  return {
    middle: { x: sum.x / corners.length, y: sum.y / corners.length },
    long: Math.max(first, second) / 2,
    short: Math.min(first, second) / 2,
    turn: Math.round(turn * 100) / 100,
  };
}

/** The smallest convex outline around points, anticlockwise in the drawing's axes. */
export function hull(points: readonly XY[]): XY[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (list: readonly XY[]): XY[] => {
    const kept: XY[] = [];
    for (const p of list) {
      while (kept.length >= 2) {
        const [o, q] = [kept[kept.length - 2]!, kept[kept.length - 1]!];
        if ((q.x - o.x) * (p.y - o.y) - (q.y - o.y) * (p.x - o.x) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    kept.pop();
    return kept;
  };
  return sorted.length < 3 ? sorted : [...half(sorted), ...half(sorted.reverse())];
}

/** The shadow of something with these corners and this height in units; light comes from the upper left. */
export function shadow(corners: readonly XY[], height: number): XY[] {
  const reach = Math.min(height, 5 * INCH) * 0.14 + 1.5;
  return hull([...corners, ...corners.map((p) => ({ x: p.x + reach * 0.8, y: p.y + reach }))]);
}

/** The two tangents that just pass both bases: what a figure sees along. */
export function tangents(a: XY, ra: number, b: XY, rb: number): [XY, XY][] {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance === 0) return [];
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const lean = Math.acos(Math.min(1, Math.max(-1, (ra - rb) / distance)));
  return [along + lean, along - lean].map((angle) => [
    { x: a.x + ra * Math.cos(angle), y: a.y + ra * Math.sin(angle) },
    { x: b.x + rb * Math.cos(angle), y: b.y + rb * Math.sin(angle) },
  ]);
}

/** Every place that marks speak of, for the camera; `of` finds things by kind and id. */
export function places(marks: readonly Mark[], size: number, of: (kind: string, id: number) => XY | undefined): XY[] {
  return marks.flatMap((mark) => {
    switch (mark.type) {
      case 'thing': {
        const at = of(mark.kind, mark.id);
        return at ? [at] : [];
      }
      case 'place':
        return [place(mark.at, size)];
      case 'line':
        return [place(mark.from, size), place(mark.to, size)];
      default:
        return mark.points.map((point) => place(point, size));
    }
  });
}

/** Words in lines short enough for a flag on the board. */
export function wrap(text: string, most = 38): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
