//! How good a place is to stand for a character: near what it wants, away from what hurts it.

use crisis::attack::Weapon;
use crisis::card::Mils;
use crisis::card::ability::{Condition, Tool};
use crisis::effect::modifiers::cannot_use_tokens;
use crisis::movement::tool_shape;
use crisis::state::{FigureId, Reading, TokenId};
use space::{Disc, P};

use super::aims;
use super::arms::Arms;
use super::blow::{Covered, Range};
use super::weights::Weights;
use super::worth::Outlook;

/// An enemy as one character has to fear it.
struct Foe {
    base: Disc,
    /// What it can do to the character in an activation, and from how far away, a move included.
    threat: f32,
    reach: Mils,
}

/// What one character would like to be near.
struct Goal {
    base: Disc,
    /// What it is worth to be there, and what less it is to be one move away.
    worth: f32,
    /// From how far away that can be had.
    reach: Mils,
}

/// What one character wants and fears, so that many places can be compared.
pub(super) struct Ground<'a> {
    weights: &'a Weights,
    radius: Mils,
    /// How far it goes in one move.
    step: f32,
    foes: Vec<Foe>,
    /// Enemies to attack: the strongest counts.
    lures: Vec<Goal>,
    /// Objectives: the strongest counts, and what else is in reach there.
    pulls: Vec<Goal>,
    carries: bool,
}

impl<'a> Ground<'a> {
    /// As things stand now.
    pub fn new(outlook: &Outlook<'a>, figure: FigureId, arms: &Arms) -> Ground<'a> {
        let scene = outlook.scene;
        let side = scene.state.figure(figure).side;
        let foes = scene.state.squad(side.other()).filter(|&id| scene.state.is_up(id));
        let mut range = Range::new(scene);
        let foes = foes.map(|foe| fear(outlook, &mut range, foe, figure)).collect();
        let base = |id: FigureId| scene.base(id);
        let lures = arms.blows().iter().filter(|blow| blow.value > 0.0);
        let lures = lures
            .map(|blow| Goal { base: base(blow.target), worth: blow.value, reach: blow.reach })
            .collect();
        let mut pulls = Vec::new();
        if !cannot_use_tokens(scene, figure) {
            for token in scene.state.tokens_lying() {
                let worth = drawn_to(outlook, figure, token);
                if worth > 0.0 {
                    pulls.push(Goal { base: aims::place(outlook, token), worth, reach: scene.range(1) });
                }
            }
        }
        let carries = scene.state.held_by(figure).next().is_some();
        let radius = scene.card(figure).radius;
        let step = move_of(outlook, figure) as f32;
        Ground { weights: outlook.weights, radius, step, foes, lures, pulls, carries }
    }

    /// How good it is to stand there.
    pub fn standing(&self, at: P) -> f32 {
        self.drawn(at) - self.feared(at)
    }

    /// What the character gains there or could do next from there.
    fn drawn(&self, at: P) -> f32 {
        let strongest = |goals: &[Goal]| goals.iter().map(|goal| self.draws(goal, at)).fold(0.0, f32::max);
        let lure = self.weights.lure * strongest(&self.lures);
        let (mut most, mut sum) = (0.0f32, 0.0);
        for goal in &self.pulls {
            let draws = self.draws(goal, at);
            most = most.max(draws);
            if draws >= goal.worth {
                sum += draws;
            }
        }
        // Who carries a token has other things to do than to look for a fight.
        if self.carries { 0.5 * lure + most.max(sum) } else { lure + most.max(sum) }
    }

    /// What the goal is worth to one who stands there: the less the more moves it is away.
    fn draws(&self, goal: &Goal, at: P) -> f32 {
        let gap = (goal.base.gap(&Disc::new(at, self.radius)) - goal.reach).max(0) as f32;
        if gap > 0.0 { goal.worth * self.weights.near / (0.7 + 0.6 * gap / self.step) } else { goal.worth }
    }

    /// What enemies could do to the character there.
    pub fn feared(&self, at: P) -> f32 {
        let base = Disc::new(at, self.radius);
        let reaching = self.foes.iter().map(|foe| {
            let beyond = (foe.base.gap(&base) - foe.reach).max(0) as f32;
            foe.threat * (1.0 - (beyond / self.step).min(1.0))
        });
        let weight = if self.carries { self.weights.carrier_exposed } else { self.weights.exposed };
        weight * reaching.sum::<f32>()
    }

    /// What enemies could do to the character there, if all of them did.
    pub fn danger(&self, at: P) -> f32 {
        let base = Disc::new(at, self.radius);
        let reaching = self.foes.iter().filter(|foe| foe.base.within(&base, foe.reach));
        reaching.map(|foe| foe.threat).fold(0.0, f32::max)
    }
}

/// How far a character's middle goes in one straight move.
pub(super) fn move_of(outlook: &Outlook, figure: FigureId) -> Mils {
    let scene = outlook.scene;
    let slow = scene.state.figure(figure).conditions.has(Condition::Slow);
    let tool = if slow { Tool::Short } else { scene.card(figure).speed };
    tool_shape(scene, tool).whole_way(scene.card(figure).radius)
}

/// What a character may have of a token: standing on it, taking it up, taking control of it. The nearest friend goes, the
/// next may help.
fn drawn_to(outlook: &Outlook, figure: FigureId, token: TokenId) -> f32 {
    let scene = outlook.scene;
    let side = scene.state.figure(figure).side;
    let here = aims::place(outlook, token);
    let own = scene.base(figure).gap(&here);
    let nearer = |other: &FigureId| {
        let able = *other != figure && scene.state.is_up(*other) && !scene.character(*other).is_grunt();
        able && scene.base(*other).gap(&here) < own
    };
    let share = match scene.state.squad(side).filter(nearer).count() {
        0 => 1.0,
        1 => 0.55,
        _ => 0.3,
    };
    let mut worth = aims::secured(outlook, figure, token);
    if aims::wanted(outlook, figure, token) {
        worth += (aims::held(outlook, token) + aims::controlled(outlook, side, token)) * share;
    }
    worth
}

/// What an enemy can do to a character, and from how far away.
fn fear(outlook: &Outlook, range: &mut Range, foe: FigureId, figure: FigureId) -> Foe {
    let scene = outlook.scene;
    let state = scene.state.figure(foe);
    let power = state.power + u8::from(state.activated);
    let (mut threat, mut reach) = (0.0f32, 0);
    for (place, entry) in (0..).zip(&scene.card(foe).attacks).filter(|(_, entry)| entry.cost <= power) {
        let value = range.value(outlook, foe, Weapon::Printed(place), figure, Covered::No);
        if value > threat {
            threat = value;
            reach = scene.range(entry.reach.range());
        }
    }
    let done = if state.activated { outlook.weights.done } else { 1.0 };
    Foe { base: scene.base(foe), threat: threat * done, reach: reach + move_of(outlook, foe) }
}
