//! The auditor: a second bookkeeper who hears only what is told.

use std::collections::BTreeMap;

use champions::Champions;
use champions::card::Cards;
use champions::event::{Event, Spot};
use champions::setup::Setup;
use champions::state::{InPlayId, Place, State};
use table::{Game, Match, Seat};

/// What has been told so far, added up.
pub struct Audit {
    heard: usize,
    damage: BTreeMap<InPlayId, i32>,
    threat: BTreeMap<InPlayId, i32>,
    places: BTreeMap<String, i32>,
}

fn key(spot: Spot) -> String {
    match spot {
        Spot::InPlay(_) | Spot::Facedown(..) => "in play".to_owned(),
        Spot::Out(Place::Under(_)) => "under".to_owned(),
        Spot::Out(place) => format!("{:?}", place.whole()),
        other => format!("{other:?}"),
    }
}

/// How many cards are in each place by the state itself.
fn counted(state: &State) -> BTreeMap<String, i32> {
    let mut places = BTreeMap::new();
    let mut add = |spot: Spot, count: usize| {
        *places.entry(key(spot)).or_insert(0) += count as i32;
    };
    for (seat, player) in (0..).map(Seat).zip(&state.players) {
        let own = [
            Place::Hand,
            Place::Deck,
            Place::Discard,
            Place::Turned,
            Place::Playing,
            Place::Paying,
            Place::Nemesis,
        ];
        for place in own {
            add(Spot::Out(place(seat)), state.cards_in(place(seat)).len());
        }
        add(Spot::Dealt(seat), player.dealt.len());
    }
    let scenario =
        [Place::EncounterDeck, Place::EncounterDiscard, Place::SetAside, Place::Resolving, Place::Removed];
    for place in scenario {
        add(Spot::Out(place), state.cards_in(place).len());
    }
    add(Spot::Boosts, state.encounter.boosts.len());
    add(Spot::VillainDeck, state.encounter.villain_deck.len());
    add(Spot::SchemeDeck, state.encounter.scheme_deck.len());
    add(Spot::InPlay(InPlayId(0)), state.in_play.len());
    add(Spot::Out(Place::Under(InPlayId(0))), state.under.len());
    places.retain(|_, count| *count != 0);
    places
}

impl Audit {
    /// From the table as it is laid out.
    pub fn of(cards: &Cards, setup: &Setup) -> Audit {
        let start = Champions::start(cards, setup).expect("a setup in order");
        Audit { heard: 0, damage: BTreeMap::new(), threat: BTreeMap::new(), places: counted(&start) }
    }

    /// Hears what is new, and compares.
    #[track_caller]
    pub fn check(&mut self, game: &Match<Champions>, number: u64) {
        for told in &game.told()[self.heard..] {
            self.hear(&told.event);
        }
        self.heard = game.told().len();
        let state = game.now().state;
        self.places.retain(|_, count| *count != 0);
        assert_eq!(self.places, counted(state), "setup {number}: cards");
        let of = |ledger: &BTreeMap<InPlayId, i32>| {
            ledger.iter().filter(|(_, sum)| **sum != 0).map(|(id, sum)| (*id, *sum)).collect::<Vec<_>>()
        };
        let damage = state.in_play.iter().filter(|card| card.damage > 0);
        let damage: Vec<_> = damage.map(|card| (card.id, i32::from(card.damage))).collect();
        assert_eq!(of(&self.damage), damage, "setup {number}: damage");
        let threat = state.in_play.iter().filter(|card| card.threat > 0);
        let threat: Vec<_> = threat.map(|card| (card.id, i32::from(card.threat))).collect();
        assert_eq!(of(&self.threat), threat, "setup {number}: threat");
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Moved { from, to, .. } => {
                *self.places.entry(key(from)).or_insert(0) -= 1;
                *self.places.entry(key(to)).or_insert(0) += 1;
                if let Spot::InPlay(id) | Spot::Facedown(id, _) = from {
                    self.damage.remove(&id);
                    self.threat.remove(&id);
                }
            }
            Event::DeckReformed { player, cards } => {
                self.reformed(Place::Discard(player), Place::Deck(player), cards);
            }
            Event::EncounterDeckReformed { cards, .. } => {
                self.reformed(Place::EncounterDiscard, Place::EncounterDeck, cards);
            }
            Event::DamageDealt { to: at, taken: amount, .. } | Event::DamagePlaced { at, amount } => {
                *self.damage.entry(at).or_insert(0) += i32::from(amount);
            }
            Event::Healed { card: at, amount } | Event::DamageMoved { from: at, amount } => {
                *self.damage.entry(at).or_insert(0) -= i32::from(amount);
            }
            Event::ThreatPlaced { scheme, amount, now } => {
                let sum = self.threat.entry(scheme).or_insert(0);
                *sum += i32::from(amount);
                assert_eq!(*sum, i32::from(now));
            }
            Event::ThreatRemoved { scheme, amount, now } => {
                let sum = self.threat.entry(scheme).or_insert(0);
                *sum -= i32::from(amount);
                assert_eq!(*sum, i32::from(now));
            }
            Event::SchemeTurned { scheme, threat, .. } => {
                self.threat.insert(scheme, i32::from(threat));
            }
            _ => {}
        }
    }

    fn reformed(&mut self, from: Place, to: Place, cards: u16) {
        *self.places.entry(key(Spot::Out(from))).or_insert(0) -= i32::from(cards);
        *self.places.entry(key(Spot::Out(to))).or_insert(0) += i32::from(cards);
    }
}
