//! What a learner sees of Gotham City Chronicles. Nothing is hidden from anybody (rulings.open-information).
//!
//! The sides play different games, so that each has tokens and numbers of its own. Names are told by their ids, so that other
//! packs don't change them, and what is printed on sheets, tiles and cards is told as well, so that a figure that was never
//! met is played like others of its kind.
//!
//! - `board`: heroes, characters and the river, what lies on the board, what is under way;
//! - `answered`: one of the answers to a question; `strike`: what an attack may come to;
//! - `ground`: what a zone is worth to who goes there;
//! - `printed`: sheets, tiles, skills and cards; `word`: the words that tokens begin with.

mod answered;
mod board;
mod ground;
mod printed;
mod strike;
mod word;

use arena::{Eyes, Features, Size, Sizes};
use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::Ask;
use table::{Scene, Seat};

use super::known::Known;
use super::weights::Weights;
use super::worth::Outlook;
use ground::Ground;

/// The eyes of the game.
pub struct GothamEyes;

impl Eyes<Gotham> for GothamEyes {
    fn sizes(&self) -> Sizes {
        Sizes {
            scene: Size { numbers: 2 * board::NUMBERS, tokens: 1 << 12 },
            answer: Size { numbers: answered::Seen::NUMBERS, tokens: 1 << 10 },
        }
    }

    fn scene(&self, scene: Scene<Gotham>, seat: Seat, out: &mut Features) {
        with(scene, |outlook, ground| board::look(outlook, ground, seat, out));
    }

    fn answer(&self, scene: Scene<Gotham>, ask: &Ask, answer: &Answer, out: &mut Features) {
        with(scene, |outlook, ground| answered::look(outlook, ground, ask, answer, out));
    }
}

fn with(scene: Scene<Gotham>, look: impl FnOnce(&Outlook, &Ground)) {
    let (known, weights) = (Known::of(scene), Weights::default());
    look(&Outlook { scene, weights: &weights, known: &known }, &Ground::of(scene));
}
