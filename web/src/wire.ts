// Written by `cargo xtask codegen` from crates/wire. Do not edit: change the types there.

export type Ask = { "type": "open", 
/**
 * Which.
 */
table: string, 
/**
 * The last line of its journal that the client holds, and the log lines it has.
 */
held: Held | null, 
/**
 * The language to speak: `en`, `fr`, `de`.
 */
language: string, } | { "type": "leave", 
/**
 * Which.
 */
table: string, } | { "type": "answer", 
/**
 * Which table.
 */
table: string, 
/**
 * The last line the client holds; if something else happened since, the answer is stale.
 */
seq: number, 
/**
 * Which question.
 */
which: number, 
/**
 * The answer, as the choice had it.
 */
answer: unknown, } | { "type": "reach", 
/**
 * Which table.
 */
table: string, 
/**
 * The last line the client holds.
 */
seq: number, 
/**
 * Which question.
 */
which: number, 
/**
 * The place; without a height, the surfaces there are tried.
 */
x: number, 
/**
 * The place.
 */
y: number, 
/**
 * How high, if it matters.
 */
z: number | null, 
/**
 * The choice whose figure is meant, where the question is about several: deployment.
 */
figure: number | null, 
/**
 * Points to pass through first.
 */
via: Array<Point>, } | { "type": "odds", 
/**
 * Which table.
 */
table: string, 
/**
 * The last line the client holds.
 */
seq: number, 
/**
 * Which question.
 */
which: number, 
/**
 * The answer, as the choice had it.
 */
answer: unknown, } | { "type": "measure", 
/**
 * Which table.
 */
table: string, 
/**
 * From a figure; on a board of zones, from a zone.
 */
from: number, 
/**
 * To a figure, or to a zone.
 */
to: number, } | { "type": "undo", 
/**
 * Which table.
 */
table: string, 
/**
 * The last line the client holds.
 */
seq: number, } | { "type": "undo-reply", 
/**
 * Which table.
 */
table: string, 
/**
 * Whether.
 */
agree: boolean, } | { "type": "concede", 
/**
 * Which table.
 */
table: string, } | { "type": "stand-in", 
/**
 * Which table.
 */
table: string, 
/**
 * Which seat.
 */
seat: number, } | { "type": "return", 
/**
 * Which table.
 */
table: string, } | { "type": "show-hand", 
/**
 * Which table.
 */
table: string, 
/**
 * Whose hand: a seat of one's own.
 */
seat: number, 
/**
 * Whether it is shown.
 */
shown: boolean, } | { "type": "say", 
/**
 * Which table.
 */
table: string, 
/**
 * 1 to 300 characters.
 */
text: string, } | { "type": "ping" };

export type Asked = { 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
title: string, 
/**
 * What was answered, if it was.
 */
answered?: string, };

export type Board = { "game": "pow" } & PowBoard | { "game": "crisis" } & CrisisBoard | { "game": "champions" } & ChampionsBoard | { "game": "gotham" } & GothamBoard;

export type BoardSurvey = { 
/**
 * Its id.
 */
board: string, 
/**
 * Its zones, in the file's order.
 */
zones: Array<ZoneSurvey>, 
/**
 * The lines of sight from the zone that was asked for.
 */
lines: Array<SightLine>, };

export type Book = { 
/**
 * Which game.
 */
game: string, 
/**
 * The book's name.
 */
title: string, 
/**
 * The language of the rules' texts.
 */
language: string, 
/**
 * The language of the rules' checks.
 */
checkLanguage: string, 
/**
 * Its chapters in order.
 */
chapters: Array<BookChapter>, 
/**
 * All rules.
 */
rules: Array<Rule>, };

export type BookChapter = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * How many rules it has.
 */
rules: number, };

export type BotInfo = { 
/**
 * Its id: `greedy`.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * How it plays, in a line.
 */
blurb: string, };

export type Burst = { 
/**
 * Where.
 */
at: Mark, 
/**
 * What it says.
 */
text: string, 
/**
 * A code for its look: `damage`, `ko`, `heal`, `miss`.
 */
look: string, };

export type CannotAdd = { 
/**
 * Who.
 */
member: string, 
/**
 * Why.
 */
why: Why, };

export type CardFace = { 
/**
 * In short.
 */
head: CardHead, 
/**
 * Big values.
 */
values: Array<CardValue>, 
/**
 * Everything else, in order.
 */
lines: Array<CardLine>, 
/**
 * The sides of a card that has several, each as a card of its own: Healthy and Injured, for each form.
 */
sides: Array<CardSide>, 
/**
 * A board to be drawn, for battlefields and missions.
 */
board?: Board, };

export type CardHead = { 
/**
 * Its id.
 */
id: string, 
/**
 * `character`, `team`, `mission`, `battlefield`; in Crisis Protocol also `tactic`, `crisis`, `affiliation`, `gem`.
 */
kind: string, 
/**
 * Its name.
 */
name: string, 
/**
 * A line about it.
 */
line: string, 
/**
 * Tags to filter by, in words.
 */
tags: Array<string>, 
/**
 * What its emblem and portrait are drawn from.
 */
emblem?: Emblem, 
/**
 * What a team counts of it, for the corner of its small card: its level.
 */
corner?: CardValue, 
/**
 * Where a builder keeps it, by a code, in games whose teams are made from shelves: `identity`, an aspect, `basic`. None
 * where no team may name it.
 */
shelf?: string, };

export type CardLine = { 
/**
 * A code: `attack`, `power`, `ability`, `speed`.
 */
code: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Values in short: range, strength, price, each as its code and its text.
 */
values: Array<CardValue>, 
/**
 * What it does, in words.
 */
text: string, 
/**
 * The rules behind it.
 */
rules: Array<string>, };

export type CardList = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its cards.
 */
cards: Array<CardHead>, };

export type CardSide = { 
/**
 * A code: `healthy`, `injured`.
 */
code: string, 
/**
 * The form that it shows, by id.
 */
form: string, 
/**
 * In words: "Healthy", "Injured", with the form where there are several.
 */
name: string, 
/**
 * Big values.
 */
values: Array<CardValue>, 
/**
 * Everything else, in order.
 */
lines: Array<CardLine>, };

export type CardValue = { 
/**
 * A code for its icon: `life`, `speed`, `defence-physical`, `cost`, `range`.
 */
code: string, 
/**
 * Its name.
 */
label: string, 
/**
 * The value.
 */
value: string, };

export type ChampionsBoard = { 
/**
 * The name of the scenario.
 */
scenario: string, 
/**
 * Standard or expert, in words.
 */
mode: string, 
/**
 * The modular sets of the encounter deck, in words.
 */
modular: Array<string>, 
/**
 * Where the round stands: `setup`, `turn`, `end-of-player-phase`, `place-threat`, `villain`, `minions`, `deal`, `reveal`,
 * `end-round`.
 */
stage: string, 
/**
 * The same in words.
 */
stageName: string, 
/**
 * The phases of a round in words: the players' and the villain's.
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
 * The five steps of the villain phase.
 */
steps: Array<ChampionsStep>, 
/**
 * Which of them it is, in the villain phase.
 */
step?: number, 
/**
 * Who has the first player token, by seat.
 */
firstPlayer: number, 
/**
 * Whose turn it is, by seat; in the villain phase, whose part of a step it is.
 */
turnOf?: number, 
/**
 * How it ended: `won` or `lost`.
 */
outcome?: string, 
/**
 * The players, by seat.
 */
sides: Array<ChampionsSide>, 
/**
 * Every card in play, in the order they entered.
 */
figures: Array<ChampionsInPlay>, 
/**
 * The villain among them.
 */
villain?: number, 
/**
 * The main scheme among them.
 */
mainScheme?: number, 
/**
 * Who does what is under way, else the identity of the player whose turn it is.
 */
acting?: number, 
/**
 * Threat that step one of the next villain phase would place on the main scheme, as things stand.
 */
nextThreat: number, 
/**
 * Encounter cards that step three would deal to each player, by seat, as things stand.
 */
nextCards: Array<number>, 
/**
 * How many cards the encounter deck has.
 */
encounterDeck: number, 
/**
 * What the listener knows of its order, in words.
 */
encounterDeckKnown: Array<string>, 
/**
 * The encounter discard pile, its top last.
 */
encounterDiscard: Array<ChampionsCard>, 
/**
 * The encounter cards that are being revealed or turned up, the innermost last.
 */
resolving: Array<ChampionsCard>, 
/**
 * Boost cards that lie face down on the villain.
 */
boosts: number, 
/**
 * Acceleration tokens by the main scheme.
 */
accelerationTokens: number, 
/**
 * Stages of the villain that are still to come.
 */
villainStagesLeft: number, 
/**
 * Stages of the main scheme that are still to come.
 */
schemeStagesLeft: number, 
/**
 * Cards that are out of the game.
 */
removed: Array<ChampionsCard>, 
/**
 * The attack, thwart or scheme under way, the innermost of several.
 */
deed?: ChampionsDeed, 
/**
 * Open windows for interrupts and responses, the innermost last.
 */
windows: Array<ChampionsWindow>, 
/**
 * What holds for a while, in words.
 */
lasting: Array<string>, 
/**
 * The player who must resolve a card with peril alone, by seat: nobody may confer then.
 */
peril?: number, };

export type ChampionsCard = { 
/**
 * What marks call it: copies share it.
 */
id: number, 
/**
 * Its id, to look its face up by.
 */
card: string, 
/**
 * Its title.
 */
name: string, 
/**
 * `ally`, `event`, `resource`, `support`, `upgrade`, `minion`, `side-scheme`, `treachery`, `attachment`, `environment`,
 * `obligation` and so on.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * `hero`, `aggression`, `justice`, `leadership`, `protection`, `basic` or `scenario`.
 */
class: string, 
/**
 * What it costs, with what changes that now; none where none is printed.
 */
cost?: string, 
/**
 * What it generates: `energy`, `mental`, `physical`, `wild`, one each.
 */
resources: Array<string>, 
/**
 * Boost icons of an encounter card.
 */
boost?: number, 
/**
 * What its picture is drawn from.
 */
emblem: Emblem, };

export type ChampionsCounters = { 
/**
 * The type's id.
 */
code: string, 
/**
 * Its name, as it stands beside the word counter.
 */
name: string, 
/**
 * How many.
 */
count: number, };

export type ChampionsDeed = { 
/**
 * `attack`, `thwart`, `enemy-attack` or `enemy-scheme`.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * Who does it, among the cards in play.
 */
by: number, 
/**
 * Who does it, by seat; of an enemy's, against whom it goes.
 */
seat: number, 
/**
 * Who defends, among the cards in play.
 */
defender?: number, 
/**
 * ATK, THW or SCH that counts.
 */
value: number, 
/**
 * Boost icons turned up so far.
 */
boost: number, 
/**
 * Boost cards that are still face down for it.
 */
boosts: number, 
/**
 * DEF that counts.
 */
defence: number, 
/**
 * The least damage or threat it can still come to, if nothing else has a part in it.
 */
least: number, 
/**
 * The most, by what the unseen boost cards could show.
 */
most: number, 
/**
 * The book's steps of what an enemy does; empty for heroes and allies.
 */
steps: Array<ChampionsStep>, 
/**
 * Which of them it is.
 */
step: number, };

export type ChampionsIcon = { 
/**
 * `crisis`, `acceleration` or `hazard`.
 */
code: string, 
/**
 * How many.
 */
count: number, 
/**
 * Its name.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, };

export type ChampionsInPlay = { 
/**
 * The number it got when it entered play.
 */
id: number, 
/**
 * Its id, to look its face up by; none while it lies face down.
 */
card?: string, 
/**
 * What marks call its copies out of play; none while it lies face down.
 */
cardId?: number, 
/**
 * The face that counts, as a place in the sides of its card.
 */
face: number, 
/**
 * Its title; face down, what it counts as.
 */
name: string, 
/**
 * `hero`, `alter-ego`, `ally`, `support`, `upgrade`, `villain`, `minion`, `main-scheme`, `side-scheme`, `attachment`,
 * `environment`, `obligation`.
 */
kind: string, 
/**
 * The same in words.
 */
kindName: string, 
/**
 * As of a card out of play.
 */
class: string, 
/**
 * What its picture is drawn from.
 */
emblem: Emblem, 
/**
 * What it is printed to cost, if it is a player's.
 */
cost?: string, 
/**
 * Who controls it, by seat; nobody for the scenario's.
 */
seat?: number, 
/**
 * Whose it is, by seat.
 */
owner?: number, 
/**
 * With whom it is engaged, by seat.
 */
engaged?: number, 
/**
 * What it is attached to.
 */
host?: number, 
/**
 * Whether it lies face down.
 */
facedown: boolean, 
/**
 * Of an identity, `hero` or `alter-ego`.
 */
form?: string, 
/**
 * Of a villain or a main scheme, its stage: `I`, `1B`.
 */
stage?: string, 
/**
 * Whether it is exhausted.
 */
exhausted: boolean, 
/**
 * Status cards: `stunned`, `confused`, `tough`.
 */
statuses: Array<ChampionsNamed>, 
/**
 * Keywords as they hold now: `guard`, `overkill`, `peril`, `quickstrike`, `restricted`, `retaliate`, `surge`, `toughness`, `uses`.
 */
keywords: Array<ChampionsNamed>, 
/**
 * Its traits, in words.
 */
traits: Array<string>, 
/**
 * Hit points left, of characters.
 */
left?: number, 
/**
 * Hit points in full, as they count now.
 */
full?: number, 
/**
 * Threat, of schemes.
 */
threat?: number, 
/**
 * The threat at which a main scheme goes on.
 */
target?: number, 
/**
 * Whether no threat can be removed from it now, or no damage dealt to it.
 */
locked: boolean, 
/**
 * Icons of a scheme.
 */
icons: Array<ChampionsIcon>, 
/**
 * Its values as they count now: `thwart`, `attack`, `defence`, `recover`, `scheme`.
 */
values: Array<ChampionsValue>, 
/**
 * Counters on it, by their types.
 */
counters: Array<ChampionsCounters>, 
/**
 * Cards that lie under it.
 */
under: number, };

export type ChampionsMoment = { 
/**
 * A code: `attack`, `scheme`, `thwart`, `defence`, `damage`, `threat`, `defeat`, `enter-play`, `play`, `reveal`, `form-change`.
 */
code: string, 
/**
 * In words.
 */
text: string, 
/**
 * What it is about.
 */
marks: Array<Mark>, };

export type ChampionsNamed = { 
/**
 * A code for its glyph.
 */
code: string, 
/**
 * Its name, with its number.
 */
name: string, 
/**
 * What it does, in words.
 */
text: string, };

export type ChampionsSide = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What is played: the hero's name.
 */
name: string, 
/**
 * The identity among the cards in play.
 */
identity: number, 
/**
 * The aspect of the deck, in words.
 */
aspect?: string, 
/**
 * The hand, if the listener may know it: one's own, or one that is shown.
 */
hand?: Array<ChampionsCard>, 
/**
 * How many cards are in hand.
 */
handCount: number, 
/**
 * The hand is shown to the other players; who only watches does not see it all the same.
 */
shown: boolean, 
/**
 * How many it is filled up to.
 */
handSize: number, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * What the listener knows of its order, in words.
 */
deckKnown: Array<string>, 
/**
 * The discard pile, its top last.
 */
discard: Array<ChampionsCard>, 
/**
 * Cards that are being played, the innermost last.
 */
playing: Array<ChampionsCard>, 
/**
 * Cards that the payment under way is made with.
 */
paying: Array<ChampionsCard>, 
/**
 * Cards of the deck that the player is looking at, if the listener may know them.
 */
lookedAt?: Array<ChampionsCard>, 
/**
 * Encounter cards that lie face down before the player.
 */
dealt: number, 
/**
 * Cards of the nemesis set that are still set aside.
 */
nemesis: number, 
/**
 * The most allies that the player may control.
 */
allyLimit: number, 
/**
 * Whether the form was changed this turn.
 */
changedForm: boolean, 
/**
 * Whether the player is out of the game.
 */
eliminated: boolean, };

export type ChampionsStep = { 
/**
 * In words.
 */
name: string, 
/**
 * Its rule.
 */
rule: string, };

export type ChampionsValue = { 
/**
 * `thwart`, `attack`, `defence`, `recover`, `scheme`.
 */
code: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its value now; none for a dash.
 */
value?: number, 
/**
 * Its value on the card.
 */
printed?: number, 
/**
 * Damage that an ally takes for using it.
 */
consequential: number, };

export type ChampionsWindow = { 
/**
 * `before` for interrupts, `after` for responses.
 */
side: string, 
/**
 * What can still be answered, in words.
 */
moments: Array<ChampionsMoment>, };

export type Chance = { 
/**
 * The amount: damage, successes.
 */
amount: number, 
/**
 * Its chance, 0 to 1.
 */
chance: number, };

export type Chapter = { 
/**
 * The moment it begins.
 */
entry: number, 
/**
 * Its name.
 */
name: string, 
/**
 * 1 for turns, 2 for phases.
 */
level: number, };

export type ChatLine = { 
/**
 * Its number at this table.
 */
id: number, 
/**
 * Who said it, by seat; watchers have none.
 */
seat?: number, 
/**
 * What the speaker is called.
 */
name: string, 
/**
 * What was said.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

export type Check = { 
/**
 * A code for the icon: `range`, `sight`, `cover`, `bonus`.
 */
code: string, 
/**
 * In words, with the measure.
 */
label: string, 
/**
 * Whether it is well; `None` when it is neither good nor bad.
 */
good: boolean | null, };

export type Choice = { 
/**
 * What to send back, as it is.
 */
answer: unknown, 
/**
 * In words.
 */
label: string, 
/**
 * A second, smaller line: price, distance.
 */
detail?: string, 
/**
 * What it lights up on the board.
 */
marks: Array<Mark>, 
/**
 * What was looked at for it: range, sight, cover, what would be hit.
 */
checks: Array<Check>, 
/**
 * The odds, where chance is involved.
 */
odds?: Odds, 
/**
 * What it would change for certain, if nobody answers it; empty where that hangs on chance or on further choices.
 */
previews?: Array<Preview>, 
/**
 * Whether it ends something or declines: shown last and quietly.
 */
quiet: boolean, };

export type Chosen = { 
/**
 * The option.
 */
option: string, 
/**
 * The value: one of the listed, or for a team `ids:a,b,c` or `team:ID` of a saved one. The option `pack` of a table
 * takes `pack:ID` of a saved pack in games that have packs, or the text of one.
 */
value: string, };

export type Clock = { 
/**
 * Milliseconds left at the moment the message was made.
 */
leftMs: number, 
/**
 * Whether it runs now.
 */
runs: boolean, };

export type Code = "malformed" | "too-large" | "no-such-path" | "no-such-table" | "no-such-game" | "no-such-thing" | "bad-setup" | "bad-team" | "bad-save" | "seat-taken" | "bad-link" | "not-seated" | "not-asked" | "not-away" | "stale" | "refused" | "over" | "not-over" | "nothing-to-undo" | "bad-login" | "name-taken" | "weak-password" | "sign-in-first" | "other-site" | "too-many" | "unavailable" | "internal";

export type Comparison = { 
/**
 * What is compared: "Haymaker at Slow Burn".
 */
title: string, 
/**
 * What holds before any die: range, sight, cover, each with its verdict.
 */
checks: Array<Check>, 
/**
 * The ways to go on, the plainest first.
 */
variants: Array<Variant>, 
/**
 * What is taken for granted of those who choose on the way, in words.
 */
assumes?: string, };

export type Credentials = { 
/**
 * 3 to 24 letters, digits, `-` and `_`.
 */
account: string, 
/**
 * At least 10 characters.
 */
password: string, };

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

export type Dice = { 
/**
 * How many sides they have.
 */
sides: number, 
/**
 * What each shows; empty for dice with symbols.
 */
faces: Array<number>, 
/**
 * What each shows, for dice with symbols: `critical`, `wild`, `hit`, `block`, `blank`, `failure`.
 */
symbols: Array<string>, 
/**
 * What is rolled, by a code, where a game has several kinds: `attack`, `defence`, `dodge`, `priority`, `test`.
 */
roll?: string, 
/**
 * What was added to them.
 */
bonus: number, 
/**
 * The sum, or the number of successes.
 */
total: number, 
/**
 * What had to be beaten or reached, if anything.
 */
needed?: number, 
/**
 * Whether it went well for whoever rolled.
 */
good?: boolean, };

export type Emblem = { 
/**
 * Decides everything that nothing else decides; the id.
 */
seed: string, 
/**
 * Letters to fall back on.
 */
initials: string, 
/**
 * What it is good at: attack kinds and abilities by their codes.
 */
traits: Array<string>, 
/**
 * How big it is, 1 to 5 and more.
 */
size: number, };

export type Ending = "played" | "conceded" | "time";

export type Every = "answer" | "turn";

export type Fair = { 
/**
 * SHA-256 of the seed, published before the first seat was taken; 64 hexadecimal digits.
 */
commitment: string, 
/**
 * What each seat added, in seat order.
 */
nonces: Array<string>, 
/**
 * How many entries were taken over from another game: their chance came from that game's seed.
 */
inherited: number, 
/**
 * The seed, once the game is over.
 */
seed?: string, };

export type Forbidden = { 
/**
 * In words.
 */
label: string, 
/**
 * What it would have lit up.
 */
marks: Array<Mark>, 
/**
 * Why not.
 */
why: Why, };

export type Fork = { 
/**
 * The moment.
 */
entry: number, 
/**
 * Who sits where from now on.
 */
seats: Array<NewSitter>, };

export type Found = { 
/**
 * The best first.
 */
hits: Array<Hit>, };

export type FromClient = { 
/**
 * Chosen by the client; replies say `re`.
 */
id: number, 
/**
 * What is wished.
 */
ask: Ask, };

export type FromServer = { "type": "welcome", 
/**
 * The server's version: pages of another version load themselves anew.
 */
version: string, } | { "type": "table", 
/**
 * The wish that this answers, if it is one.
 */
re?: number, 
/**
 * The table.
 */
view: TableView, } | { "type": "done", 
/**
 * The wish.
 */
re: number, } | { "type": "problem", 
/**
 * The wish; none when it could not even be read.
 */
re?: number, 
/**
 * Why.
 */
problem: Problem, } | { "type": "reached", 
/**
 * The wish.
 */
re: number, 
/**
 * The choices, the cheapest first.
 */
choices: Array<Choice>, 
/**
 * Why there is none.
 */
why?: Why, } | { "type": "odds", 
/**
 * The wish.
 */
re: number, 
/**
 * All of them.
 */
comparison: Comparison, } | { "type": "measured", 
/**
 * The wish.
 */
re: number, 
/**
 * What was found.
 */
measure: Measure, } | { "type": "chat", 
/**
 * Which.
 */
table: string, 
/**
 * What was said.
 */
lines: Array<ChatLine>, } | { "type": "resync", 
/**
 * Which table.
 */
table: string, } | { "type": "pong", 
/**
 * The wish.
 */
re: number, };

export type GameInfo = { 
/**
 * Its short name.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * One line about it.
 */
blurb: string, 
/**
 * Fewest seats.
 */
leastSeats: number, 
/**
 * Most seats.
 */
mostSeats: number, 
/**
 * What the last seat plays, where it alone plays against all the others: the villain.
 */
against?: string, 
/**
 * About how long it takes.
 */
minutes: number, 
/**
 * Its bots, the best to begin with first.
 */
bots: Array<BotInfo>, 
/**
 * What may be chosen before a game.
 */
options: Array<SetupOption>, 
/**
 * What each seat may choose: its team.
 */
seatOptions: Array<SetupOption>, };

export type GameList = { 
/**
 * Them, by their short names.
 */
games: Array<GameInfo>, };

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

export type Headline = { 
/**
 * A code for programs: `hit`, `critical`, `ko`, `removed`.
 */
code: string, 
/**
 * In words.
 */
label: string, 
/**
 * Its chance, 0 to 1.
 */
chance: number, };

export type Held = { 
/**
 * The last line of the table's journal.
 */
seq: number, 
/**
 * How many log lines.
 */
log: number, };

export type Hit = { 
/**
 * Its id.
 */
id: string, 
/**
 * A piece of its text.
 */
excerpt: string, };

export type Invitation = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * The secret, which never goes into a path.
 */
secret: string, };

export type Kind = { "type": "one" } | { "type": "some", 
/**
 * Fewest of the whole run.
 */
least: number, 
/**
 * Most of the whole run.
 */
most: number, } | { "type": "order" } | { "type": "amount" } | { "type": "place" } | { "type": "payment" };

export type Link = { 
/**
 * The secret in its fragment.
 */
secret: string, };

export type LogLine = { 
/**
 * Its number: lines are numbered from 0 and, as long as nothing is taken back, never change.
 */
line: number, 
/**
 * The entry of the journal that led to it, which names the moment; none before the first.
 */
entry?: number, 
/**
 * The sentence.
 */
text: string, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * A code for its icon, the event's own name: `moved`, `rolled`.
 */
code: string, 
/**
 * Whose deed it is.
 */
seat?: number, 
/**
 * What it is about.
 */
marks: Array<Mark>, 
/**
 * Dice that fell.
 */
dice?: Dice, 
/**
 * A burst on the board.
 */
burst?: Burst, 
/**
 * Whether it opens a new turn or phase: a heading.
 */
heading: boolean, };

export type Made = { 
/**
 * Its id; the page is `/t/ID`.
 */
table: string, 
/**
 * The hash of the seed of its dice. The seed is chosen now, so it can't depend on what you add by sitting down.
 */
commitment: string, };

export type Mark = { "type": "thing", 
/**
 * What it is.
 */
kind: ThingKind, 
/**
 * Its id on the board.
 */
id: number, } | { "type": "place", 
/**
 * Its middle.
 */
at: Point, 
/**
 * The radius of the base.
 */
radius: number, } | { "type": "path", 
/**
 * The middles of the base, one after the other.
 */
points: Array<Point>, 
/**
 * How each stretch is made, one fewer than points: `walk`, `climb`, `jump`, `fly`.
 */
hows: Array<string>, 
/**
 * The radius of the base.
 */
radius: number, } | { "type": "area", 
/**
 * Its outline.
 */
points: Array<Point>, 
/**
 * Outlines of what is not part of it.
 */
holes: Array<Array<Point>>, 
/**
 * A code for its look: `reach`, `template`, `zone`; `tool`, `beam`, `range` for rulers.
 */
look: string, 
/**
 * What to write on it: the price, the number of the reach.
 */
label: string, } | { "type": "line", 
/**
 * Where it begins.
 */
from: Point, 
/**
 * Where it ends.
 */
to: Point, 
/**
 * A code for its look: `sight`, `blocked`, `ruler`.
 */
look: string, 
/**
 * What to write on it: the measure, the cover.
 */
label: string, };

export type Me = { 
/**
 * What others read.
 */
name: string, 
/**
 * The account's name, when signed in; a guest has none.
 */
account?: string, };

export type Measure = { 
/**
 * From base to base, in thousandths of an inch; on a board of zones, the fewest moves that link them, or -1 where none do.
 */
gap: number, 
/**
 * Whether one sees the other.
 */
sight: boolean, 
/**
 * Whether the other is in cover.
 */
cover: boolean, 
/**
 * In words: what blocks the sight, or by what right there is any.
 */
text: string, 
/**
 * The rule that decided on the sight, where one did.
 */
rule?: string, 
/**
 * What to draw: the lines that were tried, clear or blocked, and what blocks them.
 */
marks: Array<Mark>, };

export type Mistake = { 
/**
 * The file.
 */
file: string, 
/**
 * The line in the file, from 1; 0 where the whole file is meant.
 */
line: number, 
/**
 * The column, from 1; 0 where the whole file is meant.
 */
column: number, 
/**
 * Where in the file's data, as a JSON pointer: `/zones/2/outline`. Empty where that can't be said.
 */
at: string, 
/**
 * Stable: docs/diagnostics.md lists them.
 */
code: string, 
/**
 * What.
 */
message: string, 
/**
 * What would be right, where that can be said.
 */
help?: string, };

export type Moment = { 
/**
 * How many entries have been played.
 */
entry: number, 
/**
 * The board then.
 */
board: Board, 
/**
 * Who was asked then, and what.
 */
asked: Array<Asked>, };

export type Moments = { 
/**
 * In order. Only entries that an answer or a roll of the standing game led to.
 */
moments: Array<Moment>, };

export type NewClock = { 
/**
 * Seconds for the whole game.
 */
seconds: number, 
/**
 * Seconds that are added.
 */
increment: number, 
/**
 * When they are added.
 */
every: Every, };

export type NewSeat = { 
/**
 * Who.
 */
sitter: NewSitter, 
/**
 * What this seat chose, such as its team; what is not named is as usual.
 */
options: Array<Chosen>, };

export type NewSitter = { "type": "you" } | { "type": "anyone" } | { "type": "bot", 
/**
 * Its id.
 */
bot: string, };

export type NewTable = { 
/**
 * Which game.
 */
game: string, 
/**
 * What was chosen; what is not named is as usual.
 */
options: Array<Chosen>, 
/**
 * The seats, in order.
 */
seats: Array<NewSeat>, 
/**
 * Whether anybody may find it, sit down and watch.
 */
public: boolean, 
/**
 * Clocks, if any.
 */
clock: NewClock | null, };

export type Odds = { 
/**
 * The chances that matter most, first the one to show when there is room for one.
 */
headlines: Array<Headline>, 
/**
 * Every amount that can come of it, in order.
 */
amounts: Array<Chance>, 
/**
 * What the amounts are: "damage".
 */
unit: string, 
/**
 * Their mean.
 */
mean: number, 
/**
 * From this amount on something happens: KO, removal.
 */
thresholds: Array<Threshold>, 
/**
 * The other end of it, where somebody else has still a say: a defender who spends all that can be spent.
 */
otherwise?: Otherwise, };

export type Otherwise = { 
/**
 * If what: "if 5 cubes defend".
 */
label: string, 
/**
 * The same headlines as those of the odds it belongs to.
 */
headlines: Array<Headline>, };

export type Outcome = { 
/**
 * In words.
 */
text: string, 
/**
 * For each seat: 1 won, 0 lost, a half drawn.
 */
scores: Array<number>, 
/**
 * Why: `played`, `conceded`, `time`.
 */
how: Ending, };

export type Pack = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * All of it, at most 256 kB; a longer one is answered with 413.
 */
text: string, };

export type PackCheck = { 
/**
 * All of it, as in [`Pack::text`].
 */
text: string, 
/**
 * From which zone of which of its boards lines of sight are to be drawn.
 */
look: Standpoint | null, };

export type PackFile = { 
/**
 * Its path inside the pack.
 */
path: string, 
/**
 * What it says as data; nothing where it is no YAML.
 */
value: unknown, };

export type PackHead = { 
/**
 * Its id.
 */
id: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * When it was last kept, in milliseconds since 1970.
 */
at: number, };

export type PackList = { 
/**
 * Them, the latest first.
 */
packs: Array<PackHead>, };

export type PackShelf = { 
/**
 * Everything, by kind and id.
 */
things: Array<PackThing>, };

export type PackThing = { 
/**
 * What it is: `hero`, `tile`, `material`, `skill`, `board`, `mission`.
 */
kind: string, 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, };

export type PackVerdict = { 
/**
 * What is wrong; nothing, if it can be played with.
 */
mistakes: Array<Mistake>, 
/**
 * Its files, with what they say as data.
 */
files: Array<PackFile>, 
/**
 * Its boards, as far as they could be read.
 */
boards: Array<BoardSurvey>, 
/**
 * Its missions, if nothing is wrong.
 */
missions: Array<PackThing>, };

export type Pasted = { 
/**
 * All of it.
 */
text: string, };

export type Payment = { 
/**
 * The card that is paid for, in words; a cost of an ability names none.
 */
name?: string, 
/**
 * The card that is paid for, by id, to look its face up by.
 */
card?: string, 
/**
 * What it costs: a code for each resource, `any` where its type does not matter.
 */
cost: Array<string>, 
/**
 * What was generated so far, by the same codes.
 */
generated: Array<string>, 
/**
 * Whether that is enough.
 */
paid: boolean, 
/**
 * What may pay.
 */
sources: Array<PaymentSource>, 
/**
 * Ways to pay the rest, the cheapest first.
 */
plans: Array<PaymentPlan>, };

export type PaymentPlan = { 
/**
 * In words.
 */
label: string, 
/**
 * The answers, in order.
 */
answers: Array<unknown>, 
/**
 * The sources that it uses, by their places among the question's choices; one that is used twice stands there twice.
 */
choices: Array<number>, 
/**
 * Resources that would be lost.
 */
surplus: number, };

export type PaymentSource = { 
/**
 * Its place among the question's choices.
 */
choice: number, 
/**
 * Its name.
 */
name: string, 
/**
 * `discard`: a card of the hand goes; `ability`: something in play is used.
 */
how: string, 
/**
 * What it generates for this.
 */
resources: Array<string>, 
/**
 * How many there are alike: each may be used once.
 */
copies: number, 
/**
 * Where it lies.
 */
thing: Mark, };

export type Point = { 
/**
 * To the right.
 */
x: number, 
/**
 * Away from the south edge.
 */
y: number, 
/**
 * Up.
 */
z: number, };

export type Position = { 
/**
 * How many entries the kernel's journal has: the moment that this is.
 */
entry: number, 
/**
 * The board.
 */
board: Board, 
/**
 * The questions that are yours.
 */
questions: Array<Question>, 
/**
 * Every seat that is asked something.
 */
waitsFor: Array<number>, };

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

export type Preview = { 
/**
 * What changes.
 */
at: Mark, 
/**
 * A code for its look: `damage`, `heal`, `threat`, `thwart`, `defeat`, `status`, `exhaust`, `ready`.
 */
code: string, 
/**
 * The number now, where it is one.
 */
now: number, 
/**
 * The number then.
 */
then: number, 
/**
 * In words.
 */
text: string, };

export type Problem = { 
/**
 * The code.
 */
code: Code, 
/**
 * What is wrong and what would be right, in English, for whoever writes a client.
 */
message: string, 
/**
 * What is wrong in the reader's language, where the game has words for it: a rule's refusal, a team's flaws.
 */
said?: string, 
/**
 * The rule that says no.
 */
rule?: string, 
/**
 * Seconds until the next try makes sense.
 */
retryAfter?: number, };

export type Question = { 
/**
 * Its place among those that stand; names it when answering.
 */
which: number, 
/**
 * Which of your seats is asked.
 */
seat: number, 
/**
 * By what right it is asked.
 */
right: Right, 
/**
 * What shape the answer has.
 */
kind: Kind, 
/**
 * A code for programs and icons, in the game's words: `activate`, `route`, `target`.
 */
code: string, 
/**
 * The question.
 */
title: string, 
/**
 * Why it is asked, or what hangs on it.
 */
because?: string, 
/**
 * What it is about: the figure that acts.
 */
about: Array<Mark>, 
/**
 * Where a place may be chosen.
 */
areas: Array<Mark>, 
/**
 * What may be answered.
 */
choices: Array<Choice>, 
/**
 * What may not, and why.
 */
forbidden: Array<Forbidden>, 
/**
 * The payment that is asked for, in a question of the kind `payment` that is about resources.
 */
payment?: Payment, };

export type Rename = { 
/**
 * 1 to 24 characters, none of them invisible.
 */
name: string, };

export type Replay = { 
/**
 * The table.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Who sat where.
 */
seats: Array<SeatView>, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * How many entries the journal has; moments are numbered 0 to this.
 */
entries: number, 
/**
 * The whole log; its lines name their moments.
 */
log: Array<LogLine>, 
/**
 * Entries at which a turn or phase begins, with their names.
 */
chapters: Array<Chapter>, 
/**
 * The score after each entry, for the curve; one list a seat.
 */
scores: Array<Array<number>>, 
/**
 * The dice's proof.
 */
fair: Fair, 
/**
 * Why it can't be continued, if it can't: another version's rules.
 */
frozen?: string, };

export type Right = "own" | "for-scenario" | "order";

export type Rule = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its chapter.
 */
chapter: string, 
/**
 * What it says, in our words.
 */
text: string, 
/**
 * Where in the rulebook it stands, or that it is our ruling.
 */
source: string, 
/**
 * How it is checked.
 */
check?: string, 
/**
 * Whether it fills a hole of the rulebook.
 */
ruling: boolean, 
/**
 * Rules that it names or that name it.
 */
seeAlso: Array<string>, };

export type SavedPack = { 
/**
 * Its id: the page is `/edit/GAME#pack=ID`.
 */
id: string, 
/**
 * The pack.
 */
pack: Pack, 
/**
 * Whether it is yours.
 */
yours: boolean, };

export type SavedTeam = { 
/**
 * Its id: the page is `/build/GAME#team=ID`.
 */
id: string, 
/**
 * The team.
 */
team: Team, 
/**
 * Whether it is yours.
 */
yours: boolean, };

export type SeatView = { 
/**
 * Its number, from 0.
 */
seat: number, 
/**
 * Who sits there.
 */
sitter: Sitter, 
/**
 * A bot answers for the person, who may come back at any time.
 */
standIn: boolean, 
/**
 * Whether it is yours.
 */
you: boolean, 
/**
 * The name of what it plays: a team, a hero.
 */
plays: string, 
/**
 * Its clock.
 */
clock?: Clock, };

export type SetupOption = { 
/**
 * Its id in [`NewTable::options`].
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What there is to choose from, the usual first.
 */
values: Array<SetupValue>, };

export type SetupValue = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * A line about it.
 */
blurb: string, 
/**
 * Ids of what it consists of: the characters of a team, for their pictures.
 */
shows: Array<string>, 
/**
 * With which values of other options it does not go, as `option=value`.
 */
excludes: Array<string>, };

export type SightLine = { 
/**
 * The other zone.
 */
to: number, 
/**
 * Both ends: x and y, x and y.
 */
points: [number, number, number, number], 
/**
 * What stops it: a zone, or the two zones whose wall does; nothing where it is clear.
 */
stoppedBy: Array<number>, };

export type SitDown = { 
/**
 * The secret of the link; without it, all seats that are kept for you, or a free seat of a public table.
 */
secret: string | null, 
/**
 * Your own part in the chance: any text of up to 64 characters, made by your device.
 */
nonce: string, 
/**
 * What this seat chooses, such as its team.
 */
options: Array<Chosen>, };

export type Sitter = { "type": "nobody" } | { "type": "kept", 
/**
 * What the person is called.
 */
name: string, } | { "type": "person", 
/**
 * What the person is called.
 */
name: string, 
/**
 * Whether a socket of theirs is open.
 */
here: boolean, } | { "type": "bot", 
/**
 * Its mind, as [`crate::lobby::BotInfo::id`].
 */
bot: string, 
/**
 * Its name in words.
 */
name: string, };

export type Standpoint = { 
/**
 * The board's id.
 */
board: string, 
/**
 * The zone's id.
 */
zone: string, };

export type Status = { "type": "waiting" } | { "type": "playing" } | { "type": "over", 
/**
 * How.
 */
result: Outcome, };

export type TableCard = { 
/**
 * Its id.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * A line about it: "round 3, against a bot".
 */
line: string, 
/**
 * Its seats.
 */
seats: Array<SeatView>, 
/**
 * Whether you are asked something.
 */
yourCall: boolean, 
/**
 * How many watch.
 */
watchers: number, 
/**
 * When something last happened, in milliseconds since 1970.
 */
at: number, };

export type TableList = { 
/**
 * Them, the latest first.
 */
tables: Array<TableCard>, };

export type TableView = { 
/**
 * Its id.
 */
table: string, 
/**
 * Which game.
 */
game: string, 
/**
 * Its name: "Vanguard v Eclipse".
 */
name: string, 
/**
 * The last line of the table's journal that this holds.
 */
seq: number, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * Whether anybody may find and watch it.
 */
public: boolean, 
/**
 * The seats.
 */
seats: Array<SeatView>, 
/**
 * The board and the question; none while seats are free.
 */
position?: Position, 
/**
 * The log from line `log_from` on.
 */
log: Array<LogLine>, 
/**
 * The number of the first line in `log`: 0 in a whole view; in an update, lines from here on are replaced.
 */
logFrom: number, 
/**
 * What may be taken back.
 */
undo: Undo, 
/**
 * The dice's proof.
 */
fair: Fair, 
/**
 * Why it can't be played on, if it can't: the rules or the content have changed since.
 */
frozen?: string, 
/**
 * How many watch.
 */
watchers: number, 
/**
 * The secrets of join links for free seats, for who made the table.
 */
invitations?: Array<Invitation>, };

export type Team = { 
/**
 * Which game.
 */
game: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Its members by id.
 */
members: Array<string>, };

export type TeamList = { 
/**
 * Them, the latest first.
 */
teams: Array<SavedTeam>, };

export type TeamRead = { 
/**
 * The team, without what could not be read.
 */
team: Team, 
/**
 * What could not be read and what is nearest to it, in words.
 */
notes: Array<string>, };

export type TeamVerdict = { 
/**
 * Whether it may play.
 */
legal: boolean, 
/**
 * Sums: levels, members, each with its limit.
 */
totals: Array<Total>, 
/**
 * What is wrong.
 */
flaws: Array<Why>, 
/**
 * Who could not be added now, and why.
 */
cannotAdd: Array<CannotAdd>, };

export type TeamWritten = { 
/**
 * As JSON.
 */
json: string, 
/**
 * As text, in the reader's language.
 */
text: string, };

export type ThingKind = "figure" | "piece" | "objective" | "card" | "zone" | "tile" | "die" | "seat";

export type Threshold = { 
/**
 * From this amount on.
 */
amount: number, 
/**
 * What happens: "3 or more: Bad Penny is KO".
 */
label: string, };

export type Total = { 
/**
 * A code: `levels`, `members`.
 */
code: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The sum.
 */
value: number, 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, };

export type Undo = { 
/**
 * You may take your last answer back at once.
 */
free: boolean, 
/**
 * You may ask the others to go back to your last answer.
 */
byConsent: boolean, 
/**
 * Somebody asks; those in `waits_for` have not agreed yet.
 */
asked?: UndoAsked, };

export type UndoAsked = { 
/**
 * Who asks.
 */
by: number, 
/**
 * Who has still to agree.
 */
waitsFor: Array<number>, };

export type Variant = { 
/**
 * What is chosen.
 */
label: string, 
/**
 * What it costs, in words.
 */
price?: string, 
/**
 * What comes of it.
 */
odds: Odds, };

export type Verified = { 
/**
 * How many entries were checked.
 */
entries: number, 
/**
 * Whether all fit the seed and the rules.
 */
valid: boolean, 
/**
 * The first that does not.
 */
fault?: string, };

export type Why = { 
/**
 * The rule.
 */
rule: string, 
/**
 * In words, with the measure.
 */
text: string, 
/**
 * What was measured, in the game's unit (thousandths of an inch).
 */
value?: number, 
/**
 * What the rule asks for.
 */
limit?: number, };

export type ZoneSurvey = { 
/**
 * Its id.
 */
zone: string, 
/**
 * Where one walks from it.
 */
adjacent: Array<number>, 
/**
 * Where special moves lead from it.
 */
leads: Array<number>, 
/**
 * What is seen from it, itself left out.
 */
sees: Array<number>, };
