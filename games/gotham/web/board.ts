// Written by `cargo xtask codegen` from games/gotham/face. Do not edit: change the types there.

import type { Emblem, Mark, Point } from '$web/wire'

export type GothamAttack = { 
/**
 * Who attacks.
 */
attacker: number, 
/**
 * Who defends.
 */
target: number, 
/**
 * `melee` or `ranged`.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * `action`, `answer`, `combo` or `deferred`.
 */
origin: string, 
/**
 * Where it comes from in words; none for a plain action.
 */
originName?: string, 
/**
 * Where it stands: `pool`, `roll`, `defence`, `wounds`.
 */
step: string, 
/**
 * Its successes; none before they are counted.
 */
successes?: number, 
/**
 * Successes of the defence; none before they are counted.
 */
defence?: number, 
/**
 * The wounds it has made.
 */
wounds: number, };

export type GothamBand = { 
/**
 * Up to this encumbrance.
 */
upTo: number, 
/**
 * Points of the first movement.
 */
bonus: number, };

export type GothamBoard = { 
/**
 * The name of the mission.
 */
mission: string, 
/**
 * Its id, to look it up by.
 */
missionId: string, 
/**
 * The name of the board.
 */
battlefield: string, 
/**
 * How far the zones reach to the right.
 */
width: number, 
/**
 * How far they reach downwards.
 */
height: number, 
/**
 * Where the turn pawn stands.
 */
turn: number, 
/**
 * The last turn.
 */
lastTurn: number, 
/**
 * Who wins when it is over and nothing else has decided: `heroes` or `villain`.
 */
onTime: string, 
/**
 * Who plays first in each turn: `heroes` or `villain`.
 */
initiative: string, 
/**
 * Where the turn stands: `upkeep`, `heroes-begin`, `heroes-act`, `heroes-end`, `villain-begins`, `villain-acts`,
 * `villain-ends`, `check`.
 */
stage: string, 
/**
 * The same in words.
 */
stageName: string, 
/**
 * The steps A to E of a turn in words, in the order of this mission.
 */
phases: Array<string>, 
/**
 * Which of them it is.
 */
phase?: number, 
/**
 * Whose turn it is: `heroes` or `villain`; nobody's in the upkeep and at the checks.
 */
turnOf?: string, 
/**
 * Which of the heroes' players has the lead, by seat, in the heroes' turn.
 */
lead?: number, 
/**
 * Who has won: `heroes` or `villain`.
 */
winner?: string, 
/**
 * The players, by seat: those of the heroes, then the villain.
 */
sides: Array<GothamSide>, 
/**
 * The zones, by id.
 */
zones: Array<GothamZone>, 
/**
 * What lies between zones.
 */
limits: Array<GothamLimit>, 
/**
 * Falls, jumps and climbs.
 */
specialMoves: Array<GothamSpecialMove>, 
/**
 * The hero sheets, by id.
 */
heroes: Array<GothamHero>, 
/**
 * The villain's command post.
 */
post: GothamPost, 
/**
 * Every tile of the game, by id: the river's, those that were swept out of it, allied and neutral ones.
 */
tiles: Array<GothamTile>, 
/**
 * The river, from the left.
 */
river: Array<GothamRiver>, 
/**
 * Every figure, by id; those in the reserve and those that are gone say so.
 */
figures: Array<GothamFigure>, 
/**
 * Every material card of the game, by id.
 */
cards: Array<GothamCard>, 
/**
 * Mission tokens, by id; those that were removed have no zone.
 */
tokens: Array<GothamToken>, 
/**
 * Dissipation tokens.
 */
clouds: Array<GothamClouds>, 
/**
 * How the game ends, with how near it is.
 */
ends: Array<GothamEnd>, 
/**
 * What the mission lets figures do.
 */
tasks: Array<GothamTask>, 
/**
 * The events of the event tile.
 */
events: Array<GothamEvent>, 
/**
 * The mission's special rules, a sentence each.
 */
rules: Array<string>, 
/**
 * Who acts, is moved or is asked for.
 */
acting?: number, 
/**
 * The movement under way, or those that could begin with the question that stands.
 */
movements: Array<GothamMovement>, 
/**
 * The attack under way, the innermost of several.
 */
attack?: GothamAttack, 
/**
 * The dice on the table, the latest roll last.
 */
rolls: Array<GothamRoll>, 
/**
 * The zone of the explosion whose consequences are being seen to.
 */
explosion?: number, };

export type GothamCard = { 
/**
 * Its id.
 */
id: number, 
/**
 * Its card's id, to look its face up by.
 */
card: string, 
/**
 * Its name.
 */
name: string, 
/**
 * `object`, `tool`, `melee-weapon` or `ranged-weapon`.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * Whether it is a bat-gadget.
 */
gadget: boolean, 
/**
 * Its encumbrance, or the size of a gadget.
 */
bulk: number, 
/**
 * Whether it is gone after use.
 */
singleUse: boolean, 
/**
 * `carried`, `lying`, `inside` or `gone`.
 */
place: string, 
/**
 * The hero that carries it.
 */
hero?: number, 
/**
 * The zone where it lies.
 */
zone?: number, 
/**
 * The token that it is in.
 */
token?: number, 
/**
 * Whether one of its lines is in use.
 */
inUse: boolean, 
/**
 * What it does.
 */
lines: Array<GothamCardLine>, };

export type GothamCardLine = { 
/**
 * When it applies: `melee-attack`, `ranged-attack`, `manipulation`, `thought`, `movement`, `defence`, `permanent`.
 */
when: string, 
/**
 * Its dice, by their codes.
 */
dice: Array<string>, 
/**
 * All of it in words.
 */
text: string, };

export type GothamClouds = { 
/**
 * `gas`, `flame`, `smoke` or `frost`.
 */
kind: string, 
/**
 * In words.
 */
name: string, 
/**
 * Where.
 */
zone: number, 
/**
 * Who placed them: `heroes` or `villain`.
 */
camp: string, 
/**
 * How many.
 */
count: number, 
/**
 * Whether the full side is up: they turn before they go.
 */
full: boolean, };

export type GothamCubeBox = { 
/**
 * `melee`, `ranged`, `manipulation`, `thought`, `movement`, `defence` or `reroll`.
 */
code: string, 
/**
 * In words.
 */
name: string, 
/**
 * The cubes in it.
 */
cubes: number, 
/**
 * How many it holds.
 */
most: number, 
/**
 * The die for each cube: `white`, `yellow-reroll` and so on; none where there is no die.
 */
die?: string, 
/**
 * Whether the action can't be done at all.
 */
forbidden: boolean, 
/**
 * A cube's worth in words: "1 red die", "2 move points".
 */
text: string, };

export type GothamCubes = { 
/**
 * Available energy.
 */
available: number, 
/**
 * Fatigue.
 */
fatigue: number, 
/**
 * Wounds; the command post has none.
 */
wounds: number, 
/**
 * The boxes, in the order of the sheet.
 */
boxes: Array<GothamCubeBox>, };

export type GothamDie = { 
/**
 * `white`, `yellow`, `orange`, `red` or `black`.
 */
colour: string, 
/**
 * The successes it shows.
 */
shown: number, 
/**
 * The most it can show.
 */
most: number, 
/**
 * Whether it was picked, to be thrown again.
 */
picked: boolean, };

export type GothamEnd = { 
/**
 * Who wins by it: `heroes` or `villain`.
 */
winner: string, 
/**
 * In words.
 */
text: string, 
/**
 * When it is looked at: `checks` or `always`.
 */
watch: string, 
/**
 * Whether it is so now.
 */
met: boolean, 
/**
 * Its parts, each with how near it is.
 */
goals: Array<GothamGoal>, };

export type GothamEvent = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, 
/**
 * Whether it can be chosen now.
 */
possible: boolean, };

export type GothamFigure = { 
/**
 * Its id.
 */
id: number, 
/**
 * What it is called at this table: characters of one tile are numbered.
 */
name: string, 
/**
 * Who decides for it, by seat; nobody for bystanders.
 */
seat?: number, 
/**
 * `heroes`, `villain` or `neutral`.
 */
camp: string, 
/**
 * The hero that it is.
 */
hero?: number, 
/**
 * The tile that controls it.
 */
tile?: number, 
/**
 * What it is drawn from.
 */
emblem: Emblem, 
/**
 * `board`, `reserve` or `gone`.
 */
whereabouts: string, 
/**
 * Its zone, while it is on the board.
 */
zone?: number, 
/**
 * The life points left, of a character.
 */
life?: number, 
/**
 * The life points in full, of a character.
 */
fullLife?: number, 
/**
 * Its size, for saturation and hindrance to moves.
 */
size: number, 
/**
 * Its threat, for hindrance to actions.
 */
threat: number, 
/**
 * Whether it is neutralised.
 */
neutralised: boolean, 
/**
 * Whether it was activated in the running activation of its tile.
 */
activated: boolean, 
/**
 * What it is under: `lying`, `shackled`, `friend`, `dazed`.
 */
conditions: Array<GothamNamed>, 
/**
 * How much enemies hinder its moves where it stands.
 */
hinderedMoves: number, 
/**
 * How much enemies hinder its ranged attacks and complex deeds where it stands.
 */
hinderedActions: number, };

export type GothamGoal = { 
/**
 * In words.
 */
text: string, 
/**
 * How much of it there is.
 */
now: number, 
/**
 * How much it takes.
 */
needed: number, 
/**
 * Whether it is so now.
 */
met: boolean, 
/**
 * Where: zones, tokens, figures.
 */
marks: Array<Mark>, };

export type GothamHero = { 
/**
 * Its id.
 */
id: number, 
/**
 * The sheet's id, to look its face up by.
 */
card: string, 
/**
 * The hero's name.
 */
name: string, 
/**
 * Who plays the hero, by seat.
 */
seat: number, 
/**
 * The hero's figure.
 */
figure: number, 
/**
 * What the portrait is drawn from.
 */
emblem: Emblem, 
/**
 * `active` or `rest`.
 */
state: string, 
/**
 * The same in words.
 */
stateName: string, 
/**
 * Whether skills are off until the turn pawn moves.
 */
dazed: boolean, 
/**
 * Whether all cubes are wounds.
 */
neutralised: boolean, 
/**
 * Where the cubes lie.
 */
cubes: GothamCubes, 
/**
 * How many cubes come back to an active hero.
 */
recoveryActive: number, 
/**
 * How many come back to a hero at rest.
 */
recoveryRest: number, 
/**
 * Automatic successes in defence: the least, or the only number.
 */
automaticDefence: number, 
/**
 * The automatic defence in words.
 */
automaticDefenceText: string, 
/**
 * Move points for each cube in the movement box.
 */
movePoints: number, 
/**
 * Points of the first movement at the encumbrance of now.
 */
firstBonus: number, 
/**
 * Total encumbrance.
 */
load: number, 
/**
 * The most that can be carried.
 */
mostLoad: number, 
/**
 * The encumbrance table.
 */
bands: Array<GothamBand>, 
/**
 * Traits.
 */
traits: Array<GothamNamed>, 
/**
 * Skills, those of cards among them.
 */
skills: Array<GothamNamed>, 
/**
 * The cards carried, by id.
 */
carries: Array<number>, 
/**
 * The allied tiles commanded, by id.
 */
commands: Array<number>, };

export type GothamLimit = { 
/**
 * One zone.
 */
one: number, 
/**
 * The other.
 */
other: number, 
/**
 * `white`, `orange`, `special` or `wall`.
 */
kind: string, 
/**
 * The level of a wall that can be broken.
 */
level?: number, 
/**
 * Whether it is a wall that was broken.
 */
broken: boolean, 
/**
 * The stretches of border that it runs along.
 */
stretches: Array<GothamStretch>, };

export type GothamLine = { 
/**
 * `melee`, `ranged`, `manipulation` or `thought`.
 */
code: string, 
/**
 * Its dice, by their codes: `white`, `yellow-reroll` and so on.
 */
dice: Array<string>, 
/**
 * All of it in words.
 */
text: string, };

export type GothamMarker = { 
/**
 * Where it is printed.
 */
at: Point, 
/**
 * The letters on its rim: `AC`.
 */
letters: string, };

export type GothamMovement = { 
/**
 * Whose.
 */
figure: number, 
/**
 * Whether it has begun.
 */
begun: boolean, 
/**
 * The move points there are, with those of a first movement.
 */
points: number, 
/**
 * What a cube buys.
 */
pointsPerCube: number, 
/**
 * The cubes that could be spent.
 */
cubes: number, 
/**
 * The cheapest way to each zone within reach, in the order of the zones.
 */
routes: Array<GothamRoute>, };

export type GothamNamed = { 
/**
 * Its id: a code for its glyph.
 */
code: string, 
/**
 * Its name, with its level.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, 
/**
 * Whether it works now; too much encumbrance suspends a skill.
 */
works: boolean, };

export type GothamPart = { 
/**
 * `move`, `level`, `wall`, `hindrance`, `difficult`, `horror`, `flight` or `mission`.
 */
code: string, 
/**
 * How much.
 */
amount: number, 
/**
 * In words.
 */
text: string, };

export type GothamPost = { 
/**
 * Who plays the villain, by seat.
 */
seat: number, 
/**
 * Where the cubes lie.
 */
cubes: GothamCubes, 
/**
 * How many come back in a villain's turn.
 */
recovery: number, 
/**
 * Cubes that have left the game.
 */
gone: number, 
/**
 * Tiles activated in this turn.
 */
activated: number, 
/**
 * How many tiles can be activated in a turn.
 */
activations: number, 
/**
 * Whether the villain has demobilised.
 */
demobilised: boolean, 
/**
 * Reinforcement points that must be spent now.
 */
reinforcementPoints: number, 
/**
 * Reinforcement points of the event tile.
 */
eventPoints: number, };

export type GothamRiver = { 
/**
 * The tile, by id.
 */
tile: number, 
/**
 * Its first slot, from 0.
 */
slot: number, 
/**
 * How many slots it takes.
 */
slots: number, 
/**
 * What it costs to activate it here.
 */
cost: number, };

export type GothamRoll = { 
/**
 * Who rolls.
 */
figure: number, 
/**
 * `attack`, `defence`, `deed` or `hazard`.
 */
purpose: string, 
/**
 * The same in words.
 */
purposeName: string, 
/**
 * The dice, sorted by colour and from high to low. Marks of the kind `die` name a die of the last roll by its place here;
 * a choice of a die marks all that look alike and are not picked yet.
 */
dice: Array<GothamDie>, 
/**
 * Successes on the dice.
 */
total: number, 
/**
 * Successes to be reached, by a deed or a defence.
 */
needed?: number, 
/**
 * Whether the roller wants few: a fall, an explosion.
 */
few: boolean, };

export type GothamRoute = { 
/**
 * Where it ends.
 */
to: number, 
/**
 * Its moves.
 */
steps: Array<GothamRouteStep>, 
/**
 * Move points in all.
 */
cost: number, 
/**
 * Cubes that must be spent for it.
 */
cubes: number, 
/**
 * Whether a die may wound on the way: a fall, dangerous terrain.
 */
risky: boolean, };

export type GothamRouteStep = { 
/**
 * The zone it leads to.
 */
zone: number, 
/**
 * `simple`, `fall`, `jump`, `climb` or `wall`.
 */
how: string, 
/**
 * What it costs.
 */
cost: number, 
/**
 * What the cost is made of.
 */
parts: Array<GothamPart>, };

export type GothamSide = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What is played: the heroes' names, or the villain.
 */
name: string, 
/**
 * `heroes` or `villain`.
 */
camp: string, 
/**
 * Whether the seat has passed since the last action, in the heroes' turn.
 */
passed: boolean, };

export type GothamSpecialMove = { 
/**
 * From this zone.
 */
from: number, 
/**
 * To that one.
 */
to: number, 
/**
 * `fall`, `jump` or `climb`.
 */
kind: string, 
/**
 * Its level.
 */
level: number, };

export type GothamStretch = { 
/**
 * One end.
 */
from: Point, 
/**
 * The other.
 */
to: Point, };

export type GothamTask = { 
/**
 * Its name.
 */
name: string, 
/**
 * Who may do it: `heroes` or `villain`.
 */
who: string, 
/**
 * All of it in words: the action, the difficulty, the skills that help, what it does.
 */
text: string, 
/**
 * The tokens where it can be done, by id.
 */
tokens: Array<number>, };

export type GothamTile = { 
/**
 * Its id.
 */
id: number, 
/**
 * The tile's id, to look its face up by; none for the event tile.
 */
card?: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is drawn from; none for the event tile.
 */
emblem?: Emblem, 
/**
 * `heroes`, `villain` or `neutral`.
 */
camp: string, 
/**
 * `leader`, `elite`, `henchman`, or `event`.
 */
level: string, 
/**
 * The same in words.
 */
levelName: string, 
/**
 * The hero that commands it.
 */
commander?: number, 
/**
 * Whether its neutralised side is up.
 */
neutralised: boolean, 
/**
 * Whether it has been taken out of the river for good.
 */
swept: boolean, 
/**
 * Figures on the board.
 */
onBoard: number, 
/**
 * Figures in the reserve.
 */
inReserve: number, 
/**
 * The life points of each.
 */
life: number, 
/**
 * Automatic successes in defence.
 */
automaticDefence: number, 
/**
 * Points of the first movement.
 */
firstBonus: number, 
/**
 * Size of each figure.
 */
size: number, 
/**
 * Threat of each figure.
 */
threat: number, 
/**
 * What one figure costs to come back; none if none does.
 */
reinforcementCost?: number, 
/**
 * Its attacks and deeds.
 */
lines: Array<GothamLine>, 
/**
 * Traits.
 */
traits: Array<GothamNamed>, 
/**
 * Skills.
 */
skills: Array<GothamNamed>, };

export type GothamToken = { 
/**
 * Its id.
 */
id: number, 
/**
 * Its kind's id, for its drawing.
 */
kind: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Where it lies.
 */
zone?: number, 
/**
 * The card that is in it, by id.
 */
holds?: number, };

export type GothamZone = { 
/**
 * Its id: its place on the board's list.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * Its corners, in order.
 */
outline: Array<Point>, 
/**
 * A point well inside it, for its name and for what lies in it.
 */
middle: Point, 
/**
 * Its elevation.
 */
elevation: number, 
/**
 * How much size it holds.
 */
saturation: number, 
/**
 * How much stands in it.
 */
taken: number, 
/**
 * Its line-of-sight markers.
 */
markers: Array<GothamMarker>, 
/**
 * The level of difficult terrain, with what clouds add; 0 for none.
 */
difficult: number, 
/**
 * The level of dangerous terrain, with what clouds add; 0 for none.
 */
dangerous: number, 
/**
 * Whether it is a promontory.
 */
promontory: boolean, 
/**
 * Whether nobody may enter it.
 */
closed: boolean, 
/**
 * Whether the villain's reinforcements come in here.
 */
reinforcements: boolean, 
/**
 * What it is, for its drawing: `street`, `room`, `roof`, `water`, `yard`, `stairs`; `plain` where nothing says.
 */
look: string, 
/**
 * The zones that it sees, by id, itself among them.
 */
sees: Array<number>, };
