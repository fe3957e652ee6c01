//! Ways over the board, and what each move of them costs.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::ZoneId;
use gotham::move_cost::{Part, Source};
use gotham::path::{Leg, Paths};
use gotham::printed::term::SpecialKind;
use gotham::state::FigureId;
use table::Scene;
use wire::table::Mark;
use words::{Message, Words};

use super::map::middle;
use crate::drawing::{Part as PartShown, Route, RouteStep};

/// So many points of a detour are worth a die of danger avoided.
const DREAD: u8 = 2;

/// The best way to each zone within reach, in the order of the zones.
pub(super) fn routes(scene: Scene<Gotham>, words: &Words, figure: FigureId, points: u8) -> Vec<Route> {
    let paths = Paths::of(scene, figure, points, DREAD);
    let route = |zone: ZoneId| {
        let legs = paths.to(zone);
        let last = legs.last()?;
        Some(Route {
            to: zone.0.into(),
            steps: legs.iter().map(|leg| step(scene, words, leg)).collect(),
            cost: last.points,
            cubes: last.cubes,
            risky: last.dangers > 0,
        })
    };
    scene.board().zone_ids().filter_map(route).collect()
}

fn step(scene: Scene<Gotham>, words: &Words, leg: &Leg) -> RouteStep {
    let parts = leg.parts.iter().map(|part| PartShown {
        code: part_code(part.source).to_owned(),
        amount: i8::try_from(part.points).unwrap_or(i8::MAX),
        text: part_text(words, part),
    });
    RouteStep {
        zone: leg.to.0.into(),
        how: how(scene, leg.from, leg.to).to_owned(),
        cost: leg.parts.iter().map(|part| part.points).sum(),
        parts: parts.collect(),
    }
}

/// How a move from zone to zone is made.
fn how(scene: Scene<Gotham>, from: ZoneId, to: ZoneId) -> &'static str {
    let board = scene.board();
    if board.adjacent(from, &scene.state.broken_walls).has(to) {
        return "simple";
    }
    let special = board.special_moves.iter().find(|special| special.from == from && special.to == to);
    match special.map(|special| special.kind) {
        Some(SpecialKind::Fall) => "fall",
        Some(SpecialKind::Jump) => "jump",
        Some(SpecialKind::Climb) => "climb",
        None => "wall",
    }
}

/// A way as a line from middle to middle; nothing if it begins nowhere.
pub(crate) fn drawn(scene: Scene<Gotham>, from: Option<ZoneId>, over: &[ZoneId]) -> Option<Mark> {
    let board = scene.board();
    let zones: Vec<ZoneId> = from.into_iter().chain(over.iter().copied()).collect();
    let known = zones.iter().all(|zone| usize::from(zone.0) < board.zones.len());
    (from.is_some() && known).then(|| Mark::Path {
        points: zones.iter().map(|&zone| middle(board.zone(zone))).collect(),
        hows: zones.windows(2).map(|pair| how(scene, pair[0], pair[1]).to_owned()).collect(),
        radius: 0,
    })
}

pub(crate) fn part_code(source: Source) -> &'static str {
    match source {
        Source::Mission => "mission",
        Source::Flight => "flight",
        Source::Move => "move",
        Source::Jump | Source::Climb => "level",
        Source::Wall => "wall",
        Source::Hindrance => "hindrance",
        Source::DifficultTerrain => "difficult",
        Source::Horror => "horror",
    }
}

pub(crate) fn part_text(words: &Words, part: &Part) -> String {
    let key = match part.source {
        Source::Mission => "gotham-part-mission",
        Source::Flight => "gotham-part-flight",
        Source::Move => "gotham-part-move",
        Source::Jump => "gotham-part-jump",
        Source::Climb => "gotham-part-climb",
        Source::Wall => "gotham-part-wall",
        Source::Hindrance => "gotham-part-hindrance",
        Source::DifficultTerrain => "gotham-part-difficult",
        Source::Horror => "gotham-part-horror",
    };
    words.say(&Message::new(key).with("points", part.points))
}
