import { expect, it } from 'vitest';

import { renamedZone } from './references';

it('a mission follows a zone wherever it names it, and nothing else', () => {
  const mission = { id: 'roof', board: 'roof', heroes: [{ start: 'roof' }], river: [{ characters: { tile: 'roof', at: ['roof', 'yard'] } }], closed: ['roof'], ends: [{ if: { all: [{ 'heroes-here': { zone: 'roof' } }] } }] };
  expect(renamedZone(mission, 'roof', 'attic')).toEqual({
    id: 'roof', board: 'roof', heroes: [{ start: 'attic' }], river: [{ characters: { tile: 'roof', at: ['attic', 'yard'] } }], closed: ['attic'], ends: [{ if: { all: [{ 'heroes-here': { zone: 'attic' } }] } }],
  });
});
