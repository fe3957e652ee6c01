//! Windows: whether to use an effect that answers what happens, and which.

use crisis::ask::{Answer, Effect};
use crisis::card::ability::{Modifier, Step};
use crisis::effect::window::superpower;
use crisis::effect::{Frame, Moment, Source, answering};
use crisis::state::{FigureId, Side};

use super::worth::Outlook;
use super::{dice, plan, steps};
use minds::choose::best;

/// What must happen anyway comes first; no gain is as large.
const SURELY: f32 = 100.0;

/// The effect that gains most, or none.
pub(super) fn next(outlook: &Outlook, side: Side, moment: Moment, options: &[Answer]) -> usize {
    best(options, |option| match option {
        Answer::Effect(Effect::Use(source)) => value(outlook, side, moment, source),
        _ => 0.0,
    })
}

fn value(outlook: &Outlook, side: Side, moment: Moment, source: Source) -> f32 {
    let scene = outlook.scene;
    match source {
        Source::Power { figure, power } => {
            let Some(printed) = superpower(scene.content, scene.state, figure, power) else { return 0.0 };
            let frame = answering(scene.state, moment, source, side, Some(figure));
            let cost = printed.cost.as_ref();
            let payer = match cost.and_then(|cost| cost.from.as_ref()) {
                Some(_) => frame.roller.unwrap_or(figure),
                None => figure,
            };
            let price = outlook.price(payer, cost.map_or(0, |cost| cost.power.least()));
            gain(outlook, frame, &printed.steps) - price
        }
        Source::Tactic { card, .. } => plan::tactic(outlook, card, moment),
        Source::Lasting(id) => {
            let Some(lasting) = scene.state.lasting(id) else { return 0.0 };
            let what = &scene.content.lasting[usize::from(lasting.what)];
            let frame = answering(scene.state, moment, source, side, lasting.frame.owner);
            match &what.superpower {
                Some(power) => gain(outlook, frame, &power.steps),
                None => rerolls(outlook, frame, &what.modifiers),
            }
        }
        Source::Rule(_) => {
            let attacker = scene.state.attacks.last().map(|attack| attack.attacker);
            gain(outlook, answering(scene.state, moment, source, side, attacker), steps::of(scene, source))
        }
        // Cover costs nothing and turns a blank into a block; what was left for later is due.
        Source::Cover | Source::Later(_) => SURELY,
        Source::Crisis { .. } | Source::Condition { .. } | Source::Interact(_) | Source::Book => SURELY,
    }
}

/// What free steps gain. A little more than nothing if nobody can tell: moving, for example, may be declined later.
fn gain(outlook: &Outlook, mut frame: Frame, printed: &[Step]) -> f32 {
    steps::value(outlook, &mut frame, printed)
}

/// Rerolls that hold for a while.
fn rerolls(outlook: &Outlook, frame: Frame, modifiers: &[Modifier]) -> f32 {
    let rerolls = modifiers.iter().map(|modifier| match modifier {
        Modifier::Rerolls { count, failures, .. } => {
            let step = Step::Reroll { roll: None, count: count.clone(), failures: *failures };
            dice::modified(outlook, &frame, &step)
        }
        _ => 0.0,
    });
    rerolls.sum()
}

/// Whether to pay for something that an enemy's effect offers, or to do something of one's own that is free to be declined.
pub(super) fn may(outlook: &Outlook, source: Source) -> bool {
    let scene = outlook.scene;
    let owner = owner_of(outlook, source);
    let side = owner.map_or(outlook.side, |owner| scene.state.figure(owner).side);
    let printed = steps::of(scene, source);
    if side != outlook.side {
        // An offer: to pay is to lose a power, not to pay is mostly to suffer.
        return true;
    }
    let frame = Frame::new(source, side, owner);
    optional(printed).is_none_or(|inner| gain(outlook, frame, inner) >= 0.0)
}

/// The first thing among some steps that may be declined.
fn optional(printed: &[Step]) -> Option<&[Step]> {
    printed.iter().find_map(|step| match step {
        Step::May(inner) => Some(inner.as_slice()),
        step => steps::inside(step).into_iter().find_map(optional),
    })
}

/// Whose effect it is.
pub(super) fn owner_of(outlook: &Outlook, source: Source) -> Option<FigureId> {
    let state = outlook.scene.state;
    match source {
        Source::Power { figure, .. } | Source::Condition { figure, .. } => Some(figure),
        Source::Rule(_) | Source::Later(_) => state.attacks.last().map(|attack| attack.attacker),
        Source::Lasting(id) => state.lasting(id).and_then(|lasting| lasting.frame.owner),
        Source::Tactic { side, .. } => {
            state.activation.map(|it| it.figure).filter(|&it| state.figure(it).side == side)
        }
        Source::Interact(_) => state.activation.map(|it| it.figure),
        Source::Crisis { .. } | Source::Cover | Source::Book => None,
    }
}
