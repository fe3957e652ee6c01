// What pictures of games are drawn with: made-up people, by the same recipe as everybody else, and rays behind them.

import type { Subject } from './emblem';

export const CAST = {
  fighter: { id: 'picture-fighter', name: 'Fighter', colours: 'night', skin: 2, hair: 0, head: 'short', mask: 'none', brow: 'stern', build: 'plated', suit: 'panel', motif: 'sun', cape: false },
  witch: { id: 'picture-witch', name: 'Witch', colours: 'wine', skin: 6, hair: 5, head: 'long', mask: 'none', brow: 'stern', build: 'lean', suit: 'yoke', motif: 'cloud', cape: true },
  watcher: { id: 'picture-watcher', name: 'Watcher', colours: 'plum', skin: 3, hair: 0, head: 'knot', mask: 'none', brow: 'stern', build: 'lean', suit: 'yoke', motif: 'book', cape: false },
  runner: { id: 'picture-runner', name: 'Runner', colours: 'rust', skin: 0, hair: 2, head: 'swept', mask: 'goggles', build: 'lean', suit: 'yoke', motif: 'flame', cape: false },
  thinker: { id: 'picture-thinker', name: 'Thinker', colours: 'cobalt', skin: 4, hair: 5, head: 'crest', mask: 'domino', build: 'lean', suit: 'panel', motif: 'divide', cape: false },
  breeze: { id: 'picture-breeze', name: 'Breeze', colours: 'teal', skin: 3, hair: 7, head: 'curls', mask: 'domino', build: 'slight', suit: 'sash', motif: 'gust', cape: false },
  brick: { id: 'picture-brick', name: 'Brick', colours: 'brick', skin: 1, hair: 6, head: 'bob', mask: 'goggles', build: 'broad', suit: 'panel', motif: 'coin', cape: false },
} satisfies Record<string, Subject>;

/** Rays from the upper half of an upright picture, 260 by 420. */
export const RAYS = 'M130 165 630 165 618 274ZM130 165 580 382 522 475ZM130 165 442 556 349 615ZM130 165 241 652 132 665ZM130 165 19 652-85 616ZM130 165-182 556-260 478ZM130 165-320 382-357 278ZM130 165-370 165-358 56ZM130 165-320-52-262-145ZM130 165-182-226-89-285ZM130 165 19-322 128-335ZM130 165 241-322 345-286ZM130 165 442-226 520-148ZM130 165 580-52 617 52Z';
