//! Crisis Protocol in words: what is printed on its cards, and what happens and is asked at its table.
//!
//! [`Printed`] needs nothing but the cards. [`Teller`] looks at one state, to tell characters apart and to say how far
//! and which way; it is cheap to make, so make a new one for each state that is told about.

mod answer;
mod ask;
mod event;
mod moment;
mod printed;
mod refusal;
mod source;
mod standing;
mod term;

use crisis::Crisis;
use crisis::ask::Thing;
use crisis::attack::Weapon;
use crisis::card::{Attack, Cards, Form};
use crisis::effect::Things;
use crisis::state::{FigureId, PieceId, Side, State, TokenId};
use host::Reader;
use table::{Scene, Why};
use words::{Arg, Join, Message, Players, Words, numbered, told_apart};

pub use printed::{Keyword, Printed};

/// Tells one table's events, questions and answers in one language.
pub struct Teller<'a> {
    words: &'a Words,
    cards: &'a Cards,
    state: &'a State,
    players: &'a Players,
    /// By the number of the character.
    figures: Vec<String>,
}

/// A teller of what a reader may know.
pub(crate) fn teller<'a>(reader: &Reader<'a, Crisis>) -> Teller<'a> {
    Teller::new(reader.words, reader.content, reader.state, reader.players)
}

impl<'a> Teller<'a> {
    /// A teller of a table as it stands in `state`.
    pub fn new(words: &'a Words, cards: &'a Cards, state: &'a State, players: &'a Players) -> Teller<'a> {
        let named = |figure: &crisis::state::Figure| {
            let card = cards.characters.get(usize::from(figure.character));
            let name = card.map(|card| words.language().name(&card.name).to_owned());
            (figure.side, name.unwrap_or_else(|| words.word("app-unknown")))
        };
        let figures: Vec<(Side, String)> = state.figures.iter().map(named).collect();
        let figures = told_apart(words, &figures, |side| players.apart(side));
        Teller { words, cards, state, players, figures }
    }

    /// What is printed on the cards.
    pub fn printed(&self) -> Printed<'a> {
        Printed::new(self.words, self.cards)
    }

    /// Why an answer is refused: the rule in short, with the figures where there are any.
    pub fn refusal(&self, why: &Why) -> String {
        self.printed().refusal(why)
    }

    /// A character's name, told apart from others of the same name by a number or its player.
    pub fn figure(&self, id: FigureId) -> String {
        self.figures.get(usize::from(id.0)).cloned().unwrap_or_else(|| self.unknown())
    }

    /// A terrain feature by what it is: "car 2".
    pub fn piece(&self, id: PieceId) -> String {
        let field = self.cards.battlefields.get(usize::from(self.state.battlefield));
        let pieces = field.map(|field| &field.pieces[..]).unwrap_or_default();
        if usize::from(id.0) >= pieces.len() {
            return self.unknown();
        }
        let kinds = pieces.iter().map(|piece| ((), self.words.say(&term::terrain(piece.kind))));
        numbered(self.words, &kinds.collect::<Vec<_>>(), usize::from(id.0))
    }

    /// An objective token by its crisis's name for it: "“Skrull Agent 2”".
    pub fn token(&self, id: TokenId) -> String {
        if usize::from(id.0) >= self.state.tokens.len() {
            return self.unknown();
        }
        let name = |token: &crisis::state::Token| {
            let crisis = self.state.mission[token.crisis as usize];
            let card = crisis.and_then(|place| self.cards.crises.get(usize::from(place)));
            card.map_or_else(|| self.unknown(), |card| self.name(&card.token_name))
        };
        let names: Vec<((), String)> = self.state.tokens.iter().map(|token| ((), name(token))).collect();
        let name = numbered(self.words, &names, usize::from(id.0));
        self.words.say(&Message::new("app-name-quoted").with("name", name))
    }

    /// A character, a terrain feature or a token.
    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Figure(figure) => self.figure(figure),
            Thing::Piece(piece) => self.piece(piece),
            Thing::Token(token) => self.token(token),
        }
    }

    /// The name of a player or squad.
    pub fn team(&self, side: Side) -> &'a str {
        self.players.team(side)
    }

    /// The name of an attack of a character.
    pub fn attack_name(&self, id: FigureId, weapon: Weapon) -> String {
        self.weapon(id, weapon).map_or_else(|| self.unknown(), |attack| self.printed().attack_name(attack))
    }

    /// The name of a team tactic card.
    pub fn tactic_name(&self, card: u16) -> String {
        let card = self.cards.tactics.get(usize::from(card));
        card.map_or_else(|| self.unknown(), |card| self.name(&card.name))
    }

    /// The name of a crisis card.
    pub fn crisis_name(&self, card: u16) -> String {
        let card = self.cards.crises.get(usize::from(card));
        card.map_or_else(|| self.unknown(), |card| self.name(&card.name))
    }

    /// The name of a battlefield.
    pub fn battlefield(&self, place: u16) -> String {
        let field = self.cards.battlefields.get(usize::from(place));
        field.map_or_else(|| self.unknown(), |field| self.name(&field.name))
    }

    /// Several things as a list.
    fn things(&self, things: Things) -> Arg {
        let figures = things.figures.iter().map(|id| self.figure(FigureId(id)));
        let pieces = things.pieces.iter().map(|id| self.piece(PieceId(id)));
        let tokens = things.tokens.iter().map(|id| self.token(TokenId(id)));
        Arg::List(figures.chain(pieces).chain(tokens).map(Arg::from).collect(), Join::Or)
    }

    /// A message about a side, which says "you" to its own player.
    fn about(&self, key: &'static str, side: Side) -> Message {
        let listener = if self.players.you == Some(side.seat()) { "you" } else { "other" };
        Message::new(key).with("side", listener).with("team", self.team(side))
    }

    /// A message about a character.
    fn of(&self, key: &'static str, figure: FigureId) -> Message {
        Message::new(key).with("figure", self.figure(figure))
    }

    fn scene(&self) -> Scene<'a, Crisis> {
        Scene { state: self.state, content: self.cards }
    }

    /// The card of the form that a character is in.
    fn form(&self, id: FigureId) -> Option<&'a Form> {
        let figure = self.state.figures.get(usize::from(id.0))?;
        self.cards.characters.get(usize::from(figure.character))?.forms.get(usize::from(figure.form))
    }

    fn weapon(&self, id: FigureId, weapon: Weapon) -> Option<&'a Attack> {
        match weapon {
            Weapon::Printed(place) => self.form(id)?.attacks.get(usize::from(place)),
            Weapon::Profile(place) => self.cards.profiles.get(usize::from(place)),
        }
    }

    fn power_left(&self, id: FigureId) -> u8 {
        self.state.figures.get(usize::from(id.0)).map_or(0, |figure| figure.power)
    }

    fn name(&self, names: &content::Names) -> String {
        self.words.language().name(names).to_owned()
    }

    fn unknown(&self) -> String {
        self.words.word("app-unknown")
    }
}
