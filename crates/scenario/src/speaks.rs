//! A test language as a part of its game.

use std::marker::PhantomData;

use host::{Outcome, Script};
use table::{Match, Pending, Scene, Seat};

use crate::{
    Answer, Ask, Content, Reply, Scenic, Sentence, Since, Vocabulary, export, run_any_bytes, schema,
};

/// The part of a game whose scenario files are written in the language `S`.
pub struct Speaks<S>(pub PhantomData<fn() -> S>);

impl<S: Scenic> Script<<S as Vocabulary>::Game> for Speaks<S> {
    fn run(&self, path: &str, bytes: &[u8], content: &Content<S>) -> Vec<Outcome> {
        run_any_bytes::<S>(path, bytes, content)
    }

    fn said(
        &self,
        scene: Scene<S::Game>,
        pending: &Pending<Ask<S>, Answer<S>>,
        line: &str,
    ) -> Vec<Answer<S>> {
        let (_, names) = S::exported(scene);
        let Ok(line) = S::read(scene, &names, &Sentence::of(line)) else { return Vec::new() };
        match S::reply(scene, &line, pending, Since { said: 0, spoken: 0, state: scene.state }) {
            Reply::Say(answers) | Reply::Last(answers) => answers,
            Reply::Not | Reply::Over => Vec::new(),
        }
    }

    fn export(&self, game: &Match<S::Game>, seat: Option<Seat>) -> Option<String> {
        S::known(game, seat).and_then(|known| export::<S>(&known))
    }

    fn schema(&self) -> String {
        schema::<S>()
    }
}
