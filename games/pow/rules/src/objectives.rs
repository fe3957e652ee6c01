//! Objectives: pillars that are controlled, relics that are carried.

use space::Disc;
use table::{RuleId, Scene, Verdict, fit, need};

use crate::card::{Mils, ObjectiveKind, Scoring};
use crate::event::Event;
use crate::state::{FigureId, ObjectiveId, Side};
use crate::{Play, Pow, pay, rule, victory};

/// The radius of a marker (rulings.objective.marker).
pub const MARKER: Mils = 600;
/// What controlling and picking up cost (rulings.objective.control).
const PRICE: u8 = 2;

/// May the figure control this pillar, or pick up this relic?
///
/// # Errors
/// The rule that forbids it.
pub fn may_interact(scene: Scene<Pow>, figure: FigureId, id: ObjectiveId) -> Verdict {
    let objective = scene.state.objectives.get(usize::from(id.0));
    let objective = objective.ok_or(rule!("rulings.objective.control"))?;
    let state = scene.state.figure(figure);
    need(!state.down && !state.ko, rule!("rulings.objective.ko"))?;
    need(state.pow >= PRICE, rule!("rulings.objective.control"))?;
    match objective.kind {
        ObjectiveKind::Pillar => {
            need(objective.holder != Some(state.side), rule!("rulings.objective.control"))?;
        }
        ObjectiveKind::Relic => {
            need(state.carries.is_none(), rule!("rulings.relic.carry"))?;
            let carried = scene.state.on_table().any(|other| scene.state.figure(other).carries == Some(id));
            need(!carried, rule!("rulings.relic.carry"))?;
        }
    }
    let marker = Disc { c: objective.at.flat(), r: MARKER };
    let contact = space::touching_marker(scene.state.body(figure), &marker, objective.at.z);
    need(contact, rule!("rulings.objective.marker"))
}

/// Controls a pillar or picks up a relic.
pub fn interact(play: &mut Play, figure: FigureId, id: ObjectiveId) {
    pay(play, figure, PRICE, rule!("rulings.objective.control"));
    let side = play.state.figure(figure).side;
    let at = play.state.body(figure).at;
    let objective = &mut play.state.objectives[usize::from(id.0)];
    match objective.kind {
        ObjectiveKind::Pillar => {
            objective.holder = Some(side);
            play.event(rule!("rulings.objective.control"), |_| Event::Controlled { figure, objective: id });
        }
        ObjectiveKind::Relic => {
            objective.at = at;
            play.state.figure_mut(figure).carries = Some(id);
            play.event(rule!("rulings.relic.carry"), |_| Event::PickedUp { figure, objective: id });
        }
    }
}

/// Lays a carried relic down where its carrier is, on the surface below it.
pub fn drop_relic(play: &mut Play, figure: FigureId, why: RuleId) {
    let Some(id) = play.state.figure_mut(figure).carries.take() else { return };
    let body = play.state.body(figure);
    let (_, z) = space::surface_below(&play.state.field(), &body.disc(), body.at.z);
    let at = body.at.flat().at(z);
    play.state.objectives[usize::from(id.0)].at = at;
    play.event(why, |_| Event::Dropped { figure, objective: id, at });
}

/// Relics on a piece that is gone come down with it.
pub(crate) fn settle(play: &mut Play) {
    for index in 0..play.state.objectives.len() {
        let objective = play.state.objectives[index];
        let id = Some(ObjectiveId(fit(index)));
        let carried = play.state.on_table().any(|figure| play.state.figure(figure).carries == id);
        if objective.at.z > 0 && !carried {
            let marker = Disc { c: objective.at.flat(), r: MARKER };
            let (_, z) = space::surface_below(&play.state.field(), &marker, objective.at.z);
            play.state.objectives[index].at.z = z;
        }
    }
}

/// The last part of the final phase: what is held scores (sequence.final-phase.objectives).
pub(crate) fn check(play: &mut Play) {
    for objective in &mut play.state.objectives {
        objective.streak = if objective.holder.is_some() { objective.held_for() + 1 } else { 0 };
        objective.streak_of = objective.holder;
    }
    let mission = crate::mission(play);
    for &scoring in &mission.scoring {
        match scoring {
            Scoring::ControlAll(points) => control_all(play, points),
            Scoring::Held { turns, points } => held(play, turns, points),
            Scoring::Carried { from_turn, points } if play.state.turn >= from_turn => {
                carried(play, points);
            }
            _ => {}
        }
    }
}

/// The first side that controls every pillar scores, once in the game (rulings.scenario.pillars.all-three).
fn control_all(play: &mut Play, points: u8) {
    if play.state.all_controlled {
        return;
    }
    for side in Side::BOTH {
        if pillars(play.scene(), side) == all_pillars(play.scene()) && all_pillars(play.scene()) > 0 {
            play.state.all_controlled = true;
            victory::score(play, side, points, rule!("rulings.scenario.pillars.all-three"));
        }
    }
}

/// Points each time a pillar was held at the end of so many turns in a row; the count then starts again
/// (rulings.scenario.pillars.held).
fn held(play: &mut Play, turns: u8, points: u8) {
    for index in 0..play.state.objectives.len() {
        let objective = &mut play.state.objectives[index];
        let (ObjectiveKind::Pillar, Some(side)) = (objective.kind, objective.holder) else { continue };
        if objective.streak >= turns {
            objective.streak = 0;
            victory::score(play, side, points, rule!("rulings.scenario.pillars.held"));
        }
    }
}

/// Points for each relic that a side's figures carry (rulings.scenario.relics).
pub(crate) fn carried(play: &mut Play, points: u8) {
    for side in Side::BOTH {
        let relics = play.state.team(side).filter(|&id| play.state.figure(id).carries.is_some()).count();
        if relics > 0 {
            victory::score(play, side, points * fit::<u8>(relics), rule!("rulings.scenario.relics"));
        }
    }
}

/// How many pillars a side controls.
pub(crate) fn pillars(scene: Scene<Pow>, side: Side) -> usize {
    let held = |objective: &&crate::state::ObjectiveState| {
        objective.kind == ObjectiveKind::Pillar && objective.holder == Some(side)
    };
    scene.state.objectives.iter().filter(held).count()
}

fn all_pillars(scene: Scene<Pow>) -> usize {
    let pillar = |objective: &&crate::state::ObjectiveState| objective.kind == ObjectiveKind::Pillar;
    scene.state.objectives.iter().filter(pillar).count()
}
