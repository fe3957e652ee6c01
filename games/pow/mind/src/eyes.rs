//! What a learner sees of POW.
//!
//! Everything is seen from the seat's own side and its own edge: its figures are the near ones, whichever edge it chose.
//! Nothing is hidden in POW (rulings.open-information). Characters, missions and battlefields are known by their ids, so that
//! other packs don't change them, and characters by what their cards do as well, so that one that was never met is played
//! like others that do the same.
//!
//! - `figures`: who stands where; `course`: where the game stands and what it is about;
//! - `asked`: a question; `answered`: one of its answers; `place`: somewhere to go;
//! - `printed`: what cards say; `strike`: what blows promise; `look`: from whose side; `word`: the words that tokens begin
//!   with.

mod answered;
mod asked;
mod course;
mod figures;
mod look;
mod place;
mod printed;
mod strike;
mod word;

use arena::{Eyes, Features, Size, Sizes};
use pow::Pow;
use pow::ask::{Answer, Ask};
use table::{Scene, Seat, Side};

pub(super) use figures::to_goal;
pub(super) use look::{Look, nearest};

/// The eyes of the game.
pub struct PowEyes;

impl Eyes<Pow> for PowEyes {
    fn sizes(&self) -> Sizes {
        Sizes {
            scene: Size { numbers: course::NUMBERS + figures::NUMBERS, tokens: 1 << 12 },
            answer: Size { numbers: answered::Seen::NUMBERS, tokens: 1 << 10 },
        }
    }

    fn scene(&self, scene: Scene<Pow>, seat: Seat, out: &mut Features) {
        let look = Look::new(scene, Side::at(seat).unwrap_or(Side::A));
        course::look(look, out);
        figures::look(look, out);
    }

    fn answer(&self, scene: Scene<Pow>, ask: &Ask, answer: &Answer, out: &mut Features) {
        answered::look(Look::new(scene, ask.side()), ask, *answer, out);
    }
}
