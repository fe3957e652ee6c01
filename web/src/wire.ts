// Written by `cargo xtask codegen` from crates/wire. Do not edit: change the types there.

export type Advice = { 
/**
 * The answer, as the choice has it.
 */
answer: unknown, 
/**
 * The answer in words, as the choice has them.
 */
label: string, 
/**
 * What comes of it.
 */
prospect: Prospect, };

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
answer: unknown, } | { "type": "best", 
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
 * How many answers to tell, at most 8.
 */
most: number, } | { "type": "value", 
/**
 * Which table.
 */
table: string, 
/**
 * The last line the client holds.
 */
seq: number, 
/**
 * For whom: a seat of one's own.
 */
seat: number, } | { "type": "set-up", 
/**
 * Which table.
 */
table: string, 
/**
 * The last line the client holds.
 */
seq: number, } | { "type": "measure", 
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

export type AskLesson = { 
/**
 * What was done so far.
 */
moves: Array<LessonMove>, 
/**
 * The wish: `reach`, `odds` or `measure`, as at a table. Its table and line mean nothing here.
 */
ask: Ask, };

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

export type Beat = { 
/**
 * Its first line.
 */
from: number, 
/**
 * Its last line.
 */
to: number, 
/**
 * Whose deed it is.
 */
seat?: number, 
/**
 * What it is about: things on the board, a few at most.
 */
about: Array<Mark>, 
/**
 * The code of the line that opens it.
 */
code: string, 
/**
 * How much of a reader's time it deserves.
 */
weight: Weight, 
/**
 * What it came to, where that can be reckoned.
 */
recap?: Recap, };

export type Board = { game: string } & Record<string, unknown>;

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
 * `character`, `team`, `mission`, `battlefield`, or a kind that only its game has.
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

export type Chance = { 
/**
 * The amount: damage, successes.
 */
amount: number, 
/**
 * Its chance, 0 to 1.
 */
chance: number, };

export type Chanced = { 
/**
 * What.
 */
label: string, 
/**
 * From 0 to 1.
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
quiet: boolean, 
/**
 * How loudly it is offered; most are offered like any other.
 */
rank?: Rank, };

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

export type Code = "malformed" | "too-large" | "no-such-path" | "no-such-table" | "no-such-game" | "no-such-thing" | "bad-setup" | "bad-team" | "bad-save" | "seat-taken" | "bad-link" | "not-seated" | "not-asked" | "no-hints" | "not-away" | "stale" | "refused" | "over" | "not-over" | "nothing-to-undo" | "bad-login" | "name-taken" | "weak-password" | "sign-in-first" | "other-site" | "too-many" | "unavailable" | "internal";

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
comparison: Comparison, } | { "type": "best", 
/**
 * The wish.
 */
re: number, 
/**
 * Them, the best first.
 */
answers: Array<Advice>, } | { "type": "value", 
/**
 * The wish.
 */
re: number, 
/**
 * How likely.
 */
prospect: Prospect, } | { "type": "measured", 
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
seatOptions: Array<SetupOption>, 
/**
 * Games that can be begun with one click, those for a first game first.
 */
starts: Array<StartInfo>, };

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

export type LessonHead = { 
/**
 * The game it teaches.
 */
game: string, 
/**
 * Its id among those of the game.
 */
id: string, 
/**
 * Its place in the path of the game, from 1.
 */
number: number, 
/**
 * Its title.
 */
title: string, 
/**
 * About how long it takes.
 */
minutes: number, 
/**
 * The lessons that come before it, by id.
 */
needs: Array<string>, 
/**
 * The rules it teaches, by id.
 */
teaches: Array<string>, 
/**
 * How many steps it has.
 */
steps: number, };

export type LessonList = { 
/**
 * Them.
 */
lessons: Array<LessonHead>, };

export type LessonMove = { "type": "answer", 
/**
 * The answer, as the choice had it.
 */
answer: unknown, } | { "type": "next" } | { "type": "hint" } | { "type": "again" };

export type LessonVerdict = { "type": "right" } | { "type": "told", 
/**
 * What is to be learned from it.
 */
text: string, } | { "type": "back", 
/**
 * What to think of instead; empty where the lesson has no word for it.
 */
text: string, } | { "type": "missed", 
/**
 * What to think of; empty where the lesson has no word for it.
 */
text: string, } | { "type": "refused", 
/**
 * Why.
 */
why: Why, } | { "type": "hint", 
/**
 * The answer, as the choice has it; none where nothing is to be answered.
 */
answer: unknown, };

export type LessonView = { 
/**
 * Which.
 */
lesson: LessonHead, 
/**
 * The table, as in play. Its questions are those that may be answered now.
 */
view: TableView, 
/**
 * The step, from 0; as many as there are steps when it is over.
 */
step: number, 
/**
 * What kind of step it is.
 */
kind: StepKind, 
/**
 * What the coach says; empty when it is over.
 */
text: string, 
/**
 * What the coach points at on the board.
 */
show: Array<Mark>, 
/**
 * What the coach points at beside it: `question`, `odds`, `log`, `hand`, `phases`.
 */
parts: Array<string>, 
/**
 * What came of the last thing that was done.
 */
verdict?: LessonVerdict, 
/**
 * Something is only shown: what it led to is taken back next.
 */
aside: boolean, 
/**
 * How many stars it comes to as it stands, 1 to 3.
 */
stars: number, };

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
heading: boolean, 
/**
 * What led to it was answered for you by the table, and why.
 */
unasked?: Unasked, };

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
clock: NewClock | null, 
/**
 * The start that this is, by its id in [`GameInfo::starts`]: where that is quick, the table answers the questions of
 * setup as it says. Options and seats are those named here.
 */
start?: string, };

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

export type Plan = { 
/**
 * The place of its first answer among the question's choices.
 */
choice: number, 
/**
 * The whole run in words.
 */
label: string, 
/**
 * Its last answer, as a choice.
 */
last: Choice, 
/**
 * The answers, in order.
 */
answers: Array<unknown>, };

export type PlayLesson = { 
/**
 * What, in order; at most 200.
 */
moves: Array<LessonMove>, };

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

export type Prospect = { 
/**
 * The chance, 0 to 1.
 */
win: number, 
/**
 * Its standard error.
 */
error: number, 
/**
 * How many worlds were tried that the seat could believe in.
 */
worlds: number, };

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
 * Whether it is of setup, before the game proper: then the table can answer what is left of it.
 */
setup?: boolean, 
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
 * Runs of answers that can be had in mind as one, beside the choices.
 */
plans?: Array<Plan>, 
/**
 * The payment that is asked for, in a question of the kind `payment` that is about resources.
 */
payment?: Payment, };

export type Rank = "main" | "folded" | "risky";

export type Recap = { 
/**
 * Who did what to whom.
 */
title: string, 
/**
 * What it is reckoned from, in order.
 */
terms: Array<Term>, 
/**
 * What it comes to.
 */
result: Term, 
/**
 * How likely it was, where dice decided.
 */
chance?: Chanced, 
/**
 * The rule behind it.
 */
rule: string, };

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

export type Section = { 
/**
 * What it is about.
 */
heading: string, 
/**
 * What there is to say.
 */
lines: Array<string>, };

export type SetUp = "quick" | "mine";

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

export type Sign = "" | "+" | "-" | "=" | ">" | "≤";

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

export type StartInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * Which buttons may use it.
 */
for: Array<StartUse>, 
/**
 * What is chosen for the table.
 */
options: Array<Chosen>, 
/**
 * The seats, in order.
 */
seats: Array<NewSeat>, 
/**
 * Who answers the questions of setup.
 */
setup: SetUp, 
/**
 * Whether somebody explains while it is played.
 */
coach: boolean, 
/**
 * About how long it takes.
 */
minutes: number, };

export type StartUse = "first" | "bot" | "friend" | "pair";

export type Status = { "type": "waiting" } | { "type": "playing" } | { "type": "over", 
/**
 * How.
 */
result: Outcome, };

export type StepKind = "say" | "goal" | "task" | "done";

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
 * The deeds of the log, from the one on to which its line `log_from` belongs.
 */
beats: Array<Beat>, 
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
 * The start by which the table was set up, until somebody has answered a question by themselves.
 */
start?: string, 
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

export type Term = { 
/**
 * What is done with it.
 */
sign: Sign, 
/**
 * What it is.
 */
label: string, 
/**
 * The number.
 */
value: number, 
/**
 * Where it lies on the board, or what it changes there.
 */
mark?: Mark, };

export type TextBoard = { 
/**
 * The parts of the board, in reading order.
 */
sections: Array<Section>, };

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

export type Unasked = "only" | "spent";

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

export type Weight = "big" | "small";

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
