// Which lessons were done on this device, with how many stars.

const PLACE = 'crossover-lessons';

/** Stars by `GAME/LESSON`. */
export type Progress = Record<string, number>;

/** What was kept, without whatever is no number of stars. */
export function read(kept: string | null): Progress {
  try {
    const found = JSON.parse(kept ?? '{}') as unknown;
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, stars]) => Number.isInteger(stars) && stars >= 1 && stars <= 3));
  } catch {
    return {};
  }
}

/** The better of two tries counts. */
export function better(done: Progress, lesson: string, stars: number): Progress {
  return { ...done, [lesson]: Math.max(done[lesson] ?? 0, stars) };
}

let done: Progress = $state(read(localStorage.getItem(PLACE)));

/** How many stars a lesson has brought; none when it was not done. */
export function starsOf(game: string, lesson: string): number {
  return done[`${game}/${lesson}`] ?? 0;
}

/** Remembers a lesson that was done. */
export function keep(game: string, lesson: string, stars: number): void {
  done = better(done, `${game}/${lesson}`, stars);
  try {
    localStorage.setItem(PLACE, JSON.stringify(done));
  } catch {
    // A device without storage forgets; that is all.
  }
}
