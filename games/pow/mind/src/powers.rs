//! What special powers are worth: their steps, added up.

use pow::attack::profile;
use pow::card::{Filter, FilterSide, Nature, Power, Step, Whom};
use pow::damage::{Guard, after_defences};
use pow::powers::Answered;
use pow::sight;
use pow::state::{FigureId, Reading};

use super::blow::effect_value;
use super::worth::{Outlook, test};

/// What a point of a defence is worth to one who is about to be attacked.
const UNDER_ATTACK: f32 = 0.06;
/// What a point of a defence is worth until the end of the turn otherwise.
const IN_CASE: f32 = 0.04;
/// What walking a figure an inch is worth, friend or enemy.
const WALK: f32 = 0.04;

/// A power and what it may be about.
#[derive(Clone, Copy)]
pub(super) struct Occasion {
    /// Whose power it is.
    pub owner: FigureId,
    /// The attack that it answers. `None` in the owner's activation.
    pub attack: Option<Answered>,
}

/// What a power gains its owner's side, its cost aside.
pub(super) fn value(outlook: &Outlook, occasion: Occasion, power: &Power) -> f32 {
    steps(outlook, occasion, occasion.attack.map(|answered| answered.target), &power.steps)
}

/// What a power would gain if it were about this figure.
pub(super) fn value_about(outlook: &Outlook, owner: FigureId, power: &Power, figure: FigureId) -> f32 {
    let occasion = Occasion { owner, attack: None };
    power.steps.iter().map(|step| of_step(outlook, occasion, figure, step)).sum()
}

fn steps(outlook: &Outlook, occasion: Occasion, mut it: Option<FigureId>, list: &[Step]) -> f32 {
    let mut sum = 0.0;
    for step in list {
        match subject(step) {
            None | Some(Whom::It) => {
                if let Some(figure) = it {
                    sum += of_step(outlook, occasion, figure, step);
                }
            }
            Some(Whom::Owner) => sum += of_step(outlook, occasion, occasion.owner, step),
            Some(Whom::Attacker) => {
                if let Some(Answered { attacker, .. }) = occasion.attack {
                    sum += of_step(outlook, occasion, attacker, step);
                }
            }
            Some(Whom::Each(filter)) => {
                let figures = matching(outlook, occasion.owner, filter);
                sum += figures.map(|figure| of_step(outlook, occasion, figure, step)).sum::<f32>();
            }
            Some(Whom::Choose(filter)) => {
                let mut best = f32::MIN;
                for figure in matching(outlook, occasion.owner, filter) {
                    let value = of_step(outlook, occasion, figure, step);
                    if value > best {
                        (best, it) = (value, Some(figure));
                    }
                }
                sum += best.max(-1.0);
            }
        }
    }
    sum
}

/// Whom a step is about; none if it is about the hit that is answered.
fn subject(step: &Step) -> Option<Whom> {
    Some(match step {
        Step::Test { by, .. } => *by,
        Step::Walk { who, .. } | Step::Heal { who, .. } | Step::GainPow { who, .. } => *who,
        Step::RaiseDefence { who, .. } | Step::KnockDown(who) | Step::GetUp(who) => *who,
        Step::Damage { to, .. } | Step::Apply { to, .. } => *to,
        Step::LessDamage(_) => return None,
    })
}

/// What a step about one figure gains the owner's side.
fn of_step(outlook: &Outlook, occasion: Occasion, figure: FigureId, step: &Step) -> f32 {
    let scene = outlook.scene;
    let state = scene.state.figure(figure);
    let friend = state.side == scene.state.figure(occasion.owner).side;
    // What harms is a gain when it harms an enemy, what helps when it helps a friend.
    let (harm, help) = if friend { (-1.0, 1.0) } else { (1.0, -1.0) };
    match step {
        Step::Test { of, pass, fail, .. } => {
            let passes = test(scene, figure, *of);
            let then = |list| steps(outlook, occasion, Some(figure), list);
            passes * then(pass) + (1.0 - passes) * then(fail)
        }
        Step::Walk { up_to, .. } => WALK * *up_to as f32 / 1_000.0,
        Step::Damage { amount, nature, .. } => {
            harm * outlook.loss(figure, after_defences(scene, figure, *amount, *nature, Guard::Special))
        }
        Step::Heal { amount, .. } => {
            let card = scene.card(figure);
            let healed = (*amount).min(card.life.saturating_sub(state.life));
            help * outlook.whole(figure) * 0.5 * f32::from(healed) / f32::from(card.life.max(1))
        }
        Step::GainPow { .. } if state.ko || state.activated && !scene.state.is_active(figure) => 0.0,
        Step::GainPow { count, .. } => help * 2.0 * outlook.weights.pow * f32::from(*count),
        Step::Apply { effect, .. } => harm * effect_value(outlook, occasion.owner, figure, *effect),
        Step::KnockDown(_) => harm * outlook.lies(figure),
        Step::GetUp(_) => help * if state.down && !state.ko { outlook.weights.down } else { 0.0 },
        Step::LessDamage(less) => match occasion.attack {
            Some(answered) if friend => spared(outlook, answered, figure, *less),
            _ => 0.0,
        },
        Step::RaiseDefence { nature, by, .. } => {
            let points = f32::from(*by) * outlook.whole(figure) / 4.0;
            help * points
                * if aims_at(outlook, occasion, figure, *nature) { UNDER_ATTACK } else { IN_CASE / 2.0 }
        }
    }
}

/// What so much less of the damage that is on its way saves its target.
fn spared(outlook: &Outlook, Answered { attacker, attack, .. }: Answered, target: FigureId, less: u8) -> f32 {
    let damage = profile(outlook.scene, attacker, attack).map_or(0, |attack| attack.damage);
    outlook.loss(target, damage) - outlook.loss(target, damage.saturating_sub(less))
}

/// Whether the attack that is answered is aimed at this figure and must beat this defence.
fn aims_at(outlook: &Outlook, occasion: Occasion, figure: FigureId, nature: Nature) -> bool {
    let Some(Answered { attacker, attack, target }) = occasion.attack else { return false };
    let attack = profile(outlook.scene, attacker, attack);
    target == figure && attack.is_some_and(|attack| attack.nature == nature)
}

fn matching<'a>(
    outlook: &'a Outlook,
    owner: FigureId,
    filter: Filter,
) -> impl Iterator<Item = FigureId> + 'a {
    let scene = outlook.scene;
    scene.state.on_table().filter(move |&figure| {
        let friend = scene.state.figure(figure).side == scene.state.figure(owner).side;
        let side = match filter.side {
            FilterSide::Own => figure == owner,
            FilterSide::Friend => friend && figure != owner,
            FilterSide::Enemy => !friend,
            FilterSide::Any => true,
        };
        let near = |within| figure == owner || scene.state.within(owner, figure, within);
        side && filter.within.is_none_or(near)
            && (!filter.in_sight || figure == owner || sight::sees(scene, owner, figure))
    })
}
