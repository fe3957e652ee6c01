//! Chapter VI A: the villain's command post, its boxes and the river.

use table::Scene;

use crate::Gotham;
use crate::printed::Indicator;
use crate::printed::term::{CubeBox, DieType};
use crate::state::{State, TileId};

/// The slots of the river; from the left they cost 1 to 8 (rulings.house.post.river).
pub const SLOTS: usize = 8;
/// What a cube in the movement box buys (rulings.house.post.boxes).
pub const MOVE_POINTS: u8 = 1;
/// What a cube in the defence box adds (rulings.house.post.boxes).
pub const DEFENCE: DieType = DieType::Orange;

/// The saturation of a box of the command post (rulings.house.post.boxes); the post has no other boxes.
pub fn saturation(cube_box: CubeBox) -> u8 {
    match cube_box {
        CubeBox::Movement | CubeBox::Defence => 5,
        CubeBox::Reroll => 3,
        CubeBox::Melee | CubeBox::Ranged | CubeBox::Manipulation | CubeBox::Thought => 0,
    }
}

/// What it costs to activate a tile where it lies now (command-post.activation-cost); none when it is not in the river.
pub fn activation_cost(scene: Scene<Gotham>, wanted: TileId) -> Option<u8> {
    let mut slot = 0;
    for &tile in &scene.state.river {
        let printed = scene.state.tile(tile).printed.map(|place| &scene.content.tiles[usize::from(place)]);
        let double = printed.and_then(|tile| tile.double);
        if tile == wanted {
            return Some(match double {
                Some(Indicator::Right) => slot + 2,
                Some(Indicator::Left) | None => slot + 1,
            });
        }
        slot += if double.is_some() { 2 } else { 1 };
    }
    None
}

/// Takes a tile out, lets the others slide to the left, and puts it back at the far right
/// (villain-turn.step3.c.reposition, neutralised.tile.reposition).
pub fn reposition(state: &mut State, tile: TileId) {
    if let Some(at) = state.river.iter().position(|&other| other == tile) {
        state.river.remove(at);
        state.river.push(tile);
    }
}
