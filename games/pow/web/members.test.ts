import { expect, it } from 'vitest';

import { cardOf, memberOf, severalOf } from '$web/members';
import type { CardHead } from '$web/wire';

const card = (kind: string, id: string): CardHead => ({ id, kind, name: id, line: '', tags: [] });

it('members are plain ids where only characters make a team', () => {
  expect(memberOf('pow', card('character', 'ironbrow'))).toBe('ironbrow');
  expect(cardOf('pow', 'ironbrow')).toEqual({ kind: 'character', id: 'ironbrow' });
  expect(severalOf('pow', 'ironbrow')).toBe(false);
});
