//! What filters, amounts and claims mean: in the voice of a card, at this moment.
//!
//! One meaning serves modifiers and steps. A step's [`Frame`] knows names that were bound, zones and payments besides; in a
//! modifier there are none of these, the check sees to that, and they mean nothing.

use table::{Scene, Seat, fit};

use super::{has_keyword, has_trait, prints_keyword, value};
use crate::card::ability::{
    Amount, Binding, Cards, Claim, Counted, Filter, KeywordKind, Noun, Pick, Readiness, Ref, Resource, Who,
    Zone,
};
use crate::card::{CardId, CardType, Class, CounterId};
use crate::effect::{Bound, Frame};
use crate::players::{is_out, lies_before};
use crate::state::{Delayed, InPlay, InPlayId, Lasting, Place, Reading, Thing};
use crate::{Champions, zones};

/// In whose voice something is said.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// `self`: the card, in play or gone by now.
    pub source: Option<InPlayId>,
    /// `you` (abilities.you); nobody for a card of the scenario that lies before no player.
    pub you: Option<Seat>,
    /// The names that something remembers which outlives its ability.
    pub names: &'a [(Binding, Bound)],
    /// What a step knows besides.
    pub frame: Option<&'a Frame>,
}

impl Voice<'_> {
    /// Of a card in play: the player before whom it lies speaks (abilities.you).
    pub fn of(scene: Scene<Champions>, card: &InPlay) -> Voice<'static> {
        Voice { source: Some(card.id), you: lies_before(scene, card), names: &[], frame: None }
    }

    /// Of a player, about a card that is not in play.
    pub fn of_player(player: Seat) -> Voice<'static> {
        Voice { source: None, you: Some(player), names: &[], frame: None }
    }

    /// Of a lasting effect.
    pub fn of_lasting(lasting: &Lasting) -> Voice<'_> {
        Voice { source: lasting.source, you: Some(lasting.you), names: &lasting.names, frame: None }
    }

    /// Of something that was left for later.
    pub fn of_delayed(delayed: &Delayed) -> Voice<'_> {
        Voice { source: delayed.source, you: Some(delayed.you), names: &delayed.names, frame: None }
    }

    /// What a name means that was remembered.
    fn remembered(&self, name: Binding) -> Option<&Bound> {
        self.names.iter().find(|(other, _)| *other == name).map(|(_, bound)| bound)
    }

    /// Whether the card that speaks was in play and is no more.
    fn is_gone(self, scene: Scene<Champions>) -> bool {
        self.source.is_some_and(|source| scene.state.find(source).is_none())
    }

    /// The card that speaks, as it is, or as it last was (abilities.md, traps in the data).
    fn card(self, scene: Scene<Champions>) -> Option<InPlay> {
        let there = self.source.and_then(|source| scene.state.find(source)).copied();
        there.or_else(|| self.frame.and_then(Frame::last_look))
    }
}

/// Whether a card in play is one of these. The identity of a player who is out of the game is none.
pub fn fits(scene: Scene<Champions>, voice: Voice, cards: &Cards, card: &InPlay) -> bool {
    let filter = &*cards.0;
    let kind_fits = filter.kind.is_none_or(|noun| is_a(scene, voice, noun, card));
    let any_fits = filter.any.is_empty() || filter.any.iter().any(|&noun| is_a(scene, voice, noun, card));
    if !kind_fits || !any_fits || is_out(scene, card) {
        return false;
    }
    let printed = Some(scene.printed(card.card)).filter(|_| card.facedown.is_none());
    let prints = |resource: Resource| printed.is_some_and(|printed| printed.resources.of(resource) > 0);
    let attached =
        |title: u16| scene.state.attached(card.id).any(|other| scene.printed(other.card).title == title);
    let among = |things: &[Thing]| things.contains(&Thing::InPlay(card.id));
    let up = |named: &Ref, face: usize| printed.is_some() && is_up(scene, named.place, face, card);
    filter.named.as_ref().is_none_or(|named| up(named, 0))
        && filter.alter_ego.as_ref().is_none_or(|named| up(named, 1))
        && filter.control.as_ref().is_none_or(|who| is_player(scene, voice, who, card.controller))
        && filter.engaged.as_ref().is_none_or(|who| is_player(scene, voice, who, card.engaged))
        && filter.face.is_none_or(|_| card.facedown.is_some())
        && filter.is.is_none_or(|is| card.exhausted == (is == Readiness::Exhausted))
        && filter.r#in.is_none()
        && filter.printed.is_none_or(prints)
        && filter.without_attached.as_ref().is_none_or(|title| !attached(titled(scene, title.place)))
        && filter.among.as_ref().is_none_or(|name| among(&named(scene, voice, name.value)))
        && filter.other_than.as_ref().is_none_or(|other| !refers(scene, voice, other, Thing::InPlay(card.id)))
        && filter.printed_keyword.is_none_or(|of| prints_keyword(scene, card, of))
        // Last, since traits and keywords may be gained.
        && filter.r#trait.as_ref().is_none_or(|of| has_trait(scene, card, of.place))
        && filter.without_trait.as_ref().is_none_or(|of| !has_trait(scene, card, of.place))
        && filter.keyword.is_none_or(|of| has_keyword(scene, card, of))
}

/// Whether the face of a card in play that counts has the title that a face of some card has: that of a hero is not the
/// alter-ego's (identity.title-reference).
fn is_up(scene: Scene<Champions>, place: u16, face: usize, card: &InPlay) -> bool {
    let titled = scene.content.cards[usize::from(place)].faces.get(face);
    titled.is_some_and(|titled| titled.name.en == scene.face(card).name.en)
}

fn titled(scene: Scene<Champions>, place: u16) -> u16 {
    scene.content.cards[usize::from(place)].title
}

/// Whether a card that is not in play is one of these, going by what it prints. The zone has been looked at already.
pub fn fits_printed(
    scene: Scene<Champions>,
    voice: Voice,
    cards: &Cards,
    place: Place,
    card: CardId,
) -> bool {
    let other_than = cards.0.other_than.as_ref();
    prints(scene, voice, cards, place, card)
        && other_than.is_none_or(|other| !refers(scene, voice, other, Thing::Out(place, card)))
}

/// The same of a card that a player is playing, who controls it (ownership.control-out-of-play).
pub fn fits_played(scene: Scene<Champions>, voice: Voice, cards: &Cards, player: Seat, card: CardId) -> bool {
    fits_printed(scene, voice, cards, Place::Playing(player), card)
}

/// The same without what is excepted.
fn prints(scene: Scene<Champions>, voice: Voice, cards: &Cards, place: Place, card: CardId) -> bool {
    let filter: &Filter = &cards.0;
    let printed = scene.printed(card);
    let front = printed.front();
    let thing = Thing::Out(place, card);
    let is = |noun: Noun| match noun {
        Noun::Card => true,
        Noun::Treachery => front.kind == CardType::Treachery,
        Noun::This => voice.frame.is_some_and(|frame| frame.this() == thing),
        Noun::Enemy => front.kind.is_enemy(),
        Noun::Character => front.kind.is_character(),
        Noun::Minion => front.kind == CardType::Minion,
        Noun::Ally => front.kind == CardType::Ally,
        Noun::Scheme => front.kind.is_scheme(),
        Noun::SideScheme => front.kind == CardType::SideScheme,
        Noun::Upgrade => front.kind == CardType::Upgrade,
        Noun::Support => front.kind == CardType::Support,
        Noun::Attachment => front.kind == CardType::Attachment,
        Noun::Environment => front.kind == CardType::Environment,
        Noun::Obligation => front.kind == CardType::Obligation,
        Noun::Event => front.kind == CardType::Event,
        Noun::Resource => front.kind == CardType::Resource,
        Noun::EnemyCard => printed.class == Class::Scenario,
        // A player controls the cards in their zones (ownership.control-out-of-play).
        Noun::FriendlyCard => printed.class != Class::Scenario,
        Noun::Friendly => front.kind.is_character() && printed.class != Class::Scenario,
        Noun::Villain
        | Noun::Hero
        | Noun::AlterEgo
        | Noun::MainScheme
        | Noun::Host
        | Noun::You
        | Noun::YourHero
        | Noun::YourAlterEgo
        | Noun::Attack => false,
    };
    // Out of play a card has what it prints, and nothing that cards in play would let it gain.
    let prints = |of: KeywordKind| front.text.keywords.iter().any(|keyword| keyword.kind() == of);
    filter.kind.is_none_or(is)
        && (filter.any.is_empty() || filter.any.iter().any(|&noun| is(noun)))
        && filter.r#trait.as_ref().is_none_or(|of| front.traits.has(of.place))
        && filter.without_trait.as_ref().is_none_or(|of| !front.traits.has(of.place))
        && filter.keyword.is_none_or(prints)
        && filter.printed_keyword.is_none_or(prints)
        && filter.named.as_ref().is_none_or(|named| printed.title == titled(scene, named.place))
        && filter.printed.is_none_or(|resource| printed.resources.of(resource) > 0)
        && filter.among.as_ref().is_none_or(|name| named(scene, voice, name.value).contains(&thing))
        && filter.alter_ego.is_none()
        && filter.control.as_ref().is_none_or(|who| {
            // A player controls the cards in their zones out of play (ownership.control-out-of-play).
            let holder = zones::owner(scene.state, place, card);
            is_player(scene, voice, who, holder)
        })
        && filter.engaged.is_none()
        && filter.face.is_none()
        && filter.is.is_none()
}

/// The things that a name means.
fn named(scene: Scene<Champions>, voice: Voice, name: Binding) -> Vec<Thing> {
    match voice.frame {
        Some(frame) => frame.things(scene, name),
        None => voice.remembered(name).map_or_else(Vec::new, |bound| bound.things.clone()),
    }
}

/// The number that a name means.
fn amount_of(scene: Scene<Champions>, voice: Voice, name: Binding) -> i32 {
    match voice.frame {
        Some(frame) => frame.amount(scene, name),
        None => voice.remembered(name).map_or(0, |bound| bound.amount),
    }
}

/// Every card that fits, copies included: in play unless the filter names a zone or an earlier step.
pub fn all(scene: Scene<Champions>, voice: Voice, cards: &Cards) -> Vec<Thing> {
    let filter = &*cards.0;
    // Copies out of play are alike, so as many are left out as are excepted, and not all of them.
    let mut excepted = match filter.other_than.as_deref() {
        Some(Pick::The(name)) => named(scene, voice, name.value),
        _ => Vec::new(),
    };
    let mut fits_out = |place: Place, card: CardId| {
        let at = excepted.iter().position(|other| *other == Thing::Out(place, card));
        at.map(|at| excepted.swap_remove(at)).is_none() && prints(scene, voice, cards, place, card)
    };
    if let Some(zone) = filter.r#in {
        let places = places(scene, voice, zone, filter.of.as_ref());
        let out = places
            .into_iter()
            .flat_map(|place| scene.state.cards_in(place).into_iter().map(move |card| (place, card)));
        return out
            .filter(|&(place, card)| fits_out(place, card))
            .map(|(place, card)| Thing::Out(place, card))
            .collect();
    }
    if let Some(name) = &filter.among {
        let fits = |thing: &Thing| match *thing {
            Thing::InPlay(id) => scene.state.find(id).is_some_and(|card| fits(scene, voice, cards, card)),
            Thing::Out(place, card) => fits_out(place, card),
        };
        return named(scene, voice, name.value).into_iter().filter(fits).collect();
    }
    let in_play = scene.state.in_play.iter().filter(|card| fits(scene, voice, cards, card));
    in_play.map(|card| Thing::InPlay(card.id)).collect()
}

/// The places that a zone is, for the players who are meant.
pub fn places(scene: Scene<Champions>, voice: Voice, zone: Zone, of: Option<&Who>) -> Vec<Place> {
    let players = || -> Vec<Seat> {
        let seats = (0..scene.state.started()).map(Seat);
        match of {
            None => voice.you.into_iter().collect(),
            Some(who) => seats.filter(|&seat| is_player(scene, voice, who, Some(seat))).collect(),
        }
    };
    let each = |place: fn(Seat) -> Place| players().into_iter().map(place).collect();
    match zone {
        Zone::Hand => each(Place::Hand),
        Zone::Deck => each(Place::Deck),
        Zone::Discard => each(Place::Discard),
        Zone::NemesisSet => each(Place::Nemesis),
        Zone::EncounterDeck => vec![Place::EncounterDeck],
        Zone::EncounterDiscard => vec![Place::EncounterDiscard],
        Zone::SetAside => vec![Place::SetAside],
        Zone::Here | Zone::FacedownHere => voice.source.map(Place::Under).into_iter().collect(),
        Zone::OutOfGame => vec![Place::Removed],
    }
}

/// Whether a card in play is of a kind, or is the one that is meant.
fn is_a(scene: Scene<Champions>, voice: Voice, noun: Noun, card: &InPlay) -> bool {
    let kind = scene.kind(card);
    let yours = || voice.you.is_some_and(|seat| scene.state.player(seat).identity == card.id);
    match noun {
        Noun::Card => true,
        Noun::Character => kind.is_character(),
        Noun::Enemy => kind.is_enemy(),
        Noun::Villain => kind == CardType::Villain,
        Noun::Minion => kind == CardType::Minion,
        Noun::Friendly => kind.is_character() && card.controller.is_some(),
        Noun::Hero => kind == CardType::Hero,
        Noun::AlterEgo => kind == CardType::AlterEgo,
        Noun::Ally => kind == CardType::Ally,
        Noun::Scheme => kind.is_scheme(),
        Noun::MainScheme => kind == CardType::MainScheme,
        Noun::SideScheme => kind == CardType::SideScheme,
        Noun::Upgrade => kind == CardType::Upgrade,
        Noun::Support => kind == CardType::Support,
        Noun::Attachment => kind == CardType::Attachment,
        Noun::Environment => kind == CardType::Environment,
        Noun::Obligation => kind == CardType::Obligation,
        // A card that no player controls is the scenario's, a facedown minion too.
        Noun::EnemyCard => card.controller.is_none(),
        Noun::FriendlyCard => card.controller.is_some(),
        // A treachery never enters play (treachery.definition), nor does an event or a resource, and an attack is no card.
        Noun::Treachery | Noun::Event | Noun::Resource | Noun::Attack => false,
        Noun::This if voice.frame.is_some_and(|frame| frame.is_replaced(scene.state)) => false,
        Noun::This => voice.source == Some(card.id),
        Noun::Host => voice.card(scene).is_some_and(|source| source.host == Some(card.id)),
        Noun::You => yours(),
        Noun::YourHero => kind == CardType::Hero && yours(),
        Noun::YourAlterEgo => kind == CardType::AlterEgo && yours(),
    }
}

/// Whether a reference means this card. Picks that are made, not meant, stand in no filter.
fn refers(scene: Scene<Champions>, voice: Voice, pick: &Pick, thing: Thing) -> bool {
    if let Pick::The(name) = pick {
        return named(scene, voice, name.value).contains(&thing);
    }
    let Some(card) = thing.in_play().and_then(|id| scene.state.find(id)) else { return false };
    match pick {
        Pick::This => is_a(scene, voice, Noun::This, card),
        Pick::Host => is_a(scene, voice, Noun::Host, card),
        Pick::You => is_a(scene, voice, Noun::You, card),
        Pick::YourHero => is_a(scene, voice, Noun::YourHero, card),
        Pick::YourAlterEgo => is_a(scene, voice, Noun::YourAlterEgo, card),
        Pick::Villain => is_a(scene, voice, Noun::Villain, card),
        Pick::MainScheme => is_a(scene, voice, Noun::MainScheme, card),
        _ => false,
    }
}

/// Whether a player is meant.
pub fn is_player(scene: Scene<Champions>, voice: Voice, who: &Who, player: Option<Seat>) -> bool {
    let Some(player) = player else { return false };
    match who {
        Who::You => voice.you == Some(player),
        Who::Any | Who::Choose(_) => !scene.state.is_out(player),
        Who::FirstPlayer => scene.state.first_player == player,
        Who::EngagedPlayer => voice.card(scene).and_then(|card| card.engaged) == Some(player),
        Who::The(name) => {
            let by_name = match voice.frame {
                Some(frame) => frame.player(name.value),
                None => voice.remembered(name.value).and_then(|bound| bound.player),
            };
            by_name == Some(player)
        }
    }
}

/// How many, how much. `All` is more than there ever is.
pub fn counted(scene: Scene<Champions>, voice: Voice, amount: &Amount) -> i32 {
    let node = match amount {
        Amount::Number(number) => return i32::from(*number),
        Amount::Counted(node) => &**node,
    };
    let each = |amounts: &'_ [Amount]| {
        amounts.iter().map(|amount| counted(scene, voice, amount)).collect::<Vec<_>>()
    };
    let card_of = |thing: Thing| match thing {
        Thing::InPlay(id) => {
            scene.state.find(id).filter(|card| card.facedown.is_none()).map(|card| card.card)
        }
        Thing::Out(_, card) => Some(card),
    };
    let printed_on = |things: Vec<Thing>| {
        let cards = things.into_iter().filter_map(card_of);
        cards.map(|card| scene.printed(card)).collect::<Vec<_>>()
    };
    match node {
        Counted::PerPlayer(number) => i32::from(*number) * i32::from(scene.state.started()),
        Counted::Count(cards) => fit::<i32>(all(scene, voice, cards).len()),
        // A card that has left play counts as it last was (initiating.source-leaves-play).
        Counted::Stat { of, is } if of.0.kind == Some(Noun::This) && voice.is_gone(scene) => {
            voice.frame.and_then(|frame| frame.last_number(scene, *is)).map_or(0, i32::from)
        }
        Counted::Stat { of, is } => {
            let such = all(scene, voice, of).into_iter().filter_map(Thing::in_play);
            let cards = such.filter_map(|id| scene.state.find(id));
            cards.filter_map(|card| value(scene, card, *is)).map(i32::from).sum()
        }
        Counted::Counters(counter) => {
            let counter = CounterId(counter.place);
            voice.card(scene).map_or(0, |card| i32::from(card.counters.of(counter)))
        }
        Counted::Times(amounts) => each(amounts).iter().product(),
        Counted::Sum(amounts) => each(amounts).iter().sum(),
        Counted::AtMost(amounts) => each(amounts).into_iter().min().unwrap_or(0),
        Counted::Varies(varies) => {
            let of = if holds(scene, voice, &varies.provided) { &varies.but } else { &varies.usually };
            counted(scene, voice, of)
        }
        Counted::The(name) => amount_of(scene, voice, name.value),
        Counted::Ask(name) => amount_of(scene, voice, *name),
        Counted::Icons(cards) => {
            let resource = cards.0.printed;
            let icons = |card: &&crate::card::Card| match resource {
                Some(resource) => i32::from(card.resources.of(resource)),
                None => i32::from(card.resources.total()),
            };
            printed_on(all(scene, voice, cards)).iter().map(icons).sum()
        }
        Counted::ResourceTypes(name) => {
            let cards = printed_on(named(scene, voice, name.value));
            let printed = |resource: &Resource| cards.iter().any(|card| card.resources.of(*resource) > 0);
            fit::<i32>(Resource::ALL.iter().filter(|resource| printed(resource)).count())
        }
        Counted::BoostIcons(name) => {
            printed_on(named(scene, voice, name.value)).iter().map(|card| i32::from(card.boost)).sum()
        }
        Counted::All => i32::from(i16::MAX),
    }
}

/// Whether something is so.
pub fn holds(scene: Scene<Champions>, voice: Voice, claim: &Claim) -> bool {
    match claim {
        Claim::Not(claim) => !holds(scene, voice, claim),
        Claim::Trait(of) => voice.you.is_some_and(|you| has_trait(scene, scene.identity(you), of.place)),
        Claim::Form(form) => voice.you.is_some_and(|you| scene.form(you) == *form),
        Claim::InPlay(cards) => scene.state.in_play.iter().any(|card| fits(scene, voice, cards, card)),
        Claim::AtLeast(amount, least) => counted(scene, voice, amount) >= counted(scene, voice, least),
        Claim::PaidWith(resource) => voice.frame.is_some_and(|frame| frame.paid.of(resource.value) > 0),
        Claim::Happened(name) => voice.frame.is_some_and(|frame| frame.happened(name.value)),
        Claim::Printed { what, any } => {
            let things = named(scene, voice, what.value);
            let prints = |thing: &Thing| {
                let card = match *thing {
                    Thing::InPlay(id) => scene.state.find(id).map(|card| card.card),
                    Thing::Out(_, card) => Some(card),
                };
                card.is_some_and(|card| {
                    any.iter().any(|resource| scene.printed(card).resources.of(*resource) > 0)
                })
            };
            things.iter().any(prints)
        }
        Claim::FinalStep => voice.frame.is_some_and(|frame| frame.final_step),
        Claim::Undefended => scene
            .state
            .deeds
            .iter()
            .rev()
            .find(|deed| deed.kind.is_activation())
            .is_some_and(|deed| deed.kind.is_attack() && deed.defender.is_none()),
    }
}
