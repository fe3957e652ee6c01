// Cubes in flight: each owner's cubes keep who they are from one state of the table to the next.

import { crossfade } from 'svelte/transition';

import { moved, type Counts, type Lying } from './cubes';

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A cube that leaves one field and arrives in another. */
export const [send, receive] = crossfade({ duration: () => (still() ? 0 : 320), fallback: () => ({ duration: still() ? 0 : 180, css: (t) => `opacity: ${t}` }) });

const before = new Map<string, { counts: string; lying: Lying }>();

/** Where an owner's cubes lie, given how many each field has. */
export function lying(owner: string, counts: Counts): Lying {
  const key = JSON.stringify(counts);
  const known = before.get(owner);
  if (known?.counts === key) return known.lying;
  const now = moved(known?.lying ?? {}, counts);
  before.set(owner, { counts: key, lying: now });
  return now;
}
