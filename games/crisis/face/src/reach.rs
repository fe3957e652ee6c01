//! Answers that lead to a place somebody points at.

use crisis::Crisis;
use crisis::ask::{Answer, Ask, Deployed, Spot};
use crisis::card::BATTLEFIELD;
use crisis::movement::{Advance, Climb, LayTool};
use crisis::state::{FigureId, Reading as _, Side, Whereabouts};
use host::{Open, Reach, Reader, Refused, Tabletop};
use space::{Disc, P, Pose, Turn, at, unit};
use table::Scene;
use wire::play::Measure;

use super::{CrisisFace, odds};
use crate::voice::teller;

/// What is said of a place beyond this is said of this: no distance overflows within it.
const FARTHEST: i32 = 100_000;
/// Places and lengths are rounded, so a base that is put beside something keeps this much away.
const ROUNDING: i32 = 4;

impl Tabletop<Crisis> for CrisisFace {
    fn reach(&self, open: &Open<Crisis>, at: &Reach) -> Result<Vec<Answer>, Refused> {
        let scene = open.scene;
        let near = |mils: i32| mils.clamp(-FARTHEST, FARTHEST);
        let pointed = P::new(near(at.x), near(at.y));
        let answers = match open.pending.ask {
            Ask::Advance { side, figure, tool, wedge, climb } => {
                let climb = if climb { Climb::Allowed } else { Climb::Barred };
                return Ok(advances(scene, &LayTool { side, figure, tool, wedge, climb }, pointed));
            }
            Ask::Deploy { side } => {
                let figure = waiting(scene, side, at.figure).ok_or(Refused::NotAsked)?;
                deployed(scene, figure, pointed)
            }
            Ask::DeployGrunts { figure, .. } => deployed(scene, figure, pointed),
            Ask::Place { figure, .. } => {
                let radius = scene.card(figure).radius;
                let places = meant(scene, pointed, radius, Some(figure));
                places.into_iter().map(|at| Answer::Place(Spot(at))).collect()
            }
            Ask::Token { .. } => vec![Answer::Place(Spot(inside(pointed, scene.measures().token)))],
            Ask::Way { figure, .. } | Ask::Beam { figure, .. } => {
                let way = Turn::of(pointed - scene.state.figure(figure).at);
                way.map(Answer::Way).into_iter().collect()
            }
            _ => return Err(Refused::NotAsked),
        };
        Ok(first_allowed(open, answers))
    }

    fn measure(&self, reader: &Reader<Crisis>, from: u32, to: u32) -> Option<Measure> {
        odds::measure(reader, &teller(reader), from, to)
    }
}

/// The first answer that the law allows, alone; all of them when there is none, so that the best reason can be told.
fn first_allowed(open: &Open<Crisis>, answers: Vec<Answer>) -> Vec<Answer> {
    let allowed = answers.iter().find(|&&answer| (open.law)(answer).is_ok());
    allowed.map_or_else(|| answers.clone(), |&answer| vec![answer])
}

/// A way of the tool to the first place that can be come to; without one, the straight way, whose fault is then told.
fn advances(scene: Scene<Crisis>, lay: &LayTool, pointed: P) -> Vec<Answer> {
    let base = scene.base(lay.figure);
    let own = i64::from(base.r / 2);
    if (pointed - base.c).len2() <= own * own {
        return vec![Answer::Advance(Advance::Stay)];
    }
    let places = meant(scene, pointed, base.r, Some(lay.figure));
    if let Some(found) = places.iter().find_map(|&to| lay.find(scene, to)) {
        return vec![Answer::Advance(found)];
    }
    let Some(way) = Turn::of(pointed - base.c) else { return Vec::new() };
    let pose = Pose { way, bend: 0 };
    let straight =
        |&to: &P| Answer::Advance(Advance::Along { tool: lay.longest(scene), pose, to, climb: false });
    places.iter().map(straight).collect()
}

fn deployed(scene: Scene<Crisis>, figure: FigureId, pointed: P) -> Vec<Answer> {
    let Some(_) = scene.state.figures.get(usize::from(figure.0)) else {
        // Whoever names a figure that is not there is told by the rules why not.
        return vec![Answer::Deploy(Deployed { figure, at: pointed })];
    };
    let places = meant(scene, pointed, scene.card(figure).radius, None);
    places.into_iter().map(|at| Answer::Deploy(Deployed { figure, at })).collect()
}

/// The figure that is to be deployed: the one that was named, else the first that waits.
fn waiting(scene: Scene<Crisis>, side: Side, named: Option<u32>) -> Option<FigureId> {
    let mut waiting = scene.state.figure_ids().filter(|&id| {
        let figure = scene.state.figure(id);
        figure.side == side && figure.whereabouts == Whereabouts::Waiting && !scene.character(id).is_grunt()
    });
    match named {
        Some(named) => u8::try_from(named).ok().map(FigureId),
        None => waiting.next(),
    }
}

/// The places that are meant: right there, else beside the bases and terrain that it would overlap.
fn meant(scene: Scene<Crisis>, pointed: P, radius: i32, moved: Option<FigureId>) -> Vec<P> {
    let place = inside(pointed, radius);
    let mut places = vec![place];
    let others = scene.state.on_battlefield().filter(|&other| Some(other) != moved);
    let overlapped =
        others.map(|other| scene.base(other)).filter(|base| base.overlaps(&Disc::new(place, radius)));
    for base in overlapped {
        if let Some(away) = unit(place - base.c) {
            places.push(inside(at(base.c, away, i64::from(base.r + radius + ROUNDING), 0), radius));
        }
    }
    places
}

/// Wholly on the battlefield.
fn inside(place: P, r: i32) -> P {
    P::new(place.x.clamp(r, BATTLEFIELD - r), place.y.clamp(r, BATTLEFIELD - r))
}
