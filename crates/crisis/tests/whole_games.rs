//! What only whole games can prove.

use std::sync::Arc;

use crisis::Crisis;
use crisis::card::{Cards, Edition, core};
use crisis::setup::Setup;
use table::{Fast, Game, Playout, Uniform, play_out};

fn cards() -> Arc<Cards> {
    Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")))
}

#[test]
fn random_games_end_on_every_battlefield() {
    let cards = cards();
    for battlefield in &cards.battlefields {
        let setup = Setup { battlefield: battlefield.id.clone(), ..Setup::usual() };
        let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
        for number in 0..40 {
            let mut table = Playout::<Crisis, _>::new(Uniform, Fast::of_game(5, number));
            let end = play_out(&*cards, start.clone(), &mut table);
            let end = end.unwrap_or_else(|stop| panic!("{} {number}: {stop:?}", battlefield.id));
            assert!(end.outcome.is_some(), "{} {number}", battlefield.id);
        }
    }
}
