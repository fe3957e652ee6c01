// The threat dial: a ring that is open at its foot, one tick for each point of threat.

const RADIUS = 36;
/** How much of the ring is drawn. */
const OPEN = 0.78;
const AROUND = 2 * Math.PI * RADIUS;

export interface Dial {
  /** Dashes of the ring's three parts: all of it, what lies there, what will come. */
  rest: string;
  have: string;
  soon: string;
  /** Where the last part begins. */
  soonFrom: number;
  turn: number;
  ticks: string;
}

/** A dial of `most` points. What goes beyond them has no room on it. */
export function dial(have: number, most: number, soon = 0): Dial {
  const length = AROUND * OPEN;
  const part = (points: number): number => (length * Math.min(Math.max(0, points), most)) / Math.max(1, most);
  const dash = (drawn: number): string => `${drawn.toFixed(1)} ${AROUND.toFixed(1)}`;
  const turn = 90 + (360 * (1 - OPEN)) / 2;
  const ticks = most > 40 ? [] : Array.from({ length: Math.max(0, most - 1) }, (_, i) => {
    const angle = ((turn + (360 * OPEN * (i + 1)) / most) * Math.PI) / 180;
    const at = (radius: number): string => `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(30)}L${at(42)}`;
  });
  return { rest: dash(length), have: dash(part(have)), soon: dash(part(have + soon) - part(have)), soonFrom: -part(have), turn, ticks: ticks.join('') };
}
