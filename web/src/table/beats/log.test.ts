import { describe, expect, it } from 'vitest';

import type { Beat, LogLine, Recap } from '../../wire';
import { bigSince, freshBeats, mergeBeats, sinceOwn, titleOf } from './log';

const beat = (from: number, to: number, change: Partial<Beat> = {}): Beat => ({ from, to, about: [], code: 'any', weight: 'big', ...change });
const recap = (value: number): Recap => ({ title: `It was ${value}`, terms: [], result: { sign: '=', label: 'damage', value }, rule: 'a.rule' });
const line = (number: number, change: Partial<LogLine> = {}): LogLine => ({ line: number, text: `line ${number}`, rule: '', code: '', marks: [], heading: false, ...change });
const spans = (beats: readonly Beat[]): [number, number][] => beats.map(({ from, to }) => [from, to]);

describe('the deeds that a page holds', () => {
  it('grow by what is new, and the last one is told anew', () => {
    const held = [beat(0, 1), beat(2, 4)];
    expect(spans(mergeBeats(held, 5, [beat(5, 6)]))).toEqual([[0, 1], [2, 4], [5, 6]]);
    expect(spans(mergeBeats(held, 5, [beat(2, 6), beat(7, 7)]))).toEqual([[0, 1], [2, 6], [7, 7]]);
    expect(mergeBeats(held, 5, [])).toEqual(held);
    expect(spans(mergeBeats(held, 0, [beat(0, 0)]))).toEqual([[0, 0]]);
  });

  it('forget what a deed came to that was taken back', () => {
    const [, cut] = mergeBeats([beat(0, 1), beat(2, 4, { recap: recap(1) })], 3, []);
    expect(cut).toMatchObject({ from: 2, to: 2 });
    expect(cut?.recap).toBeUndefined();
  });

  it('are fresh from a line on; one that goes on is big again only where it came to something else', () => {
    const before = [beat(0, 3, { recap: recap(1) }), beat(4, 5, { recap: recap(2) })];
    const same = freshBeats(before, [before[0]!, beat(4, 7, { recap: recap(2) }), beat(8, 9)], 6);
    expect(same.map(({ from, weight }) => [from, weight])).toEqual([[4, 'small'], [8, 'big']]);
    const other = freshBeats(before, [before[0]!, beat(4, 7, { recap: recap(3) })], 6);
    expect(other.map(({ from, weight }) => [from, weight])).toEqual([[4, 'big']]);
  });

  it('are called by what they came to, else by their first line that is no heading', () => {
    const log = [line(0, { heading: true }), line(1), line(2)];
    expect(titleOf(log, beat(0, 2))).toBe('line 1');
    expect(titleOf(log, beat(0, 0))).toBe('line 0');
    expect(titleOf(log, beat(0, 2, { recap: recap(4) }))).toBe('It was 4');
  });

  it('are missed since the last of one’s own', () => {
    const log = [line(0, { seat: 1 }), line(1, { seat: 0 }), line(2, { seat: 1 }), line(3)];
    expect(sinceOwn(log, [0])).toBe(2);
    expect(sinceOwn(log, [2])).toBe(0);
    expect(spans(bigSince([beat(0, 1), beat(2, 2, { weight: 'small' }), beat(3, 3)], 2))).toEqual([[3, 3]]);
  });
});
