// What the pages around the tables know of Gotham.

import type { About } from '$web/games';
import picture from './Picture.svelte';

const about: About = {
  picture,
  makeup: { kinds: ['hero', 'gadget', 'ally'], listed: { gadget: 'card', ally: 'tile' } },
  first: [],
  sides: 6,
  editor: () => import('./editor/Editor.svelte'),
};
export default about;
