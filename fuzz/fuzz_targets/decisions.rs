//! Any bytes as the decisions of a whole game: each byte picks one of the answers that are offered, or an answer that a
//! stranger might send, which the rules must refuse or take without falling over.
#![no_main]

use std::sync::Arc;

use champions::Champions;
use champions::deck_construction::Decklist;
use crisis::Crisis;
use crossover_fuzz::{CHAMPIONS, CRISIS, GOTHAM, POW};
use gotham::Gotham;
use pow::Pow;
use table::{Fairness, Fast, Game, Match, Seed};

/// Bytes from here on are answers of strangers.
const STRANGERS: u8 = 224;

fn play<G: Game>(content: &Arc<G::Content>, setup: &G::Setup, decisions: &[u8]) {
    let fairness = Fairness::alone(Seed::from_number(1));
    let mut game =
        Match::<G>::new(Arc::clone(content), setup, fairness).expect("the usual setup can be played");
    let mut chance = Fast::new(1);
    for &decision in decisions {
        let Some(pending) = game.pending().first() else { return };
        let options = &pending.options;
        if decision >= STRANGERS || options.is_empty() {
            let answer = G::any_answer(content, game.now().state, &mut chance);
            let _ = game.answer(answer);
        } else {
            let answer = options[usize::from(decision) % options.len()];
            game.answer(answer).expect("what is offered is allowed");
        }
        G::sound(game.now()).expect("the state holds together at every pause");
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((&which, decisions)) = bytes.split_first() else { return };
    match which % 4 {
        0 => play::<Pow>(&POW, &pow::setup::Setup::usual(&POW), decisions),
        1 => play::<Crisis>(&CRISIS, &crisis::setup::Setup::usual(), decisions),
        2 => {
            let decks = CHAMPIONS.decks.iter().take(2).map(|deck| Decklist::of(&CHAMPIONS, deck));
            let setup = champions::setup::Setup::usual(decks.collect(), "rhino");
            play::<Champions>(&CHAMPIONS, &setup, decisions);
        }
        _ => {
            let mission = &GOTHAM.missions[usize::from(which / 4) % GOTHAM.missions.len()];
            play::<Gotham>(&GOTHAM, &gotham::setup::Setup::usual(&GOTHAM, mission), decisions);
        }
    }
});
