//! What is asked, and every answer there is.

pub use table::May;

use serde::{Deserialize, Serialize};
use table::{Kind, Prompt, Right, Seat, fit};

use crate::card::ability::{Resource, Resources};
use crate::card::{AbilityId, CardId};
use crate::state::{InPlayId, Place, Thing};
use crate::timing::{Moment, Side};

/// A question, as clients and bots see it. Each names the player who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "`player` is who is asked, and the other fields are what it is about")]
pub enum Ask {
    /// Which cards go back, before the game begins? (setup.13-mulligan)
    Mulligan { player: Seat },
    /// What next, in your turn? (player-phase.turn.any-order)
    Turn { player: Seat },
    /// An action, as the active player asks for one? (player-phase.turn.request-action)
    Requested { player: Seat, by: Seat },
    /// Which of the actions of an event that is played? (player-phase.turn.action-event)
    Action { player: Seat, card: CardId },
    /// Which cards are discarded at the end of the player phase? (player-phase.end.discard-any)
    EndOfPhaseDiscard { player: Seat },
    /// An interrupt or a response, or none? (timing.interrupt.player-order-until-all-pass)
    Window { player: Seat, side: Side, moment: Moment },
    /// Which of several forced abilities is next? (timing.forced.first-player-orders)
    Forced { player: Seat, side: Side, moment: Moment },
    /// Who defends, if anybody? (enemy-attack.step2.declare-defender)
    Defend { player: Seat, attacker: InPlayId, target: Seat },
    /// With what is a cost paid? The card is what is paid for, if one is. (costs.generate-by-discard)
    Pay { player: Seat, card: Option<CardId>, cost: Resources, any: u8, generated: Resources },
    /// As what does a wild resource count? (costs.wild-must-specify)
    Declare { player: Seat },
    /// Which card, for an ability? Ended by `done` where several may be chosen.
    Choose { player: Seat, ability: AbilityId, right: Right, least: u8, most: u8 },
    /// Which of several cards is put on a deck next? The last one lies outermost.
    PutNext { player: Seat, ability: AbilityId },
    /// Which enemy is attacked, which scheme thwarted?
    Target { player: Seat, by: InPlayId },
    /// Which player, for an ability?
    ChoosePlayer { player: Seat, ability: AbilityId },
    /// Which of several options?
    ChooseOne { player: Seat, ability: AbilityId },
    /// Is what an ability allows to be done? (abilities.may)
    May { player: Seat, ability: AbilityId },
    /// Who gets the next point of damage? (damage.indirect.distribute)
    Divide { player: Seat, ability: AbilityId, left: u16 },
    /// What is next, of several?
    Order { player: Seat, right: Right },
    /// Which card beyond a limit is discarded? (q.ally-limit-exceeded, keywords.restricted.max-two)
    TooMany { player: Seat },
}

impl Ask {
    /// Who must answer, by what right, with what.
    pub fn prompt(&self) -> Prompt {
        let (player, kind, right) = match *self {
            Ask::Mulligan { player } | Ask::EndOfPhaseDiscard { player } => {
                (player, Kind::Some { least: 0, most: u8::MAX }, Right::Own)
            }
            Ask::Turn { player }
            | Ask::Requested { player, .. }
            | Ask::Action { player, .. }
            | Ask::Window { player, .. }
            | Ask::Defend { player, .. }
            | Ask::Declare { player }
            | Ask::Target { player, .. }
            | Ask::ChoosePlayer { player, .. }
            | Ask::ChooseOne { player, .. }
            | Ask::May { player, .. }
            | Ask::TooMany { player } => (player, Kind::One, Right::Own),
            Ask::Forced { player, .. } => (player, Kind::Order, Right::Order),
            Ask::Pay { player, .. } => (player, Kind::Payment, Right::Own),
            Ask::Choose { player, right, least, most, .. } => {
                let kind = if most == 1 { Kind::One } else { Kind::Some { least, most } };
                (player, kind, right)
            }
            Ask::PutNext { player, .. } => (player, Kind::Order, Right::Own),
            Ask::Divide { player, .. } => (player, Kind::One, Right::Own),
            Ask::Order { player, right } => (player, Kind::Order, right),
        };
        Prompt { seat: player, right, kind }
    }

    /// The ability that asks, if one does: what it says is why it is asked.
    pub fn ability(&self) -> Option<AbilityId> {
        match *self {
            Ask::Choose { ability, .. }
            | Ask::PutNext { ability, .. }
            | Ask::ChoosePlayer { ability, .. }
            | Ask::ChooseOne { ability, .. }
            | Ask::May { ability, .. }
            | Ask::Divide { ability, .. } => Some(ability),
            _ => None,
        }
    }
}

/// A card of your hand, or no more of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromHand {
    /// A copy of this card.
    Card(CardId),
    /// That was all.
    Done,
}

/// An option of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum TurnOption {
    /// player-phase.turn.change-form
    ChangeForm,
    /// player-phase.turn.play-permanents, player-phase.turn.action-event
    Play(CardId),
    /// A card says that it may be played from its player's discard pile (initiating.permission).
    PlayFromDiscard(CardId),
    /// player-phase.turn.hero-power-option, player-phase.turn.use-ally
    Attack(InPlayId),
    /// player-phase.turn.hero-power-option, player-phase.turn.use-ally
    Thwart(InPlayId),
    /// player-phase.turn.recover-option
    Recover,
    /// player-phase.turn.action-on-own-card, player-phase.turn.action-on-encounter-card
    Action {
        /// On which card in play.
        card: InPlayId,
        /// Which of its abilities.
        place: u8,
    },
    /// player-phase.turn.request-action
    Request(Seat),
    /// player-phase.turn.options-are-optional
    EndTurn,
}

/// An ability that is used, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Use {
    /// None.
    Pass,
    /// Of a card in play.
    Ability {
        /// Which card.
        card: InPlayId,
        /// Which of its abilities.
        place: u8,
    },
    /// Of an event in hand, by its place on the card.
    Event {
        /// Which card.
        card: CardId,
        /// Which of its abilities.
        place: u8,
    },
    /// keywords.retaliate
    Retaliate(InPlayId),
    /// What was left for later, by its place in the state (effects.delayed.automatic).
    Delayed(u8),
}

/// The defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defend {
    /// Nobody of this player's.
    No,
    /// This hero or ally.
    With(InPlayId),
}

/// One part of a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Pay {
    /// A card of the hand is discarded.
    Card(CardId),
    /// A resource ability.
    Ability {
        /// Of which card in play.
        card: InPlayId,
        /// Which of its abilities.
        place: u8,
    },
    /// It is paid.
    Done,
}

/// A card that is chosen, or no more of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chosen {
    /// This one.
    Card(Thing),
    /// That was all.
    Done,
}

/// One of several options, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Opted(pub u8);

/// Every answer of the game, named after what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// To [`Ask::Mulligan`] and [`Ask::EndOfPhaseDiscard`].
    FromHand(FromHand),
    /// To [`Ask::Turn`].
    Turn(TurnOption),
    /// To [`Ask::Window`], [`Ask::Forced`], [`Ask::Requested`] and [`Ask::Action`].
    Use(Use),
    /// To [`Ask::Defend`].
    Defend(Defend),
    /// To [`Ask::Pay`].
    Pay(Pay),
    /// To [`Ask::Declare`].
    Resource(Resource),
    /// To [`Ask::Choose`] and [`Ask::PutNext`].
    Chosen(Chosen),
    /// To [`Ask::Target`], [`Ask::Divide`], [`Ask::Order`] and [`Ask::TooMany`].
    InPlay(InPlayId),
    /// To [`Ask::ChoosePlayer`].
    Player(Seat),
    /// To [`Ask::ChooseOne`].
    Opted(Opted),
    /// To [`Ask::May`].
    May(May),
}

table::answers! {
    Answer:
    FromHand(FromHand),
    Turn(TurnOption),
    Use(Use),
    Defend(Defend),
    Pay(Pay),
    Resource(Resource),
    Chosen(Chosen),
    InPlay(InPlayId),
    Player(Seat),
    Opted(Opted),
    May(May),
}

/// Any answer at all, legal or not: what a stranger might send.
pub(crate) fn any_answer(cards: usize, next_id: u16, chance: &mut table::Fast) -> Answer {
    let card = CardId(fit(chance.below(fit::<u32>(cards) + 2)));
    let id = InPlayId(fit(chance.below(u32::from(next_id) + 2)));
    let seat = Seat(fit(chance.below(5)));
    let place = fit::<u8>(chance.below(4));
    match chance.below(29) {
        0 => FromHand::Card(card).into(),
        1 => FromHand::Done.into(),
        2 => TurnOption::ChangeForm.into(),
        3 => TurnOption::EndTurn.into(),
        4 | 5 => TurnOption::Play(card).into(),
        6 => TurnOption::Attack(id).into(),
        7 => TurnOption::Thwart(id).into(),
        8 => TurnOption::Recover.into(),
        9 => TurnOption::Action { card: id, place }.into(),
        10 => TurnOption::Request(seat).into(),
        11 => Use::Pass.into(),
        12 => Use::Ability { card: id, place }.into(),
        13 => Use::Event { card, place }.into(),
        14 => Use::Retaliate(id).into(),
        15 => Use::Delayed(place).into(),
        16 => Defend::No.into(),
        17 => Defend::With(id).into(),
        18 => Pay::Card(card).into(),
        19 => Pay::Ability { card: id, place }.into(),
        20 => Pay::Done.into(),
        21 => Resource::ALL[usize::from(place)].into(),
        22 => Chosen::Card(Thing::InPlay(id)).into(),
        23 => Chosen::Card(Thing::Out(Place::Discard(seat), card)).into(),
        24 => Chosen::Done.into(),
        25 => id.into(),
        26 => seat.into(),
        27 => TurnOption::PlayFromDiscard(card).into(),
        _ if place < 2 => Opted(place).into(),
        _ => May::Yes.into(),
    }
}
