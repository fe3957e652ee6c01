// Cubes that can be told apart, so that the eye follows one from where it lay to where it lies.

/** The cubes of each field, by the field's code. */
export type Lying = Readonly<Record<string, readonly number[]>>;

/** How many cubes each field has. */
export type Counts = Readonly<Record<string, number>>;

/** Moves as few cubes as the new counts need: what leaves one field arrives in another, and a cube that stays is the same cube. */
export function moved(before: Lying, counts: Counts): Lying {
  const fields = Object.keys(counts);
  const loose = Object.keys(before).filter((field) => !(field in counts)).flatMap((field) => [...(before[field] ?? [])]);
  const after: Record<string, number[]> = {};
  for (const field of fields) {
    const there = [...(before[field] ?? [])];
    after[field] = there.slice(0, counts[field]);
    loose.push(...there.slice(counts[field]));
  }
  let next = Math.max(-1, ...Object.values(before).flat()) + 1;
  for (const field of fields) {
    while (after[field]!.length < counts[field]!) after[field]!.push(loose.shift() ?? next++);
  }
  return after;
}

/** What a field has now, and how many of them a choice would bring or take. */
export interface Field {
  now: number;
  /** What it would have; the same where nothing changes. */
  then: number;
}
