//! Chapter VI F and G: cleaning the river, and demobilisation.

use table::{Flow, Scene, Verdict, need};

use crate::answer::Sweep;
use crate::event::Event;
use crate::printed::term::TileLevel;
use crate::state::{FigureId, Tile, Whereabouts};
use crate::{Gotham, Play, energy, mission, rule};

/// What it costs to take a tile out, in cubes that leave the game (river-cleaning.cost, demobilisation.cost).
pub const COST: u8 = 2;

/// Everything that might be swept.
pub fn sweeps(scene: Scene<Gotham>, emit: &mut impl FnMut(Sweep)) {
    for &tile in &scene.state.river {
        if scene.state.tile(tile).neutralised {
            emit(Sweep::Clean(tile));
        } else if !scene.state.demobilised {
            emit(Sweep::Demobilise(tile));
        }
    }
}

/// Whether the villain may take a tile out of the river, in his own turn.
///
/// # Errors
/// The rule that forbids it.
pub fn may_sweep(scene: Scene<Gotham>, sweep: Sweep) -> Verdict {
    let (Sweep::Clean(id) | Sweep::Demobilise(id)) = sweep;
    let there = scene.state.river.contains(&id);
    let Some(tile) = scene.state.tiles.get(usize::from(id.0)).filter(|_| there) else {
        return Err(rule!("river-cleaning.what").into());
    };
    match sweep {
        Sweep::Clean(_) => need(tile.neutralised, rule!("river-cleaning.what"))?,
        Sweep::Demobilise(_) => {
            need(!scene.state.demobilised, rule!("demobilisation.once-per-game"))?;
            let lowly = level(scene, tile).is_some_and(|level| level != TileLevel::Leader);
            need(lowly, rule!("demobilisation.which"))?;
            need(!tile.neutralised, rule!("demobilisation.effect"))?;
        }
    }
    let cubes = scene.state.post.total();
    if cubes < COST {
        return Err(rule!("river-cleaning.cost").measured(i32::from(cubes), i32::from(COST)));
    }
    Ok(())
}

fn level(scene: Scene<Gotham>, tile: &Tile) -> Option<TileLevel> {
    tile.printed.map(|place| scene.content.tiles[usize::from(place)].level)
}

/// Takes a tile out of the river, and its figures out of the game (river-cleaning.figures-gone). The others close the gap
/// (river-cleaning.slide).
///
/// # Errors
/// A stop of the table.
pub fn sweep(play: &mut Play, sweep: Sweep) -> Flow<()> {
    let (Sweep::Clean(tile) | Sweep::Demobilise(tile)) = sweep;
    if let Sweep::Demobilise(_) = sweep {
        play.state.demobilised = true;
        play.event(rule!("demobilisation.effect"), |_| Event::Demobilised { tile });
    }
    let gone = energy::take_away(play, None, COST)?;
    play.state.river.retain(|other| *other != tile);
    play.state.tiles[usize::from(tile.0)].neutralised = true;
    let figures: Vec<FigureId> = play.state.characters_of(tile).collect();
    for figure in figures {
        play.state.figure_mut(figure).whereabouts = Whereabouts::Gone;
    }
    play.event(rule!("river-cleaning.what"), |_| Event::TileSwept { tile, cubes: gone });
    mission::watch(play)
}
