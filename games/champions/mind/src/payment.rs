//! Paying: with what is missed least, and never more than is asked for.

use champions::Champions;
use champions::ask::{Answer, Pay};
use champions::card::ability::{Cost, Resource, Resources};
use champions::card::{AbilityId, CardId};
use champions::payment::offers;
use champions::state::InPlayId;
use table::{Scene, Seat};

use super::habit::Habit;
use super::hand::Hand;
use minds::choose::{best, find};

/// What is due, and what has been generated for it so far.
#[derive(Clone, Copy)]
pub(super) struct Due {
    pub card: Option<CardId>,
    pub cost: Resources,
    pub any: u8,
    pub generated: Resources,
}

impl Due {
    /// How many resources are missing when these have been generated.
    fn missing(&self, generated: Resources) -> u8 {
        let lacking = |of: Resource| self.cost.of(of).saturating_sub(generated.of(of));
        let types = [Resource::Energy, Resource::Mental, Resource::Physical];
        let typed: u8 = types.iter().map(|&of| lacking(of)).sum::<u8>() + self.cost.wild;
        let wild = generated.wild.min(typed);
        let used: u8 = types.iter().map(|&of| self.cost.of(of).min(generated.of(of))).sum::<u8>() + wild;
        let rest = generated.total() - used;
        typed - wild + self.any.saturating_sub(rest)
    }

    /// How many of some more resources would still be put to use.
    fn useful(&self, more: Resources) -> u8 {
        self.missing(self.generated).saturating_sub(self.missing(self.generated.plus(more)))
    }
}

/// The next part of a payment: what is missed least for each resource that is put to use.
pub(super) fn next(
    habit: &Habit,
    scene: Scene<Champions>,
    player: Seat,
    due: Due,
    options: &[Answer],
) -> usize {
    if options.contains(&Answer::Pay(Pay::Done)) {
        return find(options, Answer::Pay(Pay::Done));
    }
    let offers = offers(scene, player, due.card);
    let hand = Hand::of(habit, scene, player);
    let wanted = hand.wanted(due.missing(due.generated));
    best(options, |option| {
        let Answer::Pay(part) = option else { return f32::NEG_INFINITY };
        let Some((_, gives)) = offers.iter().find(|(offer, _)| *offer == part) else {
            return f32::NEG_INFINITY;
        };
        let missed = match part {
            Pay::Card(card) if wanted.contains(&card) => WANTED + hand.worth(card),
            Pay::Card(card) => 1.0 + habit.thumb.later * hand.worth(card),
            Pay::Ability { card, place } => missed(scene, card, place),
            Pay::Done => 0.0,
        };
        let useful = due.useful(*gives);
        if useful == 0 {
            // Nothing is gained by it, but something must be answered.
            return -100.0 - missed;
        }
        let lost = f32::from(gives.total().saturating_sub(useful));
        -(missed + LOST * lost) / f32::from(useful)
    })
}

/// A card that is to be played itself is the last to pay.
const WANTED: f32 = 4.0;

/// A resource that is lost, because it was more than was due.
const LOST: f32 = 0.6;

/// How much a Resource ability is missed: one that exhausts is back next round.
fn missed(scene: Scene<Champions>, id: InPlayId, place: u8) -> f32 {
    let Some(card) = scene.state.find(id) else { return 0.0 };
    let ability = scene.content.ability(AbilityId { card: card.card, face: card.face, place });
    let costs = ability.map_or(&[][..], |ability| &ability.cost);
    costs.iter().map(|cost| if matches!(cost, Cost::Exhaust(_)) { 0.3 } else { 0.8 }).sum()
}
