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
use pick::is_hidden;
pub(crate) use shape::{ChoosePlayer, NextInOrder};

use serde::{Deserialize, Serialize};
use table::{Flow, Scene, Seat};

use crate::card::ability::{Binding, End, Label, Resources, Stat};
use crate::card::{AbilityId, CardId};
use crate::modifiers::{Voice, value};
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

/// The names that occurrences bind.
const ROLES: [&str; 8] =
    ["attacker", "attacked", "damaged", "damage", "threat", "defeated", "entered", "revealed"];

/// What a name means.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
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
    /// The numbers that its card had when it left play.
    pub last_numbers: Vec<(Stat, u16)>,
    /// Decks that ran out while this discarded from them.
    pub spent: Vec<Place>,
    /// Decks that were searched as a whole and are to be shuffled afterwards (effects.search.shuffle).
    pub searched: Vec<Place>,
    /// Cards that somebody is looking at until this is done.
    pub looked_at: Vec<Thing>,
    /// It is asked what it could do for another player, of whose hidden cards nothing may be told.
    pub for_another: bool,
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
            last_numbers: Vec::new(),
            spent: Vec::new(),
            searched: Vec::new(),
            looked_at: Vec::new(),
            for_another: false,
        }
    }

    /// The same as another player would do it.
    fn done_by(&self, you: Seat) -> Frame {
        Frame { you, for_another: self.for_another || you != self.you, ..self.clone() }
    }

    /// Of something that was left for later (effects.delayed.not-new-ability).
    pub fn of_delayed(state: &State, effect: &Delayed) -> Frame {
        let ability = AbilityId { card: effect.card, face: 0, place: 0 };
        let origin = match effect.source {
            Some(id) => state.find(id).map_or(Origin::Gone(id), |card| Origin::InPlay(*card)),
            None => Origin::Out(Place::Resolving),
        };
        Frame { names: effect.names.clone(), ..Frame::new(ability, origin, effect.you) }
    }

    /// It answers something, whose roles are meant by their names then.
    fn answering(mut self, scene: Scene<Champions>, occasion: Occasion) -> Frame {
        self.occasion = Some(occasion);
        let names = std::mem::take(&mut self.names);
        self.names = names.into_iter().filter(|(name, _)| self.role(scene, *name).is_none()).collect();
        self
    }

    /// What its names mean, for what outlives it: those of the steps so far, and the roles of what it answers. Of a card that
    /// lies hidden nothing is kept, since nobody could tell it from its copies later on.
    pub(crate) fn kept_names(&self, scene: Scene<Champions>) -> Vec<(Binding, Bound)> {
        let roles = ROLES.into_iter().map(Binding::of);
        let roles = roles.filter_map(|role| Some((role, self.role(scene, role)?)));
        let mut kept: Vec<(Binding, Bound)> = self.names.iter().cloned().chain(roles).collect();
        for (_, bound) in &mut kept {
            bound.things.retain(|thing| !is_hidden(*thing));
        }
        kept
    }

    /// The player who is asked about it: the first player, if its own player is out of the game.
    pub fn asked(&self, state: &State) -> Seat {
        if state.is_out(self.you) { state.first_player } else { self.you }
    }

    /// In whose voice it speaks.
    pub fn voice(&self) -> Voice<'_> {
        Voice { source: self.source(), you: Some(self.you), names: &[], frame: Some(self) }
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

    /// Its card is about to leave play: it is looked at for the last time, with the numbers that it has by whatever leaves with it
    /// (initiating.source-leaves-play).
    pub(crate) fn look_a_last_time(&mut self, scene: Scene<Champions>) {
        let Some(card) = self.source().and_then(|id| scene.state.find(id)) else { return };
        let counted = [Stat::Atk, Stat::Thw, Stat::Def, Stat::Sch, Stat::Rec, Stat::HitPoints];
        let numbers = counted.into_iter().filter_map(|stat| Some((stat, value(scene, card, stat)?)));
        self.last_numbers = numbers.collect();
        self.origin = Origin::InPlay(*card);
    }

    /// A number that its card had when it was last in play.
    pub(crate) fn last_number(&self, scene: Scene<Champions>, stat: Stat) -> Option<u16> {
        let kept = self.last_numbers.iter().find(|(of, _)| *of == stat).map(|(_, number)| *number);
        kept.or_else(|| value(scene, &self.last_look()?, stat))
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

    /// The cards that a name or a role means. Whom this very attack has defeated is meant no more, though the next stage of the
    /// villain lies in its place (q.retaliate-next-stage).
    pub fn things(&self, scene: Scene<Champions>, name: Binding) -> Vec<Thing> {
        let deed = self.deed.and_then(|place| scene.state.deeds.get(usize::from(place)));
        let fallen =
            |thing: &Thing| thing.in_play().is_some_and(|id| deed.is_some_and(|deed| deed.has_defeated(id)));
        match self.bound(name) {
            Some(bound) => bound.things.iter().copied().filter(|thing| !fallen(thing)).collect(),
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
            ("attacked", Happening::Attack { deed: at }) => {
                cards(&mut deed(at).attacked.iter().copied().filter(|id| !deed(at).has_defeated(*id)))
            }
            ("damaged", Happening::Attack { deed: at }) => {
                let damaged = deed(at).damaged.iter().map(|card| card.id);
                cards(&mut damaged.filter(|id| !deed(at).has_defeated(*id)))
            }
            ("damaged", Happening::Damage { to, .. }) => one(to.id),
            ("damage", Happening::Damage { amount, .. }) | ("threat", Happening::Threat { amount, .. }) => {
                number(amount)
            }
            ("defeated", Happening::Defeat { what, .. }) => one(what.id),
            ("entered", Happening::EnterPlay { what }) => one(what.id),
            ("entered", Happening::Entering { what, from }) => {
                Some(Bound { things: vec![Thing::Out(from, what.card)], happened: true, ..Bound::default() })
            }
            ("revealed", Happening::Reveal { card, .. }) => Some(Bound {
                things: vec![Thing::Out(Place::Resolving, card)],
                happened: true,
                ..Bound::default()
            }),
            _ => None,
        }
    }
}

/// Something happens that was left for later, in answer to something or at the end of a while.
///
/// # Errors
/// A stop of the table.
pub(crate) fn perform_delayed(play: &mut Play, effect: &Delayed, occasion: Option<Occasion>) -> Flow<()> {
    let cards = play.content;
    let mut frame = Frame::of_delayed(&play.state, effect);
    if let Some(occasion) = occasion {
        frame = frame.answering(play.scene(), occasion);
    }
    perform(play, &mut frame, &cards.delayed[usize::from(effect.place)].steps)?;
    tidy(play, &frame);
    Ok(())
}

/// When an ability is done, nobody looks at cards for its sake any more, and a deck that it let somebody search as a whole is
/// shuffled (effects.search.shuffle). Cards that were turned up and that it did nothing with go back: a player's on top of the
/// deck, the scenario's to the discard pile.
pub(crate) fn tidy(play: &mut Play, frame: &Frame) {
    for &thing in &frame.looked_at {
        match thing {
            Thing::Out(Place::LookedAt(seat), card) => play.state.player_mut(seat).deck.look_away(seat, card),
            Thing::Out(Place::Peeked(seat), card) => play.state.encounter.deck.look_away(seat, card),
            _ => {}
        }
    }
    let things: Vec<Thing> = frame.names.iter().flat_map(|(_, bound)| &bound.things).copied().collect();
    for &thing in &things {
        if let Thing::Out(from @ Place::Resolving, card) = thing {
            zones::shift(play, from, card, Place::EncounterDiscard, rule!("zones.out-of-play"));
        }
    }
    // What was turned up first lay uppermost.
    for &thing in things.iter().rev() {
        if let Thing::Out(from @ Place::Turned(seat), card) = thing {
            let top = Place::DeckEnd(seat, End::Top);
            zones::shift(play, from, card, top, rule!("effects.search.not-left-zone"));
        }
    }
    for &deck in &frame.searched {
        zones::deck_of(&mut play.state, deck).shuffle();
    }
}
