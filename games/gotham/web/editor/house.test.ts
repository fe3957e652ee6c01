import { expect, it } from 'vitest';

import { copyOf, idsIn, renamed } from './house';

it('a copy has an id of its own and says nothing about the house', () => {
  expect(renamed('# yaml-language-server: x\n# House content.\nid: dockside\nname: D\nzones:\n  - { id: a }\n', 'board-2')).toBe('id: board-2\nname: D\nzones:\n  - { id: a }\n');
});

it('every board and mission of the house can be begun with', async () => {
  expect(idsIn('boards')).toContain('dockside');
  expect(idsIn('missions')).toContain('two-charges');
  expect(await copyOf('boards', 'dockside', 'board-2')).toMatch(/^id: board-2\n/);
  expect(await copyOf('boards', 'nowhere', 'board-2')).toBeUndefined();
});
