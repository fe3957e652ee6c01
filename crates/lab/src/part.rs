//! What a game says about runs of its games.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use table::{Game, Scene};
use wire::lobby::Chosen;

use crate::bench::{Beside, Operation};
use crate::figures::Tables;
use crate::run::{Ended, Run};
use crate::wish::Wish;

/// The setup of each game of a run, by its number. It depends on the run's seed and on the number alone.
pub type Dealer<'c, G> = Box<dyn Fn(u64) -> <G as Game>::Setup + Sync + 'c>;

/// What games of a run are dealt, and what is counted of them beside who won.
pub trait Lab<G: Game>: Sync {
    /// What is counted, of one game or of many.
    type Tally: Default + Send;

    /// What can be asked for.
    fn wishes(&self) -> &'static [Wish];

    /// The content that was asked for, in a game whose wishes change what is printed.
    fn content(&self, _packs: &[PathBuf], _wanted: &[Chosen]) -> Option<anyhow::Result<G::Content>> {
        None
    }

    /// Deals what was asked for, and draws the rest.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is; what can't be played.
    fn deal<'c>(
        &self,
        content: &'c G::Content,
        wanted: &[Chosen],
        seed: u64,
    ) -> anyhow::Result<Dealer<'c, G>>;

    /// Whether all seats win or lose as one, so that there are no sides to tell apart.
    fn together(&self) -> bool {
        false
    }

    /// How long a finished game was, in turns or rounds.
    fn turns(&self, state: &G::State) -> u32;

    /// Counts one event.
    fn hear(&self, _tally: &mut Self::Tally, _event: &G::Event) {}

    /// Looks at a game that has ended.
    fn end(&self, _tally: &mut Self::Tally, _scene: Scene<G>, _ended: Ended) {}

    /// Adds the counts of another game.
    fn add(&self, tally: &mut Self::Tally, more: &Self::Tally);

    /// What a run shows beside who won.
    fn tables(&self, _content: &G::Content, _run: &Run<Self::Tally>) -> Tables {
        Tables::default()
    }

    /// What is measured of the game.
    fn bench(&self) -> &dyn Bench<G>;
}

/// What is measured of a game.
pub trait Bench<G: Game> {
    /// The setups that random games take turns in.
    ///
    /// # Errors
    /// When the content lacks what they need.
    fn setups(&self, content: &G::Content) -> anyhow::Result<Vec<G::Setup>>;

    /// What searches, pages and servers lean on, one operation at a time, each measured for about so long.
    ///
    /// # Errors
    /// A fault of the rules.
    fn operations(&self, _content: &Arc<G::Content>, _length: Duration) -> anyhow::Result<Vec<Operation>> {
        Ok(Vec::new())
    }

    /// The same game without the kernel, if somebody wrote it: plays one game and says how many decisions it had.
    fn by_hand(&self) -> Option<Box<dyn FnMut() -> u64>> {
        None
    }

    /// The same odds by a library for dice that this Python has, in a game that can be compared.
    fn beside(&self, _python: &Path, _length: Duration) -> Option<anyhow::Result<Beside>> {
        None
    }
}
