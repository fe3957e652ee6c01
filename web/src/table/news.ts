// What has happened since the last look: the fresh lines of the log, and what they mean for eye and ear.

import type { Burst, LogLine, Mark, Point, TableView } from '../wire';

/** Whether the game stands where it stood, and asks the same: what happened was beside it, like a wish or a hand that is shown. */
export function asksTheSame(before: TableView | undefined, after: TableView): boolean {
  if (!before || before.position?.entry !== after.position?.entry) return false;
  return before.seq === after.seq || JSON.stringify(before.position?.questions) === JSON.stringify(after.position?.questions);
}

/** The lines that are new. Nothing is new when something was taken back: the log only shrank or changed. */
export function fresh(before: readonly LogLine[], after: readonly LogLine[]): LogLine[] {
  const last = before[before.length - 1];
  if (last && after[before.length - 1]?.text !== last.text) return [];
  return after.slice(before.length);
}

/** One message for the ear: several events of a step make one. Headings only when nothing else happened. */
export function message(lines: readonly LogLine[]): string {
  const events = lines.filter((line) => !line.heading);
  return (events.length > 0 ? events : lines).slice(-6).map((line) => line.text).join(' ');
}

/** The way each figure came, by its id. */
export function ways(lines: readonly LogLine[]): Map<number, readonly Point[]> {
  const found = new Map<number, readonly Point[]>();
  for (const line of lines) {
    const figure = line.marks.find((mark) => mark.type === 'thing' && mark.kind === 'figure');
    const path = line.marks.find((mark) => mark.type === 'path');
    if (figure?.type === 'thing' && path?.type === 'path') found.set(figure.id, path.points);
  }
  return found;
}

export const bursts = (lines: readonly LogLine[]): Burst[] => lines.flatMap((line) => (line.burst ? [line.burst] : []));

/** The last roll, and the line that tells it. */
export const rolled = (lines: readonly LogLine[]): LogLine | undefined => lines.findLast((line) => line.dice !== undefined);

/** Who rolled against whom: the first two figures that the line is about. */
export function shot(line: LogLine | undefined): readonly [Mark, Mark] | undefined {
  const [from, to] = (line?.dice ? line.marks : []).filter((mark) => mark.type === 'thing' && mark.kind === 'figure');
  return from && to ? [from, to] : undefined;
}

/** The sounds that go with lines, in order. */
export function sounds(lines: readonly LogLine[]): ('damage' | 'ko' | 'success' | 'failure' | 'card')[] {
  return lines.flatMap((line) => {
    if (line.burst?.look === 'ko') return ['ko' as const];
    if (line.burst?.look === 'damage') return ['damage' as const];
    if (line.dice?.good !== undefined) return [line.dice.good ? ('success' as const) : ('failure' as const)];
    return line.code === 'moved' || line.code === 'deployed' ? ['card' as const] : [];
  });
}
