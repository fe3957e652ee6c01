import { describe, expect, it } from 'vitest';

import type { Payment } from '../wire';
import { fill, given, planOf, toggled } from './payment';

const mark = { type: 'thing', kind: 'card', id: 1 } as const;
const payment: Payment = {
  name: 'Swinging Web Kick', cost: ['any', 'any', 'any'], generated: ['mental'], paid: false,
  sources: [
    { choice: 0, name: 'Energy', how: 'discard', resources: ['energy', 'energy'], copies: 1, thing: mark },
    { choice: 1, name: 'Backflip', how: 'discard', resources: ['physical'], copies: 2, thing: { ...mark, id: 2 } },
  ],
  plans: [{ label: 'Energy', answers: [{ pay: 0 }, 'done'], choices: [0], surplus: 0 }],
};

describe('resources go into slots', () => {
  it('a type fills its own slot before any other', () => {
    expect(fill(['any', 'energy'], ['energy', 'mental'])).toEqual({ slots: ['mental', 'energy'], missing: 0, lost: 0 });
  });
  it('a wild one stands in for a type that is missing, and is kept for that', () => {
    expect(fill(['any', 'physical'], ['wild', 'mental'])).toEqual({ slots: ['mental', 'wild'], missing: 0, lost: 0 });
  });
  it('the wrong type fills no slot', () => {
    expect(fill(['physical'], ['energy'])).toEqual({ slots: [undefined], missing: 1, lost: 1 });
  });
  it('what is too much is lost', () => {
    expect(fill(['any'], ['energy', 'energy'])).toEqual({ slots: ['energy'], missing: 0, lost: 1 });
  });
  it('nothing costs nothing', () => {
    expect(fill([], [])).toEqual({ slots: [], missing: 0, lost: 0 });
  });
});

describe('a selection', () => {
  it('counts what was generated before', () => {
    expect(given(payment, [0])).toEqual(['mental', 'energy', 'energy']);
  });
  it('takes copies one by one, then none', () => {
    const one = toggled(payment, [], 1);
    const two = toggled(payment, one, 1);
    expect([one, two, toggled(payment, two, 1)]).toEqual([[1], [1, 1], []]);
  });
  it('is known as a plan in whatever order', () => {
    expect(planOf(payment, [0])?.label).toBe('Energy');
    expect(planOf(payment, [0, 1])).toBeUndefined();
  });
});
