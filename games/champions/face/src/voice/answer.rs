//! What a player may choose, as short orders.

use champions::ask::{Answer, Ask, Chosen, Defend, FromHand, May, Opted, Pay, TurnOption, Use};
use champions::card::ability::Stat;
use champions::card::{AbilityId, CardId, CardType, gained_at};
use champions::initiate;
use champions::modifiers;
use champions::state::{InPlayId, Place, Reading, Thing};
use table::Seat;
use words::Message;

use super::{Teller, term};

impl Teller<'_> {
    /// An answer to a question, as a short order. Any answer to any question can be said, legal or not.
    pub fn answer(&self, ask: &Ask, answer: &Answer) -> String {
        self.words.say(&self.order(*ask, *answer))
    }

    fn order(&self, ask: Ask, answer: Answer) -> Message {
        match answer {
            Answer::FromHand(FromHand::Card(card)) => self.of_printed("champions-answer-discard", card),
            Answer::FromHand(FromHand::Done) => Message::new(match ask {
                Ask::Mulligan { .. } => "champions-answer-mulligan-done",
                _ => "champions-answer-discard-done",
            }),
            Answer::Turn(option) => self.turn_option(ask, option),
            Answer::Use(Use::Pass) => Message::new(match ask {
                Ask::Requested { .. } => "champions-answer-decline",
                _ => "champions-answer-pass",
            }),
            Answer::Use(Use::Ability { card, place }) => self.ability("champions-answer-use", card, place),
            Answer::Use(Use::Event { card, place }) => self.play_event(ask, card, place),
            Answer::Use(Use::Retaliate(card)) => self.of("champions-answer-retaliate", card),
            Answer::Use(Use::Delayed(place)) => {
                let card = self.state.delayed.get(usize::from(place)).map(|delayed| delayed.card);
                match card {
                    Some(card) => self.of_printed("champions-answer-delayed", card),
                    None => Message::new("app-unknown"),
                }
            }
            Answer::Defend(Defend::No) => Message::new("champions-answer-defend-no"),
            Answer::Defend(Defend::With(card)) => {
                let defence = self.value(card, Stat::Def).unwrap_or(0);
                self.of("champions-answer-defend", card)
                    .with("defence", defence)
                    .with("left", self.value(card, Stat::RemainingHitPoints).unwrap_or(0))
            }
            Answer::Pay(Pay::Card(card)) => {
                let printed = self.cards.cards.get(usize::from(card.0));
                let resources = printed.map(|card| card.resources).unwrap_or_default();
                self.of_printed("champions-answer-pay", card).with("resources", term::glyphs(resources))
            }
            Answer::Pay(Pay::Ability { card, .. }) => self.of("champions-answer-pay-ability", card),
            Answer::Pay(Pay::Done) => Message::new("champions-answer-pay-done"),
            Answer::Resource(resource) => {
                Message::new("champions-answer-resource").with("resource", term::resource(resource))
            }
            Answer::Chosen(Chosen::Card(thing)) => self.chosen(thing),
            Answer::Chosen(Chosen::Done) => Message::new("champions-answer-chosen-done"),
            Answer::InPlay(card) => self.standing(card),
            Answer::Player(player) => {
                Message::new("champions-answer-player").with("player", self.player(player))
            }
            Answer::Opted(Opted(option)) => self.option(ask, option),
            Answer::May(May::Yes) => Message::new("champions-answer-yes"),
            Answer::May(May::No) => Message::new("champions-answer-no"),
        }
    }

    fn turn_option(&self, ask: Ask, option: TurnOption) -> Message {
        match option {
            TurnOption::ChangeForm => self.change_form(ask),
            TurnOption::Play(card) => self.play("champions-answer-play", ask, card),
            TurnOption::PlayFromDiscard(card) => self.play("champions-answer-play-discard", ask, card),
            TurnOption::Attack(card) => self
                .of("champions-answer-attack", card)
                .with("value", self.value(card, Stat::Atk).unwrap_or(0)),
            TurnOption::Thwart(card) => self
                .of("champions-answer-thwart", card)
                .with("value", self.value(card, Stat::Thw).unwrap_or(0)),
            TurnOption::Recover => {
                let identity = self.identity(ask.prompt().seat);
                let value = identity.and_then(|identity| self.value(identity, Stat::Rec));
                Message::new("champions-answer-recover").with("value", value.unwrap_or(0))
            }
            TurnOption::Action { card, place } => self.ability("champions-answer-use", card, place),
            TurnOption::Request(player) => {
                Message::new("champions-answer-request").with("player", self.player(player))
            }
            TurnOption::EndTurn => Message::new("champions-answer-end-turn"),
        }
    }

    /// To which face: "Change form: Peter Parker".
    fn change_form(&self, ask: Ask) -> Message {
        let identity = self.identity(ask.prompt().seat).and_then(|id| self.state.find(id));
        let other = identity.and_then(|identity| {
            let faces = &self.cards.cards.get(usize::from(identity.card.0))?.faces;
            faces.get(usize::from(1 - identity.face.min(1)))
        });
        let name = other.map_or_else(|| self.unknown(), |face| self.name(&face.name));
        Message::new("champions-answer-change-form").with("name", name)
    }

    /// A card of the hand is played, for what it costs now.
    fn play(&self, key: &'static str, ask: Ask, card: CardId) -> Message {
        let player = ask.prompt().seat;
        let known = usize::from(card.0) < self.cards.cards.len();
        let cost = match known && self.sits(player) {
            true => initiate::bill(self.scene(), player, card).any,
            false => 0,
        };
        self.of_printed(key, card).with("cost", cost)
    }

    /// An event is played; of one with several abilities, which of them.
    fn play_event(&self, ask: Ask, card: CardId, place: u8) -> Message {
        let order = self.play("champions-answer-play", ask, card);
        let printed = self.cards.cards.get(usize::from(card.0));
        let several = printed.is_some_and(|printed| printed.front().abilities().count() > 1);
        let text = self.printed().effect(AbilityId { card, face: 0, place }).filter(|_| several);
        match text {
            Some(text) => Message::new("champions-answer-text").with("order", order).with("text", text),
            None => order,
        }
    }

    /// A card that is chosen; of a card out of play, where it lies.
    fn chosen(&self, thing: Thing) -> Message {
        match thing {
            Thing::InPlay(card) => self.standing(card),
            // A player knows where a card of their hand lies.
            Thing::Out(Place::Hand(_) | Place::LookedAt(_) | Place::Peeked(_) | Place::Turned(_), card) => {
                self.of_printed("champions-answer-card", card)
            }
            Thing::Out(place, card) => {
                self.of_printed("champions-answer-card-in", card).with("place", self.place(place))
            }
        }
    }

    /// A card in play, with how it stands: "Rhino (12 hit points)", "Crowd Control (4 threat)".
    fn standing(&self, card: InPlayId) -> Message {
        let Some(found) = self.state.find(card) else { return self.of("champions-answer-card", card) };
        let kind = match found.facedown {
            Some(_) => CardType::Minion,
            None => match self.face(found) {
                Some(face) => face.kind,
                None => return self.of("champions-answer-card", card),
            },
        };
        if kind.is_scheme() {
            return self.of("champions-answer-scheme", card).with("threat", found.threat);
        }
        match self.value(card, Stat::RemainingHitPoints) {
            Some(left) if kind.is_character() => {
                self.of("champions-answer-character", card).with("left", left)
            }
            _ => self.of("champions-answer-card", card),
        }
    }

    /// An option by what it costs and does, or by its number.
    fn option(&self, ask: Ask, option: u8) -> Message {
        let does = match ask {
            Ask::ChooseOne { ability, .. } => self.printed().option(ability, option),
            _ => None,
        };
        match does {
            Some(does) => Message::new("champions-answer-option-does").with("does", does),
            None => Message::new("champions-answer-option").with("number", u16::from(option) + 1),
        }
    }

    /// An ability of a card in play, with its text if the card has another one or does not print it.
    fn ability(&self, key: &'static str, card: InPlayId, place: u8) -> Message {
        let found = self.state.find(card);
        let several = found.is_some_and(|card| self.scene().abilities(card).count() > 1);
        let several = several || gained_at(place).is_some();
        let id = found.map(|card| AbilityId { card: card.card, face: card.face, place });
        match id.filter(|_| several).and_then(|id| self.printed().effect(id)) {
            Some(text) => {
                Message::new("champions-answer-text").with("order", self.of(key, card)).with("text", text)
            }
            None => self.of(key, card),
        }
    }

    /// A number of a card in play as it is now.
    pub(super) fn value(&self, card: InPlayId, stat: Stat) -> Option<u16> {
        modifiers::value(self.scene(), self.state.find(card)?, stat)
    }

    fn identity(&self, player: Seat) -> Option<InPlayId> {
        self.state.players.get(usize::from(player.0)).map(|player| player.identity)
    }

    fn sits(&self, player: Seat) -> bool {
        usize::from(player.0) < self.state.players.len()
    }
}
