// The deeds of a log as a page keeps them: what came anew, and what is new to the reader.

import type { Beat, LogLine } from '../../wire';

/** What was held, and what the server said of it since: it tells again the deed to which its first line belongs. */
export function mergeBeats(held: readonly Beat[], from: number, beats: readonly Beat[]): Beat[] {
  const first = beats[0]?.from ?? from;
  const kept = held.filter((beat) => beat.from < Math.min(first, from));
  // What was taken back takes what it came to with it.
  return [...kept.map((beat) => (beat.to < from ? beat : { ...beat, to: from - 1, recap: undefined } as Beat)), ...beats];
}

/** The deeds that hold lines from one on. One that was told before is bookkeeping now, unless it has come to something else. */
export function freshBeats(before: readonly Beat[], after: readonly Beat[], from: number): Beat[] {
  return after.filter((beat) => beat.to >= from).map((beat) => {
    const told = beat.from < from ? before.find((one) => one.from === beat.from) : undefined;
    return told && JSON.stringify(told.recap) === JSON.stringify(beat.recap) ? { ...beat, weight: 'small' } : beat;
  });
}

/** The lines of a deed. */
export const linesOf = (log: readonly LogLine[], beat: Beat): LogLine[] => log.slice(beat.from, beat.to + 1);

/** What a deed is called: by what it came to, or as its first line that is no heading says it. */
export function titleOf(log: readonly LogLine[], beat: Beat): string {
  const lines = linesOf(log, beat);
  return beat.recap?.title ?? (lines.find((line) => !line.heading) ?? lines[0])?.text ?? '';
}

/** The deeds worth a look from a line on. */
export const bigSince = (beats: readonly Beat[], from: number): Beat[] => beats.filter((beat) => beat.weight === 'big' && beat.to >= from);

/** Where the reader's own part ended: the line behind the last of their deeds, where the page itself has not seen them answer. */
export const sinceOwn = (log: readonly LogLine[], mine: readonly number[]): number =>
  log.findLastIndex((line) => line.seat !== undefined && mine.includes(line.seat)) + 1;
