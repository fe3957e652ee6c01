//! What the fuzz targets share: the games of the list, loaded once. The first byte picks the game.

use std::sync::{Arc, LazyLock};

use host::{Door, Games};
use table::{Fairness, Seed};

/// All games with the content that a binary carries.
pub static GAMES: LazyLock<Games> = LazyLock::new(|| games::all().expect("every game loads"));

/// The game that the first byte picks, and the bytes after it.
pub fn picked(bytes: &[u8]) -> Option<(&'static Arc<dyn Door>, &[u8])> {
    let (&which, rest) = bytes.split_first()?;
    let game = GAMES.iter().nth(usize::from(which) % GAMES.iter().count())?;
    Some((game, rest))
}

/// Chance that is the same in every run.
pub fn fairness() -> Fairness {
    Fairness::alone(Seed::from_number(1))
}
