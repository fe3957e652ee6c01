import { expect, it } from 'vitest';

import type { Mistake } from '$web/wire';
import { aboutOf, mistakesAt } from './selection';

const mistake = (at: string, file = 'boards/b.yaml'): Mistake => ({ file, line: 3, column: 1, at, code: 'gotham.limit', message: 'x' });

it('mistakes find the thing that they are about', () => {
  expect(aboutOf(mistake('/zones/2/outline/1'))).toEqual({ kind: 'zone', at: 2 });
  expect(aboutOf(mistake('/special-moves/0'))).toEqual({ kind: 'move', at: 0 });
  expect(aboutOf(mistake('/id'))).toBeUndefined();
  expect(aboutOf(mistake(''))).toBeUndefined();
});

it('a place has its own mistakes and those inside it', () => {
  const all = [mistake('/zones/1'), mistake('/zones/1/id'), mistake('/zones/10'), mistake('/zones/1', 'boards/c.yaml')];
  expect(mistakesAt(all, 'boards/b.yaml', '/zones/1')).toEqual(all.slice(0, 2));
});
