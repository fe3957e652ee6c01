//! What spares people questions: who acts and what it does are one thought, and so are an attack and its target.

use host::Comfort;
use pow::ask::{Act, Activate, Answer, Ask, Defend};
use pow::state::FigureId;
use pow::{Pow, attack};
use table::Scene;
use wire::table::Rank;

use crate::PowFace;
use crate::choice::{self, Reached};

impl Comfort<Pow> for PowFace {
    fn leads_on(&self, ask: &Ask, answer: &Answer) -> bool {
        match (ask, answer) {
            (Ask::Activate { .. }, Answer::Activate(Activate::Figure(_))) => true,
            (Ask::Act { .. }, Answer::Act(act)) => matches!(act, Act::Attack(_) | Act::Grab | Act::Power(_)),
            _ => false,
        }
    }

    fn joins(&self, next: &Ask, _answer: &Answer) -> bool {
        matches!(
            next,
            Ask::Act { .. }
                | Ask::Recover { .. }
                | Ask::Target { .. }
                | Ask::Grab { .. }
                | Ask::PowerTarget { .. }
        )
    }

    fn rank(&self, scene: Scene<Pow>, ask: &Ask, answer: &Answer) -> Rank {
        match (ask, answer) {
            (Ask::Act { figure, .. }, Answer::Act(Act::Attack(index))) => loudness(scene, *figure, *index),
            // A reaction on another defence lasts on, yet it does not help against this attack.
            (Ask::Defend { nature, .. }, Answer::Defend(Defend::With(other))) if other != nature => {
                Rank::Folded
            }
            _ => Rank::Main,
        }
    }
}

/// An attack that could only be aimed at scenery lies folded; one that reaches friends alone is asked about once more.
fn loudness(scene: Scene<Pow>, figure: FigureId, index: u8) -> Rank {
    let Some(attack) = attack::profile(scene, figure, index) else { return Rank::Main };
    match choice::reached(scene, figure, attack) {
        Reached::SceneryOnly => Rank::Folded,
        Reached::FriendsOnly => Rank::Risky,
        Reached::Enemies | Reached::FriendsToo => Rank::Main,
    }
}
