// Moments, fetched in runs and kept: stepping and playing should not wait for the line.

import { api } from '../api';
import type { Moment } from '../wire';

const RUN = 40;

export class Moments {
  #kept = new Map<number, Moment>();
  #asked = new Map<number, Promise<void>>();

  constructor(readonly table: string, readonly entries: number) {}

  /** The moment after so many entries, or the last one before it that the server keeps. */
  async at(entry: number): Promise<Moment | undefined> {
    const wanted = Math.min(Math.max(0, entry), this.entries);
    const run = Math.floor(wanted / RUN);
    await this.#fetch(run);
    if (wanted % RUN > RUN * 0.6 && (run + 1) * RUN <= this.entries) void this.#fetch(run + 1).catch(() => {});
    for (let number = wanted; number >= 0; number--) {
      const found = this.#kept.get(number);
      if (found) return found;
      if (number % RUN === 0 && number > 0) await this.#fetch(number / RUN - 1);
    }
    return undefined;
  }

  #fetch(run: number): Promise<void> {
    const known = this.#asked.get(run);
    if (known) return known;
    const from = run * RUN;
    const asked = api.moments(this.table, from, Math.min(this.entries, from + RUN - 1)).then(({ moments }) => {
      for (const moment of moments) this.#kept.set(moment.entry, moment);
    });
    this.#asked.set(run, asked);
    // A run that failed may be asked for again.
    asked.catch(() => this.#asked.delete(run));
    return asked;
  }
}
