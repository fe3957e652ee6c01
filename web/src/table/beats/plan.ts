// How long each deed is told. A whole turn has its bound: small deeds run together first, then big ones shorten.

import type { Beat } from '../../wire';

/** What is told at one time: one big deed, or small ones that run together. */
export interface Step {
  beats: readonly Beat[];
  big: boolean;
  /** For so long. */
  ms: number;
}

/** The board comes to it. */
const EASE_MS = 250;
/** A card stays so long at least, so long for each of its letters, and no longer than that. */
const CARD_MS = { least: 900, letter: 45, most: 3_000 };
/** Small deeds that run together. */
const SMALL_MS = 120;
/** A whole turn, at the usual pace and from the fast one on. */
const TURN_MS = { usual: 8_000, fast: 3_000 };
/** From this pace on things go fast. */
const FAST = 2;

/** How long a whole turn may take at a pace. */
export function turnAt(pace: number): number {
  return pace >= FAST ? TURN_MS.fast : TURN_MS.usual / Math.min(pace, 1);
}

/** Deeds in the steps in which they are told, within what is left of a turn. `letters` says how much there is to read. */
export function plan(beats: readonly Beat[], letters: (beat: Beat) => number, pace: number, left = turnAt(pace)): Step[] {
  const steps: Step[] = [];
  for (const beat of beats) {
    const last = steps.at(-1);
    if (beat.weight === 'big') steps.push({ beats: [beat], big: true, ms: (EASE_MS + card(letters(beat))) / pace });
    else if (last && !last.big) last.beats = [...last.beats, beat];
    else steps.push({ beats: [beat], big: false, ms: SMALL_MS / pace });
  }
  const over = (): boolean => steps.reduce((sum, step) => sum + step.ms, 0) > left;
  if (over()) for (const step of steps) if (!step.big) step.ms = 0;
  if (over()) {
    const sum = steps.reduce((all, step) => all + step.ms, 0);
    for (const step of steps) step.ms *= Math.max(left, 0) / sum;
  }
  return steps;
}

const card = (letters: number): number => Math.min(CARD_MS.most, Math.max(CARD_MS.least, letters * CARD_MS.letter));
