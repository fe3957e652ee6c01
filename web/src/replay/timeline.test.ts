import { describe, expect, it } from 'vitest';

import type { LogLine } from '../wire';
import { chapterFrom, curve, lead, lineAt, marked, settled, stepFrom } from './timeline';

const line = (number: number, entry: number | undefined, code = 'moved', heading = false): LogLine => ({ line: number, text: String(number), rule: 'r', code, marks: [], heading, ...(entry !== undefined && { entry }) });

describe('the line of time', () => {
  const log = [line(0, undefined), line(1, 0), line(2, 0), line(3, 4, 'phase-began', true), line(4, 4), line(5, 9, 'knocked-out')];
  it('steps to moments where something was told', () => {
    expect(stepFrom(log, 0, 1, 12)).toBe(1);
    expect(stepFrom(log, 1, 1, 12)).toBe(5);
    expect(stepFrom(log, 10, 1, 12)).toBe(12);
    expect(stepFrom(log, 5, -1, 12)).toBe(1);
    expect(stepFrom(log, 1, -1, 12)).toBe(0);
  });
  it('knows what was told last, headings aside', () => {
    expect(lineAt(log, 0)).toBeUndefined();
    expect(lineAt(log, 1)?.line).toBe(2);
    expect(lineAt(log, 5)?.line).toBe(4);
  });
  it('goes from chapter to chapter', () => {
    const chapters = [{ entry: 0, name: 'a', level: 1 }, { entry: 3, name: 'b', level: 2 }, { entry: 7, name: 'c', level: 1 }];
    expect(chapterFrom(chapters, 0, 1, 1, 12)).toBe(7);
    expect(chapterFrom(chapters, 0, 1, 2, 12)).toBe(3);
    expect(chapterFrom(chapters, 8, 1, 1, 12)).toBe(12);
    expect(chapterFrom(chapters, 7, -1, 1, 12)).toBe(0);
  });
  it('gives what happens by itself the moment before it', () => {
    const replay = { log: [line(0, undefined), line(1, 3), line(2, undefined)], chapters: [{ entry: 0, name: 'a', level: 1 }, { entry: 13, name: 'b', level: 2 }, { entry: 0, name: 'c', level: 2 }] };
    const mended = settled(replay as unknown as Parameters<typeof settled>[0]);
    expect(mended.log.map((one) => one.entry)).toEqual([undefined, 3, 3]);
    expect(mended.chapters.map((one) => one.entry)).toEqual([0, 13, 13]);
  });
  it('draws the curve upwards when the first seat is ahead, so that its ground grows', () => {
    expect(lead([[0, 2, 4], [0, 0, 0]])).toEqual([0, 0.5, 1]);
    const d = curve([0, 1], 100, 96);
    expect(d).toBe('M0 48L0 48L100 6L100 6');
    expect(curve([], 100, 96)).toBe('M0 48H100');
    expect(marked(log).map((one) => one.line)).toEqual([5]);
  });
});
