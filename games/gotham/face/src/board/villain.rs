//! The villain's command post, the river and all tiles.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::command_post::activation_cost;
use gotham::printed::term::{Camp, CubeBox};
use gotham::printed::{Line as Characteristic, Tile as Sheet};
use gotham::state::{Stage, TileId, Whereabouts};
use gotham::villain_turn::MOST_TILES;
use host::{Reader, code_of};
use table::Scene;
use words::Words;

use super::{hero, skills, traits};
use crate::drawing::{Cubes, Line, Post, River, Tile};
use crate::emblem;
use crate::voice::{Printed, Teller};

pub(super) fn post(scene: Scene<Gotham>, words: &Words) -> Post {
    let (state, mission) = (scene.state, scene.mission());
    Post {
        seat: state.villain_seat().0,
        cubes: Cubes {
            available: state.post.available,
            fatigue: state.post.fatigue,
            wounds: 0,
            boxes: hero::post_boxes(scene, words),
        },
        recovery: mission.recovery,
        gone: state.cubes_gone,
        activated: match state.stage {
            Stage::VillainActs(tiles) => tiles,
            _ => 0,
        },
        activations: MOST_TILES,
        demobilised: state.demobilised,
        reinforcement_points: state.reinforcement_points,
        event_points: mission.reinforcement_points,
    }
}

/// The tiles of the river, from the left, with what each costs where it lies (command-post.activation-cost).
pub(super) fn river(scene: Scene<Gotham>) -> Vec<River> {
    let mut slot = 0;
    let mut river = Vec::new();
    for &tile in &scene.state.river {
        let double = sheet_of(scene, tile).is_some_and(|sheet| sheet.double.is_some());
        let slots = if double { 2 } else { 1 };
        let cost = activation_cost(scene, tile).unwrap_or_default();
        river.push(River { tile: tile.0.into(), slot, slots, cost });
        slot += slots;
    }
    river
}

fn sheet_of<'a>(scene: Scene<'a, Gotham>, tile: TileId) -> Option<&'a Sheet> {
    scene.state.tile(tile).printed.map(|place| &scene.content.tiles[usize::from(place)])
}

pub(super) fn tiles(reader: &Reader<Gotham>, teller: &Teller) -> Vec<Tile> {
    let tiles = (0..reader.state.tiles.len() as u8).map(TileId);
    tiles.map(|id| tile(reader, teller, id)).collect()
}

fn tile(reader: &Reader<Gotham>, teller: &Teller, id: TileId) -> Tile {
    let scene = reader.scene();
    let (state, printed) = (scene.state, teller.printed());
    let it = state.tile(id);
    let sheet = sheet_of(scene, id);
    let figures = |wanted: fn(&Whereabouts) -> bool| {
        let there = state.characters_of(id).filter(|&figure| wanted(&state.figure(figure).whereabouts));
        u8::try_from(there.count()).unwrap_or(u8::MAX)
    };
    // Allied and neutral tiles never were in the river.
    let of_river = sheet.is_none_or(|sheet| sheet.camp == Camp::Villain) && it.commander.is_none();
    Tile {
        id: id.0.into(),
        card: sheet.map(|sheet| sheet.id.clone()),
        name: teller.tile(id),
        emblem: sheet.map(|sheet| emblem::tile(reader.content, sheet, reader.words)),
        camp: sheet.map_or_else(|| code_of(&Camp::Villain), |sheet| code_of(&sheet.camp)),
        level: sheet.map_or_else(|| "event".to_owned(), |sheet| code_of(&sheet.level)),
        level_name: sheet.map_or_else(|| teller.tile(id), |sheet| printed.tile_level(sheet.level)),
        commander: it.commander.map(|hero| hero.0.into()),
        neutralised: it.neutralised,
        swept: of_river && !state.river.contains(&id),
        on_board: figures(|at| matches!(at, Whereabouts::Zone(_))),
        in_reserve: figures(|at| matches!(at, Whereabouts::Reserve)),
        life: sheet.map_or(0, |sheet| sheet.life),
        automatic_defence: sheet.map_or(0, |sheet| sheet.automatic_defence),
        first_bonus: sheet.map_or(0, |sheet| sheet.first_bonus),
        size: sheet.map_or(0, |sheet| sheet.size),
        threat: sheet.map_or(0, |sheet| sheet.threat),
        reinforcement_cost: sheet.and_then(|sheet| sheet.reinforcement_cost),
        lines: sheet.map_or_else(Vec::new, |sheet| lines(&printed, sheet)),
        traits: sheet.map_or_else(Vec::new, |sheet| traits(&printed, &sheet.traits)),
        skills: sheet.map_or_else(Vec::new, |sheet| skills(reader, &printed, &sheet.skills, |_| true)),
    }
}

fn lines(printed: &Printed, sheet: &Sheet) -> Vec<Line> {
    let of_box = |(of, lines): (CubeBox, &Vec<Characteristic>)| {
        let line = |line: &Characteristic| Line {
            code: code_of(&of),
            dice: line.dice.iter().map(code_of).collect(),
            text: printed.tile_line(of, line),
        };
        lines.iter().map(line).collect::<Vec<_>>()
    };
    CubeBox::ALL.into_iter().zip(&sheet.lines).flat_map(of_box).collect()
}
