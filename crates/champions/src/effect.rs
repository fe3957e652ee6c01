//! Effects: carrying out the trees of cards (chapter "Abilities").
//!
//! One road for all of them. [`perform`] walks the steps, one arm a step, each a call of the rulebook function that game
//! steps use too; [`pick`] says which cards are meant and asks where somebody chooses; [`could`] says beforehand whether
//! anything would change. What steps know is a [`Frame`].

mod choices;
pub mod could;
mod divide;
mod moves;
mod perform;
pub mod pick;
mod shape;

pub(crate) use choices::beforehand;
pub use choices::{Made, Node};
pub use perform::perform;
pub(crate) use pick::choose_among;
pub(crate) use shape::{ChoosePlayer, NextInOrder};

use table::{Scene, Seat};

use crate::card::ability::{Binding, Label, Resources};
use crate::card::{AbilityId, CardId};
use crate::modifiers::Voice;
use crate::state::{Delayed, InPlay, InPlayId, Place, State, Thing};
use crate::timing::{Happening, Occasion};
use crate::{Champions, Play, rule, zones};

/// Where the card is whose ability this is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// In play, or as it last was there.
    InPlay(InPlay),
    /// It left play before the effect began.
    Gone(InPlayId),
    /// Not in play: an event, a treachery, a boost card.
    Out(Place),
}

/// What a name means.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bound {
    /// The cards.
    pub things: Vec<Thing>,
    /// The number.
    pub amount: i32,
    /// Whether it took place at all.
    pub happened: bool,
    /// The player.
    pub player: Option<Seat>,
}

/// What the steps of one effect know: whose it is, what it answers, what its names mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// Where it is printed.
    pub ability: AbilityId,
    /// Where that card is.
    pub origin: Origin,
    /// `you` (abilities.you).
    pub you: Seat,
    /// What it counts as.
    pub label: Option<Label>,
    /// The attack or thwart that this labelled ability is, as a place in [`State::deeds`].
    pub deed: Option<u8>,
    /// What it answers.
    pub occasion: Option<Occasion>,
    /// What the names mean.
    pub names: Vec<(Binding, Bound)>,
    /// What was chosen before anything happened, by the node it was chosen for (initiating.step5-choices).
    pub made: Vec<(Node, Made)>,
    /// What was paid for the card, wild resources as they were declared.
    pub paid: Resources,
    /// It is the last step of a sequence.
    pub final_step: bool,
    /// Decks that ran out while this discarded from them.
    pub spent: Vec<Place>,
}

impl Frame {
    /// Of an ability that begins.
    pub fn new(ability: AbilityId, origin: Origin, you: Seat) -> Frame {
        Frame {
            ability,
            origin,
            you,
            label: None,
            deed: None,
            occasion: None,
            names: Vec::new(),
            made: Vec::new(),
            paid: Resources::default(),
            final_step: false,
            spent: Vec::new(),
        }
    }

    /// Of something that was left for later (effects.delayed.not-new-ability).
    pub fn of_delayed(state: &State, effect: &Delayed) -> Frame {
        let ability = AbilityId { card: effect.card, face: 0, place: 0 };
        let origin = match effect.source {
            Some(id) => state.find(id).map_or(Origin::Gone(id), |card| Origin::InPlay(*card)),
            None => Origin::Out(Place::Resolving),
        };
        Frame::new(ability, origin, effect.you)
    }

    /// Who is asked about it: the first player, if its own player is out of the game.
    pub fn asked(&self, state: &State) -> Seat {
        if state.is_out(self.you) { state.first_player } else { self.you }
    }

    /// In whose voice it speaks.
    pub fn voice(&self) -> Voice<'_> {
        Voice { source: self.source(), you: Some(self.you), bound: None, frame: Some(self) }
    }

    /// The number of its card, if that is or was in play.
    pub fn source(&self) -> Option<InPlayId> {
        match self.origin {
            Origin::InPlay(card) => Some(card.id),
            Origin::Gone(id) => Some(id),
            Origin::Out(_) => None,
        }
    }

    /// Its card as it last was in play.
    pub fn last_look(&self) -> Option<InPlay> {
        match self.origin {
            Origin::InPlay(card) => Some(card),
            Origin::Gone(_) | Origin::Out(_) => None,
        }
    }

    /// `self`
    pub fn this(&self) -> Thing {
        match self.origin {
            Origin::InPlay(card) => Thing::InPlay(card.id),
            Origin::Gone(id) => Thing::InPlay(id),
            Origin::Out(place) => Thing::Out(place, self.ability.card),
        }
    }

    /// Whether the next stage of its deck lies where its card lay: that is not `self` (abilities.self-reference).
    pub fn is_replaced(&self, state: &State) -> bool {
        let there = self.source().and_then(|source| state.find(source));
        there.is_some_and(|there| there.card != self.ability.card)
    }

    /// The printed card.
    pub fn card(&self) -> CardId {
        self.ability.card
    }

    /// Gives a name to an outcome; an older meaning is forgotten.
    pub fn bind(&mut self, name: Option<Binding>, bound: Bound) {
        let Some(name) = name else { return };
        self.names.retain(|(other, _)| *other != name);
        self.names.push((name, bound));
    }

    fn bound(&self, name: Binding) -> Option<&Bound> {
        self.names.iter().find(|(other, _)| *other == name).map(|(_, bound)| bound)
    }

    /// Whether a name means anything yet.
    pub fn knows(&self, scene: Scene<Champions>, name: Binding) -> bool {
        self.bound(name).is_some() || self.role(scene, name).is_some()
    }

    /// The cards that a name or a role means.
    pub fn things(&self, scene: Scene<Champions>, name: Binding) -> Vec<Thing> {
        match self.bound(name) {
            Some(bound) => bound.things.clone(),
            None => self.role(scene, name).map_or_else(Vec::new, |bound| bound.things),
        }
    }

    /// The number that a name or a role means.
    pub fn amount(&self, scene: Scene<Champions>, name: Binding) -> i32 {
        match self.bound(name) {
            Some(bound) => bound.amount,
            None => self.role(scene, name).map_or(0, |bound| bound.amount),
        }
    }

    /// Whether the step of a name took place at all.
    pub fn happened(&self, name: Binding) -> bool {
        self.bound(name).is_some_and(|bound| bound.happened)
    }

    /// The player that a name means.
    pub fn player(&self, name: Binding) -> Option<Seat> {
        self.bound(name).and_then(|bound| bound.player)
    }

    /// The player whom some name means: what lasting effects are bound to.
    pub fn any_player(&self) -> Option<Seat> {
        self.names.iter().rev().find_map(|(_, bound)| bound.player)
    }

    /// What the occurrence itself binds.
    fn role(&self, scene: Scene<Champions>, name: Binding) -> Option<Bound> {
        let happening = scene.state.pending(self.occasion?)?.what;
        let deed = |place: u8| &scene.state.deeds[usize::from(place)];
        let cards = |ids: &mut dyn Iterator<Item = InPlayId>| {
            Some(Bound { things: ids.map(Thing::InPlay).collect(), happened: true, ..Bound::default() })
        };
        let one = |id: InPlayId| cards(&mut std::iter::once(id));
        let number = |amount: u16| Some(Bound { amount: i32::from(amount), ..Bound::default() });
        match (name.0.as_str(), happening) {
            ("attacker", Happening::Attack { deed: at } | Happening::Defence { deed: at }) => {
                one(deed(at).by)
            }
            ("attacked", Happening::Attack { deed: at }) => cards(&mut deed(at).attacked.iter().copied()),
            ("damaged", Happening::Attack { deed: at }) => {
                cards(&mut deed(at).damaged.iter().map(|card| card.id))
            }
            ("damaged", Happening::Damage { to, .. }) => one(to.id),
            ("damage", Happening::Damage { amount, .. }) | ("threat", Happening::Threat { amount, .. }) => {
                number(amount)
            }
            ("defeated", Happening::Defeat { what, .. }) => one(what.id),
            ("entered", Happening::EnterPlay { what }) => one(what.id),
            ("revealed", Happening::Reveal { card, .. }) => Some(Bound {
                things: vec![Thing::Out(Place::Resolving, card)],
                happened: true,
                ..Bound::default()
            }),
            _ => None,
        }
    }
}

/// When an ability is done, cards that it turned up and did nothing with go back: those of a player's deck into it, those of
/// the encounter deck to the discard pile.
pub(crate) fn tidy(play: &mut Play, frame: &Frame) {
    let things = frame.names.iter().flat_map(|(_, bound)| &bound.things).copied();
    for thing in things {
        match thing {
            Thing::Out(from @ Place::LookedAt(seat), card) => {
                zones::shift(play, from, card, Place::Deck(seat), rule!("effects.search.not-left-zone"));
            }
            Thing::Out(from @ Place::Resolving, card) => {
                zones::shift(play, from, card, Place::EncounterDiscard, rule!("zones.out-of-play"));
            }
            _ => {}
        }
    }
}
