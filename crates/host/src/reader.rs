//! Who looks at a match, and what that reader may know.

use std::borrow::Cow;

use table::{Game, Numbered, Pending, Scene, Seat, Told, Verdict};
use wire::table::{Burst, Choice, Dice, Forbidden, Mark, Payment};
use words::{Players, Words};

/// A match as one reader may know it, and the words to speak of it.
///
/// What is drawn and told is made from the view alone: there is no state here to leak from.
pub struct Reader<'a, G: Game> {
    /// Cards, characters, boards.
    pub content: &'a G::Content,
    /// What was agreed before the game.
    pub setup: &'a G::Setup,
    /// What the reader may know.
    pub view: &'a G::View,
    /// The state as the view tells it.
    pub state: &'a G::State,
    /// What everybody is called, and which of them reads.
    pub players: &'a Players,
    /// Where the reader sits; nowhere, for a spectator.
    pub seat: Option<Seat>,
    /// The reader's language.
    pub words: &'a Words,
}

impl<G: Game> Clone for Reader<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Reader<'_, G> {}

impl<'a, G: Game> Reader<'a, G> {
    /// State and content as the reader may know them.
    pub fn scene(&self) -> Scene<'a, G> {
        Scene { state: self.state, content: self.content }
    }
}

/// A question that stands, as the seat that is asked may look at it.
pub struct Open<'a, G: Game> {
    /// What the seat may know.
    pub reader: Reader<'a, G>,
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
pub struct Wording {
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
pub struct Logged<'a, G: Game> {
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
