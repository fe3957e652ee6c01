//! What the fuzz targets share: the games of the list, loaded once. The first byte picks the game.

use std::sync::{Arc, LazyLock};

use host::{Asked, Door, Games, Record, Sitting};
use serde_json::Value;
use table::{Fairness, Seed};
use words::Language;

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

/// The setup that is played when nobody chooses anything.
pub fn usual(game: &dyn Door) -> Value {
    let seats = usize::from(game.lobby(Language::En).least_seats);
    game.setup(&[], &vec![Vec::new(); seats], Language::En).expect("the usual setup is one")
}

/// A match of the usual setup, at its beginning.
pub fn begun(game: &dyn Door) -> Box<dyn Sitting> {
    game.open(&Record::new(usual(game), fairness())).expect("the usual setup can be played")
}

/// The answers that are offered to a question that stands.
pub fn offered(sitting: &dyn Sitting, asked: Asked) -> Vec<Value> {
    let position = sitting.page(Some(asked.seat), Language::En).position();
    let question = position.questions.iter().find(|question| question.which == asked.which);
    question.into_iter().flat_map(|question| &question.choices).map(|choice| choice.answer.clone()).collect()
}

/// Plays on by bytes, each of which picks one of the answers that are offered, until they or the offers end.
pub fn play(sitting: &mut dyn Sitting, picks: &[u8]) {
    for &pick in picks {
        let Some(&asked) = sitting.asked().first() else { return };
        let offered = offered(sitting, asked);
        let Some(answer) = offered.get(usize::from(pick) % offered.len().max(1)) else { return };
        if let Err(refused) = sitting.answer(asked.seat, asked.which, answer, Language::En) {
            panic!("what is offered can be answered: {refused:?}");
        }
    }
}
