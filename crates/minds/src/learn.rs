//! Learning by self-play: what the `learn` example of each game runs.
//!
//! A net plays games with itself, with its earlier selves and with the game's other minds, and is nudged towards the
//! answers that went better than it expected (PPO).

mod options;

use arena::Eyes;
use table::{Game, Named};

use crate::Study;
use options::Options;

/// All that is needed to learn a game.
pub struct School<'a, G: Game> {
    /// What the learner sees.
    pub eyes: &'a dyn Eyes<G>,
    /// What it is told beside that.
    pub study: &'a dyn Study<G>,
    /// Cards, characters, boards.
    pub content: &'a G::Content,
    /// The game's other minds: some games are played with those called `greedy` and `random`.
    pub minds: &'a [Named<G>],
}

const HELP: &str = "\
learn [seconds=S | decisions=N] [threads=N] [seed=N] [out=PATH] [from=CHECKPOINT] [of=S] [cells=A,B]
    learns for so long, and writes PATH.ckpt, PATH.weights and PATH.yaml each minute and at the end
    from=   a checkpoint to go on from        of=     seconds (or decisions) of the whole run, of which this is a piece
    cells=  only these, by how they begin     more:   iteration=, batch=, pool=greedy,random
evaluate weights=FILE [games=N] [against=MIND] [mind=MIND] [threads=N] [seed=N] [temperature=T] [cells=A,B]
    plays so many games a cell and prints how many were won; mind= plays in place of the weights
";

/// Does what the program's arguments say.
///
/// # Errors
/// What is wrong with the arguments, or with a file that they name.
pub fn main<G: Game>(school: &School<G>) -> Result<(), String> {
    run(school, std::env::args().skip(1))
}

/// The same, with the words given.
///
/// # Errors
/// As [`main`].
pub fn run<G: Game>(_school: &School<G>, words: impl IntoIterator<Item = String>) -> Result<(), String> {
    let mut words = words.into_iter();
    let what = words.next().unwrap_or_default();
    let _options = Options::read(words)?;
    match what.as_str() {
        _ => Err(format!("what is `{what}`?\n{HELP}")),
    }
}
