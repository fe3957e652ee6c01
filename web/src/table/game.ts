// What the table asks of a game. Each game has a folder and brings its own drawings; they are loaded when a table of that
// game is looked at, so that nobody waits for games that others play.

import type { Component } from 'svelte';

import type { Board } from '../wire';
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

export interface GameTable<B extends Board = Board> {
  bar(board: B): Bar;
  /** The board as it lies on the table. */
  field(board: B): Field;
  /** The squad of a seat, line by line. */
  rows(board: B, seat: number): Row[];
  Score: Component<{ board: B; above: number; below: number; mine: readonly number[] }>;
  /** A figure's values as they count now; without a figure, what is played for. */
  Card: Component<{ board: B; figure: number | undefined }>;
  /** The board as headings and lists. */
  Text: Component<{ board: B }>;
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

const GAMES: Record<Board['game'], () => Promise<{ default: unknown }>> = {
  pow: () => import('./pow'),
  crisis: () => import('./crisis'),
};

/** The parts of a game. */
export async function parts(game: Board['game']): Promise<GameTable> {
  // A board's `game` says which of them it belongs to: nowhere else are a board and a game put together.
  return (await GAMES[game]()).default as GameTable;
}
