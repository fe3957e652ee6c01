//! What a learner sees of Champions.
//!
//! Everything is seen from the seat's own side: its own cards first, its partners' together, then the villain's. Only what
//! the seat may know is read: of decks, other hands and cards that lie face down no more than how many there are. Cards are
//! known by their ids, so that other packs don't change them, and by what they do, so that a card that was never met is
//! played like others that do the same.
//!
//! - `board`: cards in play; `cards`: hands and piles; `course`: where the game stands and what is under way;
//! - `asked`: a question; `answered`: one of its answers;
//! - `printed`, `doings`: what a card prints and what its abilities do; `word`: the words that tokens begin with.

mod answered;
mod asked;
mod board;
mod cards;
mod course;
mod doings;
mod printed;
mod word;

use arena::{Eyes, Features, Size, Sizes};
use champions::Champions;
use champions::ask::{Answer, Ask};
use table::{Scene, Seat};

use board::Board;

/// The eyes of the game.
pub struct ChampionsEyes;

impl Eyes<Champions> for ChampionsEyes {
    fn sizes(&self) -> Sizes {
        let numbers = Board::NUMBERS + cards::NUMBERS + course::NUMBERS;
        Sizes {
            scene: Size { numbers, tokens: 1 << 12 },
            answer: Size { numbers: answered::Seen::NUMBERS, tokens: 1 << 10 },
        }
    }

    fn scene(&self, scene: Scene<Champions>, seat: Seat, out: &mut Features) {
        let board = Board::look(scene, seat, out);
        board.write(f32::from(scene.state.started().max(1)), out);
        cards::look(scene, seat, out);
        course::look(scene, seat, &board, out);
    }

    fn answer(&self, scene: Scene<Champions>, ask: &Ask, answer: &Answer, out: &mut Features) {
        answered::look(scene, ask, answer, out);
    }
}
