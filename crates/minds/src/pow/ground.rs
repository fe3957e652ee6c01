//! How good a place is to stand for a figure: near what it wants, away from what hurts it.

use ::pow::Pow;
use ::pow::card::Mils;
use ::pow::movement::allowance;
use ::pow::sight;
use ::pow::state::{FIGURES, FigureId, OBJECTIVES, ObjectiveId, Reading};
use arrayvec::ArrayVec;
use space::{Body, Spot};
use table::Scene;

use super::aims;
use super::arsenal::{Blows, wanted};
use super::worth::Outlook;

/// What being able to strike next turn is worth of what the strike is.
const LURE: f32 = 0.5;
/// What being near an objective is worth of what the objective is.
const PULL: f32 = 0.8;
/// What being where enemies can strike costs of what they would do.
const EXPOSED: f32 = 0.25;
/// The same for one who carries a relic, and would drop it.
const CARRIER_EXPOSED: f32 = 0.6;
/// What an enemy who has acted this turn still counts.
const DONE: f32 = 0.6;
/// Beyond their reach, so far off enemies cease to matter.
const FADES: f32 = 6_000.0;
/// How much an enemy counts who does not see the place.
const UNSEEN: f32 = 0.35;
/// How much of the harm a reaction prevents: two points of two dice, about one hit in five.
const REACTION_SAVES: f32 = 0.22;

/// An enemy as one figure has to think of it.
struct Foe {
    id: FigureId,
    body: Body,
    /// What it can do to the figure in a turn, and from how far away, movement included.
    threat: f32,
    reach: f32,
    shoots: bool,
    waits: bool,
    /// What the figure can do to it in a turn, and from how far away.
    lure: f32,
    own_reach: f32,
}

/// What one figure wants and fears, so that many places can be compared.
pub(super) struct Ground {
    foes: ArrayVec<Foe, FIGURES>,
    pulls: ArrayVec<(Spot, f32), OBJECTIVES>,
    carries: bool,
}

impl Ground {
    pub fn new(outlook: &Outlook, figure: FigureId, blows: &Blows) -> Ground {
        let scene = outlook.scene;
        let state = scene.state;
        let side = state.figure(figure).side;
        let card = scene.card(figure);
        let mut foes = ArrayVec::new();
        for id in state.team(side.other()) {
            let (lure, own_reach) = blows.most(scene, figure, id, card.pow.saturating_sub(1));
            let (threat, reach, shoots) =
                if state.figure(id).ko { (0.0, 0, false) } else { threat(outlook, id, figure) };
            foes.push(Foe {
                id,
                body: *state.body(id),
                threat,
                reach: reach as f32,
                shoots,
                waits: !state.figure(id).activated,
                lure,
                own_reach: own_reach as f32,
            });
        }
        let mut pulls = ArrayVec::new();
        for id in (0..state.objectives.len() as u8).map(ObjectiveId) {
            if wanted(scene, figure, id) {
                let at = state.objectives[usize::from(id.0)].at;
                pulls.push((at, aims::worth(scene, side, id) * share(scene, figure, at, id)));
            }
        }
        Ground { foes, pulls, carries: state.figure(figure).carries.is_some() }
    }

    /// How good it is to stand there, as far as distances tell.
    pub fn standing(&self, body: &Body) -> f32 {
        self.rated(body, |_| true)
    }

    /// How good it is for the figure to stand where the scene has it, looking who sees it there.
    pub fn standing_here(&self, scene: Scene<Pow>, figure: FigureId) -> f32 {
        self.rated(scene.state.body(figure), |foe| sight::unblocked(scene, foe, figure))
    }

    fn rated(&self, body: &Body, seen_by: impl Fn(FigureId) -> bool) -> f32 {
        let (mut lure, mut exposed) = (0.0f32, 0.0);
        for foe in &self.foes {
            let gap = gap(body, &foe.body);
            let missing = (gap - foe.own_reach).max(0.0);
            lure = lure.max(foe.lure / (1.0 + missing / FADES));
            let reached = 1.0 - ((gap - foe.reach).max(0.0) / FADES).min(1.0);
            if reached > 0.0 && foe.threat > 0.0 {
                let seen = if foe.shoots && !seen_by(foe.id) { UNSEEN } else { 1.0 };
                let waits = if foe.waits { 1.0 } else { DONE };
                exposed += foe.threat * reached * seen * waits;
            }
        }
        let mut pull = 0.0f32;
        for &(at, worth) in &self.pulls {
            let marker = Body { at, r: ::pow::objectives::MARKER, height: 0 };
            pull = pull.max(worth / (1.0 + gap(body, &marker) / FADES));
        }
        if self.carries {
            return 0.3 * LURE * lure - CARRIER_EXPOSED * exposed;
        }
        LURE * lure + PULL * pull - EXPOSED * exposed
    }

    /// What enemies who have yet to act could do to the figure if it stood there.
    pub fn danger(&self, body: &Body) -> f32 {
        let reaching = self.foes.iter().filter(|foe| foe.waits && gap(body, &foe.body) <= foe.reach);
        reaching.map(|foe| foe.threat).sum()
    }

    /// What it is worth to keep a POW for a defensive reaction there.
    pub fn guard(&self, body: &Body) -> f32 {
        REACTION_SAVES * self.danger(body)
    }
}

/// What an enemy can do to a figure in a turn, from how far away, and whether it does it from afar.
fn threat(outlook: &Outlook, enemy: FigureId, figure: FigureId) -> (f32, Mils, bool) {
    let scene = outlook.scene;
    let state = scene.state.figure(enemy);
    let pow = if state.activated { scene.card(enemy).pow } else { state.pow.max(1) };
    let mut most = (0.0, 0, false);
    for attack in &scene.card(enemy).attacks {
        let own_reach = ::pow::attack::reach(attack);
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
fn gap(one: &Body, other: &Body) -> f32 {
    let (x, y) = ((one.at.x - other.at.x) as f32, (one.at.y - other.at.y) as f32);
    let z = (one.at.z - other.at.z) as f32;
    ((x * x + y * y + z * z).sqrt() - (one.r + other.r) as f32).max(0.0)
}
