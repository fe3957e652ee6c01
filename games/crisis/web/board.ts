// Written by `cargo xtask codegen` from games/crisis/face. Do not edit: change the types there.

import type { Emblem, Point } from '$web/wire'

export type CrisisActivation = { 
/**
 * Who.
 */
figure: number, 
/**
 * How many actions are left.
 */
actionsLeft: number, 
/**
 * How many actions it has in all.
 */
actions: number, };

export type CrisisAttack = { 
/**
 * Who makes it.
 */
attacker: number, 
/**
 * Against whom, once it is declared.
 */
target?: number, 
/**
 * Its name.
 */
name: string, 
/**
 * `physical`, `energy`, `mystic`.
 */
nature: string, 
/**
 * The same in words.
 */
natureName: string, 
/**
 * `range`, `beam` or `area`.
 */
reach: string, 
/**
 * The number of its range tool.
 */
range: number, 
/**
 * Its strength.
 */
strength: number, 
/**
 * Its cost in power.
 */
cost: number, 
/**
 * The step it is at, as a place in `steps`.
 */
step: number, 
/**
 * The fourteen steps.
 */
steps: Array<CrisisAttackStep>, 
/**
 * The attacker's dice.
 */
attackPool: CrisisPool, 
/**
 * The defender's dice.
 */
defencePool: CrisisPool, 
/**
 * Whether the target has cover.
 */
cover: boolean, 
/**
 * Its special rules.
 */
triggers: Array<CrisisTrigger>, 
/**
 * The damage, from the comparison on.
 */
damage?: number, };

export type CrisisAttackStep = { 
/**
 * A code: `choose`, `declare`, `pay`, `attack-pool` and so on.
 */
code: string, 
/**
 * In words.
 */
name: string, 
/**
 * Its rule.
 */
rule: string, };

export type CrisisBoard = { 
/**
 * The name of the battlefield.
 */
battlefield: string, 
/**
 * The mission: the names of its two crises; empty before they are revealed.
 */
mission: string, 
/**
 * The length of an edge of the battlefield.
 */
size: number, 
/**
 * Where the game stands: `priority`, `mission`, `squads`, `deployment`, `leadership`, `power`, `activation`, `cleanup`.
 */
stage: string, 
/**
 * The same in words.
 */
stageName: string, 
/**
 * The three phases of a round in words, in order.
 */
phases: Array<string>, 
/**
 * Which of them it is; none during setup.
 */
phase?: number, 
/**
 * The round, from 1; 0 during setup.
 */
turn: number, 
/**
 * After this round the leader wins.
 */
turns: number, 
/**
 * So many victory points win.
 */
goal: number, 
/**
 * The two crises of the mission, the Secure one first; none before they are revealed.
 */
crises: Array<CrisisCrisis>, 
/**
 * The most threat of a squad, once it is settled.
 */
threat?: number, 
/**
 * The two players, A first.
 */
sides: Array<CrisisSide>, 
/**
 * Every character in play, by id; those that wait and those that are gone say so.
 */
figures: Array<CrisisFigure>, 
/**
 * Every terrain feature, by id; destroyed ones say so.
 */
pieces: Array<CrisisPiece>, 
/**
 * Objective tokens, by id.
 */
objectives: Array<CrisisObjective>, 
/**
 * How long the tools are.
 */
rulers: CrisisRulers, 
/**
 * How deep the deployment zones are, from the south and the north edge.
 */
deploymentDepth: number, 
/**
 * Who has the priority token, by seat; none before the roll.
 */
priority?: number, 
/**
 * Whose turn it is, by seat.
 */
turnOf?: number, 
/**
 * The figure that is activated.
 */
acting?: number, 
/**
 * What it has left to do.
 */
activation?: CrisisActivation, 
/**
 * The attack that is being made, the innermost of several.
 */
attack?: CrisisAttack, 
/**
 * The dodge that is being made.
 */
dodge?: CrisisDodge, };

export type CrisisCard = { 
/**
 * Its id in marks of the kind `card`: the place among all team tactic cards. A leadership has that of its figure.
 */
id: number, 
/**
 * Its id, to look it up by.
 */
card: string, 
/**
 * Its name.
 */
name: string, 
/**
 * `active`, `active-action`, `reactive`, `leadership`.
 */
kind: string, 
/**
 * Its kind, who plays it and what it costs, in words.
 */
line: string, 
/**
 * What it does, in words.
 */
text: string, };

export type CrisisCondition = { 
/**
 * A code for its glyph: `bleed`, `hex`, `incinerate`, `judgement`, `poison`, `root`, `shock`, `slow`, `stagger`, `stun`;
 * `effect` for what an effect has left.
 */
code: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, };

export type CrisisCrisis = { 
/**
 * `secure` or `extraction`.
 */
kind: string, 
/**
 * Its id, to look its card up by.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its maximum threat.
 */
threat: number, 
/**
 * What it scores and what its rules say, a line each.
 */
text: Array<string>, 
/**
 * What each seat would score for it if the round ended now.
 */
scores: Array<number>, };

export type CrisisDefenceValue = { 
/**
 * `physical`, `energy`, `mystic`.
 */
nature: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Dice, as they would be rolled now.
 */
value: number, 
/**
 * Dice on the card.
 */
printed: number, };

export type CrisisDodge = { 
/**
 * Who dodges.
 */
figure: number, 
/**
 * Its dice.
 */
pool: CrisisPool, };

export type CrisisFigure = { 
/**
 * Its id.
 */
id: number, 
/**
 * Who controls it, by seat.
 */
seat: number, 
/**
 * Its character's id.
 */
character: string, 
/**
 * The form it is in, by id; the sides of its card have it.
 */
form: string, 
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
 * Its size.
 */
size: number, 
/**
 * The terrain feature that it stands on.
 */
on?: number, 
/**
 * Its threat.
 */
threat: number, 
/**
 * The side of its card in use: `healthy` or `injured`.
 */
health: string, 
/**
 * Damage suffered.
 */
damage: number, 
/**
 * Stamina on the side in use.
 */
stamina: number, 
/**
 * Power.
 */
power: number, 
/**
 * The most power it can hold.
 */
mostPower: number, 
/**
 * Knocked out.
 */
ko: boolean, 
/**
 * Has a Dazed token.
 */
dazed: boolean, 
/**
 * Has an Activated token.
 */
activated: boolean, 
/**
 * Whether its leadership is active.
 */
leader: boolean, 
/**
 * Whether it is a grunt.
 */
grunt: boolean, 
/**
 * The longest movement tool it may use now: `S`, `M`, `L`.
 */
speed: string, 
/**
 * Defences: physical, energy, mystic.
 */
defences: Array<CrisisDefenceValue>, 
/**
 * Special conditions and everything else that it is under, for its hexagons.
 */
conditions: Array<CrisisCondition>, 
/**
 * The objective tokens it holds.
 */
holds: Array<number>, 
/**
 * The gem that it carries, by name.
 */
gem?: string, };

export type CrisisObjective = { 
/**
 * Its id.
 */
id: number, 
/**
 * The crisis it belongs to, as a place in `crises`.
 */
crisis: number, 
/**
 * `civilian`, `asset`, `point-of-interest`, `target-of-opportunity`.
 */
kind: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its number among those of its crisis, from 1.
 */
number: number, 
/**
 * Its middle; that of its holder while it is held.
 */
at: Point, 
/**
 * Its radius.
 */
radius: number, 
/**
 * The seat it counts for now: its holder's, its controller's, or that of who would secure it.
 */
holder?: number, 
/**
 * The figure that holds it.
 */
carrier?: number, 
/**
 * Whose marker lies on it, by seat.
 */
controller?: number, 
/**
 * Who would secure it now, by seat.
 */
securedBy?: number, 
/**
 * How many characters of each seat contest it.
 */
contesting: Array<number>, 
/**
 * Whether both seats contest it.
 */
contested: boolean, 
/**
 * Whether it has left the game.
 */
gone: boolean, };

export type CrisisPiece = { 
/**
 * Its id.
 */
id: number, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is, for its drawing: `bench`, `crate`, `lamp-post`, `dumpster`, `car`, `cryo-tube`, `kiosk`, `billboard`,
 * `food-truck`, `truck`, `shop`, `building`, `monolith`, `pyramid`.
 */
look: string, 
/**
 * Its size.
 */
size: number, 
/**
 * Its corners seen from above, anticlockwise.
 */
corners: Array<Point>, 
/**
 * Where it begins.
 */
base: number, 
/**
 * How tall it is drawn: an inch for each size, since the rules know sizes alone.
 */
height: number, 
/**
 * Whether it can be thrown and destroyed.
 */
interactive: boolean, 
/**
 * Whether a miniature can stand on it.
 */
standable: boolean, 
/**
 * Whether it is gone.
 */
destroyed: boolean, };

export type CrisisPool = { 
/**
 * How many dice are rolled, or were, before criticals.
 */
size: number, 
/**
 * What lies there: `critical`, `wild`, `hit`, `block`, `blank`, `failure`, sorted in this order; empty before the roll.
 * Marks of the kind `die` name a die by its place here, plus 100 in a defence and 200 in a dodge roll.
 */
faces: Array<string>, 
/**
 * How many successes that is now.
 */
successes: number, };

export type CrisisRecruit = { 
/**
 * Its place in the roster; answers about squads name it.
 */
place: number, 
/**
 * Its character's id.
 */
character: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What its portrait is drawn from.
 */
emblem: Emblem, 
/**
 * Its threat, with its gem.
 */
threat: number, 
/**
 * The gem that it carries, by name.
 */
gem?: string, 
/**
 * Whether it is in the squad, as far as the listener may know it.
 */
chosen: boolean, };

export type CrisisRulers = { 
/**
 * Ranges 1 to 5.
 */
ranges: Array<number>, 
/**
 * The width of a range tool.
 */
rangeWidth: number, 
/**
 * The short, the medium and the long movement tool.
 */
tools: Array<number>, 
/**
 * The width of a movement tool.
 */
toolWidth: number, };

export type CrisisSide = { 
/**
 * Its seat.
 */
seat: number, 
/**
 * What it is called.
 */
name: string, 
/**
 * Victory points.
 */
points: number, 
/**
 * Victory points that end the game.
 */
goal: number, 
/**
 * Its edge: `south` or `north`.
 */
edge?: string, 
/**
 * The affiliation of its squad, as far as the listener may know it.
 */
affiliation?: string, 
/**
 * The figure whose leadership is active.
 */
leader?: number, 
/**
 * The leadership.
 */
leadership?: CrisisCard, 
/**
 * Whether its squad is chosen.
 */
ready: boolean, 
/**
 * The threat of the squad so far, as far as the listener may know it.
 */
threat: number, 
/**
 * The characters of its roster. Rosters are open, squads are secret until they are revealed.
 */
roster: Array<CrisisRecruit>, 
/**
 * Team tactic cards that it can still play, as far as the listener may know them.
 */
tactics: Array<CrisisCard>, 
/**
 * Team tactic cards of its roster, while squads are chosen.
 */
rosterTactics: Array<CrisisCard>, 
/**
 * How many of its characters could still be activated this round.
 */
readyLeft: number, };

export type CrisisTrigger = { 
/**
 * Its name.
 */
name: string, 
/**
 * The faces that the roll must show; none for rules that always hold.
 */
icons: Array<string>, 
/**
 * What it does, in words.
 */
text: string, 
/**
 * Whether the roll shows them.
 */
met: boolean, };
