//! What a game must say about itself to be played in the terminal. Everything else is the same for all games.

use std::io::Write;

use table::{Game, Match, Scene, Seat, Told, Why};
use words::Words;

use super::canvas::Window;
use super::glyphs::Glyphs;
use super::line::Line;
use super::menu::Group;
use super::tried::Tried;
use crate::bots::Bots;

/// Tells one table in one language.
pub trait Speaks<G: Game> {
    /// The question, as its player is asked it.
    fn ask(&self, ask: &G::Ask) -> String;

    /// An answer, as a short order.
    fn answer(&self, ask: &G::Ask, answer: &G::Answer) -> String;

    /// What happened, as a sentence.
    fn event(&self, told: &Told<G::Event>) -> String;

    /// Why an answer is refused.
    fn refusal(&self, why: &Why) -> String;

    /// The name of a player or team.
    fn team(&self, seat: Seat) -> String;

    /// A figure's name, by its number.
    fn figure(&self, number: u8) -> String;
}

/// A figure as somebody may call it.
pub struct Called {
    /// Whose it is.
    pub seat: Seat,
    /// The id of its card.
    pub card: String,
    /// The name on its card.
    pub name: String,
}

/// How much of the table is written out below the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legend {
    /// What changes from turn to turn.
    Figures,
    /// All there is.
    Everything,
}

/// How a game ended, or stands.
pub struct Standing {
    /// Who won; nobody at a draw.
    pub winner: Option<Seat>,
    /// Victory points.
    pub points: [u8; 2],
}

/// A game that is played in the terminal.
pub trait Terminal: Bots {
    /// What the players are called, and which of them listens.
    type Sides;
    /// Who tells it.
    type Teller<'a>: Speaks<Self>;

    /// What saves remember of the content.
    fn fingerprint(content: &Self::Content) -> &str;

    /// What the players are called; `you` is the one who listens.
    fn sides(words: &Words, content: &Self::Content, setup: &Self::Setup, you: Option<Seat>) -> Self::Sides;

    /// A teller of a table as it stands.
    fn teller<'a>(
        words: &'a Words,
        content: &'a Self::Content,
        state: &'a Self::State,
        sides: &'a Self::Sides,
    ) -> Self::Teller<'a>;

    /// Why a setup can't be played.
    fn unplayable(
        words: &Words,
        content: &Self::Content,
        sides: &Self::Sides,
        error: &Self::SetupError,
    ) -> String;

    /// Every figure, in the order of their numbers.
    fn figures(scene: Scene<Self>, words: &Words) -> Vec<Called>;

    /// Draws the table, or a part of it.
    fn draw(scene: Scene<Self>, glyphs: &Glyphs, window: Window) -> String;

    /// Writes out what stands on the map.
    ///
    /// # Errors
    /// When nobody reads any more.
    fn legend(
        out: &mut impl Write,
        scene: Scene<Self>,
        glyphs: &Glyphs,
        words: &Words,
        teller: &Self::Teller<'_>,
        legend: Legend,
    ) -> anyhow::Result<()>;

    /// The round or turn at whose first such question everyone wants to see the table.
    fn round(scene: Scene<Self>, ask: &Self::Ask) -> Option<u8>;

    /// Where an answer stands in the menu, and how far it leads.
    fn group(scene: Scene<Self>, ask: &Self::Ask, answer: &Self::Answer) -> (Group, i64);

    /// Whether nobody would think of a forbidden answer now.
    fn far_fetched(answer: &Self::Answer) -> bool;

    /// What to type for a place of one's own: the key of the hint.
    fn place_hint(ask: &Self::Ask) -> &'static str;

    /// Tries what was typed freely; `None` when a figure of that name is not known.
    fn attempt(game: &Match<Self>, line: &Line, figure: &dyn Fn(&str) -> Option<u8>) -> Option<Tried<Self>>;

    /// Prints the odds of the attacks at hand. Says whether there were any.
    ///
    /// # Errors
    /// When nobody reads any more.
    fn odds(
        out: &mut impl Write,
        game: &Match<Self>,
        words: &Words,
        teller: &Self::Teller<'_>,
    ) -> anyhow::Result<bool>;

    /// The position as a scenario.
    fn report(game: &Match<Self>) -> Option<String>;

    /// A card by its id or the beginning of its name, as text.
    fn card(words: &Words, content: &Self::Content, name: &str) -> Option<String>;

    /// How the game ended.
    fn standing(state: &Self::State) -> Standing;
}
