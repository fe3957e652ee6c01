//! How far zones are from each other, in move points, for whoever is in nobody's way.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::{ZONES, ZoneId};
use table::Scene;

/// Farther than any board is wide.
const NEVER: u8 = 60;

/// The move points from every zone to every other, by moves in their direction. Enemies, terrain and skills are left out.
pub(super) struct Far(Box<[[u8; ZONES]; ZONES]>);

impl Far {
    /// On the board of a scene as it is now, with its broken walls.
    pub fn of(scene: Scene<Gotham>) -> Far {
        let board = scene.board();
        let mut far = Box::new([[NEVER; ZONES]; ZONES]);
        let closed = scene.mission().closed;
        for zone in board.zone_ids() {
            let from = &mut far[usize::from(zone.0)];
            for near in board.adjacent(zone, &scene.state.broken_walls).iter() {
                from[usize::from(near.0)] = 1;
            }
            for special in board.special_moves.iter().filter(|special| special.from == zone) {
                let to = &mut from[usize::from(special.to.0)];
                *to = (*to).min(1 + special.level);
            }
            for shut in closed.iter() {
                from[usize::from(shut.0)] = NEVER;
            }
            from[usize::from(zone.0)] = 0;
        }
        let count = board.zones.len();
        for middle in 0..count {
            for from in 0..count {
                for to in 0..count {
                    far[from][to] = far[from][to].min(far[from][middle].saturating_add(far[middle][to]));
                }
            }
        }
        Far(far)
    }

    /// From one zone to another.
    pub fn between(&self, from: ZoneId, to: ZoneId) -> f32 {
        f32::from(self.0[usize::from(from.0)][usize::from(to.0)].min(NEVER))
    }
}
