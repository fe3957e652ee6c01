//! The position as a scenario file.

use std::sync::Arc;

use champions::Champions;
use host::Script;
use table::{Entry, Fast, Game as _, Match, Seat, Source};

use crate::ChampionsFace;

impl Script<Champions> for ChampionsFace {
    fn export(&self, game: &Match<Champions>, seat: Option<Seat>) -> Option<String> {
        let seat = seat?;
        let (checkpoint, since) = game.since_checkpoint();
        // What the seat may not know is dealt anew: the file holds a position that the seat could believe in. It goes as
        // far into the step as the seat's own answers lead without chance and without others.
        let mut believed = checkpoint.clone();
        Champions::imagine(game.content(), &mut believed, seat, &mut Fast::new(0));
        let source = Source::Script(table::Script::default());
        let mut again = Match::<Champions>::from_state(Arc::clone(game.content()), believed, source);
        for (_, entry) in since {
            match entry {
                Entry::Answer(by, answer) if *by == seat && again.answer(*answer).is_ok() => {}
                _ => break,
            }
        }
        scenario::export(&again)
    }
}
