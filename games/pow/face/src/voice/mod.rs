//! POW in words: what is printed on its cards, and what happens and is asked at its table.
//!
//! [`Printed`] needs nothing but the cards. [`Teller`] looks at one state, to tell figures apart and to say how far
//! and which way; it is cheap to make, so make a new one for each state that is told about.

mod answer;
mod ask;
mod attack;
mod event;
mod keyword;
mod mission;
mod names;
mod place;
mod power;
mod printed;
mod refusal;
mod sheet;
mod standing;
mod term;

use host::Reader;
use pow::Pow;
use pow::ask::Thing;
use pow::card::{Attack, Cards, Character, Power};
use pow::state::{FigureId, ObjectiveId, PieceId, Side, State};
use table::{Scene, Why};

pub use keyword::Keyword;
pub use printed::Printed;

use names::TableNames;
use words::{Message, Players, Words};

/// A teller of what a reader may know.
pub(crate) fn teller<'a>(reader: &Reader<'a, Pow>) -> Teller<'a> {
    Teller::new(reader.words, reader.content, reader.state, reader.players)
}

/// Tells one table's events, questions and answers in one language.
pub struct Teller<'a> {
    words: &'a Words,
    cards: &'a Cards,
    state: &'a State,
    players: &'a Players,
    names: TableNames,
}

impl<'a> Teller<'a> {
    /// A teller of a table as it stands in `state`.
    pub fn new(words: &'a Words, cards: &'a Cards, state: &'a State, players: &'a Players) -> Teller<'a> {
        Teller { words, cards, state, players, names: TableNames::new(words, cards, state, players) }
    }

    /// What is printed on the cards.
    pub fn printed(&self) -> Printed<'a> {
        Printed::new(self.words, self.cards)
    }

    /// Why an answer is refused: the rule in short, with the measure where there is one.
    pub fn refusal(&self, why: &Why) -> String {
        self.printed().refusal(why)
    }

    /// A figure's name, told apart from others of the same name by a number or its team.
    pub fn figure(&self, id: FigureId) -> String {
        self.names.figures.get(usize::from(id.0)).cloned().unwrap_or_else(|| self.words.word("app-unknown"))
    }

    /// The name of a piece of scenery, in quotation marks.
    pub fn piece(&self, id: PieceId) -> String {
        let named = self.names.piece(self.words, usize::from(id.0));
        named.unwrap_or_else(|| self.words.word("app-unknown"))
    }

    /// A figure or a piece.
    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Figure(figure) => self.figure(figure),
            Thing::Piece(piece) => self.piece(piece),
        }
    }

    /// The name of a team.
    pub fn team(&self, side: Side) -> &'a str {
        self.players.team(side)
    }

    /// An objective, as a phrase: "pillar 2".
    pub fn objective(&self, id: ObjectiveId) -> String {
        self.words.say(&self.objective_phrase(id))
    }

    fn objective_phrase(&self, id: ObjectiveId) -> Message {
        let Some(objective) = self.state.objectives.get(usize::from(id.0)) else {
            return Message::new("app-unknown");
        };
        let like = |other: &&pow::state::ObjectiveState| other.kind == objective.kind;
        let number = self.state.objectives[..=usize::from(id.0)].iter().filter(like).count();
        Message::new(term::objective(objective.kind)).with("number", number)
    }

    /// A message about a side, which says "you" to its own player.
    fn about(&self, key: &'static str, side: Side) -> Message {
        let listener = if self.players.you == Some(side.seat()) { "you" } else { "other" };
        Message::new(key).with("side", listener).with("team", self.team(side))
    }

    fn scene(&self) -> Scene<'a, Pow> {
        Scene { state: self.state, content: self.cards }
    }

    fn character(&self, id: FigureId) -> Option<&'a Character> {
        let figure = self.state.figures.get(usize::from(id.0))?;
        self.cards.characters.get(usize::from(figure.character))
    }

    fn attack_of(&self, id: FigureId, attack: u8) -> Option<&'a Attack> {
        self.character(id)?.attacks.get(usize::from(attack))
    }

    fn power_of(&self, id: FigureId, power: u8) -> Option<&'a Power> {
        self.character(id)?.powers.get(usize::from(power))
    }

    pub(crate) fn attack_name(&self, id: FigureId, attack: u8) -> String {
        let attack = self.attack_of(id, attack);
        attack.map_or_else(|| self.words.word("app-unknown"), |attack| self.name(&attack.name))
    }

    fn power_name(&self, id: FigureId, power: u8) -> String {
        let power = self.power_of(id, power);
        power.map_or_else(|| self.words.word("app-unknown"), |power| self.name(&power.name))
    }

    fn name(&self, names: &content::Names) -> String {
        self.words.language().name(names).to_owned()
    }
}
