//! The greedy mind: every question answered with what gains most by the end of the activation in hand.

use pow::Pow;
use pow::ask::{Answer, Ask, May};
use pow::odds::reroll;
use pow::powers::Answered;
use table::{Fast, Policy, Scene};

use super::weights::Weights;
use super::worth::Outlook;
use super::{activation, deployment, places, replies};
use minds::choose::{best, find};

/// Plays for the best of one activation. It leaves nothing to chance, so the `Fast` it is given is not used.
///
/// Against [`minds::Random`], 400 games a line of `--example ladder`, both seats, all teams of the house pack:
///
/// | mission | won | drawn | where |
/// | --- | --- | --- | --- |
/// | Two relics, Three pillars | 100 % | | on every battlefield |
/// | Brawl | 99.5 % and more | 0.5 % | on the crossing, in the car park, in the backstreets |
/// | | 97 % | 3 % | on the roof tops and on Needle Square |
///
/// It lost none of them. What it does not win in a Brawl is drawn without a point: slow teams need most of a game to
/// cross the table, while a random opponent stays at its edge.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Greedy {
    /// What it makes of things.
    pub weights: Weights,
}

impl Policy<Pow> for Greedy {
    fn pick(&mut self, scene: Scene<Pow>, ask: &Ask, options: &[Answer], _: &mut Fast) -> usize {
        let outlook = Outlook::new(scene, &self.weights);
        match *ask {
            Ask::Edge { .. } => 0,
            Ask::Deploy { side } => deployment::deploy(&outlook, side, options),
            Ask::PerfectPlan { side, .. } => may(options, activation::plans(&outlook, side)),
            Ask::CancelPlan { side, .. } => may(options, activation::plans(&outlook, side)),
            Ask::Counter { side } => find(options, Answer::Whose(pow::ask::Whose(side))),
            Ask::First { side } => find(options, Answer::Whose(activation::first(&outlook, side))),
            Ask::Activate { side } => activation::who(&outlook, side, options),
            Ask::Follow { .. } => best(options, |option| activation::follower(&outlook, option)),
            Ask::Act { figure, .. } => find(options, Answer::Act(activation::act(&outlook, figure, options))),
            Ask::Route { figure, .. } => places::route(&outlook, figure, options),
            Ask::Leap { figure, .. } => places::leap(&outlook, figure, options),
            Ask::PowerWalk { side, moved, .. } => places::walk(&outlook, side, moved, options),
            Ask::Target { figure, attack, .. } => replies::target(&outlook, figure, attack, options),
            Ask::Aim { figure, attack, .. } => replies::aim(&outlook, figure, attack, options),
            Ask::Grab { figure, .. } => replies::grab(&outlook, figure, options),
            Ask::Throw { figure, held, .. } => {
                best(options, |option| replies::throw(&outlook, figure, held, option))
            }
            Ask::PowerTarget { figure, power, .. } => {
                best(options, |option| replies::power_target(&outlook, figure, power, option))
            }
            Ask::React { attacker, attack, target, .. } => {
                let answered = Answered { attacker, attack, target };
                best(options, |option| replies::react(&outlook, answered, option))
            }
            Ask::Defend { figure, attacker, attack, nature, .. } => {
                find(options, Answer::Defend(replies::defend(&outlook, figure, attacker, attack, nature)))
            }
            Ask::Boost { figure, attack, target, .. } => {
                best(options, |option| replies::boost(&outlook, figure, attack, target, option))
            }
            Ask::Critical { figure, attack, target, .. } => {
                best(options, |option| replies::critical(&outlook, figure, attack, target, option))
            }
            Ask::BrutalPush { figure, target, .. } => {
                may(options, replies::brutal_push(&outlook, figure, target))
            }
            Ask::RerollAttack { roll, needed, .. } => {
                find(options, Answer::Reroll(reroll(roll, needed, options)))
            }
            // A test that may be made can only help, and so can one that is made again.
            Ask::Recover { .. } | Ask::RerollTest { .. } | Ask::Dodge { .. } => may(options, true),
            // All of them are tested, in whatever order.
            Ask::NextTest { .. } => 0,
        }
    }
}

fn may(options: &[Answer], wanted: bool) -> usize {
    find(options, Answer::May(if wanted { May::Yes } else { May::No }))
}
