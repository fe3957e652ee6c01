//! Dividing damage among characters (damage.indirect.distribute, q.explosion-assignment).

use table::{Flow, Question, Scene, Seat, Verdict, need};

use super::perform::{Done, amount_of};
use super::pick::{Aim, chooser, helps};
use super::{Frame, Made, Node};
use crate::ask::Ask;
use crate::card::AbilityId;
use crate::card::ability::{Amount, Cards, Stat, Who};
use crate::damage::{self, Blow};
use crate::modifiers;
use crate::state::{InPlayId, Thing};
use crate::{Champions, Play, rule};

/// Damage is divided, unless it was beforehand, and then all of it is dealt at once.
pub(super) fn assign_damage(
    play: &mut Play,
    frame: &mut Frame,
    amount: &Amount,
    among: &Cards,
    by: Option<&Who>,
) -> Flow<Done> {
    let wanted = amount_of(play, frame, amount);
    let shares = match frame.made(Node::of(among)) {
        Some(Made::Shares(shares)) => shares,
        _ => shares(play, frame, amount, among, by)?,
    };
    let taken =
        damage::deal(play, &shares, Blow::of(play.scene(), frame), rule!("damage.indirect.distribute"))?;
    let total: u16 = taken.iter().map(|(_, taken)| taken).sum();
    Ok((total == wanted).into())
}

/// One point after the other, none beyond what would defeat a character (damage.indirect.no-overassign); what nobody can
/// take is lost.
pub(super) fn shares(
    play: &mut Play,
    frame: &Frame,
    amount: &Amount,
    among: &Cards,
    by: Option<&Who>,
) -> Flow<Vec<(InPlayId, u16)>> {
    let wanted = amount_of(play, frame, amount);
    let mut such = modifiers::all(play.scene(), frame.voice(), among);
    // It passes over those who cannot take any, and over those whom an attack that divides it cannot be aimed at
    // (abilities.choose.must-change-state, keywords.guard.allies-included).
    such.retain(|thing| helps(play.scene(), frame, Aim::Damage, *thing));
    let mut shares: Vec<(InPlayId, u16)> =
        such.into_iter().filter_map(Thing::in_play).map(|id| (id, 0)).collect();
    let (player, _) = chooser(play.scene(), frame, by);
    for assigned in 0..wanted {
        let question = NextPoint { player, ability: frame.ability, shares: &shares, left: wanted - assigned };
        let Some(id) = play.choose_if_any(&question)? else { break };
        if let Some((_, share)) = shares.iter_mut().find(|(other, _)| *other == id) {
            *share += 1;
        }
    }
    shares.retain(|(_, share)| *share > 0);
    Ok(shares)
}

/// Who gets the next point?
struct NextPoint<'a> {
    player: Seat,
    ability: AbilityId,
    shares: &'a [(InPlayId, u16)],
    left: u16,
}

impl Question<Champions> for NextPoint<'_> {
    type Answer = InPlayId;

    fn ask(&self) -> Ask {
        Ask::Divide { player: self.player, ability: self.ability, left: self.left }
    }

    fn candidates(&self, _scene: Scene<Champions>, emit: &mut impl FnMut(InPlayId)) {
        self.shares.iter().for_each(|(id, _)| emit(*id));
    }

    fn verdict(&self, scene: Scene<Champions>, id: InPlayId) -> Verdict {
        let share = self.shares.iter().find(|(other, _)| *other == id).map(|(_, share)| *share);
        let card = scene.state.find(id);
        let (Some(share), Some(card)) = (share, card) else {
            return Err(rule!("damage.indirect.distribute").into());
        };
        let left = modifiers::value(scene, card, Stat::RemainingHitPoints).unwrap_or(0);
        need(share < left, rule!("damage.indirect.no-overassign"))
    }
}
