import { expect, test } from 'vitest';

import { withPack } from './packs';

test('a mission of a pack brings its pack along', () => {
  expect(withPack([{ option: 'mission', value: 'pack:ab12/three-yards' }])).toEqual([{ option: 'pack', value: 'pack:ab12' }, { option: 'mission', value: 'three-yards' }]);
});

test('everything else stays as it is', () => {
  const chosen = [{ option: 'mission', value: 'breakout' }, { option: 'battlefield', value: 'a/b' }];
  expect(withPack(chosen)).toEqual(chosen);
});
