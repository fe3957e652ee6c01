//! Targets: steps [b] of attacks, and the smoke in between.

use table::{Question, Scene, Seat, Verdict, need};

use crate::ask::{Ask, Topic};
use crate::attack::AttackKind;
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::skill::Modifier;
use crate::printed::term::{Cloud, LineTrigger};
use crate::sight::Way;
use crate::state::FigureId;
use crate::{Gotham, rule, terrain};

/// Whether a figure may be named as the target of an attack.
///
/// # Errors
/// The rule that forbids it.
pub fn may_target(scene: Scene<Gotham>, attacker: FigureId, target: FigureId, kind: AttackKind) -> Verdict {
    need(usize::from(target.0) < scene.state.figures.len(), rule!("rulings.target.enemies-only"))?;
    need(are_enemies(scene.state, attacker, target), rule!("rulings.target.enemies-only"))?;
    need(!scene.state.is_neutralised(target), rule!("rulings.neutralised.not-a-target"))?;
    let (Some(from), Some(to)) = (scene.state.figure(attacker).zone(), scene.state.figure(target).zone())
    else {
        return Err(rule!("hero-melee.b.no-target").into());
    };
    match kind {
        AttackKind::Melee => in_reach(scene, attacker, from, to)?,
        AttackKind::Ranged => need(sees(scene, from, to), rule!("hero-ranged.b.target"))?,
    }
    protected(scene, target, to)
}

/// The same zone; an adjacent one that the attacker would over-saturate; or what Reach reaches (hero-melee.b.same-zone,
/// hero-melee.b.oversaturated-neighbour, skills.reach.effect).
fn in_reach(scene: Scene<Gotham>, attacker: FigureId, from: ZoneId, to: ZoneId) -> Verdict {
    if from == to {
        return Ok(());
    }
    let (board, broken) = (scene.board(), &scene.state.broken_walls);
    let full = board.adjacent(from, broken).has(to) && scene.oversaturates(attacker, to);
    let during = scene.state.attack().map_or(LineTrigger::MeleeAttack, |attack| attack.trigger());
    let reach = scene.level(attacker, during, |it| *it == Modifier::Reach);
    let near = reach > 0 && board.distance(from, to, broken).is_some_and(|distance| distance <= reach);
    need(full || near, rule!("hero-melee.b.neighbour-not-full"))?;
    need(sees(scene, from, to), rule!("hero-melee.b.neighbour-needs-sight"))
}

/// Whether two zones see each other just now.
pub fn sees(scene: Scene<Gotham>, from: ZoneId, to: ZoneId) -> bool {
    scene.board().sight.between(from, to, &scene.state.broken_walls)
}

/// skills.protected.effect: nobody among enough friends without the skill can be named.
fn protected(scene: Scene<Gotham>, target: FigureId, zone: ZoneId) -> Verdict {
    let shield = |modifier: &Modifier| *modifier == Modifier::Protected;
    let level = scene.level(target, LineTrigger::Permanent, shield);
    let guards = scene.state.figures_in(zone).filter(|&other| {
        are_friends(scene.state, target, other) && scene.level(other, LineTrigger::Permanent, shield) == 0
    });
    need(level == 0 || guards.count() < usize::from(level), rule!("skills.protected.effect"))
}

/// Whether anybody can be named.
pub fn has_target(scene: Scene<Gotham>, attacker: FigureId, kind: AttackKind) -> bool {
    scene.state.figure_ids().any(|target| may_target(scene, attacker, target, kind).is_ok())
}

/// The smoke tokens between two figures, the zones of both included (skills.smoke.count). Of several lines the attacker names
/// one (rulings.smoke.counted-zones): that with the least smoke, since more is never better.
pub fn smoke(scene: Scene<Gotham>, attacker: FigureId, target: FigureId) -> u8 {
    let tokens = |zone: ZoneId| terrain::tokens(scene, zone, Cloud::Smoke);
    let (Some(from), Some(to)) = (scene.state.figure(attacker).zone(), scene.state.figure(target).zone())
    else {
        return 0;
    };
    let ends = if from == to { tokens(from) } else { tokens(from) + tokens(to) };
    let ways = scene.board().sight.ways(from, to, &scene.state.broken_walls);
    let along = ways.into_iter().map(|way| match way {
        Way::Direct => 0,
        Way::Line(crossed) => crossed.iter().map(tokens).sum(),
    });
    ends + along.min().unwrap_or_default()
}

/// Who is the target?
pub(crate) struct WhichTarget {
    pub seat: Seat,
    pub attacker: FigureId,
    pub kind: AttackKind,
}

impl Question<Gotham> for WhichTarget {
    type Answer = FigureId;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Target { attacker: self.attacker, kind: self.kind } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(FigureId)) {
        let enemies = scene.state.figure_ids().filter(|&it| are_enemies(scene.state, self.attacker, it));
        enemies.for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, target: FigureId) -> Verdict {
        may_target(scene, self.attacker, target, self.kind)
    }
}
