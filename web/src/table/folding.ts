// The log in deeds: what only accompanies something else lies folded under it, and unfolds on a click.

import type { LogLine } from '../wire';

/** What a game says about its own events, by their codes. */
export interface Folding {
  /** Events that only accompany others: a card that moves, a resource that is generated. */
  small: ReadonlySet<string>;
  /** Events that small ones lead up to: what was paid comes before what it was paid for. */
  opens: ReadonlySet<string>;
  /** Whether the deed that is under way lies open: until something follows, its small lines stand for themselves. */
  live?: boolean;
}

/** A line with the small ones that belong to it, in the order in which they happened. */
export interface Deed {
  line: LogLine;
  before: readonly LogLine[];
  after: readonly LogLine[];
}

/** A log in deeds. Small lines go with the deed before them; those right before a deed that small ones lead up to, and of the same player, go with it. */
export function deeds(lines: readonly LogLine[], folding: Folding | undefined): Deed[] {
  if (!folding) return lines.map((line) => ({ line, before: [], after: [] }));
  const { small, opens, live = false } = folding;
  const found: { line: LogLine; before: LogLine[]; after: LogLine[] }[] = [];
  let waiting: LogLine[] = [];
  const settle = (next?: LogLine): LogLine[] => {
    const last = found.at(-1);
    // A chapter's first lines have nothing before them but its heading: they go with what follows, or stand for themselves.
    const begins = last === undefined || last.line.heading;
    const from = !next || next.heading ? waiting.length : begins ? 0 : opens.has(next.code) ? waiting.findLastIndex((line) => line.seat !== next.seat) + 1 : waiting.length;
    const [trails, leads] = [waiting.slice(0, from), waiting.slice(from)];
    waiting = [];
    if (begins) found.push(...trails.map((line) => ({ line, before: [], after: [] })));
    else last.after.push(...trails);
    return leads;
  };
  for (const line of lines) {
    if (!line.heading && small.has(line.code)) waiting.push(line);
    else found.push({ line, before: settle(line), after: [] });
  }
  if (live) found.push(...waiting.map((line) => ({ line, before: [], after: [] })));
  else settle();
  return found;
}

/** A row of the log: a deed, or a run of lines that came of answers by the table. */
export type Row = { deed: Deed } | { answered: readonly LogLine[]; count: number };

/** Whether a line lies folded because nobody was asked for it: it opens no chapter and shows no dice. */
const quiet = (line: LogLine): boolean => line.unasked !== undefined && !line.heading && !line.dice && !line.burst;

/** Deeds as rows: what the table answered for the reader, one after the other, is one row. */
export function rows(all: readonly Deed[]): Row[] {
  const found: Row[] = [];
  let run: LogLine[] = [];
  const close = (): void => {
    if (run.length > 0) found.push({ answered: run, count: new Set(run.map((line) => line.entry)).size });
    run = [];
  };
  for (const deed of all) {
    if (quiet(deed.line)) run.push(...deed.before, deed.line, ...deed.after);
    else {
      close();
      found.push({ deed });
    }
  }
  close();
  return found;
}
