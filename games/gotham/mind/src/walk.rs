//! How far it is from one zone to some others, without working out the whole board as [`crate::far`] does.

use gotham::Gotham;
use gotham::bearer::Reading as _;
use gotham::board::{ZoneId, Zones};
use table::Scene;

/// Nobody looks farther, in move points.
pub(super) const FAR: usize = 15;

/// The zones around one, by the move points that they are away from it for whoever is in nobody's way.
pub(super) struct Walk([u64; FAR + 1]);

impl Walk {
    /// From a zone.
    pub(super) fn from(scene: Scene<Gotham>, zone: ZoneId) -> Walk {
        let (board, open) = (scene.board(), !scene.mission().closed.0);
        let mut waves = [0u64; FAR + 1];
        waves[0] = 1 << zone.0;
        let mut reached = 0;
        for points in 0..=FAR {
            let mut new = waves[points] & !reached;
            waves[points] = new;
            reached |= new;
            if new == 0 {
                continue;
            }
            for special in board.special_moves.iter().filter(|special| new >> special.from.0 & 1 == 1) {
                if let Some(wave) = waves.get_mut(points + 1 + usize::from(special.level)) {
                    *wave |= 1 << special.to.0 & open;
                }
            }
            let mut next = 0;
            while new != 0 {
                next |= board.adjacent(ZoneId(new.trailing_zeros() as u8), &scene.state.broken_walls).0;
                new &= new - 1;
            }
            if let Some(wave) = waves.get_mut(points + 1) {
                *wave |= next & open;
            }
        }
        Walk(waves)
    }

    /// How far the nearest of these zones is; [`FAR`] when there is none near by.
    pub(super) fn to(&self, zones: Zones) -> u32 {
        let there = self.0.iter().position(|wave| wave & zones.0 != 0);
        there.unwrap_or(FAR) as u32
    }
}
