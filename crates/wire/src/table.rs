//! A table as one client may see it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::beat::Beat;

/// Where a game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Status {
    /// Seats are free.
    Waiting,
    /// It is played.
    Playing,
    /// It has ended.
    Over {
        /// How.
        result: Outcome,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// In words.
    pub text: String,
    /// For each seat: 1 won, 0 lost, a half drawn.
    pub scores: Vec<f32>,
    /// Why: `played`, `conceded`, `time`.
    pub how: Ending,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// It was played to its end.
    Played,
    /// Somebody gave up.
    Conceded,
    /// Somebody ran out of time.
    Time,
}

/// Who sits somewhere.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Kept for a person, who has yet to sit down with their own part in the chance.
    Kept {
        /// What the person is called.
        name: String,
    },
    /// A person.
    Person {
        /// What the person is called.
        name: String,
        /// Whether a socket of theirs is open.
        here: bool,
    },
    /// A bot.
    Bot {
        /// Its mind, as [`crate::lobby::BotInfo::id`].
        bot: String,
        /// Its name in words.
        name: String,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Its number, from 0.
    pub seat: u8,
    /// Who sits there.
    pub sitter: Sitter,
    /// A bot answers for the person, who may come back at any time.
    pub stand_in: bool,
    /// Whether it is yours.
    pub you: bool,
    /// The name of what it plays: a team, a hero.
    pub plays: String,
    /// Its clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clock: Option<Clock>,
}

/// A seat's clock.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Clock {
    /// Milliseconds left at the moment the message was made.
    pub left_ms: u32,
    /// Whether it runs now.
    pub runs: bool,
}

/// By what right a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// The player's own choice.
    Own,
    /// The player chooses for the scenario.
    ForScenario,
    /// The player orders what happens at one moment.
    Order,
}

/// What shape an answer has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Kind {
    /// Pick one.
    One,
    /// Pick some, one at a time, ended by a "done".
    Some {
        /// Fewest of the whole run.
        least: u8,
        /// Most of the whole run.
        most: u8,
    },
    /// The next of an order.
    Order,
    /// A number.
    Amount,
    /// A place: any that the law allows; the options are suggestions. See [`crate::play::Ask::Reach`].
    Place,
    /// One part of a payment.
    Payment,
}

/// A point of a tabletop in thousandths of an inch. x to the right, y away from the south edge, z up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Away from the south edge.
    pub y: i32,
    /// Up.
    pub z: i32,
}

/// Something on the board that an option, a question or an event is about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Mark {
    /// A piece of the board by its id there: `figure`, `piece`, `objective`, `card`, `zone`, `tile`, `die`, `seat`.
    Thing {
        /// What it is.
        kind: ThingKind,
        /// Its id on the board.
        id: u32,
    },
    /// A base that would stand there.
    Place {
        /// Its middle.
        at: Point,
        /// The radius of the base.
        radius: i32,
    },
    /// A way, from where it begins, with the price it would take.
    Path {
        /// The middles of the base, one after the other.
        points: Vec<Point>,
        /// How each stretch is made, one fewer than points: `walk`, `climb`, `jump`, `fly`.
        hows: Vec<String>,
        /// The radius of the base.
        radius: i32,
    },
    /// A shape on the table: a template, a reach, a zone.
    Area {
        /// Its outline.
        points: Vec<Point>,
        /// Outlines of what is not part of it.
        holes: Vec<Vec<Point>>,
        /// A code for its look: `reach`, `template`, `zone`; `tool`, `beam`, `range` for rulers.
        look: String,
        /// What to write on it: the price, the number of the reach.
        label: String,
    },
    /// A straight line: a line of sight, a ruler laid from base to base.
    Line {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// A code for its look: `sight`, `blocked`, `ruler`.
        look: String,
        /// What to write on it: the measure, the cover.
        label: String,
    },
}

/// What a [`Mark::Thing`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ThingKind {
    /// A miniature.
    Figure,
    /// Scenery.
    Piece,
    /// An objective.
    Objective,
    /// A card.
    Card,
    /// A zone of a map.
    Zone,
    /// A tile of a river.
    Tile,
    /// A die on the table.
    Die,
    /// A player.
    Seat,
}

/// An answer that may be given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Choice {
    /// What to send back, as it is.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub answer: serde_json::Value,
    /// In words.
    pub label: String,
    /// A second, smaller line: price, distance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
    /// What it lights up on the board.
    pub marks: Vec<Mark>,
    /// What was looked at for it: range, sight, cover, what would be hit.
    pub checks: Vec<crate::odds::Check>,
    /// The odds, where chance is involved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub odds: Option<crate::odds::Odds>,
    /// What it would change for certain, if nobody answers it; empty where that hangs on chance or on further choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Preview>>", optional)]
    pub previews: Vec<Preview>,
    /// Whether it ends something or declines: shown last and quietly.
    pub quiet: bool,
    /// How loudly it is offered; most are offered like any other.
    #[serde(default, skip_serializing_if = "Rank::is_main")]
    #[ts(as = "Option<Rank>", optional)]
    pub rank: Rank,
}

/// How loudly a choice is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// Like any other.
    #[default]
    Main,
    /// Behind the others: it does nothing that anybody would want now, though the rules allow it.
    Folded,
    /// It harms whoever gives it, or wastes something: asked about once more.
    Risky,
}

impl Rank {
    fn is_main(&self) -> bool {
        *self == Rank::Main
    }
}

/// A run of answers that one has in mind as one: each is to be sent when the question for it has come, and the rest is
/// dropped when another comes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// The place of its first answer among the question's choices.
    pub choice: u8,
    /// The whole run in words.
    pub label: String,
    /// Its last answer, as a choice.
    pub last: Choice,
    /// The answers, in order.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    pub answers: Vec<serde_json::Value>,
}

/// Something that a choice would change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Preview {
    /// What changes.
    pub at: Mark,
    /// A code for its look: `damage`, `heal`, `threat`, `thwart`, `defeat`, `status`, `exhaust`, `ready`.
    pub code: String,
    /// The number now, where it is one.
    pub now: i32,
    /// The number then.
    pub then: i32,
    /// In words.
    pub text: String,
}

/// A payment under way, for a question of the kind `payment`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    /// The card that is paid for, in words; a cost of an ability names none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// The card that is paid for, by id, to look its face up by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// What it costs: a code for each resource, `any` where its type does not matter.
    pub cost: Vec<String>,
    /// What was generated so far, by the same codes.
    pub generated: Vec<String>,
    /// Whether that is enough.
    pub paid: bool,
    /// What may pay.
    pub sources: Vec<PaymentSource>,
    /// Ways to pay the rest, the cheapest first.
    pub plans: Vec<PaymentPlan>,
}

/// Something that may pay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentSource {
    /// Its place among the question's choices.
    pub choice: u8,
    /// Its name.
    pub name: String,
    /// `discard`: a card of the hand goes; `ability`: something in play is used.
    pub how: String,
    /// What it generates for this.
    pub resources: Vec<String>,
    /// How many there are alike: each may be used once.
    pub copies: u8,
    /// Where it lies.
    pub thing: Mark,
}

/// One way to pay the rest: a run of answers, each to be sent when the question for it has come. The last one ends the
/// payment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentPlan {
    /// In words.
    pub label: String,
    /// The answers, in order.
    #[schema(value_type = Vec<Object>)]
    #[ts(type = "Array<unknown>")]
    pub answers: Vec<serde_json::Value>,
    /// The sources that it uses, by their places among the question's choices; one that is used twice stands there twice.
    pub choices: Vec<u8>,
    /// Resources that would be lost.
    pub surplus: u8,
}

/// An answer that the rules forbid, shown pale with its reason.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Forbidden {
    /// In words.
    pub label: String,
    /// What it would have lit up.
    pub marks: Vec<Mark>,
    /// Why not.
    pub why: Why,
}

/// Why something is not possible.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Why {
    /// The rule.
    pub rule: String,
    /// In words, with the measure.
    pub text: String,
    /// What was measured, in the game's unit (thousandths of an inch).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<i32>,
    /// What the rule asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub limit: Option<i32>,
}

/// A question that stands open, for the one who is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Question {
    /// Its place among those that stand; names it when answering.
    pub which: u8,
    /// Which of your seats is asked.
    pub seat: u8,
    /// By what right it is asked.
    pub right: Right,
    /// What shape the answer has.
    pub kind: Kind,
    /// A code for programs and icons, in the game's words: `activate`, `route`, `target`.
    pub code: String,
    /// Whether it is of setup, before the game proper: then the table can answer what is left of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub setup: bool,
    /// The question.
    pub title: String,
    /// Why it is asked, or what hangs on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub because: Option<String>,
    /// What it is about: the figure that acts.
    pub about: Vec<Mark>,
    /// Where a place may be chosen.
    pub areas: Vec<Mark>,
    /// What may be answered.
    pub choices: Vec<Choice>,
    /// What may not, and why.
    pub forbidden: Vec<Forbidden>,
    /// Runs of answers that can be had in mind as one, beside the choices.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Plan>>", optional)]
    pub plans: Vec<Plan>,
    /// The payment that is asked for, in a question of the kind `payment` that is about resources.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub payment: Option<Payment>,
}

/// Dice as they fell, for the roll that is shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dice {
    /// How many sides they have.
    pub sides: u8,
    /// What each shows; empty for dice with symbols.
    pub faces: Vec<u8>,
    /// What each shows, for dice with symbols: `critical`, `wild`, `hit`, `block`, `blank`, `failure`.
    pub symbols: Vec<String>,
    /// What is rolled, by a code, where a game has several kinds: `attack`, `defence`, `dodge`, `priority`, `test`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub roll: Option<String>,
    /// What was added to them.
    pub bonus: i32,
    /// The sum, or the number of successes.
    pub total: i32,
    /// What had to be beaten or reached, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub needed: Option<i32>,
    /// Whether it went well for whoever rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub good: Option<bool>,
}

/// A short burst on the board: "3", "KO".
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Burst {
    /// Where.
    pub at: Mark,
    /// What it says.
    pub text: String,
    /// A code for its look: `damage`, `ko`, `heal`, `miss`.
    pub look: String,
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LogLine {
    /// Its number: lines are numbered from 0 and, as long as nothing is taken back, never change.
    pub line: u32,
    /// The entry of the journal that led to it, which names the moment; none before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<u32>,
    /// The sentence.
    pub text: String,
    /// The rule behind it.
    pub rule: String,
    /// A code for its icon, the event's own name: `moved`, `rolled`.
    pub code: String,
    /// Whose deed it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What it is about.
    pub marks: Vec<Mark>,
    /// Dice that fell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub dice: Option<Dice>,
    /// A burst on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub burst: Option<Burst>,
    /// Whether it opens a new turn or phase: a heading.
    pub heading: bool,
    /// What led to it was answered for you by the table, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unasked: Option<Unasked>,
}

/// Why the table answered and nobody was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Unasked {
    /// There was one legal answer.
    Only,
    /// Nothing was left that changes anything but the end.
    Spent,
}

/// What of the game is open to be taken back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Undo {
    /// You may take your last answer back at once.
    pub free: bool,
    /// You may ask the others to go back to your last answer.
    pub by_consent: bool,
    /// Somebody asks; those in `waits_for` have not agreed yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub asked: Option<UndoAsked>,
}

/// A standing wish to take something back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UndoAsked {
    /// Who asks.
    pub by: u8,
    /// Who has still to agree.
    pub waits_for: Vec<u8>,
}

/// The dice's proof.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Fair {
    /// SHA-256 of the seed, published before the first seat was taken; 64 hexadecimal digits.
    pub commitment: String,
    /// What each seat added, in seat order.
    pub nonces: Vec<String>,
    /// How many entries were taken over from another game: their chance came from that game's seed.
    pub inherited: u32,
    /// The seed, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
}

/// The table as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Position {
    /// How many entries the kernel's journal has: the moment that this is.
    pub entry: u32,
    /// The board.
    pub board: crate::board::Board,
    /// The questions that are yours.
    pub questions: Vec<Question>,
    /// Every seat that is asked something.
    pub waits_for: Vec<u8>,
}

/// Everything about a table that a client may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// Its id.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Its name: "Vanguard v Eclipse".
    pub name: String,
    /// The last line of the table's journal that this holds.
    pub seq: u32,
    /// Where it stands.
    pub status: Status,
    /// Whether anybody may find and watch it.
    pub public: bool,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The board and the question; none while seats are free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub position: Option<Position>,
    /// The log from line `log_from` on.
    pub log: Vec<LogLine>,
    /// The number of the first line in `log`: 0 in a whole view; in an update, lines from here on are replaced.
    pub log_from: u32,
    /// The deeds of the log, from the one on to which its line `log_from` belongs.
    pub beats: Vec<Beat>,
    /// What may be taken back.
    pub undo: Undo,
    /// The dice's proof.
    pub fair: Fair,
    /// Why it can't be played on, if it can't: the rules or the content have changed since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frozen: Option<String>,
    /// The start by which the table was set up, until somebody has answered a question by themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<String>,
    /// How many watch.
    pub watchers: u32,
    /// The secrets of join links for free seats, for who made the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invitations: Vec<Invitation>,
}

/// The secret of a link to a free seat: `/t/TABLE#SECRET`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Invitation {
    /// Which seat.
    pub seat: u8,
    /// The secret, which never goes into a path.
    pub secret: String,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChatLine {
    /// Its number at this table.
    pub id: u32,
    /// Who said it, by seat; watchers have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What the speaker is called.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}
