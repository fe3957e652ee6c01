//! Exact odds of an attack, through the same functions that play it.

use serde::Serialize;
use table::{Flow, Odds, Picks, Play as TablePlay, Scene, odds};

use crate::ask::{Answer, Ask, Boost, Critical, Defend, May, Reroll, UsePower};
use crate::state::{FigureId, Whereabouts};
use crate::{Pow, attack};

/// How both sides choose while the odds are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choices {
    /// What the attacker buys before the roll.
    pub boost: Boost,
    /// Whether the target reacts with the defence under attack, if it can.
    pub defends: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Choices { boost: Boost::No, defends: false }
    }
}

/// What came of one attack on one target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Result {
    /// It beat the defence.
    pub hit: bool,
    /// With a double.
    pub critical: bool,
    /// Life lost by the target.
    pub damage: u8,
    /// The target became KO.
    pub ko: bool,
    /// The target was removed.
    pub removed: bool,
}

/// The odds of an attack against one target, once it is paid for: roll, damage, effects and the target's tests.
/// The attacker pays for a boost out of what the cost leaves.
///
/// # Errors
/// When the attack can't be played from here.
pub fn attack(
    scene: Scene<Pow>,
    attacker: FigureId,
    index: u8,
    target: FigureId,
    choices: Choices,
) -> Flow<Odds<Result>> {
    let mut paid = scene.state.clone();
    let cost = attack::profile(scene, attacker, index).map_or(0, |attack| attack.cost);
    let pow = &mut paid.figure_mut(attacker).pow;
    *pow = pow.saturating_sub(cost);
    let before = paid.figure(target).clone();
    let start = Scene { state: &paid, content: scene.content };
    odds(start, Picks(policy(choices)), |play: &mut TablePlay<Pow>| {
        let hit = attack::against(play, attacker, index, target)?;
        let after = play.state.figure(target);
        Ok(Result {
            hit: hit.hit,
            critical: hit.hit && hit.double,
            damage: before.life - after.life,
            ko: after.ko && !before.ko,
            removed: after.whereabouts == Whereabouts::Gone,
        })
    })
}

/// Picks what a sensible player answers.
pub fn policy(choices: Choices) -> impl FnMut(Scene<Pow>, &Ask, &[Answer]) -> usize {
    move |_scene, ask, options| {
        let wanted = sensible(choices, ask, options);
        options.iter().position(|option| *option == wanted).unwrap_or(0)
    }
}

/// What a sensible player answers: rerolls what missed, tests what may be tested, takes the damage of a critical, and
/// uses no powers, whose worth the numbers do not show.
pub fn sensible(choices: Choices, ask: &Ask, options: &[Answer]) -> Answer {
    match *ask {
        Ask::Boost { .. } => Answer::Boost(choices.boost),
        Ask::Defend { nature, .. } if choices.defends => Answer::Defend(Defend::With(nature)),
        Ask::Defend { .. } => Answer::Defend(Defend::No),
        Ask::RerollAttack { roll, needed, .. } => Answer::Reroll(reroll(roll, needed, options)),
        Ask::RerollTest { .. } | Ask::Dodge { .. } | Ask::BrutalPush { .. } => Answer::May(May::Yes),
        Ask::Critical { .. } => Answer::Critical(Critical::Damage),
        Ask::React { .. } => Answer::React(UsePower::None),
        _ => options[0],
    }
}

/// What of a missed attack is rolled again: all of it by Luck, else the lowest die by Master fighter.
pub fn reroll(roll: crate::dice::Roll, needed: i16, options: &[Answer]) -> Reroll {
    if i16::from(roll.total()) > needed {
        return Reroll::No;
    }
    if options.contains(&Answer::Reroll(Reroll::All)) {
        return Reroll::All;
    }
    let lowest = roll.faces().next().map_or(Reroll::No, Reroll::One);
    if options.contains(&Answer::Reroll(lowest)) { lowest } else { Reroll::No }
}

/// Every distribution that people look at, from the odds of an attack.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Always: nothing here is sampled.
    pub exact: bool,
    /// Any hit, criticals included.
    pub hit: f64,
    /// A hit with a double.
    pub critical: f64,
    /// The chance of each amount of life lost.
    pub damage: std::collections::BTreeMap<u8, f64>,
    /// Mean life lost.
    pub mean: f64,
    /// The target becomes KO.
    pub ko: f64,
    /// The target is removed.
    pub removed: f64,
}

impl From<&Odds<Result>> for Summary {
    fn from(odds: &Odds<Result>) -> Summary {
        let mut damage = std::collections::BTreeMap::new();
        for (result, chance) in &odds.outcomes {
            *damage.entry(result.damage).or_insert(0.0) += chance;
        }
        Summary {
            exact: true,
            hit: odds.chance(|result| result.hit),
            critical: odds.chance(|result| result.critical),
            damage,
            mean: odds.mean(|result| f64::from(result.damage)),
            ko: odds.chance(|result| result.ko),
            removed: odds.chance(|result| result.removed),
        }
    }
}
