//! What happened, as sentences.

use champions::card::CardId;
use champions::card::ability::Form;
use champions::event::{Event, Spot};
use champions::state::{InPlayId, Outcome, Place};
use table::{Seat, Told};
use words::{Arg, Join, Message};

use super::{Teller, term};

impl Teller<'_> {
    /// What happened, as a sentence.
    pub fn event(&self, told: &Told<Event>) -> String {
        self.words.say(&self.happened(&told.event))
    }

    fn happened(&self, event: &Event) -> Message {
        match *event {
            Event::SetUp { step, first_player } => {
                self.about("champions-event-setup", first_player).with("step", step)
            }
            Event::PhaseBegan { phase } => {
                Message::new("champions-event-phase").with("phase", term::phase(phase))
            }
            Event::RoundBegan { round } => Message::new("champions-event-round").with("round", round),
            Event::TurnBegan { player } => self.about("champions-event-turn", player),
            Event::TurnEnded { player } => self.about("champions-event-turn-ended", player),
            Event::FirstPlayerPassed { to } => self.about("champions-event-first-player", to),
            Event::Requested { by, of } => {
                self.about("champions-event-requested", by).with("other", self.player(of))
            }
            Event::GameOver { outcome: Outcome::Won } => Message::new("champions-event-won"),
            Event::GameOver { outcome: Outcome::Lost } => Message::new("champions-event-lost"),
            Event::Eliminated { player } => self.about("champions-event-eliminated", player),
            Event::Moved { card, from, to } => self.moved(card, from, to),
            Event::Drew { player, cards } => self.about("champions-event-drew", player).with("cards", cards),
            Event::DeckReformed { player, cards } => {
                self.about("champions-event-deck-reformed", player).with("cards", cards)
            }
            Event::EncounterDeckReformed { tokens, cards } => {
                Message::new("champions-event-encounter-reformed").with("tokens", tokens).with("cards", cards)
            }
            Event::Played { player, card } => {
                self.about("champions-event-played", player).with("card", self.printed().card_name(card))
            }
            // Nobody uses what the scenario does to the players: it happens.
            Event::AbilityUsed { ability, .. } if self.is_scenario(ability.card) => {
                self.by("champions-event-ability-scenario", ability)
            }
            Event::AbilityUsed { player, ability } => {
                self.about("champions-event-ability", player).with("card", self.source(ability))
            }
            Event::Generated { player, resources } => {
                self.about("champions-event-generated", player).with("resources", term::glyphs(resources))
            }
            Event::Revealed { player, card } => {
                self.about("champions-event-revealed", player).with("card", self.printed().card_name(card))
            }
            Event::Surged { player } => self.about("champions-event-surged", player),
            Event::Cancelled { card } => self.of_printed("champions-event-cancelled", card),
            Event::Searched { player, ref seen, ref found } => self.searched(player, seen, found),
            Event::LookedAt { player, deck, count, ref cards } => self.looked_at(player, deck, count, cards),
            Event::EnteredPlay { card, controller, engaged, host } => {
                self.entered(card, controller, engaged, host)
            }
            Event::Engaged { minion, player } => {
                self.about("champions-event-engaged", player).with("card", self.card(minion))
            }
            Event::ControlChanged { card, to: None } => self.of("champions-event-control-scenario", card),
            Event::ControlChanged { card, to: Some(to) } => {
                self.about("champions-event-control", to).with("card", self.card(card))
            }
            Event::Exhausted { card } => self.of("champions-event-exhausted", card),
            Event::Readied { card } => self.of("champions-event-readied", card),
            Event::StatusGiven { card, status } => {
                self.of("champions-event-status", card).with("status", term::status(status))
            }
            Event::StatusDiscarded { card, status } => {
                self.of("champions-event-status-discarded", card).with("status", term::status(status))
            }
            Event::CountersChanged { card, counter, now } => {
                let counters = self.printed().counters_said(counter, now);
                self.of("champions-event-counters", card).with("counters", counters)
            }
            Event::FormChanged { player, form } => self
                .about("champions-event-form", player)
                .with("form", term::form(form))
                .with("name", self.identity_name(player, form)),
            Event::DamageDealt { to, dealt, taken } if dealt == taken => {
                self.of("champions-event-damage", to).with("taken", taken)
            }
            Event::DamageDealt { to, dealt, taken } => {
                self.of("champions-event-damage-lessened", to).with("taken", taken).with("dealt", dealt)
            }
            Event::DamagePlaced { at, amount } => {
                self.of("champions-event-damage-placed", at).with("amount", amount)
            }
            Event::DamageMoved { from, amount } => {
                self.of("champions-event-damage-moved", from).with("amount", amount)
            }
            Event::Prevented { amount } => Message::new("champions-event-prevented").with("amount", amount),
            Event::Replaced => Message::new("champions-event-replaced"),
            Event::Healed { card, amount } => self.of("champions-event-healed", card).with("amount", amount),
            Event::HealedBeyond { card, amount } => {
                self.of("champions-event-healed-beyond", card).with("amount", amount)
            }
            Event::Defeated { card } => self.of("champions-event-defeated", card),
            Event::ThreatPlaced { scheme, amount, now } => {
                self.of("champions-event-threat", scheme).with("amount", amount).with("now", now)
            }
            Event::ThreatRemoved { scheme, amount, now } => {
                self.of("champions-event-threat-removed", scheme).with("amount", amount).with("now", now)
            }
            Event::AccelerationAdded { tokens } => {
                Message::new("champions-event-acceleration").with("tokens", tokens)
            }
            Event::Began { kind, by, player } => {
                self.about(term::begins(kind), player).with("card", self.card(by))
            }
            Event::Ended { kind, by } => self.of(term::ends(kind), by),
            Event::Defends { by } => self.of("champions-event-defends", by),
            Event::Reckoned { kind, by, at, power, boost, defence } => self
                .of(term::reckons(kind), by)
                .with("at", self.card(at))
                .with("power", power)
                .with("boost", boost)
                .with("defence", defence),
            Event::Boosted { card, icons } => {
                self.of_printed("champions-event-boosted", card).with("icons", icons)
            }
            Event::SchemeTurned { card, threat, .. } => {
                self.of_printed("champions-event-scheme-turned", card).with("threat", threat)
            }
            Event::StageCompleted { card } => self.of_printed("champions-event-stage-completed", card),
            Event::StageRevealed { card } => self.of_printed("champions-event-stage-revealed", card),
            Event::VillainStage { card, .. } => {
                let stage = self.cards.cards.get(usize::from(card.0)).map_or(0, |card| card.stage);
                self.of_printed("champions-event-villain-stage", card).with("stage", stage)
            }
        }
    }

    /// A card goes from one place to another: in a sentence of its own where the game has a word for it.
    fn moved(&self, card: Option<CardId>, from: Spot, to: Spot) -> Message {
        let name: Arg = match card {
            Some(card) => self.printed().card_name(card).into(),
            None => Message::new("champions-card").into(),
        };
        let message = match (from, to) {
            (Spot::Out(Place::Deck(seat)), Spot::Out(Place::Hand(_))) => {
                self.about("champions-event-drawn", seat)
            }
            (Spot::Out(Place::Hand(seat)), Spot::Out(Place::Discard(_))) => {
                self.about("champions-event-discarded", seat)
            }
            (Spot::Out(Place::Hand(seat)), Spot::Out(Place::Paying(_))) => {
                self.about("champions-event-paid", seat)
            }
            (_, Spot::Dealt(seat)) => self.about("champions-event-dealt", seat),
            (_, Spot::Boosts) => Message::new("champions-event-boost-given"),
            (Spot::Boosts, _) => Message::new("champions-event-boost-turned"),
            (_, Spot::Out(Place::Removed)) => Message::new("champions-event-removed"),
            (
                Spot::InPlay(_) | Spot::Facedown(..),
                Spot::Out(Place::Discard(_) | Place::EncounterDiscard),
            ) => Message::new("champions-event-left-play"),
            _ => {
                Message::new("champions-event-moved").with("from", self.spot(from)).with("to", self.spot(to))
            }
        };
        message.with("card", name)
    }

    fn searched(&self, player: Seat, seen: &[CardId], found: &[CardId]) -> Message {
        if seen.is_empty() {
            return self.about("champions-event-searched", player);
        }
        if found.is_empty() {
            return self.about("champions-event-found-nothing", player).with("seen", seen.len());
        }
        let found = found.iter().map(|&card| self.printed().card_name(card));
        let found = term::all(term::parts(found));
        self.about("champions-event-found", player).with("seen", seen.len()).with("cards", found)
    }

    fn looked_at(&self, player: Seat, deck: Place, count: u16, cards: &[CardId]) -> Message {
        if cards.is_empty() {
            let message = self.about("champions-event-looked", player).with("count", count);
            return message.with("place", self.place(deck));
        }
        let cards = cards.iter().map(|&card| self.printed().card_name(card).into()).collect();
        let message = self.about("champions-event-looked-at", player).with("place", self.place(deck));
        message.with("cards", Arg::List(cards, Join::Comma))
    }

    fn entered(
        &self,
        card: InPlayId,
        controller: Option<Seat>,
        engaged: Option<Seat>,
        host: Option<InPlayId>,
    ) -> Message {
        match (host, engaged, controller) {
            (Some(host), ..) => self.of("champions-event-attached", card).with("host", self.card(host)),
            (None, Some(player), _) => {
                self.about("champions-event-entered-engaged", player).with("card", self.card(card))
            }
            (None, None, Some(player)) => {
                self.about("champions-event-entered-control", player).with("card", self.card(card))
            }
            (None, None, None) => self.of("champions-event-entered", card),
        }
    }

    /// From here on a player's identity is called as in this form. What happened is told with the names of its time, so that a
    /// line of the log never changes.
    pub(super) fn in_form(&mut self, player: Seat, form: Form) {
        let identity = self.state.players.get(usize::from(player.0)).map(|player| player.identity);
        if let Some(identity) = identity.filter(|&id| self.state.find(id).is_some()) {
            let name = self.identity_name(player, form);
            self.in_play.insert(identity, name);
        }
    }

    /// What a player's identity is called in a form.
    fn identity_name(&self, player: Seat, form: Form) -> String {
        let identity = self.state.players.get(usize::from(player.0)).map(|player| player.identity);
        let card = identity.and_then(|id| self.state.find(id)).map(|identity| identity.card);
        let printed = card.and_then(|card| self.cards.cards.get(usize::from(card.0)));
        let face = printed.and_then(|card| card.faces.get(form as usize));
        face.map_or_else(|| self.unknown(), |face| self.name(&face.name))
    }
}
