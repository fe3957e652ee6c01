//! What a game must say about itself to be played in the terminal. Everything else is the same for all games.

use std::io::Write;

use table::{Match, Scene, Seat, Told, Verdict};
use words::{Players, Words};

use super::canvas::Window;
use super::glyphs::Glyphs;
use super::line::Line;
use super::menu::Group;
use super::tried::Tried;
use crate::bots::Bots;
use crate::spoken::{Spoken, Tells as _};

/// A figure as somebody may call it.
pub struct Called {
    /// Whose it is.
    pub seat: Seat,
    /// The id of its card.
    pub card: String,
    /// The name on its card.
    pub name: String,
    /// The name that tells it from others.
    pub shown: String,
}

/// A table as whoever reads the screen may know it.
pub struct Seen<'a, G: Terminal> {
    /// State and content.
    pub scene: Scene<'a, G>,
    /// Who reads; nobody in particular where several do.
    pub reader: Option<Seat>,
}

/// How much of the table is written out below the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legend {
    /// What changes from turn to turn.
    Figures,
    /// All there is.
    Everything,
}

/// A game that is played in the terminal.
pub trait Terminal: Bots + Spoken {
    /// What can be typed: the keys of the words, in order.
    const HELP: &'static [&'static str];

    /// What saves remember of the content.
    fn fingerprint(content: &Self::Content) -> &str;

    /// What the players are called; `you` is the one who listens.
    fn players(words: &Words, content: &Self::Content, setup: &Self::Setup, you: Option<Seat>) -> Players;

    /// Whether one of these people now holds what the others may not see: then, where they share a screen, they look at it
    /// one at a time.
    fn is_secret(_state: &Self::State, _people: impl Iterator<Item = Seat>) -> bool {
        false
    }

    /// Shows the hand of a seat to the others from now on, or hides it again; nothing where nobody holds a hand that could be
    /// shown, and the rule where one forbids it now.
    fn show_hand(_game: &mut Match<Self>, _seat: Seat, _shown: bool) -> Option<Verdict> {
        None
    }

    /// What happened, from the `from`-th on, in sentences.
    fn told(teller: Self::Teller<'_>, heard: &[Told<Self::Event>], from: usize) -> Vec<String> {
        heard.iter().skip(from).map(|told| teller.event(told)).collect()
    }

    /// Why a setup can't be played.
    fn unplayable(
        words: &Words,
        content: &Self::Content,
        players: &Players,
        error: &Self::SetupError,
    ) -> String;

    /// Every figure that stands on a map, in the order of their numbers; none where there is no map.
    fn figures(_scene: Scene<Self>, _words: &Words, _teller: &Self::Teller<'_>) -> Vec<Called> {
        Vec::new()
    }

    /// Draws the table, or a part of it; nothing where a table is not drawn.
    fn draw(_scene: Scene<Self>, _glyphs: &Glyphs, _window: Window) -> Option<String> {
        None
    }

    /// Writes out what lies on the table, with what the reader alone may see.
    ///
    /// # Errors
    /// When nobody reads any more.
    fn legend(
        out: &mut impl Write,
        seen: &Seen<Self>,
        glyphs: &Glyphs,
        words: &Words,
        teller: &Self::Teller<'_>,
        legend: Legend,
    ) -> anyhow::Result<()>;

    /// The round or turn at whose first such question everyone wants to see the table: a number that changes with it.
    fn round(scene: Scene<Self>, ask: &Self::Ask) -> Option<u16>;

    /// Why a question is asked, where that is not plain from the question.
    fn because(_teller: &Self::Teller<'_>, _ask: &Self::Ask) -> Option<String> {
        None
    }

    /// Where an answer stands in the menu, and how far it leads.
    fn group(scene: Scene<Self>, ask: &Self::Ask, answer: &Self::Answer) -> (Group, i64);

    /// Whether nobody would think of a forbidden answer now.
    fn far_fetched(answer: &Self::Answer) -> bool;

    /// What to type for a place of one's own: the key of the hint.
    fn place_hint(_ask: &Self::Ask) -> &'static str {
        "terminal-menu-more"
    }

    /// Tries what was typed freely; `None` when a figure of that name is not known.
    fn attempt(
        _game: &Match<Self>,
        _line: &Line,
        _figure: &dyn Fn(&str) -> Option<u8>,
    ) -> Option<Tried<Self>> {
        Some(Tried::NotAsked)
    }

    /// Prints the odds of what is asked. Says whether there were any.
    ///
    /// # Errors
    /// When nobody reads any more.
    fn odds(
        out: &mut impl Write,
        game: &Match<Self>,
        setup: &Self::Setup,
        words: &Words,
        teller: &Self::Teller<'_>,
    ) -> anyhow::Result<bool>;

    /// The position as a scenario, with what a reader may know of it; a reader of nobody's knows everything.
    fn report(game: &Match<Self>, reader: Option<Seat>) -> Option<String>;

    /// A card by its id or the beginning of its name, as text.
    fn card(words: &Words, content: &Self::Content, name: &str) -> Option<String>;

    /// How the game ended.
    fn ending(words: &Words, state: &Self::State, teller: &Self::Teller<'_>) -> String;
}
