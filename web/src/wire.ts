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
 * From a figure.
 */
from: number, 
/**
 * To a figure.
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
table: string, } | { "type": "say", 
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

export type Board = { "game": "pow" } & PowBoard;

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
 * A board to be drawn, for battlefields and missions.
 */
board?: Board, };

export type CardHead = { 
/**
 * Its id.
 */
id: string, 
/**
 * `character`, `team`, `mission`, `battlefield`.
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
corner?: CardValue, };

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
 * The odds, where chance is involved.
 */
odds?: Odds, 
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
 * The value: one of the listed, or for a team `ids:a,b,c` or `team:ID` of a saved one.
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

export type Code = "malformed" | "too-large" | "no-such-path" | "no-such-table" | "no-such-game" | "no-such-thing" | "bad-setup" | "bad-team" | "bad-save" | "seat-taken" | "bad-link" | "not-seated" | "not-asked" | "stale" | "refused" | "over" | "not-over" | "nothing-to-undo" | "bad-login" | "name-taken" | "weak-password" | "sign-in-first" | "other-site" | "too-many" | "unavailable" | "internal";

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
variants: Array<Variant>, };

export type Credentials = { 
/**
 * 3 to 24 letters, digits, `-` and `_`.
 */
account: string, 
/**
 * At least 10 characters.
 */
password: string, };

export type Dice = { 
/**
 * How many sides they have.
 */
sides: number, 
/**
 * What each shows.
 */
faces: Array<number>, 
/**
 * What was added to them.
 */
bonus: number, 
/**
 * The sum.
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
 * From base to base, in thousandths of an inch.
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
 * In words.
 */
text: string, } | { "type": "chat", 
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
 * A code for its look: `reach`, `template`, `zone`.
 */
look: string, 
/**
 * What to write on it: the price, the number of the reach.
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
 * Seconds added after every answer.
 */
increment: number, };

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
thresholds: Array<Threshold>, };

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
forbidden: Array<Forbidden>, };

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
