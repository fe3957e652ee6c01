//! Exact odds of a hero's complex manipulations and thoughts, before the dice.

use gotham::Gotham;
use gotham::answer::{Amount, Answer, Nature};
use gotham::ask::Topic;
use gotham::deed;
use gotham::energy::{account, room};
use gotham::hindrance;
use gotham::odds;
use gotham::printed::term::{CubeBox, Effort};
use gotham::state::{FigureId, HeroId};
use table::Entry;
use wire::odds::{Chance, Check, Headline, Odds, Threshold, Variant};
use words::Message;

use crate::Asking;

/// A complex deed that is being declared or paid for.
#[derive(Clone, Copy)]
pub(super) struct Attempt {
    hero: HeroId,
    figure: FigureId,
    effort: Effort,
    nature: Nature,
    /// The cubes, once they are chosen.
    pub cubes: Option<u8>,
}

impl Attempt {
    pub fn of(asking: &Asking<Gotham>, answer: Answer) -> Option<Attempt> {
        let (figure, effort, nature, cubes) = match (asking.pending.ask.topic, answer) {
            (Topic::Deed { figure, effort }, Answer::Nature(nature)) => (figure, effort, nature, None),
            (Topic::Cubes { figure, into, .. }, Answer::Amount(Amount(cubes))) => {
                let effort = match into {
                    CubeBox::Manipulation => Effort::Manipulation,
                    CubeBox::Thought => Effort::Thought,
                    _ => return None,
                };
                (figure, effort, declared(asking)?, Some(cubes))
            }
            _ => return None,
        };
        let hero = asking.scene.state.hero_of(figure)?;
        let complex = deed::kind(asking.scene, nature).is_complex();
        complex.then_some(Attempt { hero, figure, effort, nature, cubes })
    }

    /// What it counts with so many cubes, set against what it has to reach.
    pub fn odds(self, asking: &Asking<Gotham>, cubes: u8) -> Option<Odds> {
        let Attempt { hero, figure, effort, nature, .. } = self;
        let words = asking.look.words;
        let odds = odds::deed(asking.scene, hero, effort, nature, cubes).ok()?;
        let difficulty = deed::difficulty(asking.scene, figure, nature);
        let most = odds.outcomes.iter().map(|(successes, _)| *successes).max().unwrap_or_default();
        let amounts = (0..=most).map(|successes| Chance {
            amount: successes.into(),
            chance: odds.chance(|counted| *counted == successes),
        });
        let threshold = Message::new("host-gotham-threshold-done").with("amount", difficulty);
        Some(Odds {
            headlines: vec![Headline {
                code: "hit".to_owned(),
                label: words.word("host-gotham-odds-done"),
                chance: odds.chance(|counted| *counted >= difficulty),
            }],
            amounts: amounts.filter(|amount| amount.chance > 0.0).collect(),
            unit: words.word("host-gotham-odds-successes"),
            mean: odds.mean(|counted| f64::from(*counted)),
            thresholds: vec![Threshold { amount: difficulty.into(), label: words.say(&threshold) }],
        })
    }

    /// With every number of cubes that can be spent.
    pub fn plans(self, asking: &Asking<Gotham>) -> Vec<Variant> {
        let (scene, words) = (asking.scene, asking.look.words);
        let purse = account(scene.state, self.figure, self.effort.cube_box());
        let most = self.cubes.unwrap_or_else(|| room(scene, purse).max(1));
        let variant = |cubes: u8| {
            let label = words.say(&Message::new("host-gotham-detail-cubes").with("count", cubes));
            Some(Variant { label, price: None, odds: self.odds(asking, cubes)? })
        };
        (self.cubes.unwrap_or(1)..=most).filter_map(variant).collect()
    }

    /// What holds before any die: the enemies in the way.
    pub fn checks(self, asking: &Asking<Gotham>) -> Vec<Check> {
        let hindered = hindrance::to_actions(asking.scene, self.figure, self.effort.trigger());
        let words = asking.look.words;
        let label = Message::new("host-gotham-check-enemies").with("count", hindered);
        vec![Check { code: "hindrance".to_owned(), label: words.say(&label), good: Some(hindered == 0) }]
    }
}

/// The deed that was declared in this step.
fn declared(asking: &Asking<Gotham>) -> Option<Nature> {
    asking.since.iter().rev().find_map(|(_, entry)| match entry {
        Entry::Answer(_, Answer::Nature(nature)) => Some(*nature),
        _ => None,
    })
}
