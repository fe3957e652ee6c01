// The games, as their folders bring them: games/NAME/web/about.ts is there from the beginning, games/NAME/web/index.ts comes when a
// table of that game is looked at. Neither has to be there: a game without them is played from headings and lines.

import type { Component } from 'svelte';

import type { IconName } from './drawings/icons';
import type { CardFace } from './wire';

/** What a team of a game is made of. */
export interface Makeup {
  /** The kinds that members name, in the order in which they are shown. */
  kinds: readonly string[];
  /** Under which kind a member's card is listed, where that is another. */
  listed?: Readonly<Record<string, string>>;
  /** Kinds of which a team may have several alike. */
  copies?: readonly string[];
  /** Kinds of which a team has one: choosing another takes its place. */
  one?: readonly string[];
}

/** A sign that texts name in brackets: the key of its name, and its drawing. */
export interface Glyph {
  key: string;
  icon: IconName;
}

type Later<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{ default: Component<Props> }>;

/** What the pages around the tables know of a game. */
export interface About {
  /** It on the home page and beside its rules. */
  picture: Component;
  makeup: Makeup;
  /** What people look for first on a card, by the codes of its values. */
  first: readonly string[];
  /** How many sides its dice have: a save names faces only. */
  sides?: number;
  /** The icons of values that only its cards have, by their codes. */
  values?: Readonly<Record<string, IconName>>;
  /** The signs of its texts. */
  signs?: readonly Glyph[];
  /** An example on the home page of what the rules refuse and what the odds are. */
  example?: Component;
  /** What is worked out of a card, under it. */
  glance?: Later<{ face: CardFace }>;
  /** A drawing for chapters of its rules that are easier seen than read. */
  diagram?: Later<{ chapter: string }>;
  /** Something to try beside the rules. */
  calculator?: Later;
  /** Where missions of one's own are made. */
  editor?: Later;
}

const ABOUT = import.meta.glob<{ default: About }>('../../games/*/web/about.ts', { eager: true });
const DRAWINGS = import.meta.glob<{ default: unknown }>('../../games/*/web/index.ts');

/** How many games say something about themselves. */
export const brought = Object.keys(ABOUT).length;

/** What a game's folder says about it. */
export const about = (game: string): About | undefined => ABOUT[`../../games/${game}/web/about.ts`]?.default;

/** The drawing of a game, if it brings one. */
export const drawing = async (game: string): Promise<unknown> => (await DRAWINGS[`../../games/${game}/web/index.ts`]?.())?.default;

/** Whether teams of one's own can be made for a game. */
export const buildsTeams = (game: string): boolean => about(game) !== undefined;

/** Whether missions of one's own can be made for a game. */
export const hasEditor = (game: string): boolean => about(game)?.editor !== undefined;
