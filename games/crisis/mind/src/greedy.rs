//! The greedy mind: every question answered with what gains most by the end of the activation in hand.

use crisis::Crisis;
use crisis::ask::{Answer, Ask, May};
use crisis::setup::LayoutPick;
use crisis::state::Lies;
use table::{Fast, Policy, Scene};

use super::weights::Weights;
use super::worth::Outlook;
use super::{deployment, dice, effects, places, plan, replies, squad};
use minds::choose::find;

/// Plays for the best of one activation. It leaves nothing to chance, so the `Fast` it is given is not used, and it looks at
/// nothing that its side may not see: while squads are secret, only at its own.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Greedy {
    /// What it makes of things.
    pub weights: Weights,
}

impl Policy<Crisis> for Greedy {
    fn pick(&mut self, scene: Scene<Crisis>, ask: &Ask, options: &[Answer], _: &mut Fast) -> usize {
        let outlook = Outlook { scene, side: ask.side(), weights: &self.weights };
        match *ask {
            Ask::CrisisType { side } => squad::crisis_type(&outlook, side, options),
            Ask::Threat { side } => squad::threat(&outlook, side, options),
            Ask::Edge { .. } => squad::edge(&outlook, options),
            Ask::Squad { side } => squad::join(&outlook, side, options),
            Ask::Affiliation { side } => squad::affiliation(&outlook, side, options),
            Ask::Tactics { side } => squad::tactics(&outlook, side, options),
            Ask::Leader { .. } => squad::leader(&outlook, options),
            Ask::Deploy { side } | Ask::DeployGrunts { side, .. } => {
                deployment::deploy(&outlook, side, options)
            }
            Ask::Act { figure, .. } => plan::act(&outlook, figure, options),
            Ask::Attack { figure, .. } => replies::attack(&outlook, figure, options),
            Ask::Target { figure, weapon, .. } => replies::target(&outlook, figure, weapon, options),
            Ask::Beam { figure, weapon, .. } => places::beam(&outlook, figure, weapon, options),
            Ask::Effect { side, moment } => effects::next(&outlook, side, moment, options),
            Ask::Dice { side, roll, .. } => dice::which(&outlook, side, roll, options),
            Ask::Face { roll, .. } => dice::face(&outlook, roll, options),
            Ask::Thing { source, .. } => replies::thing(&outlook, source, options),
            Ask::Amount { source, .. } => replies::amount(&outlook, source, options),
            Ask::Option { source, options: count, .. } => replies::option(&outlook, source, count, options),
            Ask::May { source, .. } => may(options, effects::may(&outlook, source)),
            Ask::PlayedBy { card, with, .. } => replies::player(&outlook, card, with, options),
            Ask::JoinIn { card, figure, .. } => may(options, replies::join_in(&outlook, card, figure)),
            Ask::AddTactic { side } => replies::add_tactic(&outlook, side, options),
            Ask::Condition { figure, .. } => replies::condition(&outlook, figure, options),
            Ask::Advance { figure, .. } => places::advance(&outlook, figure, options),
            Ask::Place { figure, .. } => places::place(&outlook, figure, options),
            Ask::Way { figure, .. } => places::way(&outlook, figure, options),
            Ask::Token { side, token, .. } => places::token(&outlook, side, token, options),
            // All of them are resolved; hardly ever do two touch the same things.
            Ask::Order { .. } => 0,
            // The terrain on the table is as good as any, and on top of it everybody sees a token.
            Ask::Battlefield { .. } => find(options, Answer::Battlefield(LayoutPick::Agree)),
            Ask::OnTerrain { .. } => find(options, Answer::Lies(Lies::OnTop)),
            // It declares nobody out of range; whoever did, tries another.
            Ask::OtherTarget { .. } => may(options, true),
        }
    }
}

fn may(options: &[Answer], wanted: bool) -> usize {
    find(options, Answer::May(if wanted { May::Yes } else { May::No }))
}
