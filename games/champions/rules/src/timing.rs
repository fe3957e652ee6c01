//! Timing windows (chapters "Timing windows and player order" and "Cancelling, then, replacement ..").
//!
//! Something is about to happen or has happened: the rules open a window for it, and whatever waits for it answers in
//! the book's order. Status cards come first, in the rules themselves; then what was left for later, forced abilities in
//! an order of the first player's, and optional ones round the table until all have passed in a row. One occurrence may
//! hold several [`Happening`]s: they share one window before and one after (timing.one-window-per-occurrence).

mod expire;
mod listen;
mod window;

pub use expire::{at_end_of, deed_over, expire};
pub(crate) use listen::{answers, resolver};
pub(crate) use window::locked;
pub use window::{about_to_happen, happened, occasion_of};

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::ability::{Cancel, Duration, Form, Part, Step, Zone, parts};
use crate::card::{AbilityId, CardId};
use crate::state::{InPlay, InPlayId, Place, State, Thing};
use crate::zones;

/// Before or after.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// It is about to happen: interrupts.
    Before,
    /// It has happened: responses.
    After,
}

/// Something that interrupts and responses may wait for (timing.trigger-condition). Cards that it is about are kept as
/// they were, since they may be gone by the time it is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields are the parts of what the variant is named after")]
pub enum Happening {
    /// An attack, by its place in [`State::deeds`].
    Attack { deed: u8 },
    /// An enemy schemes.
    Scheme { deed: u8 },
    /// Somebody thwarts.
    Thwart { deed: u8 },
    /// Somebody defends against an attack.
    Defence { deed: u8 },
    /// Damage, in an attack or activation if there is a deed.
    /// Direct damage goes to nobody else (allies.consequential.direct).
    Damage { to: InPlay, amount: u16, deed: Option<u8>, direct: bool },
    /// Threat is placed on a scheme, which is of this card then.
    Threat { at: InPlayId, card: CardId, amount: u16, step_one: bool },
    /// A character or scheme is defeated, by a player if one did it.
    Defeat { what: InPlay, by: Option<Seat> },
    /// A card is about to enter play from a place; it is shown as it will be, and has no number yet.
    Entering { what: InPlay, from: Place },
    /// A card has entered play.
    EnterPlay { what: InPlay },
    /// A card is played.
    Play { what: Option<InPlay>, card: CardId, player: Seat },
    /// An ability takes effect, its costs being paid; its card is in play or not.
    Initiate { ability: AbilityId, source: Option<InPlayId>, player: Seat },
    /// A player pays a cost.
    Payment { player: Seat },
    /// An encounter card is revealed.
    Reveal { card: CardId, from: Zone, player: Seat },
    /// A player changes form.
    FormChange { player: Seat, to: Form },
    /// The player phase, the villain phase or the round has ended.
    EndOf { of: Duration },
}

/// What a window is about, as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "as in `Happening`")]
pub enum Moment {
    Attack {
        by: InPlayId,
    },
    Scheme {
        by: InPlayId,
    },
    Thwart {
        by: InPlayId,
    },
    Defence {
        by: InPlayId,
    },
    Damage {
        to: InPlayId,
        amount: u16,
    },
    Threat {
        at: InPlayId,
        amount: u16,
    },
    Defeat {
        what: InPlayId,
    },
    /// Of a card that comes face down nobody is told what it is.
    Entering {
        card: Option<CardId>,
    },
    EnterPlay {
        what: InPlayId,
    },
    Play {
        card: CardId,
    },
    Initiate {
        ability: AbilityId,
    },
    Payment {
        player: Seat,
    },
    Reveal {
        card: CardId,
    },
    FormChange {
        player: Seat,
    },
    EndOf {
        of: Duration,
    },
}

impl Happening {
    /// The card that is hurt, defeated or entered: what tells apart things that happen at once. Where it lies now, if it
    /// has left play.
    pub fn about(&self, state: &State) -> Option<Thing> {
        let card = match *self {
            Happening::Damage { to: card, .. } | Happening::Defeat { what: card, .. } => card,
            Happening::EnterPlay { what } => return Some(Thing::InPlay(what.id)),
            Happening::Entering { what, from } => return Some(Thing::Out(from, what.card)),
            _ => return None,
        };
        let gone = || Thing::Out(zones::discard_pile(card.owner), card.card);
        Some(state.find(card.id).map_or_else(gone, |card| Thing::InPlay(card.id)))
    }

    /// How it is shown.
    pub fn moment(&self, state: &State) -> Moment {
        let by = |deed: u8| state.deeds[usize::from(deed)].by;
        match *self {
            Happening::Attack { deed } => Moment::Attack { by: by(deed) },
            Happening::Scheme { deed } => Moment::Scheme { by: by(deed) },
            Happening::Thwart { deed } => Moment::Thwart { by: by(deed) },
            Happening::Defence { deed } => {
                let defender = state.deeds[usize::from(deed)].defender;
                Moment::Defence { by: defender.unwrap_or(by(deed)) }
            }
            Happening::Damage { to, amount, .. } => Moment::Damage { to: to.id, amount },
            Happening::Threat { at, amount, .. } => Moment::Threat { at, amount },
            Happening::Defeat { what, .. } => Moment::Defeat { what: what.id },
            Happening::Entering { what, .. } => {
                Moment::Entering { card: Some(what.card).filter(|_| what.facedown.is_none()) }
            }
            Happening::EnterPlay { what } => Moment::EnterPlay { what: what.id },
            Happening::Play { card, .. } => Moment::Play { card },
            Happening::Initiate { ability, .. } => Moment::Initiate { ability },
            Happening::Payment { player } => Moment::Payment { player },
            Happening::Reveal { card, .. } => Moment::Reveal { card },
            Happening::FormChange { player, .. } => Moment::FormChange { player },
            Happening::EndOf { of } => Moment::EndOf { of },
        }
    }
}

/// Something that a window is about, and what has become of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pending {
    /// What.
    pub what: Happening,
    /// Something else happens instead (effects.replacement.definition).
    pub replaced: bool,
    /// It is cancelled, in part or as a whole (effects.cancel.definition).
    pub cancelled: Option<Cancel>,
}

impl Pending {
    /// Whether it can still be interrupted (timing.interrupt.changed-condition). Nothing waits for damage or threat of
    /// which nothing is left.
    pub fn open(&self) -> bool {
        let nothing =
            matches!(self.what, Happening::Damage { amount: 0, .. } | Happening::Threat { amount: 0, .. });
        !self.replaced && self.cancelled.is_none() && !nothing
    }

    /// Whether these steps can happen in its place: in that of direct damage, which nobody else takes, only such as give no
    /// damage to anybody (allies.consequential.direct).
    pub fn replaceable(&self, by: &[Step]) -> bool {
        let direct = matches!(self.what, Happening::Damage { direct: true, .. });
        self.open() && !(direct && gives_damage(by))
    }

    /// How much damage or threat is left.
    pub fn amount(&self) -> u16 {
        match self.what {
            _ if self.replaced || self.cancelled.is_some() => 0,
            Happening::Damage { amount, .. } | Happening::Threat { amount, .. } => amount,
            _ => 0,
        }
    }
}

/// Whether some of these steps give damage to something.
fn gives_damage(steps: &[Step]) -> bool {
    let mut gives = false;
    parts(steps, &mut |part| {
        gives |= matches!(
            part,
            Part::Step(
                Step::DealDamage { .. }
                    | Step::AssignDamage { .. }
                    | Step::MoveDamage { .. }
                    | Step::PlaceDamage { .. }
            )
        );
    });
    gives
}

/// An open window.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// Before or after.
    pub side: Side,
    /// What it is about.
    pub pending: Vec<Pending>,
}

/// What an ability answers: a place in a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Occasion {
    /// Which window, as a place in [`State::windows`].
    pub window: u8,
    /// Which of the things it is about.
    pub at: u8,
}

impl State {
    /// What an occasion is about.
    pub fn pending(&self, occasion: Occasion) -> Option<&Pending> {
        self.windows.get(usize::from(occasion.window))?.pending.get(usize::from(occasion.at))
    }

    /// What an occasion is about, to be changed.
    pub fn pending_mut(&mut self, occasion: Occasion) -> Option<&mut Pending> {
        self.windows.get_mut(usize::from(occasion.window))?.pending.get_mut(usize::from(occasion.at))
    }
}
