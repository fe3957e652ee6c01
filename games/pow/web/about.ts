// What the pages around the tables know of POW.

import type { About } from '$web/games';
import example from './AskWhy.svelte';
import picture from './Picture.svelte';

const about: About = {
  picture,
  makeup: { kinds: ['character'] },
  first: ['life', 'speed', 'pow', 'level'],
  sides: 8,
  values: { pow: 'power' },
  example,
  glance: () => import('./Glance.svelte'),
  diagram: () => import('./Diagram.svelte'),
  calculator: () => import('./TryIt.svelte'),
};
export default about;
