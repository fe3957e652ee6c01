//! What a game must say about itself to be hosted. Everything else is the same for all games.

use std::borrow::Cow;

use content::Diagnostics;
use ledger::Ledger;
use table::{Game, Match, Numbered, Pending, Policy, Scene, Seat, Seats, Told, Verdict};
use wire::board::Board;
use wire::cards::{CardFace, CardHead};
use wire::lobby::{Chosen, GameInfo};
use wire::odds::Comparison;
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::play::Measure;
use wire::problem::Problem;
use wire::table::{Burst, Choice, Dice, Forbidden, Mark, Payment};
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::{Players, Spoken, Words};

use crate::played::code_of;
use crate::{Reach, Refused};

/// A match as one listener may know it, and the words to speak of it.
///
/// What is drawn and told is made from the view alone: there is no state here to leak from.
pub struct Look<'a, G: Game> {
    /// Cards, characters, boards.
    pub content: &'a G::Content,
    /// What was agreed before the game.
    pub setup: &'a G::Setup,
    /// What the listener may know.
    pub view: &'a G::View,
    /// Where the listener sits; nowhere, for a spectator.
    pub seat: Option<Seat>,
    /// The listener's language.
    pub words: &'a Words,
}

impl<G: Game> Clone for Look<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Look<'_, G> {}

impl<'a, G: Shown> Look<'a, G> {
    /// State and content as the listener may know them.
    pub fn scene(&self) -> Scene<'a, G> {
        Scene { state: G::known(self.view), content: self.content }
    }

    /// What everybody is called, and who listens.
    pub fn players(&self) -> Players {
        Players { names: G::plays(self.content, self.setup, self.words), you: self.seat }
    }
}

/// A question that stands, as the seat that is asked may look at it.
pub struct Asking<'a, G: Game> {
    /// What the seat may know.
    pub look: Look<'a, G>,
    /// The state as the seat may believe it to be: the real one where the game hides nothing.
    pub scene: Scene<'a, G>,
    /// The question with its legal and its forbidden answers.
    pub pending: &'a Pending<G::Ask, G::Answer>,
    /// The state at the last checkpoint, where odds from the middle of a step set out from. It is the real one: a game
    /// that hides something must not look at it.
    pub checkpoint: &'a G::State,
    /// What was answered and rolled since the step began. A game that hides answers looks at its own alone.
    pub since: &'a [Numbered<G::Answer>],
    /// The law itself, for any answer to this question.
    pub law: &'a dyn Fn(G::Answer) -> Verdict,
}

/// What a question says beside its choices.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Said {
    /// The question.
    pub title: String,
    /// Why it is asked, or what hangs on it.
    pub because: Option<String>,
    /// What it is about.
    pub about: Vec<Mark>,
    /// Where a place may be chosen.
    pub areas: Vec<Mark>,
    /// What may be answered, in the order in which it is listed.
    pub choices: Vec<Choice>,
    /// What may not, as far as a player would think of it.
    pub forbidden: Vec<Forbidden>,
    /// The payment that is asked for, if one is.
    pub payment: Option<Payment>,
    /// The most that a run of picks can come to, where the question itself knows no bound.
    pub most: Option<u8>,
}

/// Something that happened, as a listener may hear it.
pub struct Heard<'a, G: Game> {
    /// What, where in the journal, and by which rule.
    pub told: Cow<'a, Told<G::Event>>,
    /// The answer that it followed, where the listener may know it: its own, or anybody's in a game that hides nothing.
    pub answer: Option<&'a G::Answer>,
}

/// One event as a line of the log, without its number.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// Whose deed it is.
    pub seat: Option<Seat>,
    /// What it is about.
    pub marks: Vec<Mark>,
    /// Dice that fell.
    pub dice: Option<Dice>,
    /// A burst on the board.
    pub burst: Option<Burst>,
}

/// A game that can be hosted.
pub trait Shown:
    Spoken<
        Setup: Send + Sync,
        State: Send + Sync,
        Ask: Send + Sync,
        Answer: Send + Sync,
        Event: Send + Sync,
        Content: Send + Sync,
    >
{
    /// A bot's mind, by name.
    type Mind: Policy<Self>;

    /// Its content, with everything that is carried inside the binary.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    fn load() -> Result<Self::Content, Diagnostics>;

    /// Its ledger.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    fn ledger() -> Result<Ledger, Diagnostics>;

    /// What saves remember of the content.
    fn fingerprint(content: &Self::Content) -> String;

    /// The mind of this name.
    fn mind(name: &str) -> Option<Self::Mind>;

    /// The side that a seat plays on, of so many seats: those of one side win and lose together.
    fn side(seats: u8, seat: Seat) -> u8 {
        let _ = seats;
        seat.0
    }

    /// What a lobby shows of it.
    fn info(content: &Self::Content, words: &Words) -> GameInfo;

    /// What was chosen as one setup; what is not named is the usual.
    ///
    /// # Errors
    /// What can't be played, said in the reader's language.
    fn choose(
        content: &Self::Content,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<Self::Setup, Problem>;

    /// What each seat plays, in seat order.
    fn plays(content: &Self::Content, setup: &Self::Setup, words: &Words) -> Vec<String>;

    /// Everything printed, in short.
    fn cards(content: &Self::Content, words: &Words) -> Vec<CardHead>;

    /// One thing printed, whole.
    fn card(content: &Self::Content, kind: &str, id: &str, words: &Words) -> Option<CardFace>;

    /// What the rules say to a team.
    fn judge_team(content: &Self::Content, team: &Team, words: &Words) -> TeamVerdict;

    /// A team as another program writes it; nothing in a game whose teams no other program knows.
    ///
    /// # Errors
    /// When it is no team at all, said in the reader's language.
    fn read_team(content: &Self::Content, written: &str, words: &Words) -> Option<Result<TeamRead, Problem>> {
        let _ = (content, written, words);
        None
    }

    /// A team as other programs read it; nothing in a game whose teams no other program knows.
    fn write_team(content: &Self::Content, team: &Team, words: &Words) -> Option<TeamWritten> {
        let _ = (content, team, words);
        None
    }

    /// The content with a pack of somebody's own on top, in one text; nothing in a game that takes no packs.
    fn with_pack(pack: &str) -> Option<Result<Self::Content, Diagnostics>> {
        let _ = pack;
        None
    }

    /// The pack that a match is played with, in a game that takes packs.
    fn pack(setup: &Self::Setup) -> Option<&str> {
        let _ = setup;
        None
    }

    /// Puts a pack into a setup, so that the match is whole by itself.
    fn set_pack(setup: &mut Self::Setup, pack: String) {
        let _ = (setup, pack);
    }

    /// What is wrong with a pack, and what the rules make of it; nothing in a game that takes no packs.
    fn survey_pack(check: &PackCheck, words: &Words) -> Option<PackVerdict> {
        let _ = (check, words);
        None
    }

    /// What every pack may use beside its own; nothing in a game that takes no packs.
    fn pack_shelf(content: &Self::Content, words: &Words) -> Option<PackShelf> {
        let _ = (content, words);
        None
    }

    /// Does something with whoever tells it all in words.
    fn telling<R>(look: &Look<Self>, tell: impl FnOnce(&Self::Teller<'_>) -> R) -> R {
        let players = look.players();
        tell(&Self::teller(look.words, look.content, Self::known(look.view), &players))
    }

    /// The board.
    fn board(look: &Look<Self>, teller: &Self::Teller<'_>) -> Board;

    /// A question in words and marks.
    fn question(asking: &Asking<Self>, teller: &Self::Teller<'_>) -> Said;

    /// What the listener may answer though another seat is asked, and how that is put: "I go", where players agree among
    /// themselves who does something. The law must allow it as that seat's answer.
    fn claim(look: &Look<Self>, ask: &Self::Ask) -> Option<(Self::Answer, Said)> {
        let _ = (look, ask);
        None
    }

    /// An answer that the law allows, with all that is shown of it.
    fn choice(asking: &Asking<Self>, teller: &Self::Teller<'_>, answer: Self::Answer) -> Choice;

    /// A code for a question, for programs and icons: the name of its variant.
    fn code(ask: &Self::Ask) -> String {
        code_of(ask)
    }

    /// Whether an answer ends something or declines.
    fn quiet(answer: &Self::Answer) -> bool;

    /// The sentence behind a refusal.
    fn refusal(content: &Self::Content, why: &table::Why, words: &Words) -> String;

    /// The rule by which nobody may confer now; nothing in games that leave talking to the players.
    fn hushed(state: &Self::State) -> Option<table::Why> {
        let _ = state;
        None
    }

    /// Whose hands are shown to the other players by what was agreed before the game; nothing in games in which nobody
    /// holds a hand that could be shown.
    fn open_hands(setup: &Self::Setup) -> Option<Seats> {
        let _ = setup;
        None
    }

    /// Lays over a state whose hands are shown. It is no part of the game: only what a seat may know depends on it.
    fn show_hands(state: &mut Self::State, shown: Seats) {
        let _ = (state, shown);
    }

    /// Answers that lead to a place, the best first, whether or not the law allows them.
    ///
    /// # Errors
    /// [`Refused::NotAsked`] when the question is for no place.
    fn reach(asking: &Asking<Self>, at: &Reach) -> Result<Vec<Self::Answer>, Refused>;

    /// The odds of an answer, where chance has a part in it.
    fn odds(asking: &Asking<Self>, teller: &Self::Teller<'_>, answer: Self::Answer) -> Option<Comparison>;

    /// From thing to thing: figures, or the zones of a board that has some.
    fn measure(look: &Look<Self>, from: u32, to: u32) -> Option<Measure>;

    /// Events as lines of the log, from the `from`-th on. They are told long after the fact, so a line says only what
    /// the events up to it say and what never changes.
    fn lines(look: &Look<Self>, heard: &[Heard<Self>], from: usize) -> Vec<Line>;

    /// What a chapter is called that an event opens.
    fn chapter(look: &Look<Self>, event: &Self::Event) -> String;

    /// Whether an event opens a chapter: 1 a turn, 2 a phase.
    fn heading(event: &Self::Event) -> Option<u8>;

    /// Whether a turn begins with an event, as players count turns on a clock: an activation where characters activate.
    fn turn_begins(event: &Self::Event) -> bool;

    /// Whose scores an event changes, and what they are then. The state says who sits where; it is that of now.
    fn scored(state: &Self::State, event: &Self::Event) -> Vec<(Seat, f32)>;

    /// Each seat's score as it stands.
    fn scores(state: &Self::State) -> Vec<f32>;

    /// How it ended, in words; asked only when it has.
    fn ending(look: &Look<Self>) -> String;

    /// A line about where it stands.
    fn standing(look: &Look<Self>) -> String;

    /// The position as a scenario file with what the seat may know; nothing when there is no position to report.
    fn report(game: &Match<Self>, seat: Option<Seat>) -> Option<String>;
}
