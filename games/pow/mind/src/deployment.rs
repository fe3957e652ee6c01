//! Deployment: in front of what the mission is about and of the enemy, where there is a way, together, and with those
//! behind who strike from afar.

use arrayvec::ArrayVec;
use pow::ask::{Answer, Deployed};
use pow::card::{Ability, Mils, TABLE};
use pow::state::{Edge, FigureId, ObjectiveId, Reading, Side};
use space::{P, Spot};

use super::aims;
use super::ways::{Obstacles, Ways};
use super::worth::Outlook;
use minds::choose::best;

/// An attack of at least this reach is one that likes distance.
const SHOOTER: Mils = 8_000;
/// What an inch of the way costs, to the enemy or, for each point of it, to an objective.
const WAY: f32 = 0.05;
/// Enemies nearer than this may strike before anything else happens.
const TOO_NEAR: f32 = 12.0;
/// Friends nearer than this are in each other's way, and what each inch of that costs.
const ELBOW_ROOM: f32 = 8.0;
const QUEUE: f32 = 0.04;
/// Where enemies are likely to be before they are seen: along the far edge.
const FAR_EDGE: [Mils; 3] = [9_000, 18_000, 27_000];

/// Something to go to, what it is worth, and the ways to it.
struct Goal {
    at: P,
    worth: f32,
    ways: Option<Ways>,
}

/// Which figure is deployed and where.
pub(super) fn deploy(outlook: &Outlook, side: Side, options: &[Answer]) -> usize {
    let Some(figure) = next(outlook, options) else { return 0 };
    let obstacles = Obstacles::new(outlook.scene, figure, None);
    let goals = goals(outlook, side, obstacles.as_ref());
    best(options, |option| match option {
        Answer::Deploy(deployed) if deployed.figure == figure => {
            goal(outlook, side, &goals, obstacles.as_ref(), deployed.at) + company(outlook, side, deployed)
        }
        _ => f32::NEG_INFINITY,
    })
}

/// Who comes next: whoever may be put anywhere comes last, when it is known what is needed, unless there is something
/// to be taken at once.
fn next(outlook: &Outlook, options: &[Answer]) -> Option<FigureId> {
    let scene = outlook.scene;
    let waiting = || {
        options.iter().filter_map(|option| match option {
            Answer::Deploy(deployed) => Some(deployed.figure),
            _ => None,
        })
    };
    let first = !scene.state.objectives.is_empty();
    let preferred = waiting().find(|&figure| scene.has(figure, Ability::Infiltrator) == first);
    preferred.or_else(|| waiting().next())
}

fn goals(outlook: &Outlook, side: Side, obstacles: Option<&Obstacles>) -> ArrayVec<Goal, 4> {
    let state = outlook.scene.state;
    let ways_to = |at: P| obstacles.map(|obstacles| obstacles.ways_to(at));
    let mut goals = ArrayVec::new();
    for (id, objective) in (0..).map(ObjectiveId).zip(&state.objectives).take(4) {
        let at = objective.at.flat();
        goals.push(Goal { at, worth: aims::worth(outlook, side, id), ways: ways_to(at) });
    }
    if goals.is_empty() {
        let y = if state.edges[side] == Some(Edge::North) { 4_000 } else { TABLE.1 - 4_000 };
        for at in FAR_EDGE.map(|x| P::new(x, y)) {
            goals.push(Goal { at, worth: 1.0, ways: ways_to(at) });
        }
    }
    goals
}

/// How good the place is to reach the nearest of the goals that no friend is nearer to.
fn goal(outlook: &Outlook, side: Side, goals: &[Goal], obstacles: Option<&Obstacles>, at: Spot) -> f32 {
    let state = outlook.scene.state;
    let mut most = f32::NEG_INFINITY;
    for Goal { at: goal, worth, ways } in goals {
        let distance = match (obstacles, ways) {
            (Some(obstacles), Some(ways)) => obstacles.distance(at.flat(), ways) / 1_000.0,
            _ => inches(at.flat(), *goal),
        };
        let nearer = |friend: FigureId| inches(state.middle(friend), *goal) <= inches(at.flat(), *goal) + 1.0;
        let taken = !state.objectives.is_empty() && state.team(side).any(nearer);
        let worth = worth * if taken { 0.3 } else { 1.0 };
        most = most.max(worth * (2.0 - WAY * distance));
    }
    most
}

/// How good the place is among friends and enemies.
fn company(outlook: &Outlook, side: Side, Deployed { figure, at }: Deployed) -> f32 {
    let scene = outlook.scene;
    let state = scene.state;
    let attacks = &scene.card(figure).attacks;
    let shoots = attacks.iter().any(|attack| pow::attack::reach(attack) >= SHOOTER);
    let from_edge = match state.edges[side] {
        Some(Edge::North) => TABLE.1 - at.y,
        _ => at.y,
    };
    let mut value = if shoots { -0.02 } else { 0.02 } * from_edge as f32 / 1_000.0;
    for friend in state.team(side) {
        // Together, but neither in one blast nor in one queue before one alley.
        let apart = inches(state.middle(friend), at.flat());
        value -= if apart < ELBOW_ROOM { QUEUE * (ELBOW_ROOM - apart) } else { 0.01 * (apart - ELBOW_ROOM) };
    }
    for enemy in state.team(side.other()) {
        let apart = inches(state.middle(enemy), at.flat());
        value -= 0.01 * apart + if apart < TOO_NEAR { 0.1 * (TOO_NEAR - apart) } else { 0.0 };
    }
    value
}

fn inches(one: P, other: P) -> f32 {
    ((one - other).len2() as f32).sqrt() / 1_000.0
}
