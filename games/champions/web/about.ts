// What the pages around the tables know of Champions.

import type { About } from '$web/games';
import picture from './Picture.svelte';

const about: About = {
  picture,
  makeup: { kinds: ['identity', 'aspect', 'card'], listed: { identity: 'card' }, copies: ['card'], one: ['identity', 'aspect'] },
  first: ['cost', 'thwart', 'scheme', 'attack', 'defence', 'recover', 'hit-points'],
  signs: [
    ...(['energy', 'mental', 'physical', 'wild'] as const).map((type) => ({ key: `table-res-${type}`, icon: `res-${type}` as const })),
    ...(['acceleration', 'boost', 'hazard'] as const).map((sign) => ({ key: `champions-sign-${sign}`, icon: sign })),
    { key: 'champions-sign-crisis', icon: 'siren' },
    { key: 'champions-sign-star', icon: 'priority' },
  ],
};
export default about;
