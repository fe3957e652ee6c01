// What the table asks of a game. A game brings its own drawing, which is loaded when a table of that game is looked at, so that
// nobody waits for games that others play. A game that brings none says its board in headings and lines.

import type { Component } from 'svelte';

import type { IconName } from '../drawings/icons';
import { drawing } from '../games';
import type { Board, Choice, Emblem, Question, TextBoard } from '../wire';
import type { Folding } from './folding';
import type { Stage } from './stage';
import Sections from './Sections.svelte';
import type { Table } from './state.svelte';
import type { Field, Row } from './tabletop/field';

/** What stands in the bar above the table. */
export interface Bar {
  /** Where it is played. */
  sub: string;
  /** Turn or round, in words. */
  lead: string;
  phases: readonly string[];
  phase: number | undefined;
}

/** A side, as the shell reads it. */
interface Side {
  seat: number;
  name: string;
}

/** What the shell itself reads of any board, where the game's has it. */
export interface Seen {
  sides?: readonly Side[];
  figures?: readonly { id: number; name: string }[];
  acting?: number;
}

/** What the shell itself reads of a board that is measured. */
export interface Tabletop {
  /** The length of a side, in thousandths of an inch. */
  size: number;
  mission: string;
  acting?: number;
  sides: readonly (Side & { points: number; edge?: string })[];
  figures: readonly { id: number; seat: number; name: string; emblem: Emblem }[];
}

/** What the shell itself reads of a board that is not. */
export interface Laid {
  sides: readonly Side[];
}

/** What a game says about its log. */
interface Logged {
  /** What of it lies folded under something else. */
  folding?: Folding;
  /** The icons of the game's own events, by their codes. */
  icons?: Readonly<Record<string, IconName>>;
}

/** What every game that draws brings. */
interface Common<B> extends Logged {
  bar(board: B): Bar;
  /** The board as headings and lists. */
  Text: Component<{ board: B; table: Table }>;
}

/** A game of figures on a tabletop that is measured in inches. */
export interface TabletopGame<B extends Tabletop = Tabletop> extends Common<B> {
  /** The board as it lies on the table. */
  field(board: B): Field;
  /** The squad of a seat, line by line. */
  rows(board: B, seat: number): Row[];
  Score: Component<{ board: B; above: number; below: number; mine: readonly number[] }>;
  /** A figure's values as they count now; without a figure, what is played for. */
  Card: Component<{ board: B; figure: number | undefined }>;
  /** What is under way besides dice and odds, such as the steps of an attack. */
  Action?: Component<{ board: B; table: Table }>;
  /** Who acts against whom in it, if anything is under way. */
  underWay?(board: B): readonly (number | undefined)[] | undefined;
  /** Cards that a seat holds. */
  Hand?: Component<{ board: B; seat: number; stage: Stage }>;
  /** What is seen before there is anything on the table, while it says so. */
  Setup?: Component<{ board: B; table: Table }>;
  inSetup?(board: B): boolean;
}

/** A game whose table is no map: cards and boards lie where its own drawing puts them. */
export interface LaidGame<B extends Laid = Laid> extends Common<B> {
  /** Everything that lies on the table for all to see. `names` says who sits where, by seat. */
  Mat: Component<{ board: B; stage: Stage; mine: readonly number[]; names: readonly string[] }>;
  /** What the player at this page holds. */
  Held: Component<{ board: B; table: Table; stage: Stage; seat: number; names: readonly string[] }>;
  /** Where the round stands, beside the log. */
  Round: Component<{ board: B; table: Table; stage: Stage; mine: readonly number[]; names: readonly string[] }>;
  /** Whether the players' sheets lie beside the board instead of a hand below it: the side is wider then, and the log in it shorter. */
  sheets?: boolean;
  /** The seats of a side on which several may play: they go on without whoever gives up. */
  side?(board: B, seat: number): readonly number[];
  /** The rule by which it is lost what is too much in a payment. */
  lost?: string;
  /** The answer that passes a window, where the question is one: it may be given ahead for a while. */
  pass?(question: Question): Choice | undefined;
  /** For how long one may pass ahead: each with a key that stays the same that long. */
  passable?(board: B): readonly { code: string; key: string }[];
}

/** A game that draws nothing: the shell shows what its board says. */
export interface WordedGame extends Logged {
  Sections: Component<{ board: TextBoard }>;
}

export type GameTable = TabletopGame | LaidGame | WordedGame;

const WORDED: WordedGame = { Sections };

/** A board and the parts of its game, of one kind. */
export type Together =
  | { kind: 'tabletop'; game: TabletopGame; board: Tabletop }
  | { kind: 'laid'; game: LaidGame; board: Laid }
  | { kind: 'worded'; game: WordedGame; board: TextBoard };

/** The parts of a game. */
export async function parts(game: string): Promise<GameTable> {
  return ((await drawing(game)) as GameTable | undefined) ?? WORDED;
}

/** A board with the parts of its game. */
export function together(game: GameTable, board: Board): Together {
  // A board's `game` decided which parts were loaded, so the two are always of one kind.
  const drawn: unknown = board;
  if ('Sections' in game) return { kind: 'worded', game, board: drawn as TextBoard };
  return 'Mat' in game ? { kind: 'laid', game, board: drawn as Laid } : { kind: 'tabletop', game, board: drawn as Tabletop };
}

/** What stands in the bar above a table. */
export function barOf(set: Together): Bar {
  if (set.kind === 'worded') return { sub: '', lead: '', phases: [], phase: undefined };
  return set.kind === 'laid' ? set.game.bar(set.board) : set.game.bar(set.board);
}

/** What the shell itself reads of a board. */
export const seen = (board: Board): Seen => board as Seen;
