import { expect, it, vi } from 'vitest';

const asked: [number, number][] = [];
let fails = false;
vi.mock('../api', () => ({
  api: {
    moments: (_: string, from: number, to: number) => {
      asked.push([from, to]);
      if (fails) return Promise.reject(new Error('no'));
      // Entry 41 is one that was taken back: the server has no moment for it.
      const moments = Array.from({ length: to - from + 1 }, (_, i) => ({ entry: from + i })).filter((moment) => moment.entry !== 41);
      return Promise.resolve({ moments });
    },
  },
}));
const { Moments } = await import('./moments');

it('fetches moments in runs, once, and falls back to the moment before one that is gone', async () => {
  const moments = new Moments('x', 90);
  expect((await moments.at(3))?.entry).toBe(3);
  expect((await moments.at(5))?.entry).toBe(5);
  expect(asked).toEqual([[0, 39]]);
  expect((await moments.at(41))?.entry).toBe(40);
  expect((await moments.at(500))?.entry).toBe(90);
  expect(asked).toEqual([[0, 39], [40, 79], [80, 90]]);
});

it('asks again for what failed', async () => {
  const moments = new Moments('x', 10);
  fails = true;
  await expect(moments.at(1)).rejects.toThrow('no');
  fails = false;
  expect((await moments.at(1))?.entry).toBe(1);
});
