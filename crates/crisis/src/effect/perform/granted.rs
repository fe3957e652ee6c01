//! Attacks that an effect grants, and things that begin to hold.

use table::Flow;

use super::figures;
use crate::Play;
use crate::attack::{self, Order, Reached, Weapon};
use crate::card::ability::{self, Duration, Figures, Pick, With};
use crate::effect::{Frame, Source, count, lasting, who};
use crate::state::{FigureId, Reading};

/// An attack that an effect grants.
pub(super) struct GrantedAttack<'a> {
    pub by: Option<&'a Pick>,
    pub with: &'a With,
    pub without: bool,
    pub free: bool,
}

pub(super) fn attack_step(
    play: &mut Play,
    frame: &mut Frame,
    granted: &GrantedAttack,
    target: Option<&Figures>,
    reach: Option<&ability::Within>,
    lasting: u16,
) -> Flow<()> {
    let owner = Pick::Owner;
    let Some(attacker) = figures(play, frame, granted.by.unwrap_or(&owner))?.first().copied() else {
        return Ok(());
    };
    if !play.state.is_up(attacker) {
        return Ok(());
    }
    let weapon = match granted.with {
        With::This => play.state.attacks.last().map(|attack| attack.weapon),
        With::Named(attack) => {
            let attacks = &play.scene().card(attacker).attacks;
            let at = attacks.iter().position(|it| it.id == attack.id.as_str());
            at.map(|at| Weapon::Printed(at as u8))
        }
        With::CostAtMost(cost_at_most) => {
            let side = play.state.figure(attacker).side;
            let question = attack::ChooseAttack { side, attacker, cost_at_most: *cost_at_most };
            play.choose_if_any(&question)?
        }
        With::Profile(profile) => Some(Weapon::Profile(profile.place)),
    };
    let Some(weapon) = weapon else { return Ok(()) };
    let from = match granted.with {
        With::Profile(profile) => profile.from.as_ref().and_then(|pick| {
            who::things(play.scene(), frame, pick, None).figures.iter().next().map(FigureId)
        }),
        _ => None,
    };
    let without = match (granted.without, frame.source) {
        (true, Source::Rule(rule)) => Some(rule),
        _ => None,
    };
    let reach = reach.and_then(|within| {
        let of = who::things(play.scene(), frame, &within.of, None).figures.iter().next().map(FigureId)?;
        Some(Reached { range: count::plain(play.scene(), frame, None, &within.range), of })
    });
    // What the filter means by `target` is the target of the attack that grants this one.
    let only = target.map(|target| who::all(play.scene(), frame, target));
    let order = Order { attacker, weapon, free: granted.free, only, reach, from, without };
    if !attack::targets(play.scene(), &order) {
        return Ok(());
    }
    if lasting != ability::NO_LASTING {
        start_lasting(play, frame, lasting, Duration::Attack, Some(1), Some(attacker));
    }
    attack::make(play, &order)
}

/// Something begins to hold.
pub(super) fn start_lasting(
    play: &mut Play,
    frame: &Frame,
    what: u16,
    until: Duration,
    uses: Option<u8>,
    who: Option<FigureId>,
) {
    lasting::begin(play, Frame { owner: who, ..frame.clone() }, what, until, uses);
}
