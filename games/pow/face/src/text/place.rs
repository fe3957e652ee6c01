//! Places that were typed, as answers to whatever is asked. The rules judge them; here they are only listed.

use host::Open;
use host::text::Meant;
use host::text::places::{By, Leg};
use pow::Pow;
use pow::ask::{Act, Answer, Ask, Deployed, How, Route, Stretch, ThrownAt};
use pow::card::Ability;
use pow::state::{FigureId, Reading, State};
use space::{P, Spot};
use table::Scene;

/// Goes along the typed stretches, for the least POW that is enough. A figure that has only been asked what it does
/// begins to move first.
pub(crate) fn movement(open: &Open<Pow>, legs: &[Leg]) -> Meant<Answer> {
    match open.pending.ask {
        Ask::Route { figure, .. } => {
            Meant::OneOf(routes(open.scene, figure, legs).into_iter().map(Answer::Route).collect())
        }
        Ask::Act { .. } => Meant::First(Answer::Act(Act::Move)),
        _ => match legs {
            [leg] => at(open, *leg),
            _ => Meant::NotAsked,
        },
    }
}

/// A place for whatever wants one: a throw, a leap, a walk, a single movement.
pub(crate) fn at(open: &Open<Pow>, leg: Leg) -> Meant<Answer> {
    let state = open.scene.state;
    match open.pending.ask {
        Ask::Throw { .. } => {
            let spots = heights(state, leg, 0);
            Meant::OneOf(spots.into_iter().map(|spot| Answer::Throw(ThrownAt::Spot(spot))).collect())
        }
        Ask::Leap { figure, .. } | Ask::PowerWalk { moved: figure, .. } => {
            let spots = heights(state, leg, state.body(figure).at.z);
            Meant::OneOf(spots.into_iter().map(Answer::Place).collect())
        }
        Ask::Route { .. } | Ask::Act { .. } => movement(open, &[leg]),
        _ => Meant::NotAsked,
    }
}

/// A figure put at a place.
pub(crate) fn deploy(open: &Open<Pow>, figure: FigureId, leg: Leg) -> Meant<Answer> {
    let Ask::Deploy { .. } = open.pending.ask else { return Meant::NotAsked };
    let spots = heights(open.scene.state, leg, 0);
    Meant::OneOf(spots.into_iter().map(|at| Answer::Deploy(Deployed { figure, at })).collect())
}

/// The routes that typed stretches may mean, those for fewer POW first.
fn routes(scene: Scene<Pow>, figure: FigureId, legs: &[Leg]) -> Vec<Route> {
    let usual = if scene.has(figure, Ability::Fly) { How::Fly } else { How::Walk };
    let mut ways: Vec<Vec<Stretch>> = vec![Vec::new()];
    let mut from = scene.state.body(figure).at.z;
    for &leg in legs {
        let how = leg.by.map_or(usual, how);
        let spots = heights(scene.state, leg, from);
        from = spots.first().map_or(from, |spot| spot.z);
        let longer = ways.iter().flat_map(|way| {
            spots.iter().map(move |&to| way.iter().copied().chain([Stretch { how, to }]).collect())
        });
        // Each stretch has few heights; a chain of many is cut before it can grow out of hand.
        ways = longer.take(64).collect();
    }
    let with_pay = |way: &Vec<Stretch>| [1, 2, 3].map(|pay| Route::new(pay, way));
    ways.iter().flat_map(with_pay).flatten().collect()
}

/// The spots that a typed place may mean: as high as said, or level with where it starts from, then the ground and
/// every surface there.
fn heights(state: &State, leg: Leg, level: i32) -> Vec<Spot> {
    let place = P::new(leg.x, leg.y);
    if let Some(z) = leg.z {
        return vec![place.at(z)];
    }
    let over = |id: &pow::state::PieceId| {
        let foot = state.block(*id).foot;
        (foot.lo.x..=foot.hi.x).contains(&place.x) && (foot.lo.y..=foot.hi.y).contains(&place.y)
    };
    let mut tops: Vec<i32> = state.standing().filter(over).map(|id| state.block(id).top).collect();
    tops.sort_unstable_by(|a, b| b.cmp(a));
    let mut spots: Vec<Spot> = Vec::new();
    for z in tops.into_iter().chain([level, 0]) {
        if spots.iter().all(|spot| spot.z != z) {
            spots.push(place.at(z));
        }
    }
    spots
}

fn how(by: By) -> How {
    match by {
        By::Walk => How::Walk,
        By::Climb => How::Climb,
        By::Jump => How::Jump,
        By::Fly => How::Fly,
    }
}
