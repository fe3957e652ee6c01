//! Chapter V C 5, step [e]: what a move costs, part by part, so that whoever asks is told why.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{RuleId, Scene};

use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::hindrance::{self, are_enemies};
use crate::movement::Way;
use crate::printed::plot;
use crate::printed::skill::Modifier;
use crate::printed::term::{LineTrigger, SpecialKind, Trait};
use crate::state::FigureId;
use crate::{Gotham, rule, terrain};

/// Wall Breaker's surcharge (skills.wall-breaker.cost).
const THROUGH_A_WALL: u8 = 2;

/// Where a part of a move's cost comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The mission says what the whole move costs.
    Mission,
    /// Flight does.
    Flight,
    /// The move itself.
    Move,
    /// The level of a jump that no skill takes off.
    Jump,
    /// The level of a climb that no skill takes off.
    Climb,
    /// The way leads through a wall.
    Wall,
    /// Enemies in the zone that is left, less friends.
    Hindrance,
    /// Difficult terrain in the zone that is left.
    DifficultTerrain,
    /// Enemies in the destination that spread horror.
    Horror,
}

impl Source {
    /// The rule that adds it.
    pub fn rule(self) -> RuleId {
        match self {
            Source::Mission => rule!("priority.mission-over-all"),
            Source::Flight => rule!("traits.flight.cost"),
            Source::Move => rule!("movement.e.simple-cost"),
            Source::Jump => rule!("movement.e.jump-cost"),
            Source::Climb => rule!("movement.e.climb-cost"),
            Source::Wall => rule!("skills.wall-breaker.cost"),
            Source::Hindrance => rule!("hindrance.move"),
            Source::DifficultTerrain => rule!("difficult-terrain.leaving"),
            Source::Horror => rule!("skills.horror.effect"),
        }
    }
}

/// A part of what a move costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// Where it comes from.
    pub source: Source,
    /// In move points; never none.
    pub points: u8,
}

/// All parts of one cost.
pub type Parts = ArrayVec<Part, 5>;

/// What a move costs, by the strongest source that speaks of it: the mission, traits, skills, core rules
/// (priority.full-order).
pub fn parts(scene: Scene<Gotham>, figure: FigureId, start: ZoneId, to: ZoneId, way: Way) -> Parts {
    let whole = |source: Source, points: u8| Parts::from_iter([Part { source, points }]);
    for modifier in &scene.mission().modifiers {
        match modifier {
            plot::Modifier::MoveCost(cost) => return whole(Source::Mission, *cost),
            plot::Modifier::SimpleMoveCost(cost) if way == Way::Simple => {
                return whole(Source::Mission, *cost);
            }
            plot::Modifier::SimpleMoveCost(_) => {}
        }
    }
    if scene.has(figure, Trait::Flight) {
        return whole(Source::Flight, 1);
    }
    let skill = |wanted: Modifier| scene.level(figure, LineTrigger::Movement, |modifier| *modifier == wanted);
    let eased = |level: u8| level.saturating_sub(skill(Modifier::IgnoreMoveLevels));
    let special = match way {
        Way::Simple => None,
        Way::ThroughWall => Some((Source::Wall, THROUGH_A_WALL)),
        Way::Special(special) => match special.kind {
            SpecialKind::Fall => None, // movement.e.fall-cost
            SpecialKind::Jump => Some((Source::Jump, eased(special.level))),
            SpecialKind::Climb => Some((Source::Climb, eased(special.level))),
        },
    };
    let difficult = terrain::difficult(scene, start, figure);
    let rough = difficult.saturating_sub(skill(Modifier::IgnoreDifficultTerrain));
    let all = [
        Some((Source::Move, 1)),
        special,
        Some((Source::Hindrance, hindrance::to_moves(scene, figure))),
        Some((Source::DifficultTerrain, rough)),
        Some((Source::Horror, horror(scene, figure, to))),
    ];
    let some = all.into_iter().flatten().filter(|&(_, points)| points > 0);
    some.map(|(source, points)| Part { source, points }).collect()
}

/// What the enemies in the destination add (skills.horror.effect, rulings.horror.adds-up).
fn horror(scene: Scene<Gotham>, figure: FigureId, to: ZoneId) -> u8 {
    let enemies = scene.state.figures_in(to).filter(|&other| are_enemies(scene.state, figure, other));
    let horror = |modifier: &Modifier| *modifier == Modifier::RaiseEntryCost;
    enemies.map(|enemy| scene.level(enemy, LineTrigger::Permanent, horror)).sum()
}
