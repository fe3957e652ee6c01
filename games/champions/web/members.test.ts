import { expect, it } from 'vitest';

import { joined, listed, severalOf, without } from '$web/members';
import type { CardHead } from '$web/wire';

const card = (kind: string, id: string): CardHead => ({ id, kind, name: id, line: '', tags: [] });

it('members may be there several times in a deck, but there is one identity and one aspect', () => {
  const deck = ['identity:spider-man', 'aspect:justice', 'card:genius', 'card:genius'];
  expect(joined('champions', deck, 'identity:iron-man')).toEqual(['aspect:justice', 'card:genius', 'card:genius', 'identity:iron-man']);
  expect(joined('champions', deck, 'card:energy')).toHaveLength(5);
  expect(without(deck, 'card:genius')).toEqual(['identity:spider-man', 'aspect:justice', 'card:genius']);
  expect([severalOf('champions', 'card:genius'), severalOf('champions', 'identity:spider-man')]).toEqual([true, false]);
  const found = listed('champions', deck, [card('card', 'genius'), card('card', 'spider-man')]);
  expect(found.map(({ card: one, copies }) => [one?.id, copies])).toEqual([['spider-man', 1], [undefined, 1], ['genius', 2]]);
});
