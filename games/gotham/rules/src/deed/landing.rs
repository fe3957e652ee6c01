//! Where something comes down that was thrown too short (rulings.throw.landing-zone).

use table::{Flow, Question, Scene, Seat, Verdict, fit, need};

use crate::answer::LinePick;
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::board::{ZoneId, Zones};
use crate::printed::term::Camp;
use crate::sight::Way;
use crate::state::FigureId;
use crate::{Gotham, Play, rule};

/// The zone at a distance of `result` towards `target`. Whoever threw says along which of several lines, and the opponent
/// picks among zones that are as far.
pub(crate) fn zone(play: &mut Play, figure: FigureId, target: ZoneId, result: u8) -> Flow<ZoneId> {
    let Some(here) = play.state.figure(figure).zone() else { return Ok(target) };
    let seat = play.state.seat_of(figure);
    let ways = ways(play.scene(), here, target, result);
    let along = play.choose_if_any(&Along { seat, figure, ways: ways.clone() })?;
    let zones = along.and_then(|LinePick(way)| ways.get(usize::from(way)).copied()).unwrap_or_default();
    let opponent = match play.state.figure(figure).camp {
        Camp::Heroes => play.state.villain_seat(),
        Camp::Villain | Camp::Neutral => Seat(play.state.lead),
    };
    Ok(play.choose_if_any(&Landing { seat: opponent, figure, zones })?.unwrap_or(here))
}

/// For every line of sight, the zones where a throw of this result would end; equal ones once.
fn ways(scene: Scene<Gotham>, here: ZoneId, target: ZoneId, result: u8) -> Vec<Zones> {
    let (board, broken) = (scene.board(), &scene.state.broken_walls);
    let distance = |from: ZoneId, to: ZoneId| board.distance(from, to, broken);
    let mut ends = Vec::new();
    for way in board.sight.ways(here, target, broken) {
        let zones: Zones = match way {
            Way::Line(crossed) => {
                let mut on_line = crossed;
                on_line.add(here);
                on_line.add(target);
                let within = |zone: &ZoneId| distance(here, *zone).is_some_and(|far| far <= result);
                let farthest = on_line.iter().filter(within).filter_map(|zone| distance(here, zone)).max();
                on_line.iter().filter(|&zone| distance(here, zone) == farthest).collect()
            }
            Way::Direct => {
                let whole = distance(here, target);
                let on_the_way = |zone: &ZoneId| {
                    distance(here, *zone) == Some(result)
                        && distance(*zone, target).map(|rest| rest + result) == whole
                };
                board.zone_ids().filter(on_the_way).collect()
            }
        };
        if zones != Zones::default() && !ends.contains(&zones) {
            ends.push(zones);
        }
    }
    ends
}

/// Along which line?
struct Along {
    seat: Seat,
    figure: FigureId,
    ways: Vec<Zones>,
}

impl Question<Gotham> for Along {
    type Answer = LinePick;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Along { figure: self.figure } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(LinePick)) {
        (0..fit::<u8>(self.ways.len())).map(LinePick).for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Gotham>, LinePick(way): LinePick) -> Verdict {
        need(usize::from(way) < self.ways.len(), rule!("rulings.throw.landing-zone"))
    }
}

/// Where does it come down?
struct Landing {
    seat: Seat,
    figure: FigureId,
    zones: Zones,
}

impl Question<Gotham> for Landing {
    type Answer = ZoneId;
    const EXACT: bool = true;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Landing { figure: self.figure } }
    }

    fn candidates(&self, _scene: Scene<Gotham>, emit: &mut impl FnMut(ZoneId)) {
        self.zones.iter().for_each(emit);
    }

    fn verdict(&self, _scene: Scene<Gotham>, zone: ZoneId) -> Verdict {
        need(self.zones.has(zone), rule!("rulings.throw.landing-zone"))
    }
}
