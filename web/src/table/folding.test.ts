import { describe, expect, it } from 'vitest';

import type { LogLine } from '../wire';
import { deeds, rows } from './folding';

const folding = { small: new Set(['moved', 'generated']), opens: new Set(['played']) };
let number = 0;
const line = (code: string, seat?: number, heading = false): LogLine => ({ line: ++number, text: `${code} ${number}`, rule: 'r', code, marks: [], heading, ...(seat === undefined ? {} : { seat }) });
const told = (lines: readonly LogLine[]) => deeds(lines, folding).map(({ line: deed, before, after }) => [before.map((one) => one.code), deed.code, after.map((one) => one.code)]);

describe('the log in deeds', () => {
  it('puts what was paid with what it was paid for, and what came of it after it', () => {
    expect(told([line('turn', 0, true), line('moved', 0), line('generated', 0), line('played', 0), line('damaged'), line('moved', 0)])).toEqual([
      [[], 'turn', []], [['moved', 'generated'], 'played', []], [[], 'damaged', ['moved']],
    ]);
  });

  it('leaves to a deed what belongs to somebody else', () => {
    expect(told([line('damaged'), line('moved', 1), line('moved', 0), line('played', 0)])).toEqual([[[], 'damaged', ['moved']], [['moved'], 'played', []]]);
  });

  it('loses no line, and keeps their order', () => {
    const lines = ['moved', 'turn', 'moved', 'damaged', 'moved', 'played', 'moved'].map((code) => line(code, 0, code === 'turn'));
    expect(deeds(lines, folding).flatMap(({ before, line: deed, after }) => [...before, deed, ...after])).toEqual(lines);
  });

  it('leaves the deed open that is under way, where a game wants it so', () => {
    const live = (lines: readonly LogLine[]) => deeds(lines, { ...folding, live: true }).map(({ line: deed, after }) => [deed.code, after.length]);
    const lines = [line('damaged'), line('moved', 0), line('moved', 0)];
    expect(live(lines)).toEqual([['damaged', 0], ['moved', 0], ['moved', 0]]);
    expect(live([...lines, line('damaged')])).toEqual([['damaged', 2], ['damaged', 0]]);
  });

  it('folds nothing for a game that does not ask for it', () => {
    expect(deeds([line('moved'), line('played')], undefined)).toHaveLength(2);
  });
});

describe('what the table answered', () => {
  const unasked = (code: string, entry: number): LogLine => ({ ...line(code, 0), entry, unasked: 'only' });
  const told = (lines: readonly LogLine[]) => rows(deeds(lines, undefined)).map((row) => ('deed' in row ? row.deed.line.code : `${row.count} answered`));

  it('is one row for all answers in a row, and counts answers and not lines', () => {
    expect(told([line('attacked'), unasked('ended', 4), unasked('left', 4), unasked('passed', 5), line('moved')])).toEqual(['attacked', '2 answered', 'moved']);
  });

  it('hides no chapter and no dice', () => {
    const dice = { sides: 6, faces: [1], symbols: [], bonus: 0, total: 1 };
    expect(told([{ ...unasked('turn', 4), heading: true }, { ...unasked('rolled', 5), dice }])).toEqual(['turn', 'rolled']);
  });
});
