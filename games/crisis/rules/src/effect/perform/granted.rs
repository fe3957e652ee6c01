//! Attacks that an effect grants, and things that begin to hold.

use table::{Flow, Question, Scene, fit};

use super::figures;
use crate::attack::{self, Order, Reached, Weapon};
use crate::card::ability::{self, Duration, Figures, Pick, With, Within};
use crate::effect::{Frame, Source, count, lasting, who};
use crate::state::{FigureId, Reading};
use crate::{Crisis, Play};

/// An attack that an effect grants.
pub(crate) struct GrantedAttack<'a> {
    /// By whom; the owner if nobody is named.
    pub by: Option<&'a Pick>,
    /// With what.
    pub with: &'a With,
    /// Without the rule that grants it (attack-rules.extra-attack-no-repeat).
    pub without: bool,
    /// Without paying for it.
    pub free: bool,
    /// Only against these.
    pub target: Option<&'a Figures>,
    /// From where it is measured instead of from the attacker.
    pub reach: Option<&'a Within>,
}

impl GrantedAttack<'_> {
    /// The attack to be made, once attacker and weapon are known.
    pub(crate) fn order(
        &self,
        scene: Scene<Crisis>,
        frame: &Frame,
        attacker: FigureId,
        weapon: Weapon,
    ) -> Order {
        let first = |pick: &Pick| who::things(scene, frame, pick, None).figures.iter().next().map(FigureId);
        let from = match self.with {
            With::Profile(profile) => profile.from.as_ref().and_then(first),
            _ => None,
        };
        let without = match (self.without, frame.source) {
            (true, Source::Rule(rule)) => Some(rule),
            _ => None,
        };
        let reach = self.reach.and_then(|within| {
            let range = count::plain(scene, frame, None, &within.range);
            Some(Reached { range, of: first(&within.of)? })
        });
        // What the filter means by `target` is the target of the attack that grants this one.
        let only = self.target.map(|target| who::all(scene, frame, target));
        Order { attacker, weapon, free: self.free, only, reach, from, without }
    }
}

/// What a granted attack could be made with.
pub(crate) fn granted_weapons(
    scene: Scene<Crisis>,
    granted: &GrantedAttack,
    attacker: FigureId,
) -> Vec<Weapon> {
    match granted.with {
        With::This => scene.state.attacks.last().map(|attack| attack.weapon).into_iter().collect(),
        With::Named(attack) => {
            let attacks = &scene.card(attacker).attacks;
            let at = attacks.iter().position(|it| it.id == attack.id.as_str());
            at.map(|at| Weapon::Printed(fit(at))).into_iter().collect()
        }
        With::CostAtMost(cost_at_most) => {
            let side = scene.state.figure(attacker).side;
            let question = attack::ChooseAttack { side, attacker, cost_at_most: *cost_at_most };
            let mut weapons = Vec::new();
            question.candidates(scene, &mut |weapon| weapons.push(weapon));
            weapons.retain(|&weapon| question.verdict(scene, weapon).is_ok());
            weapons
        }
        With::Profile(profile) => vec![Weapon::Profile(profile.place)],
    }
}

pub(super) fn attack_step(
    play: &mut Play,
    frame: &mut Frame,
    granted: &GrantedAttack,
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
        With::CostAtMost(cost_at_most) => {
            let side = play.state.figure(attacker).side;
            let question = attack::ChooseAttack { side, attacker, cost_at_most: *cost_at_most };
            play.choose_if_any(&question)?
        }
        With::This | With::Named(_) | With::Profile(_) => {
            granted_weapons(play.scene(), granted, attacker).first().copied()
        }
    };
    let Some(weapon) = weapon else { return Ok(()) };
    let order = granted.order(play.scene(), frame, attacker, weapon);
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
