//! A test language as a part of its game.

use std::marker::PhantomData;

use content::Diagnostics;
use host::{Lesson, Outcome, Script};
use table::{Match, Seat};
use wire::lessons::LessonMove;

use crate::{Content, Scenic, Vocabulary, export, lesson, run_any_bytes, schema};

/// The part of a game whose scenario files are written in the language `S`.
pub struct Speaks<S>(pub PhantomData<fn() -> S>);

impl<S: Scenic> Script<<S as Vocabulary>::Game> for Speaks<S> {
    fn run(&self, path: &str, bytes: &[u8], content: &Content<S>) -> Vec<Outcome> {
        run_any_bytes::<S>(path, bytes, content)
    }

    fn export(&self, game: &Match<S::Game>, seat: Option<Seat>) -> Option<String> {
        S::known(game, seat).and_then(|known| export::<S>(&known))
    }

    fn schema(&self) -> String {
        schema::<S>()
    }

    fn lesson_schema(&self) -> String {
        lesson::lesson_schema::<S>()
    }

    fn lesson(
        &self,
        file: (&str, &str),
        content: &Content<S>,
        moves: &[LessonMove],
    ) -> Result<Lesson<S::Game>, Diagnostics> {
        lesson::lesson::<S>(file, content, moves)
    }
}
