// What the pages around the tables know of Crisis Protocol.

import type { About } from '$web/games';
import picture from './Picture.svelte';

const about: About = {
  picture,
  makeup: { kinds: ['character', 'tactic', 'crisis'] },
  first: ['stamina', 'speed', 'size', 'threat'],
  sides: 8,
  signs: (['critical', 'wild', 'hit', 'block', 'blank', 'failure'] as const).map((face) => ({ key: `die-${face}`, icon: face })),
};
export default about;
