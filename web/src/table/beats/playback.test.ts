import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Beat } from '../../wire';

const settings = vi.hoisted(() => ({ pace: 1 }));
const still = vi.hoisted(() => ({ wished: false }));
vi.mock('../../settings.svelte', () => ({ settings }));
vi.stubGlobal('matchMedia', () => ({ matches: still.wished }));

const { Playback } = await import('./playback.svelte');

const beat = (from: number, weight: Beat['weight'] = 'big'): Beat => ({ from, to: from, about: [], code: 'any', weight });
let told: number[];
const playback = (): InstanceType<typeof Playback> => new Playback(() => 10, (beats) => told.push(...beats.map(({ from }) => from)));

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  settings.pace = 1;
  still.wished = false;
});
afterEach(() => vi.useRealTimers());

describe('deeds are told one after the other', () => {
  it('each in its time, and then the board stands free', () => {
    const plays = playback();
    plays.hear([beat(0), beat(1, 'small'), beat(2)]);
    expect([plays.card?.from, plays.waiting, told]).toEqual([0, 1, [0]]);
    vi.advanceTimersByTime(1_200);
    expect([plays.card, told]).toEqual([undefined, [0, 1]]);
    vi.advanceTimersByTime(200);
    expect([plays.card?.from, told]).toEqual([2, [0, 1, 2]]);
    vi.advanceTimersByTime(1_200);
    expect(plays.step).toBeUndefined();
  });

  it('what comes meanwhile waits behind them, and the turn keeps its bound', () => {
    const plays = playback();
    for (let from = 0; from < 40; from++) plays.hear([beat(from)]);
    vi.advanceTimersByTime(8_200);
    expect(plays.step).toBeUndefined();
    expect(told).toHaveLength(40);
  });

  it('one on, one back, and now', () => {
    const plays = playback();
    plays.hear([beat(0), beat(1), beat(2)]);
    plays.on();
    expect(plays.card?.from).toBe(1);
    plays.back();
    expect(plays.card?.from).toBe(0);
    plays.on();
    expect(plays.card?.from).toBe(1);
    plays.now();
    expect([plays.step, plays.waiting, plays.told.length]).toEqual([undefined, 0, 3]);
    plays.back();
    expect(plays.card?.from).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(plays.step).toBeUndefined();
  });

  it('whoever answers skips the rest', () => {
    const plays = playback();
    plays.hear([beat(0), beat(1)]);
    plays.answered();
    vi.advanceTimersByTime(60_000);
    expect([plays.step, plays.told, told]).toEqual([undefined, [], [0]]);
  });

  it('nothing moves where it is off, or where less motion is wished: the list holds all', () => {
    for (const wish of ['off', 'still']) {
      told = [];
      settings.pace = wish === 'off' ? 0 : 1;
      still.wished = wish === 'still';
      const plays = playback();
      plays.hear([beat(0), beat(1, 'small'), beat(2)]);
      expect([plays.step, plays.told.map(({ from }) => from), told]).toEqual([undefined, [0, 2], [0, 1, 2]]);
    }
  });
});
