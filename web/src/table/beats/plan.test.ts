import { describe, expect, it } from 'vitest';

import type { Beat } from '../../wire';
import { plan, turnAt } from './plan';

const beat = (from: number, weight: Beat['weight']): Beat => ({ from, to: from, about: [], code: 'any', weight });
const row = (weights: string): Beat[] => [...weights].map((weight, from) => beat(from, weight === 'B' ? 'big' : 'small'));
const sum = (steps: readonly { ms: number }[]): number => steps.reduce((all, { ms }) => all + ms, 0);

describe('the time of a deed', () => {
  it('lets small ones run together and shows each big one by itself', () => {
    const steps = plan(row('ssBsssBB'), () => 10, 1);
    expect(steps.map(({ beats, big }) => `${big ? 'B' : 's'}${beats.length}`)).toEqual(['s2', 'B1', 's3', 'B1', 'B1']);
    expect(steps.map(({ ms }) => ms)).toEqual([120, 1_150, 120, 1_150, 1_150]);
  });

  it('grows with what there is to read, up to a bound', () => {
    const [short, long, endless] = [1, 40, 4_000].map((letters) => plan(row('B'), () => letters, 1)[0]!.ms);
    expect([short, long, endless]).toEqual([1_150, 2_050, 3_250]);
  });

  it('keeps a whole turn within its bound: small ones go first, then big ones shorten', () => {
    for (const [pace, most] of [[0.5, 16_000], [1, 8_000], [2.5, 3_000]] as const) {
      expect(turnAt(pace)).toBe(most);
      const steps = plan(row('sBsBsBsBsBsBsBsBsBsBsB'), () => 60, pace);
      expect(sum(steps)).toBeLessThanOrEqual(most + 1e-6);
      expect(steps.filter(({ big, ms }) => !big && ms > 0)).toEqual([]);
      expect(steps.filter(({ big, ms }) => big && ms > 0)).toHaveLength(11);
    }
    // Where only small ones are too many, big ones keep their time.
    const [little, big] = plan(row('sB'), () => 10, 1, 1_160);
    expect([little?.ms, big?.ms]).toEqual([0, 1_150]);
  });

  it('leaves no time where the turn has had its own', () => {
    expect(sum(plan(row('BsB'), () => 10, 1, -500))).toBe(0);
  });
});
