// A tabletop as it is drawn: what every game with bases and scenery has. Each game says how its board is one, and camera,
// battlefield, minimap and the pictures on cards know no other.

import type { IconName } from '../../drawings/icons';
import type { Emblem, Point } from '../../wire';

export interface Field {
  /** The length of a side, in thousandths of an inch. */
  size: number;
  /** How deep the deployment zones are, from the south and the north edge. */
  depth: number;
  /** How wide a movement tool is, in games that move by one. */
  toolWidth?: number;
  pieces: readonly Piece[];
  figures: readonly Standing[];
  tokens: readonly Token[];
  /** The figure that acts. */
  acting: number | undefined;
}

/** Scenery. */
export interface Piece {
  id: number;
  /** What it is, for its drawing: `car`, `building`, `wall` and so on. */
  look: string;
  /** Its corners seen from above. */
  corners: readonly Point[];
  base: number;
  height: number;
  size: number;
  destroyed: boolean;
  /** Structure left and at the start, in games that count it. */
  structure?: number;
  fullStructure?: number;
  /** It in words, with its measures. */
  about: string;
}

/** A hexagon beside a figure: an effect that it is under. */
export interface Sign {
  icon: IconName;
  /** The colour role, `--cond-TONE`. */
  tone: string;
  /** What it does, in words. */
  text: string;
}

/** A figure on its base. */
export interface Standing {
  id: number;
  seat: number;
  name: string;
  emblem: Emblem;
  whereabouts: 'waiting' | 'table' | 'gone';
  at: Point;
  radius: number;
  /** What it can still take, of how much: the arc around its base. */
  left: number;
  full: number;
  /** Little is left. */
  low: boolean;
  power: number;
  /** In the corner of its base. */
  badge: IconName | undefined;
  /** How its face is drawn. */
  face: 'up' | 'down' | 'pale' | 'grey';
  signs: readonly Sign[];
  /** How many tokens it carries. */
  carries: number;
  /** It in words, whole. */
  label: string;
}

/** Something to be held or fought over. */
export interface Token {
  id: number;
  name: string;
  at: Point;
  /** Which drawing. */
  shape: 'pillar' | 'relic' | 'asset' | 'site';
  /** What is written on it. */
  letter: string;
  /** Whose it is. */
  seat: number | undefined;
  /** Both sides claim it. */
  contested: boolean;
  /** On somebody's base: it is drawn there. */
  carried: boolean;
  label: string;
}

/** One line of a squad. */
export interface Row {
  id: number;
  name: string;
  emblem: Emblem;
  left: number;
  full: number;
  power: number | undefined;
  signs: readonly Sign[];
  state: string;
  icon: IconName | undefined;
  /** The state stands even when the figure may be chosen. */
  firm: boolean;
  /** Has nothing to do any more this turn. */
  spent: boolean;
  active: boolean;
  /** A short mark after the name: a leader, an injured side. */
  mark: { text: string; said: string } | undefined;
  label: string;
}
