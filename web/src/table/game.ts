// What the table asks of a game. Each game has a folder and brings its own drawings; they are loaded when a table of that
// game is looked at, so that nobody waits for games that others play.

import type { Component } from 'svelte';

import type { Board, Choice, Question } from '../wire';
import type { Folding } from './folding';
import type { Stage } from './stage';
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

/** What every game brings. */
interface Common<B extends Board> {
  bar(board: B): Bar;
  /** What of its log lies folded under something else. */
  folding?: Folding;
  /** The board as headings and lists. */
  Text: Component<{ board: B; table: Table }>;
}

/** A game of figures on a tabletop that is measured in inches. */
export interface TabletopGame<B extends Board = Tabletop> extends Common<B> {
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
export interface LaidGame<B extends Board = Laid> extends Common<B> {
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

export type GameTable = TabletopGame | LaidGame;

/** Boards that are measured, and boards that are not. */
export type Tabletop = Extract<Board, { size: number }>;
export type Laid = Exclude<Board, Tabletop>;

const GAMES: Record<Board['game'], () => Promise<{ default: unknown }>> = {
  pow: () => import('./pow'),
  crisis: () => import('./crisis'),
  champions: () => import('./champions'),
  gotham: () => import('./gotham'),
};

/** A board and the parts of its game, of one kind. */
export type Together = { kind: 'tabletop'; game: TabletopGame; board: Tabletop } | { kind: 'laid'; game: LaidGame; board: Laid };

/** The parts of a game. */
export async function parts(game: Board['game']): Promise<GameTable> {
  return (await GAMES[game]()).default as GameTable;
}

/** A board with the parts of its game. */
export function together(game: GameTable, board: Board): Together {
  // A board's `game` decided which parts were loaded, so the two are always of one kind.
  return 'Mat' in game ? { kind: 'laid', game, board: board as Laid } : { kind: 'tabletop', game, board: board as Tabletop };
}
