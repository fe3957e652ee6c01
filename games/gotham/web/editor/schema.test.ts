import { expect, it } from 'vitest';

import mission from '../../schemas/mission.json';
import { beginning, chosen, kindOf, shape, wordOf, type Schema } from './schema';

const root = mission as unknown as Schema;
const first = (key: string): string => `a-${key}`;

it('every field of a mission has a form', () => {
  const whole = shape(root, root);
  if (whole.kind !== 'map') throw new Error('a mission is a map');
  const kinds = Object.fromEntries(whole.fields.map(({ key, schema }) => [key, shape(root, schema).kind]));
  expect(kinds).toMatchObject({ id: 'text', name: 'name', initiative: 'choice', 'last-turn': 'number', heroes: 'list', villain: 'map', ends: 'list' });
  expect(Object.values(kinds)).not.toContain(undefined);
});

it('conditions are words, alone or with what belongs to them', () => {
  const condition = shape(root, { $ref: '#/$defs/Condition' });
  if (condition.kind !== 'choice') throw new Error('a condition is a choice');
  const words = condition.variants.map(({ word }) => word);
  expect(words).toContain('heroes-down');
  expect(words).toContain('any');
  const tokens = condition.variants.find(({ word }) => word === 'tokens-at-most')!;
  expect(chosen(root, tokens, first)).toEqual({ 'tokens-at-most': { token: 'a-token', count: 1 } });
  expect(wordOf({ 'tokens-at-most': {} })).toBe('tokens-at-most');
  expect(wordOf('heroes-down')).toBe('heroes-down');
});

it('what begins has everything that must be there', () => {
  expect(beginning(root, { $ref: '#/$defs/Slot' }, 'heroes', first)).toEqual({ allowed: [{ hero: 'a-hero' }], start: 'a-start' });
  expect(beginning(root, { $ref: '#/$defs/VillainEnergy' }, 'villain', first)).toEqual({ cubes: 6, recovery: 2 });
  expect(kindOf('reinforcement-zones')).toBe('zone');
  expect(kindOf('id')).toBeUndefined();
});
