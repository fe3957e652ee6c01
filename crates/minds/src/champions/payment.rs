//! Paying: with what is missed least, and never more than is asked for.

use ::champions::Champions;
use ::champions::ask::{Answer, Pay};
use ::champions::card::AbilityId;
use ::champions::card::ability::{Cost, Generate, Resource, Resources, Step};
use ::champions::state::{InPlayId, Reading};
use table::{Scene, Seat};

use super::hand;
use crate::choose::{best, find};

/// What is due, and what has been generated for it so far.
#[derive(Clone, Copy)]
pub(super) struct Due {
    pub cost: Resources,
    pub any: u8,
    pub generated: Resources,
}

impl Due {
    /// How many of some more resources would still be put to use.
    fn useful(&self, more: Resources) -> u8 {
        let lacking = |of: Resource, generated: Resources| self.cost.of(of).saturating_sub(generated.of(of));
        let types = [Resource::Energy, Resource::Mental, Resource::Physical];
        let missing = |generated: Resources| {
            let typed: u8 = types.iter().map(|&of| lacking(of, generated)).sum::<u8>() + self.cost.wild;
            let wild = generated.wild.min(typed);
            let used: u8 = types.iter().map(|&of| self.cost.of(of).min(generated.of(of))).sum::<u8>() + wild;
            let rest = generated.total() - used;
            typed - wild + self.any.saturating_sub(rest)
        };
        missing(self.generated).saturating_sub(missing(self.generated.plus(more)))
    }
}

/// The next part of a payment.
pub(super) fn next(scene: Scene<Champions>, player: Seat, due: Due, options: &[Answer]) -> usize {
    if options.contains(&Answer::Pay(Pay::Done)) {
        return find(options, Answer::Pay(Pay::Done));
    }
    best(options, |option| {
        let (more, missed) = match option {
            Answer::Pay(Pay::Card(card)) => {
                (scene.printed(card).resources, 1.0 + hand::worth(scene, player, card))
            }
            Answer::Pay(Pay::Ability { card, place }) => ability(scene, card, place),
            _ => return f32::NEG_INFINITY,
        };
        let useful = due.useful(more);
        if useful == 0 {
            // Nothing is gained by it, but something must be answered.
            return -100.0 - missed;
        }
        /// A resource that is lost.
        const LOST: f32 = 0.6;
        let lost = f32::from(more.total().saturating_sub(useful));
        -(missed + LOST * lost) / f32::from(useful)
    })
}

/// What a Resource ability generates, and how much it is missed: one that exhausts is back next round.
fn ability(scene: Scene<Champions>, id: InPlayId, place: u8) -> (Resources, f32) {
    let one = Resources { wild: 1, ..Resources::default() };
    let Some(card) = scene.state.find(id) else { return (one, 0.0) };
    let ability = scene.content.ability(AbilityId { card: card.card, face: card.face, place });
    let Some(ability) = ability else { return (one, 0.0) };
    let generated = ability.steps.iter().map(|step| match step {
        Step::Generate(Generate::Resources(resources)) => *resources,
        _ => one,
    });
    let generated = generated.reduce(Resources::plus).unwrap_or(one);
    let missed: f32 =
        ability.cost.iter().map(|cost| if matches!(cost, Cost::Exhaust(_)) { 0.3 } else { 0.8 }).sum();
    (generated, missed)
}
