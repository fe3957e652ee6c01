//! Marvel Champions in words: what is printed on its cards, and what happens and is asked at its table.
//!
//! [`Printed`] needs nothing but the cards. [`Teller`] looks at one state, to tell cards in play apart; it is cheap to
//! make, so make a new one for each state that is told about. Cards leave play, and their numbers with them: a teller of
//! what happened before is made to recall it ([`Teller::recalling`]).

mod answer;
mod ask;
mod event;
mod lasting;
mod moment;
mod place;
mod printed;
mod refusal;
mod standing;
mod term;

use std::collections::BTreeMap;

use champions::Champions;
use champions::card::ability::Form;
use champions::card::{AbilityId, CardId, Cards, Class, Face};
use champions::event::{Event, Spot};
use champions::state::{InPlay, InPlayId, State, Thing};
use host::Reader;
use table::{Scene, Seat, Why};
use words::{Message, Players, Words, told_apart};

pub use printed::{Keyword, Line, Printed};

/// A teller of what a reader may know.
pub(crate) fn teller<'a>(reader: &Reader<'a, Champions>) -> Teller<'a> {
    Teller::new(reader.words, reader.content, reader.state, reader.players)
}

/// Tells one table's events, questions and answers in one language.
pub struct Teller<'a> {
    words: &'a Words,
    cards: &'a Cards,
    state: &'a State,
    players: &'a Players,
    /// The names of cards that are in play, or were.
    in_play: BTreeMap<InPlayId, String>,
}

impl<'a> Teller<'a> {
    /// A teller of a table as it stands in `state`.
    pub fn new(words: &'a Words, cards: &'a Cards, state: &'a State, players: &'a Players) -> Teller<'a> {
        let mut teller = Teller { words, cards, state, players, in_play: BTreeMap::new() };
        let named = |card: &InPlay| (card.controller.or(card.engaged), teller.title(card));
        let named: Vec<(Option<Seat>, String)> = state.in_play.iter().map(named).collect();
        let beside = |seat: Option<Seat>| match seat {
            Some(seat) => teller.player(seat),
            None => words.word("champions-scenario"),
        };
        let names = told_apart(words, &named, beside);
        teller.in_play = state.in_play.iter().map(|card| card.id).zip(names).collect();
        teller
    }

    /// The same teller at the time before these events, which are all there were: cards have the names that they had when they
    /// were first heard of, and [`Teller::hears`] takes it from there. Names tell nothing apart, since numbers would change with
    /// what else is in play: a line of the log never changes.
    #[must_use]
    pub fn recalling<'e>(
        mut self,
        events: impl IntoIterator<Item = &'e Event, IntoIter: DoubleEndedIterator>,
    ) -> Teller<'a> {
        self.in_play = self.state.in_play.iter().map(|card| (card.id, self.title(card))).collect();
        for event in events.into_iter().rev() {
            self.in_play.extend(self.named_by(event));
        }
        // Everybody begins as an alter-ego (setup.01-choose-heroes).
        for player in (0..).map(Seat).take(self.state.players.len()) {
            self.in_form(player, Form::AlterEgo);
        }
        self
    }

    /// An event has been told: from here on a card is called by the name that this gave it.
    pub fn hears(&mut self, event: &Event) {
        self.in_play.extend(self.named_by(event));
        if let Event::FormChanged { player, form } = *event {
            self.in_form(player, form);
        }
    }

    /// What a card in play is called from an event on.
    fn named_by(&self, event: &Event) -> Option<(InPlayId, String)> {
        match *event {
            Event::Moved { card: Some(card), to: Spot::InPlay(id), .. }
            | Event::VillainStage { villain: id, card }
            | Event::SchemeTurned { scheme: id, card, .. } => Some((id, self.printed().card_name(card))),
            Event::Moved { to: Spot::Facedown(id, of), .. } => Some((id, self.facedown(of))),
            _ => None,
        }
    }

    /// What is printed on the cards.
    pub fn printed(&self) -> Printed<'a> {
        Printed::new(self.words, self.cards)
    }

    /// Why an answer is refused: the rule in short.
    pub fn refusal(&self, why: &Why) -> String {
        self.printed().refusal(why)
    }

    /// The name of a card in play, told apart from others of the same name by a number or its player.
    pub fn card(&self, id: InPlayId) -> String {
        self.in_play.get(&id).cloned().unwrap_or_else(|| self.unknown())
    }

    /// The name of a card, in play or not.
    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::InPlay(id) => self.card(id),
            Thing::Out(_, card) => self.printed().card_name(card),
        }
    }

    /// The name of what an ability stands on.
    pub fn source(&self, ability: AbilityId) -> String {
        let card = self.cards.cards.get(usize::from(ability.card.0));
        let face = card.and_then(|card| card.faces.get(usize::from(ability.face)));
        face.map_or_else(|| self.unknown(), |face| self.name(&face.name))
    }

    /// Whether a card belongs to the scenario (card-anatomy.player-vs-scenario).
    fn is_scenario(&self, card: CardId) -> bool {
        self.cards.cards.get(usize::from(card.0)).is_some_and(|card| card.class == Class::Scenario)
    }

    /// The name of a player.
    pub fn player(&self, seat: Seat) -> String {
        let name = self.players.names.get(usize::from(seat.0));
        name.cloned().unwrap_or_else(|| self.unknown())
    }

    /// A message about a player, which says "you" to that player.
    fn about(&self, key: &'static str, player: Seat) -> Message {
        let listener = if self.players.you == Some(player) { "you" } else { "other" };
        Message::new(key).with("side", listener).with("player", self.player(player))
    }

    /// A message about a card in play.
    fn of(&self, key: &'static str, card: InPlayId) -> Message {
        Message::new(key).with("card", self.card(card))
    }

    /// A message about a printed card.
    fn of_printed(&self, key: &'static str, card: CardId) -> Message {
        Message::new(key).with("card", self.printed().card_name(card))
    }

    /// The title of a card in play; what lies face down is called by the trait that it has there.
    fn title(&self, card: &InPlay) -> String {
        if let Some(of) = card.facedown {
            return self.facedown(of);
        }
        self.face(card).map_or_else(|| self.unknown(), |face| self.name(&face.name))
    }

    /// What a card is called that is a facedown minion of this trait.
    fn facedown(&self, of: u16) -> String {
        match self.cards.traits.get(usize::from(of)) {
            Some(of) => self.name(&of.name),
            None => self.words.word("champions-facedown"),
        }
    }

    /// The face of a card in play that counts.
    fn face(&self, card: &InPlay) -> Option<&'a Face> {
        self.cards.cards.get(usize::from(card.card.0))?.faces.get(usize::from(card.face))
    }

    fn scene(&self) -> Scene<'a, Champions> {
        Scene { state: self.state, content: self.cards }
    }

    fn name(&self, names: &content::Names) -> String {
        self.words.language().name(names).to_owned()
    }

    fn unknown(&self) -> String {
        self.words.word("app-unknown")
    }
}
