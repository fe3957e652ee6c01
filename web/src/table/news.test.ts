import { describe, expect, it } from 'vitest';

import type { LogLine } from '../wire';
import { fresh, message, rolled, shot, sounds, ways } from './news';

const line = (number: number, text: string, change: Partial<LogLine> = {}): LogLine => ({ line: number, text, rule: 'r', code: 'moved', marks: [], heading: false, ...change });

describe('news', () => {
  const log = [line(0, 'a'), line(1, 'b')];
  it('are the lines after those that were known', () => {
    expect(fresh(log, [...log, line(2, 'c')]).map((one) => one.text)).toEqual(['c']);
    expect(fresh([], log)).toEqual(log);
  });
  it('are none when something was taken back', () => {
    expect(fresh(log, [log[0]!])).toEqual([]);
    expect(fresh(log, [log[0]!, line(1, 'x'), line(2, 'y')])).toEqual([]);
  });
  it('make one message, without headings unless there is nothing else', () => {
    expect(message([line(0, 'Turn 2.', { heading: true }), line(1, 'A moves.'), line(2, 'A ends.')])).toBe('A moves. A ends.');
    expect(message([line(0, 'Turn 2.', { heading: true })])).toBe('Turn 2.');
  });
  it('tell the way a figure came, the last roll and what it sounds like', () => {
    const points = [{ x: 0, y: 0, z: 0 }, { x: 9, y: 0, z: 0 }];
    const dice = { sides: 8, faces: [3, 4], symbols: [], bonus: 5, total: 12, good: true };
    const lines = [line(0, 'm', { marks: [{ type: 'thing', kind: 'figure', id: 4 }, { type: 'path', points, hows: ['walk'], radius: 1 }] }), line(1, 'r', { code: 'rolled', dice })];
    expect(ways(lines).get(4)).toEqual(points);
    expect(rolled(lines)?.dice).toEqual(dice);
    expect(sounds(lines)).toEqual(['card', 'success']);
    const two = [4, 7].map((id) => ({ type: 'thing' as const, kind: 'figure' as const, id }));
    expect(shot(line(2, 'r', { dice, marks: two }))).toEqual(two);
    expect(shot(line(2, 'r', { marks: two }))).toBeUndefined();
  });
});
