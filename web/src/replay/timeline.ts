// The replay's line of time as numbers: the curve of the score, chapters, and what is worth a mark.

import type { Chapter, LogLine, Replay } from '../wire';

/** A replay in which every line and chapter has a moment: what happens by itself belongs to the entry before it. */
export function settled(replay: Replay): Replay {
  let last: number | undefined;
  const log = replay.log.map((line) => {
    last = line.entry ?? last;
    return line.entry === undefined && last !== undefined ? { ...line, entry: last } : line;
  });
  let begun = 0;
  const chapters = replay.chapters.map((chapter) => {
    begun = Math.max(begun, chapter.entry);
    return { ...chapter, entry: begun };
  });
  return { ...replay, log, chapters };
}

/** Who is ahead after each entry, from -1 (the second seat, far) to 1 (the first seat, far). */
export function lead(scores: readonly (readonly number[])[]): number[] {
  const [first, second] = [scores[0] ?? [], scores[1] ?? []];
  const count = Math.max(first.length, second.length);
  const gaps = Array.from({ length: count }, (_, i) => (first[i] ?? 0) - (second[i] ?? 0));
  const most = Math.max(2, ...gaps.map(Math.abs));
  return gaps.map((gap) => gap / most);
}

/** The `d` of the curve in a box; the first seat's ground lies under it, so it rises when that seat is ahead. */
export function curve(leads: readonly number[], width: number, height: number): string {
  if (leads.length === 0) return `M0 ${height / 2}H${width}`;
  const last = Math.max(1, leads.length - 1);
  const y = (value: number): number => Math.round((height / 2 - value * (height / 2 - 6)) * 10) / 10;
  let d = `M0 ${y(leads[0]!)}`;
  // Scores jump: the curve goes on level, then steps, so that a step shows where it happened.
  for (let i = 1; i < leads.length; i++) {
    if (leads[i] !== leads[i - 1]) d += `L${Math.round(((i - 1) / last) * width * 10) / 10} ${y(leads[i - 1]!)}L${Math.round((i / last) * width * 10) / 10} ${y(leads[i]!)}`;
  }
  return `${d}L${width} ${y(leads[leads.length - 1]!)}`;
}

/** The events that get a mark on the line of time. */
const WORTH = new Set(['knocked-out', 'removed', 'scored', 'controlled', 'critical-hit', 'scenery-destroyed']);
export function marked(log: readonly LogLine[]): LogLine[] {
  return log.filter((line) => line.entry !== undefined && WORTH.has(line.code));
}

/** The entry where the next chapter of a level begins, or the one before. */
export function chapterFrom(chapters: readonly Chapter[], at: number, way: 1 | -1, level: number, entries: number): number {
  const starts = chapters.filter((chapter) => chapter.level <= level).map((chapter) => chapter.entry);
  return way === 1 ? (starts.find((start) => start > at) ?? entries) : (starts.findLast((start) => start < at) ?? 0);
}

/** The next entry that shows something new: moments between two answers often look alike. */
export function stepFrom(log: readonly LogLine[], at: number, way: 1 | -1, entries: number): number {
  const told = [...new Set(log.flatMap((line) => (line.entry === undefined ? [] : [line.entry + 1])))].sort((a, b) => a - b);
  const next = way === 1 ? told.find((entry) => entry > at) : told.findLast((entry) => entry < at);
  return next ?? (way === 1 ? entries : 0);
}

/** The line that tells of a moment: the last one that had happened by then. */
export function lineAt(log: readonly LogLine[], at: number): LogLine | undefined {
  return log.findLast((line) => line.entry !== undefined && line.entry < at && !line.heading);
}

