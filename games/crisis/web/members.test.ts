import { expect, it } from 'vitest';

import { cardOf, listed, memberOf } from '$web/members';
import type { CardHead } from '$web/wire';

const card = (kind: string, id: string): CardHead => ({ id, kind, name: id, line: '', tags: [] });

it('members name their kind where several kinds do, and may carry something', () => {
  expect(memberOf('crisis', card('tactic', 'medpack'))).toBe('tactic:medpack');
  expect(cardOf('crisis', 'character:red-skull+power')).toEqual({ kind: 'character', id: 'red-skull' });
});

it('members are listed kind by kind, the unknown ones too', () => {
  const cards = [card('character', 'a'), card('tactic', 't')];
  const found = listed('crisis', ['crisis:gone', 'tactic:t', 'character:a'], cards);
  expect(found.map(({ member }) => member)).toEqual(['character:a', 'tactic:t', 'crisis:gone']);
  expect(found.map(({ card: one }) => one?.id)).toEqual(['a', 't', undefined]);
});
