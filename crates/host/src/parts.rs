//! What a game says about itself, part by part. Everything else is the same for all games.
//!
//! Each part is implemented by a unit struct of the game's face: `impl Face<Chess> for ChessFace`. A game that lacks a part
//! says so in its [`Parts`], and nowhere else.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use arena::Eyes;
use content::Diagnostics;
use lab::{Calculator, Runs};
use ledger::Ledger;
use minds::Roster;
use table::{Game, Match, Pending, Scene, Seat, Seats, Why};
use wire::beat::Weight;
use wire::board::{Board, Section};
use wire::cards::{CardFace, CardHead};
use wire::lessons::LessonMove;
use wire::lobby::{Chosen, GameInfo};
use wire::odds::Comparison;
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::play::Measure;
use wire::problem::Problem;
use wire::table::{Choice, Rank};
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::{Language, Players, Words};

use crate::reckoning::Came;
use crate::text::{Called, Extent, Group, Meant, Window};
use crate::{Lesson, Line, Logged, Open, Outcome, Player, Reach, Reader, Refused, Wording, book, code};

/// Names with texts: files that a binary carries.
pub type Texts = &'static [(&'static str, &'static str)];

/// The index of a game: everything that the house knows of it.
pub struct Parts<G: Game> {
    /// The ledger, and then its translations: each file's path and its text.
    pub ledger: Texts,
    /// The words of the game: a language's code and a Fluent text.
    pub locales: Texts,
    /// Games that can be begun with one click: each file's path and its text, the usual one first.
    pub starts: Texts,
    /// Its lessons, in the order in which they are learned: each file's path and its text. A game that has some has a script.
    pub lessons: Texts,
    /// Its minds.
    pub minds: &'static Roster<G>,
    /// What is printed: cards, boards, sheets.
    pub printed: &'static dyn Printed<G>,
    /// What is agreed before a game.
    pub setups: &'static dyn Setups<G>,
    /// What is drawn and asked.
    pub face: &'static dyn Face<G>,
    /// What is said of a table as it stands.
    pub voice: &'static dyn Voice<G>,
    /// What is told of what happened.
    pub log: &'static dyn Log<G>,
    /// What of it is told as one deed, in a game that says so; else each entry of the journal is one.
    pub beats: Option<&'static dyn Beats<G>>,
    /// The table in words, and words that are typed.
    pub text: &'static dyn TextBoard<G>,
    /// What learners see, in a game that has eyes for them.
    pub eyes: Option<&'static dyn Eyes<G>>,
    /// How scenario files are played and written, in a game that has a test language.
    pub script: Option<&'static dyn Script<G>>,
    /// The odds of answers, in a game of chance.
    pub odds: Option<&'static dyn Odds<G>>,
    /// Places and measures, in a game on a tabletop.
    pub tabletop: Option<&'static dyn Tabletop<G>>,
    /// What the rules say to a team, in a game of teams.
    pub teams: Option<&'static dyn Teams<G>>,
    /// Teams as other programs write them.
    pub exchange: Option<&'static dyn Exchange<G>>,
    /// Packs of somebody's own at a table.
    pub packs: Option<&'static dyn Packs<G>>,
    /// Hands that can be shown.
    pub hands: Option<&'static dyn Hands<G>>,
    /// What may be answered by a seat that is not asked.
    pub claims: Option<&'static dyn Claims<G>>,
    /// What spares people questions, in a game that knows of something.
    pub comfort: Option<&'static dyn Comfort<G>>,
    /// Many games at once, in a game that bots play.
    pub lab: Option<&'static dyn Runs<G>>,
    /// Exact odds of what somebody makes up.
    pub calculators: &'static [&'static dyn Calculator<G>],
}

impl<G: Game> Parts<G> {
    /// The ledger with its translations.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    pub fn read_ledger(&self) -> Result<Ledger, Diagnostics> {
        book::read(self.ledger)
    }

    /// The words to speak of the game, with those that all games share.
    pub fn words(&self, language: Language) -> Words {
        Words::of_game(language, self.locales)
    }

    /// What everybody is called, for a reader who sits at a seat or watches.
    pub fn called(
        &self,
        content: &G::Content,
        setup: &G::Setup,
        words: &Words,
        you: Option<Seat>,
    ) -> Players {
        let players = self.setups.players(content, setup, words);
        Players { names: players.into_iter().map(|player| player.name).collect(), you }
    }
}

/// What is printed: cards, boards, sheets.
pub trait Printed<G: Game>: Sync {
    /// The content that the binary carries, and packs on top of it.
    ///
    /// # Errors
    /// Everything that is wrong with any file of any pack.
    fn load(&self, packs: &[PathBuf]) -> Result<G::Content, Diagnostics>;

    /// What saves remember of the content.
    fn fingerprint(&self, content: &G::Content) -> String;

    /// Everything printed, in short.
    fn cards(&self, content: &G::Content, words: &Words) -> Vec<CardHead>;

    /// One thing printed, whole.
    fn card(&self, content: &G::Content, kind: &str, id: &str, words: &Words) -> Option<CardFace>;

    /// Folders that packs of this game have and those of no other.
    fn folders(&self) -> &'static [&'static str] {
        &[]
    }
}

/// What is agreed before a game.
pub trait Setups<G: Game>: Sync {
    /// What a lobby shows of it.
    fn info(&self, content: &G::Content, words: &Words) -> GameInfo;

    /// What was chosen as one setup; what is not named is the usual.
    ///
    /// # Errors
    /// What can't be played, said in the reader's language.
    fn choose(
        &self,
        content: &G::Content,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<G::Setup, Problem>;

    /// Who plays what on which side, in seat order.
    fn players(&self, content: &G::Content, setup: &G::Setup, words: &Words) -> Vec<Player>;
}

/// What is drawn and asked.
pub trait Face<G: Game>: Sync {
    /// The state as whoever has this view may know it.
    fn known<'v>(&self, view: &'v G::View) -> &'v G::State;

    /// The board.
    fn board(&self, reader: &Reader<G>) -> Board;

    /// A question in words and marks.
    fn question(&self, open: &Open<G>) -> Wording;

    /// An answer that the law allows, with all that is shown of it.
    fn choice(&self, open: &Open<G>, answer: G::Answer) -> Choice;

    /// Whether an answer ends something or declines.
    fn quiet(&self, answer: &G::Answer) -> bool;

    /// Whether a question is of setup, before the game proper: the table may answer it for whoever wants to play at once.
    fn of_setup(&self, _state: &G::State, _ask: &G::Ask) -> bool {
        false
    }

    /// A code for a question, for programs and icons: the name of its variant.
    fn code(&self, ask: &G::Ask) -> &'static str {
        code(ask)
    }
}

/// What is said of a table as it stands.
pub trait Voice<G: Game>: Sync {
    /// A question as its player is asked it, and an answer to it as a short order.
    fn asked(&self, reader: &Reader<G>, ask: &G::Ask, answer: Option<&G::Answer>)
    -> (String, Option<String>);

    /// The sentence behind a refusal.
    fn refusal(&self, content: &G::Content, why: &Why, words: &Words) -> String;

    /// A line about where it stands.
    fn standing(&self, reader: &Reader<G>) -> String;

    /// How it ended, in words; asked only when it has.
    fn ending(&self, reader: &Reader<G>) -> String;
}

/// What is told of what happened.
pub trait Log<G: Game>: Sync {
    /// Events as lines of the log, from the `from`-th on. They are told long after the fact, so a line says only what
    /// the events up to it say and what never changes.
    fn lines(&self, reader: &Reader<G>, logged: &[Logged<G>], from: usize) -> Vec<Line>;

    /// What a chapter is called that an event opens.
    fn chapter(&self, reader: &Reader<G>, event: &G::Event) -> String;

    /// Whether an event opens a chapter: 1 a turn, 2 a phase.
    fn heading(&self, event: &G::Event) -> Option<u8>;

    /// Whether a turn begins with an event, as players count turns on a clock: an activation where characters activate.
    fn turn_begins(&self, event: &G::Event) -> bool;

    /// Whose unit begins with an event, as questions are counted: a turn, a round, what players take together as one.
    fn units(&self, _state: &G::State, _event: &G::Event) -> Vec<Seat> {
        Vec::new()
    }

    /// Whose scores an event changes, and what they are then. The state says who sits where; it is that of now.
    fn scored(&self, state: &G::State, event: &G::Event) -> Vec<(Seat, f32)>;

    /// Each seat's score as it stands.
    fn scores(&self, state: &G::State) -> Vec<f32>;
}

/// What is told as one deed: blows, schemes, cards that are played.
pub trait Beats<G: Game>: Sync {
    /// Whether an event opens a deed, and how much of a reader's time that deserves. What opens none belongs to the deed before
    /// it; a heading always opens one.
    fn opens(&self, event: &G::Event) -> Option<Weight>;

    /// What each deed came to, told by its own events and by those before them alone; `deeds` are their places among `logged`,
    /// in order. One answer a deed.
    fn recaps(&self, reader: &Reader<G>, logged: &[Logged<G>], deeds: &[Range<usize>]) -> Vec<Option<Came>>;
}

/// The table in words: what a terminal shows and what is typed there. A page shows [`TextBoard::sections`] of a game that
/// draws nothing, whose [`Face::board`] is a [`wire::board::TextBoard`].
pub trait TextBoard<G: Game>: Sync {
    /// What lies on the table, with what the reader alone may see. A line begins with blanks where it belongs to the one
    /// above it.
    fn sections(&self, reader: &Reader<G>, extent: Extent) -> Vec<Section>;

    /// The table drawn in characters, or a part of it.
    fn map(&self, _reader: &Reader<G>, _window: Window) -> Option<String> {
        None
    }

    /// Every figure that stands on a map, in the order of their numbers.
    fn named(&self, _reader: &Reader<G>) -> Vec<Called> {
        Vec::new()
    }

    /// What can be typed beside the commands of every game, by first words.
    fn commands(&self) -> &'static [&'static str] {
        &[]
    }

    /// What a typed line means at a question.
    fn typed(&self, _open: &Open<G>, _line: &str) -> Meant<G::Answer> {
        Meant::Unknown
    }

    /// Where a legal answer stands in the list, and how far it leads, where answers are sorted.
    fn group(&self, _open: &Open<G>, _answer: &G::Answer) -> Option<(Group, i64)> {
        None
    }

    /// True if no player would think of a forbidden answer now.
    fn far_fetched(&self, _answer: &G::Answer) -> bool {
        false
    }

    /// The round or turn at whose first such question everyone wants to see the table: a number that changes with it.
    fn round(&self, reader: &Reader<G>, ask: &G::Ask) -> Option<u16>;

    /// Why a question is asked, where that is not plain from the question.
    fn because(&self, _reader: &Reader<G>, _ask: &G::Ask) -> Option<String> {
        None
    }

    /// True if one of these people holds what the others may not see: where they share a screen, they look at it one at a
    /// time.
    fn secret(&self, _state: &G::State, _people: Seats) -> bool {
        false
    }

    /// A card by its id or the beginning of its name.
    fn card(&self, _content: &G::Content, _name: &str, _words: &Words) -> Option<String> {
        None
    }
}

/// How scenario files are played and written. A test language is made such a part by `scenario::Speaks`.
pub trait Script<G: Game>: Sync {
    /// Plays every scenario of a file, whatever its bytes are.
    fn run(&self, path: &str, bytes: &[u8], content: &G::Content) -> Vec<Outcome>;

    /// What a line says to a question, the likeliest first: nothing where it says nothing to it.
    fn said(&self, scene: Scene<G>, pending: &Pending<G::Ask, G::Answer>, line: &str) -> Vec<G::Answer>;

    /// The position as a scenario file with what the seat may know; nothing when there is no position to report.
    fn export(&self, game: &Match<G>, seat: Option<Seat>) -> Option<String>;

    /// The JSON Schema of scenario files, as the text of a file.
    fn schema(&self) -> String;

    /// The JSON Schema of lesson files, as the text of a file.
    fn lesson_schema(&self) -> String;

    /// A lesson as it stands after all that was done in it.
    ///
    /// # Errors
    /// Everything that is wrong with the file.
    fn lesson(
        &self,
        file: (&str, &str),
        content: &G::Content,
        moves: &[LessonMove],
    ) -> Result<Lesson<G>, Diagnostics>;
}

/// The odds of answers.
pub trait Odds<G: Game>: Sync {
    /// The odds of an answer, where chance has a part in it.
    fn odds(&self, open: &Open<G>, answer: G::Answer) -> Option<Comparison>;
}

/// Places and measures.
pub trait Tabletop<G: Game>: Sync {
    /// Answers that lead to a place, the best first, whether or not the law allows them.
    ///
    /// # Errors
    /// [`Refused::NotAsked`] when the question is for no place.
    fn reach(&self, open: &Open<G>, at: &Reach) -> Result<Vec<G::Answer>, Refused>;

    /// From thing to thing: figures, or the zones of a board that has some.
    fn measure(&self, reader: &Reader<G>, from: u32, to: u32) -> Option<Measure>;
}

/// What the rules say to a team.
pub trait Teams<G: Game>: Sync {
    /// Whether it can be played, and what is wrong with it.
    fn judge(&self, content: &G::Content, team: &Team, words: &Words) -> TeamVerdict;
}

/// Teams as other programs write them.
pub trait Exchange<G: Game>: Sync {
    /// A team as another program writes it.
    ///
    /// # Errors
    /// When it is no team at all, said in the reader's language.
    fn read(&self, content: &G::Content, written: &str, words: &Words) -> Result<TeamRead, Problem>;

    /// A team as other programs read it.
    fn write(&self, content: &G::Content, team: &Team, words: &Words) -> TeamWritten;
}

/// Packs of somebody's own at a table.
pub trait Packs<G: Game>: Sync {
    /// The content with a pack of somebody's own on top, in one text.
    ///
    /// # Errors
    /// Everything that is wrong with the pack.
    fn load(&self, pack: &str) -> Result<G::Content, Diagnostics>;

    /// The pack that a match is played with.
    fn of<'s>(&self, setup: &'s G::Setup) -> Option<&'s str>;

    /// Puts a pack into a setup, so that the match is whole by itself.
    fn put(&self, setup: &mut G::Setup, pack: Arc<str>);

    /// What is wrong with a pack, and what the rules make of it.
    fn survey(&self, check: &PackCheck, words: &Words) -> PackVerdict;

    /// What every pack may use beside its own.
    fn shelf(&self, content: &G::Content, words: &Words) -> PackShelf;
}

/// Hands that can be shown.
pub trait Hands<G: Game>: Sync {
    /// Whose hands are shown to the other players by what was agreed before the game.
    fn agreed(&self, setup: &G::Setup) -> Seats;

    /// Lays over a state whose hands are shown. It is no part of the game: only what a seat may know depends on it.
    fn lay(&self, state: &mut G::State, shown: Seats);

    /// The rule by which nobody may confer now.
    fn hushed(&self, state: &G::State) -> Option<Why>;
}

/// What may be answered by a seat that is not asked: "I go", where players agree among themselves who does something.
pub trait Claims<G: Game>: Sync {
    /// The answer, and how it is put. The law must allow it as the asked seat's answer.
    fn claim(&self, reader: &Reader<G>, ask: &G::Ask) -> Option<(G::Answer, Wording)>;
}

/// What spares people questions. Nothing here is a rule: the questions are asked as ever.
pub trait Comfort<G: Game>: Sync {
    /// The answer that ends what is asked, where every other that is listed changes nothing any more: a move of nothing, a
    /// card laid down. Judged by what the asked seat may know, and never by what would be wise.
    fn spent(
        &self,
        _content: &G::Content,
        _state: &G::State,
        _ask: &G::Ask,
        _options: &[G::Answer],
    ) -> Option<G::Answer> {
        None
    }

    /// Whether what is asked after an answer is offered at once with it: who acts, and with what.
    fn leads_on(&self, _ask: &G::Ask, _answer: &G::Answer) -> bool {
        false
    }

    /// Whether an answer to the next question is offered together with the one that led there.
    fn joins(&self, _next: &G::Ask, _answer: &G::Answer) -> bool {
        true
    }

    /// How loudly a legal answer is offered.
    fn rank(&self, _scene: Scene<G>, _ask: &G::Ask, _answer: &G::Answer) -> Rank {
        Rank::Main
    }
}
