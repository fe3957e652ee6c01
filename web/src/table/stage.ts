// What a board is told besides the board itself. It knows no rules: what may be clicked comes from the question.

import type { Burst, Choice, Forbidden, Mark, Point, Preview, Question, Why } from '../wire';

/** A place that was pointed at, and what the rules say to it. */
export interface Pointed {
  /** In thousandths of an inch. */
  x: number;
  y: number;
  /** The ways there, the cheapest first; none yet while the server thinks. */
  choices: Choice[];
  /** Why there is none. */
  why?: Why | undefined;
  waiting: boolean;
}

/** A tape from one thing or place to another. */
export interface Taped {
  from: Mark;
  to: Mark;
  text: string;
  good?: boolean | undefined;
  /** The rule that decided on the sight. */
  rule?: string | undefined;
  /** What the server would draw: lines that were tried, and what blocks them. */
  marks?: readonly Mark[] | undefined;
}

export interface Stage {
  question: Question | undefined;
  /** Where a place may be chosen. */
  areas: readonly Mark[];
  /** What may be chosen by pointing at it. */
  legal: Map<string, Choice[]>;
  /** What may not, and why. */
  barred: Map<string, Forbidden>;
  /** The thing that was picked and waits to be confirmed. */
  picked: string | undefined;
  /** What the choice at hand lights up. */
  lit: readonly Mark[];
  /** What it would change for certain. */
  previews: readonly Preview[];
  /** What it would cost, to be written on its way. */
  litNote: string;
  /** The place pointed at. */
  pointed: Pointed | undefined;
  /** The tape that lies on the table. */
  tape: Taped | undefined;
  /** The way each figure came with the last news. */
  ways: Map<number, readonly Point[]>;
  /** Who rolls against whom right now. */
  shot: readonly [Mark, Mark] | undefined;
  /** The burst that is shown now. */
  burst: Burst | undefined;
  /** Whether a click measures instead of choosing. */
  measuring: boolean;
  /** Where the measuring begins, once that is said. */
  measureFrom: Mark | undefined;
  /** Whether heights and names of scenery are shown. */
  layers: boolean;
  /** Whether an answer is on its way: another would not be taken. */
  sending: boolean;
  onthing(kind: string, id: number): void;
  onlook(kind: string, id: number, on: boolean): void;
  /** Measuring begins or ends. */
  onmeasure(): void;
  /** A place of the table; `more` adds a stop on the way. */
  onplace(x: number, y: number, more: boolean): void;
}

/** A stage on which nothing can be done: replays and looking back. */
export function still(change: Partial<Stage> = {}): Stage {
  return {
    question: undefined, areas: [], legal: new Map(), barred: new Map(), picked: undefined, lit: [], previews: [], litNote: '', pointed: undefined, tape: undefined,
    ways: new Map(), shot: undefined, burst: undefined, measuring: false, measureFrom: undefined, layers: false, sending: false, onthing: () => {}, onlook: () => {}, onmeasure: () => {}, onplace: () => {}, ...change,
  };
}
