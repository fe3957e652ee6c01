// The rule that is read beside the table: who looks one up there does not leave the game for it.

import { place } from './router.svelte';

/** A rule of a game. */
export interface Peeked {
  rule: string;
  game: string;
}

/** The rules that were looked up, one from the other: the last is shown. */
let path: readonly Peeked[] = $state.raw([]);

export const peek = {
  get shown(): Peeked | undefined {
    return path.at(-1);
  },
  get before(): Peeked | undefined {
    return path.at(-2);
  },
  back(): void {
    path = path.slice(0, -1);
  },
  close(): void {
    path = [];
  },
};

/** Takes a click on a link to a rule where a game is being looked at, unless the reader asked for another tab. */
export function peekInstead(event: MouseEvent, rule: Peeked): void {
  const { page } = place();
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || (page !== 'table' && page !== 'replay')) return;
  event.preventDefault();
  // A rule that leads to another may be gone back to; the table's own links begin anew.
  const within = event.currentTarget instanceof Element && event.currentTarget.closest('.peek') !== null;
  path = within ? [...path, rule] : [rule];
}
