//! Gotham City Chronicles in words: what is printed, and what happens and is asked at its table.
//!
//! [`Printed`] needs nothing but the content. A [`Teller`] looks at one state, to tell figures of one tile apart; it is cheap
//! to make, so make a new one for each state that is told about. Figures, tiles and cards keep their numbers for a whole game.

mod answer;
mod ask;
mod event;
mod printed;
mod standing;
mod term;

use gotham::Gotham;
use gotham::board::{Board, ZoneId};
use gotham::printed::{Material, Mission, Printed as Content, SkillPlace};
use gotham::state::{Body, FigureId, HeroId, State, TileId};
use host::Reader;
use table::{Seat, Why};
use words::{Arg, Message, Players, Words, told_apart};

pub use printed::Printed;
pub(crate) use standing::mission;

/// A teller of what a reader may know.
pub(crate) fn teller<'a>(reader: &Reader<'a, Gotham>) -> Teller<'a> {
    Teller::new(reader.words, reader.content, reader.state, reader.players)
}

/// Tells one table's events, questions and answers in one language.
pub struct Teller<'a> {
    words: &'a Words,
    content: &'a Content,
    state: &'a State,
    players: &'a Players,
    /// The names of all figures.
    figures: Vec<String>,
}

impl<'a> Teller<'a> {
    /// A teller of a table as it stands in `state`.
    pub fn new(words: &'a Words, content: &'a Content, state: &'a State, players: &'a Players) -> Teller<'a> {
        let mut teller = Teller { words, content, state, players, figures: Vec::new() };
        let named = state.figures.iter().map(|figure| match figure.body {
            Body::Hero(hero) => (figure.camp, teller.hero(hero)),
            Body::Character(tile) => (figure.camp, teller.tile(tile)),
        });
        let named: Vec<_> = named.collect();
        teller.figures = told_apart(words, &named, |camp| words.say(&term::camp(camp)));
        teller
    }

    /// Why an answer is refused: the rule in short.
    pub fn refusal(&self, why: &Why) -> String {
        self.printed().refusal(why)
    }

    /// The name of a figure, told apart from others of its tile by a number.
    pub fn figure(&self, id: FigureId) -> String {
        self.figures.get(usize::from(id.0)).cloned().unwrap_or_else(|| self.unknown())
    }

    /// The name of a hero.
    pub fn hero(&self, id: HeroId) -> String {
        let hero = self.state.heroes.get(usize::from(id.0));
        let sheet = hero.and_then(|hero| self.content.heroes.get(usize::from(hero.printed)));
        self.named(sheet.map(|sheet| &sheet.name))
    }

    /// The name of a tile.
    pub fn tile(&self, id: TileId) -> String {
        match self.state.tiles.get(usize::from(id.0)).map(|tile| tile.printed) {
            Some(None) => self.words.word("gotham-tile-event"),
            Some(Some(tile)) => self.named(self.content.tiles.get(usize::from(tile)).map(|tile| &tile.name)),
            None => self.unknown(),
        }
    }

    /// The name of a material card.
    pub fn card(&self, card: u8) -> String {
        self.named(self.material(card).map(|card| &card.name))
    }

    /// The name of a zone.
    pub fn zone(&self, zone: ZoneId) -> String {
        let zone = self.board().and_then(|board| board.zones.get(usize::from(zone.0)));
        self.named(zone.map(|zone| &zone.name))
    }

    /// The name of a skill.
    pub fn skill(&self, skill: SkillPlace) -> String {
        let skill = self.content.skills.get(usize::from(skill));
        self.named(skill.map(|skill| &skill.name.value.0))
    }

    /// The name of a player.
    pub fn player(&self, seat: Seat) -> String {
        let name = self.players.names.get(usize::from(seat.0));
        name.cloned().unwrap_or_else(|| self.unknown())
    }

    /// What is printed.
    pub fn printed(&self) -> Printed<'a> {
        Printed::new(self.words, self.content)
    }

    /// A hero, or the villain if it is none.
    fn owner(&self, hero: Option<HeroId>) -> Arg {
        match hero {
            Some(hero) => self.hero(hero).into(),
            None => Message::new("gotham-the-villain").into(),
        }
    }

    /// A message about a figure.
    fn of(&self, key: &'static str, figure: FigureId) -> Message {
        Message::new(key).with("figure", self.figure(figure))
    }

    fn material(&self, card: u8) -> Option<&'a Material> {
        let card = self.state.cards.get(usize::from(card))?;
        self.content.materials.get(usize::from(card.printed))
    }

    fn mission(&self) -> Option<&'a Mission> {
        self.content.missions.get(usize::from(self.state.mission))
    }

    fn board(&self) -> Option<&'a Board> {
        self.content.boards.get(usize::from(self.mission()?.board))
    }

    fn named(&self, names: Option<&content::Names>) -> String {
        names.map_or_else(|| self.unknown(), |names| self.words.language().name(names).to_owned())
    }

    fn unknown(&self) -> String {
        self.words.word("app-unknown")
    }
}
