//! Any bytes as the decisions of a whole game: each byte picks one of the answers that are offered, or sends one that was offered
//! earlier, which the rules must refuse or take without falling over.
#![no_main]

use crossover_fuzz::{fairness, picked};
use host::{Asked, Record, Refused};
use serde_json::Value;
use words::Language;

/// Bytes from here on are answers of strangers.
const STRANGERS: u8 = 224;

/// Strangers remember so many answers.
const REMEMBERED: usize = 64;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, decisions)) = picked(bytes) else { return };
    let seats = usize::from(game.lobby(Language::En).least_seats);
    let setup = game.setup(&[], &vec![Vec::new(); seats], Language::En).expect("the usual setup is one");
    let mut sitting = game.open(&Record::new(setup, fairness())).expect("the usual setup can be played");
    let mut remembered: Vec<Value> = Vec::new();
    for &decision in decisions {
        let Some(&Asked { which, seat, .. }) = sitting.asked().first() else { return };
        let position = sitting.page(Some(seat), Language::En).position();
        let question = position.questions.iter().find(|question| question.which == which);
        let choices = question.into_iter().flat_map(|question| &question.choices);
        let offered = choices.map(|choice| choice.answer.clone());
        let offered: Vec<Value> = offered.collect();
        if decision >= STRANGERS || offered.is_empty() {
            let Some(answer) = remembered.get(usize::from(decision) % REMEMBERED) else { return };
            let _ = sitting.answer(seat, which, answer, Language::En);
            continue;
        }
        let answer = &offered[usize::from(decision) % offered.len()];
        match sitting.answer(seat, which, answer, Language::En) {
            Ok(_) => {}
            Err(Refused::Rule(why)) => panic!("what is offered is allowed: {why:?}"),
            Err(refused) => panic!("what is offered can be answered: {refused:?}"),
        }
        remembered.extend(offered.into_iter().take(1));
        remembered.truncate(REMEMBERED);
    }
});
