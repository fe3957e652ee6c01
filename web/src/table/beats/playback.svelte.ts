// Deeds told one after the other, at the reader's pace. Nobody waits for it: whoever answers skips the rest.

import { settings } from '../../settings.svelte';
import type { Beat } from '../../wire';
import { plan, turnAt, type Step } from './plan';

export class Playback {
  /** What is told now. */
  step: Step | undefined = $state.raw();
  /** What is still to be told. */
  #left: Beat[] = $state.raw([]);
  /** The big deeds that were told since the reader's last answer, with the one that is told now. */
  told: readonly Beat[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When this turn began to be told. */
  #began = 0;
  readonly #letters: (beat: Beat) => number;
  readonly #tell: (beats: readonly Beat[]) => void;

  /** `tell` says, sounds and bursts what happened in some deeds. */
  constructor(letters: (beat: Beat) => number, tell: (beats: readonly Beat[]) => void) {
    this.#letters = letters;
    this.#tell = tell;
  }

  /** The card that is shown: of the deed that is told now. */
  card: Beat | undefined = $derived(this.step?.big ? this.step.beats[0] : undefined);

  /** How many big deeds wait behind this one. */
  waiting = $derived(this.#left.filter((beat) => beat.weight === 'big').length);

  /** Whether anything is told at all, or everything stands there at once. */
  get off(): boolean {
    return settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Something happened. What is under way is told first. */
  hear(beats: readonly Beat[]): void {
    if (beats.length === 0) return;
    if (this.off) {
      this.#tell(beats);
      this.#note(beats);
      return;
    }
    const again = new Set(beats.map((beat) => beat.from));
    this.#left = [...this.#left.filter((beat) => !again.has(beat.from)), ...beats];
    if (this.step) return;
    this.#began = performance.now();
    this.on();
  }

  /** One on. */
  on(): void {
    clearTimeout(this.#timer);
    const [next] = plan(this.#left, this.#letters, settings.pace || 1, turnAt(settings.pace || 1) - (performance.now() - this.#began));
    this.step = next;
    if (!next) return;
    this.#left = this.#left.slice(next.beats.length);
    this.#tell(next.beats);
    this.#note(next.beats);
    this.#timer = setTimeout(() => this.on(), next.ms);
  }

  /** One back: the big deed before the one that is told, or the last one. */
  back(): void {
    const at = this.card ? this.told.findIndex((beat) => beat.from === this.card?.from) : this.told.length;
    const before = this.told[at - 1];
    if (!before) return;
    const after = this.told.slice(at);
    this.#left = [...after, ...this.#left.filter((beat) => !after.some((one) => one.from === beat.from))];
    clearTimeout(this.#timer);
    this.#began = performance.now();
    const [step] = plan([before], this.#letters, settings.pace || 1);
    this.step = step;
    if (step) this.#timer = setTimeout(() => this.on(), step.ms);
  }

  /** Now: the rest is not told. */
  now(): void {
    clearTimeout(this.#timer);
    if (this.#left.length > 0) this.#note(this.#left);
    this.#left = [];
    this.step = undefined;
  }

  /** The reader has answered: what led to it is behind them. */
  answered(): void {
    this.now();
    this.told = [];
  }

  #note(beats: readonly Beat[]): void {
    const big = beats.filter((beat) => beat.weight === 'big');
    const known = this.told.filter((beat) => !big.some((one) => one.from === beat.from));
    this.told = [...known, ...big].sort((one, other) => one.from - other.from);
  }
}
