//! How good a place is to stand for a figure: near what it wants, away from what hurts it.

use arrayvec::ArrayVec;
use pow::Pow;
use pow::card::Mils;
use pow::movement::allowance;
use pow::objectives::MARKER;
use pow::sight;
use pow::state::{FIGURES, FigureId, OBJECTIVES, ObjectiveId, PieceId, Reading, Side};
use space::{Body, Spot};
use table::Scene;

use super::aims;
use super::arsenal::{Blows, wanted};
use super::ways::{Obstacles, Ways};
use super::weights::Weights;
use super::worth::Outlook;

/// Beyond their reach, so far off enemies cease to matter.
const FADES: f32 = 6_000.0;
/// So far away nothing draws any more: about what a figure walks in a whole game.
const FAR: f32 = 48_000.0;
/// The damage that a figure may hope to do when it gets to an enemy.
const STRIKE: u8 = 4;
/// So many enemies, and so many objectives, are worth finding the way to.
const WAYS: usize = 2;

/// An enemy as one figure has to fear it.
struct Foe {
    id: FigureId,
    body: Body,
    /// What it can do to the figure in a turn, and from how far away, movement included.
    threat: f32,
    reach: f32,
    /// How likely it is to pick this figure of all those in its reach.
    share: f32,
    shoots: bool,
    waits: bool,
}

/// What one figure would like to be near.
struct Goal {
    body: Body,
    /// What it is worth to be there.
    worth: f32,
    /// From how far away that can be had.
    reach: f32,
    /// How far it is to walk there, where that was found out.
    ways: Option<Ways>,
}

/// What one figure wants and fears, so that many places can be compared.
pub(super) struct Ground<'a> {
    weights: &'a Weights,
    foes: ArrayVec<Foe, FIGURES>,
    /// Enemies to strike.
    lures: ArrayVec<Goal, FIGURES>,
    /// Objectives.
    pulls: ArrayVec<Goal, OBJECTIVES>,
    carries: bool,
    /// How much of the fear remains.
    caution: f32,
    /// What is in the way, for one who walks.
    obstacles: Option<Obstacles>,
}

impl<'a> Ground<'a> {
    /// By straight distances.
    pub fn new(outlook: &Outlook<'a>, figure: FigureId, blows: &Blows) -> Ground<'a> {
        let scene = outlook.scene;
        let state = scene.state;
        let side = state.figure(figure).side;
        let (mut foes, mut lures, mut pulls) = (ArrayVec::new(), ArrayVec::new(), ArrayVec::new());
        for id in state.team(side.other()) {
            let body = *state.body(id);
            let (possible, reach) = blows.most(scene, figure, id, scene.card(figure).pow);
            // What a strike is worth now changes with every POW that is spent, and a figure that follows every
            // such change goes to and fro. What it would take away does not.
            let worth = if possible > 0.0 { outlook.loss(id, STRIKE) } else { 0.0 };
            lures.push(Goal { body, worth, reach: reach as f32, ways: None });
            if !state.figure(id).ko {
                let (threat, reach, shoots) = threat(outlook, id, figure);
                let reach = reach as f32;
                let others = state
                    .team(side)
                    .filter(|&other| other != figure && gap(state.body(other), &body) <= reach);
                let share = 1.0 / (1 + others.count()) as f32;
                let waits = !state.figure(id).activated;
                foes.push(Foe { id, body, threat, share, reach, shoots, waits });
            }
        }
        for id in (0..state.objectives.len() as u8).map(ObjectiveId) {
            if wanted(scene, figure, id) {
                let at = state.objectives[usize::from(id.0)].at;
                let worth = aims::worth(outlook, side, id) * share(scene, figure, at, id);
                let body = Body { at, r: MARKER, height: 0 };
                pulls.push(Goal { body, worth, reach: 0.0, ways: None });
            }
        }
        let carries = state.figure(figure).carries.is_some();
        Ground {
            weights: outlook.weights,
            foes,
            lures,
            pulls,
            carries,
            caution: caution(outlook, side),
            obstacles: None,
        }
    }

    /// With the ways to what the figure is drawn to most, as they are or would be without a piece.
    pub fn with_ways(
        outlook: &Outlook<'a>,
        figure: FigureId,
        blows: &Blows,
        without: Option<PieceId>,
    ) -> Ground<'a> {
        let mut ground = Ground::new(outlook, figure, blows);
        let body = outlook.scene.state.body(figure);
        if let Some(obstacles) = Obstacles::new(outlook.scene, figure, without) {
            // Where there is something to take, one enemy is enough to think of.
            let enemies = if ground.pulls.is_empty() { WAYS } else { 1 };
            find_ways(&mut ground.lures, body, &obstacles, enemies);
            find_ways(&mut ground.pulls, body, &obstacles, WAYS);
            ground.obstacles = Some(obstacles);
        }
        ground
    }

    /// How good it is to stand there, as far as distances tell.
    pub fn standing(&self, body: &Body) -> f32 {
        self.drawn(body) - self.feared(body, |_| true)
    }

    /// How good it is for the figure to stand where the scene has it, looking who sees it there.
    pub fn standing_here(&self, scene: Scene<Pow>, figure: FigureId) -> f32 {
        let body = scene.state.body(figure);
        self.drawn(body) - self.feared(body, |foe| sight::unblocked(scene, foe, figure))
    }

    /// What the figure could do next from there.
    pub fn drawn(&self, body: &Body) -> f32 {
        let strongest = |goals: &[Goal]| {
            goals.iter().map(|goal| goal.draws(body, self.obstacles.as_ref())).fold(0.0, f32::max)
        };
        let lure = self.weights.lure * strongest(&self.lures);
        // Who carries a relic has other things to do than to look for a fight.
        if self.carries { 0.3 * lure } else { lure + self.weights.pull * strongest(&self.pulls) }
    }

    /// What enemies could do to the figure there.
    fn feared(&self, body: &Body, seen_by: impl Fn(FigureId) -> bool) -> f32 {
        let Weights { exposed, carrier_exposed, unseen, done, .. } = *self.weights;
        let mut sum = 0.0;
        for foe in &self.foes {
            let reached = 1.0 - ((gap(body, &foe.body) - foe.reach).max(0.0) / FADES).min(1.0);
            if reached > 0.0 && foe.threat > 0.0 {
                let seen = if foe.shoots && !seen_by(foe.id) { unseen } else { 1.0 };
                sum += foe.threat * foe.share * reached * seen * if foe.waits { 1.0 } else { done };
            }
        }
        sum * if self.carries { carrier_exposed } else { exposed * self.caution }
    }

    /// What enemies who have yet to act could do to the figure if it stood there.
    pub fn danger(&self, body: &Body) -> f32 {
        let reaching = self.foes.iter().filter(|foe| foe.waits && gap(body, &foe.body) <= foe.reach);
        reaching.map(|foe| foe.threat).sum()
    }

    /// What it is worth to keep a POW for a defensive reaction there.
    pub fn guard(&self, body: &Body) -> f32 {
        self.weights.guard * self.danger(body)
    }
}

impl Goal {
    /// What the goal is worth to one who stands there: the less the farther away it is.
    fn draws(&self, body: &Body, obstacles: Option<&Obstacles>) -> f32 {
        let distance = match (&self.ways, obstacles) {
            (Some(ways), Some(obstacles)) => {
                let rims = (body.r + self.body.r) as f32;
                (obstacles.distance(body.at.flat(), ways) - rims).max(0.0)
            }
            _ => gap(body, &self.body),
        };
        self.worth * (1.0 - (distance - self.reach).max(0.0) / FAR).max(0.0)
    }
}

/// Finds the ways to the goals that draw most and forgets the others, which would look nearer than they are.
fn find_ways<const N: usize>(goals: &mut ArrayVec<Goal, N>, body: &Body, obstacles: &Obstacles, most: usize) {
    for _ in 0..most {
        let mut strongest: Option<(f32, &mut Goal)> = None;
        for goal in goals.iter_mut().filter(|goal| goal.ways.is_none() && goal.worth > 0.0) {
            let draws = goal.draws(body, Some(obstacles));
            if strongest.as_ref().is_none_or(|&(known, _)| draws > known) {
                strongest = Some((draws, goal));
            }
        }
        let Some((_, goal)) = strongest else { break };
        goal.ways = Some(obstacles.ways_to(goal.body.at.flat()));
    }
    goals.retain(|goal| goal.ways.is_some());
}

/// What an enemy can do to a figure in a turn, from how far away, and whether it does it from afar.
fn threat(outlook: &Outlook, enemy: FigureId, figure: FigureId) -> (f32, Mils, bool) {
    let scene = outlook.scene;
    let state = scene.state.figure(enemy);
    let pow = if state.activated { scene.card(enemy).pow } else { state.pow.max(1) };
    let mut most = (0.0, 0, false);
    for attack in &scene.card(enemy).attacks {
        let own_reach = pow::attack::reach(attack);
        let manner = super::blow::Manner::PLAIN;
        let value = super::blow::value(outlook, enemy, attack, figure, manner);
        let strikes = pow.saturating_sub(2) / attack.cost.max(1);
        let total = value * f32::from(strikes.max(1));
        if total > most.0 {
            most = (total, own_reach, own_reach > 0);
        }
    }
    let walks = allowance(scene, enemy, 2).unwrap_or(0);
    (most.0, most.1 + walks, most.2)
}

/// A side that is ahead is careful; one that is not has less to lose the less time is left.
fn caution(outlook: &Outlook, side: Side) -> f32 {
    let state = outlook.scene.state;
    if state.points[side] > state.points[side.other()] {
        return 1.0;
    }
    let left = f32::from(aims::turns_left(outlook.scene)) / f32::from(outlook.scene.mission().turns.max(1));
    outlook.weights.desperate + (1.0 - outlook.weights.desperate) * left
}

/// How much of an objective is this figure's business: the nearest friend goes, the next may help.
fn share(scene: Scene<Pow>, figure: FigureId, at: Spot, id: ObjectiveId) -> f32 {
    let state = scene.state;
    let distance = |other: FigureId| (state.middle(other) - at.flat()).len2();
    let own = distance(figure);
    let nearer = state.team(state.figure(figure).side).filter(|&other| {
        let busy = state.figure(other).ko || !wanted(scene, other, id);
        other != figure && !busy && distance(other) < own
    });
    match nearer.count() {
        0 => 1.0,
        1 => 0.5,
        _ => 0.2,
    }
}

/// The distance between two bases, roughly, for scores alone.
pub(super) fn gap(one: &Body, other: &Body) -> f32 {
    let (x, y) = ((one.at.x - other.at.x) as f32, (one.at.y - other.at.y) as f32);
    let z = (one.at.z - other.at.z) as f32;
    ((x * x + y * y + z * z).sqrt() - (one.r + other.r) as f32).max(0.0)
}
