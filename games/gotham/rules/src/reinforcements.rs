//! Chapter VI E: reinforcements, from the character reserve to the reinforcement zones.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::answer::Reinforcement;
use crate::ask::{Ask, Topic};
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::event::Event;
use crate::state::{FigureId, TileId, Whereabouts};
use crate::{Gotham, Play, rule, terrain};

/// Spends the points that were just gained; the rest is lost (reinforcements.spend-now, reinforcements.lose-rest).
///
/// # Errors
/// A stop of the table.
pub fn spend(play: &mut Play) -> Flow<()> {
    let seat = play.state.villain_seat();
    loop {
        let question = WhoComes { seat, points: play.state.reinforcement_points };
        if !table::any_legal(&question, play.scene(), |answer| answer != Reinforcement::End) {
            break;
        }
        let Reinforcement::Bring { tile, zone } = play.choose(&question)? else { break };
        bring(play, tile, zone)?;
    }
    let count = std::mem::take(&mut play.state.reinforcement_points);
    if count > 0 {
        play.event(rule!("reinforcements.lose-rest"), |_| Event::ReinforcementPointsLost { count });
    }
    Ok(())
}

fn bring(play: &mut Play, tile: TileId, arrival: ZoneId) -> Flow<()> {
    let scene = play.scene();
    let (Some(figure), Some(cost)) = (in_reserve(scene, tile), cost(scene, tile)) else { return Ok(()) };
    let zone = if scene.oversaturates(figure, arrival) {
        // reinforcements.fallback-adjacent
        let seat = play.state.villain_seat();
        play.choose_if_any(&Arrival { seat, figure, arrival })?
    } else {
        Some(arrival)
    };
    let Some(zone) = zone else { return Ok(()) };
    let scene = play.scene();
    let printed = scene.state.tile(tile).printed.map(|place| &play.content.tiles[usize::from(place)]);
    play.state.reinforcement_points -= cost;
    let character = play.state.figure_mut(figure);
    character.whereabouts = Whereabouts::Zone(zone);
    character.life = printed.map_or(1, |tile| tile.life); // rulings.reinforcement.full-life
    play.state.tiles[usize::from(tile.0)].neutralised = false; // reinforcements.flip-tile-back
    play.event(rule!("reinforcements.zones"), |_| Event::Reinforced { figure, zone });
    terrain::enter(play, figure)
}

/// A figure of a tile that waits in the reserve (reinforcements.from-reserve).
fn in_reserve(scene: Scene<Gotham>, tile: TileId) -> Option<FigureId> {
    let waits = |figure: &FigureId| scene.state.figure(*figure).whereabouts == Whereabouts::Reserve;
    scene.state.characters_of(tile).find(waits)
}

/// What a figure of a tile costs to come back (reinforcements.eligible).
fn cost(scene: Scene<Gotham>, tile: TileId) -> Option<u8> {
    let printed = scene.state.tiles.get(usize::from(tile.0))?.printed?;
    scene.content.tiles[usize::from(printed)].reinforcement_cost
}

/// Whether there is room for a figure where it arrives or beside it (reinforcements.fallback-none).
fn has_room(scene: Scene<Gotham>, figure: FigureId, arrival: ZoneId) -> bool {
    let neighbours = scene.board().adjacent(arrival, &scene.state.broken_walls);
    std::iter::once(arrival).chain(neighbours.iter()).any(|zone| !scene.oversaturates(figure, zone))
}

/// In which zone beside the full one?
struct Arrival {
    seat: Seat,
    figure: FigureId,
    arrival: ZoneId,
}

impl Question<Gotham> for Arrival {
    type Answer = ZoneId;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Arrival { figure: self.figure } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(ZoneId)) {
        scene.board().adjacent(self.arrival, &scene.state.broken_walls).iter().for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, zone: ZoneId) -> Verdict {
        let beside = scene.board().adjacent(self.arrival, &scene.state.broken_walls).has(zone);
        need(beside, rule!("reinforcements.fallback-adjacent"))?;
        need(!scene.oversaturates(self.figure, zone), rule!("reinforcements.no-oversaturation"))
    }
}

/// Who comes, and where?
struct WhoComes {
    seat: Seat,
    points: u8,
}

impl Question<Gotham> for WhoComes {
    type Answer = Reinforcement;

    fn ask(&self) -> Ask {
        Ask { seat: self.seat, topic: Topic::Reinforce { points: self.points } }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Reinforcement)) {
        emit(Reinforcement::End);
        for &tile in &scene.state.river {
            let zones = scene.mission().reinforcement_zones.iter();
            zones.for_each(|&zone| emit(Reinforcement::Bring { tile, zone }));
        }
    }

    fn verdict(&self, scene: Scene<Gotham>, answer: Reinforcement) -> Verdict {
        let Reinforcement::Bring { tile, zone } = answer else { return Ok(()) };
        need(scene.state.river.contains(&tile), rule!("reinforcements.eligible"))?;
        let Some(cost) = cost(scene, tile) else {
            return Err(rule!("tiles.field.no-reinforcement-cost").into());
        };
        if cost > self.points {
            return Err(rule!("reinforcements.eligible").measured(i32::from(cost), i32::from(self.points)));
        }
        need(scene.mission().reinforcement_zones.contains(&zone), rule!("reinforcements.zones"))?;
        let Some(figure) = in_reserve(scene, tile) else {
            return Err(rule!("reinforcements.from-reserve").into());
        };
        need(has_room(scene, figure, zone), rule!("reinforcements.fallback-none"))
    }
}
