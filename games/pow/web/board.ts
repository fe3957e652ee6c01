// Written by `cargo xtask codegen` from games/pow/face. Do not edit: change the types there.

import type { Emblem, Point } from '$web/wire'

export type PowBoard = { 
/**
 * The name of the battlefield.
 */
battlefield: string, 
/**
 * The name of the mission.
 */
mission: string, 
/**
 * How it is won, a sentence each.
 */
aims: Array<string>, 
/**
 * The length of a side of the table.
 */
size: number, 
/**
 * The turn, from 1; 0 during deployment.
 */
turn: number, 
/**
 * How many turns there are at most, if there is an end.
 */
turns?: number, 
/**
 * The phases of a turn in words, in order.
 */
phases: Array<string>, 
/**
 * Which of them it is; none during deployment.
 */
phase?: number, 
/**
 * The teams, A first.
 */
sides: Array<PowSide>, 
/**
 * Every figure, by id.
 */
figures: Array<PowFigure>, 
/**
 * Every piece of scenery, by id; destroyed ones say so.
 */
pieces: Array<PowPiece>, 
/**
 * Objectives, by id.
 */
objectives: Array<PowObjective>, 
/**
 * How deep the deployment zones are, from the south and the north edge.
 */
deploymentDepth: number, 
/**
 * How many counters of each side the initiative bag holds.
 */
bag: Array<number>, 
/**
 * Whose counter was drawn this turn, by seat.
 */
initiative?: number, 
/**
 * The figure that acts.
 */
acting?: number, };

export type PowCondition = { 
/**
 * A code for its glyph: `stun`, `ensnare`, `distract`, `reaction`, `down`, `ko`.
 */
code: string, 
/**
 * In words, with what it does.
 */
text: string, };

export type PowDefenceValue = { 
/**
 * `physical`, `mental`, `energy`.
 */
nature: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its value now.
 */
value: number, 
/**
 * Its value on the card.
 */
printed: number, };

export type PowFigure = { 
/**
 * Its id.
 */
id: number, 
/**
 * Whose, by seat.
 */
seat: number, 
/**
 * Its character's id.
 */
character: string, 
/**
 * What it is called at this table.
 */
name: string, 
/**
 * What its portrait is drawn from.
 */
emblem: Emblem, 
/**
 * `waiting`, `table` or `gone`.
 */
whereabouts: string, 
/**
 * The middle of its base.
 */
at: Point, 
/**
 * The radius of its base.
 */
radius: number, 
/**
 * How tall it is.
 */
height: number, 
/**
 * Life left.
 */
life: number, 
/**
 * Life at the start.
 */
fullLife: number, 
/**
 * At this life and below it is in the red.
 */
red: number, 
/**
 * POW counters.
 */
pow: number, 
/**
 * Knocked out.
 */
ko: boolean, 
/**
 * Knocked down.
 */
down: boolean, 
/**
 * Activated this turn.
 */
activated: boolean, 
/**
 * Defences as they count now: physical, mental, energy.
 */
defences: Array<PowDefenceValue>, 
/**
 * Speeds for 1, 2 and 3 POW as they count now.
 */
speeds: Array<number>, 
/**
 * Effects that it is under, for its hexagons.
 */
conditions: Array<PowCondition>, 
/**
 * The objective it carries.
 */
carries?: number, };

export type PowObjective = { 
/**
 * Its id.
 */
id: number, 
/**
 * `pillar` or `relic`.
 */
kind: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Where it is.
 */
at: Point, 
/**
 * The seat that controls it.
 */
holder?: number, 
/**
 * The figure that carries it.
 */
carrier?: number, 
/**
 * For how many turns it has been held.
 */
heldFor: number, };

export type PowPiece = { 
/**
 * Its id.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, for its drawing: `car`, `building`, `wall`, `tree`, `crate`, `lamp` and so on.
 */
look: string, 
/**
 * Its corners seen from above, anticlockwise.
 */
corners: Array<Point>, 
/**
 * Where it begins.
 */
base: number, 
/**
 * How tall it is.
 */
height: number, 
/**
 * Its size class, for grabbing and throwing.
 */
size: number, 
/**
 * Its armour.
 */
armour: number, 
/**
 * Structure points left.
 */
structure: number, 
/**
 * Structure points at the start.
 */
fullStructure: number, 
/**
 * Whether it is gone.
 */
destroyed: boolean, };

export type PowSide = { 
/**
 * Its seat.
 */
seat: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Victory points.
 */
points: number, 
/**
 * Victory points that end the game, if any do.
 */
goal?: number, 
/**
 * Its edge: `south` or `north`.
 */
edge?: string, };
