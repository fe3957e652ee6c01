import { describe, expect, it } from 'vitest';

import type { Odds } from '../wire';
import { telling } from './telling';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const odds = (hurt: number, defeated: number, ...amounts: [number, number][]): Odds => ({
  headlines: [{ code: 'hit', label: 'hurt', chance: hurt }, { code: 'ko', label: 'defeated', chance: defeated }],
  amounts: amounts.map(([amount, chance]) => ({ amount, chance })),
  unit: 'damage', mean: 0, thresholds: [],
});

describe('what stands on a button', () => {
  it('is the chance, where there is one', () => expect(telling(odds(0.5, 0, [0, 0.5], [1, 0.5]), percent)).toBe('hurt 50 %'));
  it('is what may come, where it is certain that something does', () => expect(telling(odds(1, 0, [2, 0.5], [4, 0.5]), percent)).toBe('damage 2–4'));
  it('takes a sum of fractions for what it is', () => expect(telling(odds(0.9999999999999999, 0, [2, 0.5], [4, 0.5]), percent)).toBe('damage 2–4'));
  it('adds the worse that may come', () => expect(telling(odds(1, 0.25, [2, 0.75], [4, 0.25]), percent)).toBe('damage 2–4 · defeated 25 %'));
  it('says what is certain to be the worst', () => expect(telling(odds(1, 1, [4, 1]), percent)).toBe('damage 4 · defeated'));
  it('says what somebody else can still make of it', () => {
    const otherwise = { label: 'if 5 cubes defend', headlines: [{ code: 'hit', label: 'hurt', chance: 0.3 }, { code: 'ko', label: 'defeated', chance: 0.004 }] };
    expect(telling({ ...odds(1, 1, [6, 1]), otherwise }, percent)).toBe('damage 6 · defeated (0 % if 5 cubes defend)');
    expect(telling({ ...odds(0.5, 0, [0, 0.5], [1, 0.5]), otherwise }, percent)).toBe('hurt 50 % (30 % if 5 cubes defend)');
  });
  it('keeps quiet where that changes nothing', () => {
    const otherwise = { label: 'if 1 cube defends', headlines: [{ code: 'hit', label: 'hurt', chance: 0.5 }] };
    expect(telling({ ...odds(0.5, 0, [0, 0.5], [1, 0.5]), otherwise }, percent)).toBe('hurt 50 %');
  });
  it('says that nothing comes of it', () => expect(telling(odds(0, 0, [0, 1]), percent)).toBe('damage 0'));
});
