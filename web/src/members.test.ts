import { expect, it } from 'vitest';

import { cardOf, kindsOf, memberOf, severalOf } from './members';

it('a game that says nothing about its teams makes them of characters, by their plain ids', () => {
  expect(kindsOf('nothing-known')).toEqual(['character']);
  expect(memberOf('nothing-known', { kind: 'character', id: 'somebody' })).toBe('somebody');
  expect(cardOf('nothing-known', 'somebody')).toEqual({ kind: 'character', id: 'somebody' });
  expect(severalOf('nothing-known', 'somebody')).toBe(false);
});
