//! What a learner sees of Crisis Protocol.
//!
//! Everything is seen from the seat's own side and its own edge. Only what the seat may know is read: while squads are chosen,
//! nothing of the other player's choice (squad.secret-until-deploy). Characters, cards, crises and battlefields are known by
//! their ids, so that other packs don't change them, and by what they do, so that a card that was never met is played like
//! others that do the same.
//!
//! - `figures`: characters on the battlefield; `course`: where the game stands, tokens, what is under way;
//! - `asked`: a question; `answered`: one of its answers; `place`: somewhere to go; `lying`: dice on the table;
//! - `printed`, `doings`: what cards say; `strike`: what attacks promise; `look`: from whose side; `word`: the words that
//!   tokens begin with.

mod answered;
mod asked;
mod course;
mod doings;
mod figures;
mod look;
mod lying;
mod place;
mod printed;
mod strike;
mod word;

use arena::{Eyes, Features, Size, Sizes};
use crisis::Crisis;
use crisis::ask::{Answer, Ask};
use table::{Scene, Seat, Side};

pub(super) use look::{Look, gap};

/// The eyes of the game.
pub struct CrisisEyes;

impl Eyes<Crisis> for CrisisEyes {
    fn sizes(&self) -> Sizes {
        Sizes {
            scene: Size { numbers: course::NUMBERS + figures::NUMBERS, tokens: 1 << 12 },
            answer: Size { numbers: answered::Seen::NUMBERS, tokens: 1 << 10 },
        }
    }

    fn scene(&self, scene: Scene<Crisis>, seat: Seat, out: &mut Features) {
        let look = Look::new(scene, Side::at(seat).unwrap_or(Side::A));
        course::look(look, out);
        figures::look(look, out);
    }

    fn answer(&self, scene: Scene<Crisis>, ask: &Ask, answer: &Answer, out: &mut Features) {
        answered::look(Look::new(scene, ask.side()), ask, *answer, out);
    }
}
