//! What filters, amounts and claims mean where they stand in modifiers: in the voice of a card, at this moment.
//!
//! What only a step can speak of (names it has bound, zones, choices) is in no modifier: the check sees to that.

use table::{Scene, Seat};

use super::{has_trait, value};
use crate::Champions;
use crate::card::CardType;
use crate::card::ability::{Amount, Cards, Claim, Counted, Noun, Pick, Resource, Who};
use crate::state::{InPlay, InPlayId, Reading};

/// In whose voice a modifier speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice {
    /// `self`: the card, in play or gone by now.
    pub source: Option<InPlayId>,
    /// `you` (abilities.you); nobody for a card of the scenario that lies before no player.
    pub you: Option<Seat>,
    /// The player whom a lasting effect was bound to.
    pub bound: Option<Seat>,
}

impl Voice {
    /// Of a card in play: its controller speaks, or the player with whom a minion is engaged.
    pub fn of(card: &InPlay) -> Voice {
        Voice { source: Some(card.id), you: card.controller.or(card.engaged), bound: None }
    }
}

/// Whether a card in play is one of these.
pub fn fits(scene: Scene<Champions>, voice: Voice, cards: &Cards, card: &InPlay) -> bool {
    let filter = &*cards.0;
    let kind_fits = filter.kind.is_none_or(|noun| is_a(scene, voice, noun, card));
    let any_fits = filter.any.is_empty() || filter.any.iter().any(|&noun| is_a(scene, voice, noun, card));
    let printed = Some(scene.printed(card.card)).filter(|_| card.facedown.is_none());
    let titled = |place: u16| scene.content.cards[usize::from(place)].title;
    let prints = |resource: Resource| printed.is_some_and(|printed| printed.resources.of(resource) > 0);
    let attached = |title: u16| {
        let mut attachments = scene.state.in_play.iter().filter(|other| other.host == Some(card.id));
        attachments.any(|other| scene.printed(other.card).title == title)
    };
    kind_fits
        && any_fits
        && filter.named.as_ref().is_none_or(|named| printed.is_some_and(|card| card.title == titled(named.place)))
        && filter.control.as_ref().is_none_or(|who| is_player(scene, voice, who, card.controller))
        && filter.engaged.as_ref().is_none_or(|who| is_player(scene, voice, who, card.engaged))
        && filter.face.is_none_or(|_| card.facedown.is_some())
        && filter.printed.is_none_or(prints)
        && filter.without_attached.as_ref().is_none_or(|title| !attached(titled(title.place)))
        && filter.other_than.as_ref().is_none_or(|other| !refers(scene, voice, other, card))
        // Last, since a trait may be gained.
        && filter.r#trait.as_ref().is_none_or(|of| has_trait(scene, card, of.place))
}

/// Whether a card in play is of a kind, or is the one that is meant.
fn is_a(scene: Scene<Champions>, voice: Voice, noun: Noun, card: &InPlay) -> bool {
    let kind = scene.kind(card);
    let yours = || voice.you.is_some_and(|seat| scene.state.player(seat).identity == card.id);
    let source = || voice.source.and_then(|source| scene.state.find(source));
    match noun {
        Noun::Card => true,
        Noun::Character => kind.is_character(),
        Noun::Enemy => kind.is_enemy(),
        Noun::Villain => kind == CardType::Villain,
        Noun::Minion => kind == CardType::Minion,
        Noun::Friendly => kind.is_character() && card.controller.is_some(),
        Noun::Hero => kind == CardType::Hero,
        Noun::Ally => kind == CardType::Ally,
        Noun::Scheme => kind.is_scheme(),
        Noun::MainScheme => kind == CardType::MainScheme,
        Noun::SideScheme => kind == CardType::SideScheme,
        Noun::Upgrade => kind == CardType::Upgrade,
        Noun::Support => kind == CardType::Support,
        // A treachery never enters play (treachery.definition), and an attack is no card.
        Noun::Treachery | Noun::Attack => false,
        Noun::This => voice.source == Some(card.id),
        Noun::Host => source().is_some_and(|source| source.host == Some(card.id)),
        Noun::You => yours(),
        Noun::YourHero => kind == CardType::Hero && yours(),
        Noun::YourAlterEgo => kind == CardType::AlterEgo && yours(),
    }
}

/// Whether a reference means this card. Picks that are made, not meant, are in no modifier.
fn refers(scene: Scene<Champions>, voice: Voice, pick: &Pick, card: &InPlay) -> bool {
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

fn is_player(scene: Scene<Champions>, voice: Voice, who: &Who, player: Option<Seat>) -> bool {
    let Some(player) = player else { return false };
    let engaged = || voice.source.and_then(|source| scene.state.find(source)).and_then(|card| card.engaged);
    match who {
        Who::You => voice.you == Some(player),
        Who::Any => true,
        Who::FirstPlayer => scene.state.first_player == player,
        Who::EngagedPlayer => engaged() == Some(player),
        Who::The(_) => voice.bound == Some(player),
        Who::Choose(_) => false,
    }
}

/// How many, how much.
pub fn counted(scene: Scene<Champions>, voice: Voice, amount: &Amount) -> i32 {
    let counted_node = match amount {
        Amount::Number(number) => return i32::from(*number),
        Amount::Counted(node) => &**node,
    };
    let all = |amounts: &'_ [Amount]| {
        amounts.iter().map(|amount| counted(scene, voice, amount)).collect::<Vec<_>>()
    };
    let in_play = || scene.state.in_play.iter();
    match counted_node {
        Counted::PerPlayer(number) => i32::from(*number) * i32::from(scene.state.started()),
        Counted::Count(cards) => in_play().filter(|card| fits(scene, voice, cards, card)).count() as i32,
        Counted::Stat { of, is } => {
            let such = in_play().filter(|card| fits(scene, voice, of, card));
            such.filter_map(|card| value(scene, card, *is)).map(i32::from).sum()
        }
        Counted::Counters(_) => {
            let source = voice.source.and_then(|source| scene.state.find(source));
            source.map_or(0, |card| i32::from(card.counters))
        }
        Counted::Times(amounts) => all(amounts).iter().product(),
        Counted::Sum(amounts) => all(amounts).iter().sum(),
        Counted::AtMost(amounts) => all(amounts).into_iter().min().unwrap_or(0),
        Counted::Varies(varies) => {
            let of = if holds(scene, voice, &varies.provided) { &varies.but } else { &varies.usually };
            counted(scene, voice, of)
        }
        Counted::All
        | Counted::The(_)
        | Counted::Ask(_)
        | Counted::Icons(_)
        | Counted::ResourceTypes(_)
        | Counted::BoostIcons(_) => 0,
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
        Claim::PaidWith(_)
        | Claim::Happened(_)
        | Claim::Printed { .. }
        | Claim::FinalStep
        | Claim::Undefended => false,
    }
}
