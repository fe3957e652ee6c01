//! What only whole games can prove.

use std::collections::BTreeSet;
use std::sync::Arc;

use crisis::Crisis;
use crisis::card::{Cards, CrisisType, Edition, core};
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

/// Every crisis of the pack in some mission, with every kind of squad that chance makes of the core box.
#[test]
fn random_games_end_in_every_mission() {
    let cards = cards();
    let of = |kind: CrisisType| -> Vec<String> {
        cards.crises.iter().filter(|crisis| crisis.kind == kind).map(|crisis| crisis.id.clone()).collect()
    };
    let (secure, extraction) = (of(CrisisType::Secure), of(CrisisType::Extraction));
    let mut played = BTreeSet::new();
    for number in 0..300u64 {
        let mut setup = Setup::usual();
        for (side, roster) in setup.rosters.0.iter_mut().enumerate() {
            let pick = |all: &[String], at: usize| all[(number as usize + side * 2 + at) % all.len()].clone();
            let some = (0..3).map(|at| pick(&secure, at)).chain((0..3).map(|at| pick(&extraction, at)));
            roster.crises = some.collect();
        }
        let start = Crisis::start(&cards, &setup).unwrap_or_else(|error| panic!("{error}"));
        let mut table = Playout::<Crisis, _>::new(Uniform, Fast::of_game(11, number));
        let end = play_out(&*cards, start, &mut table).unwrap_or_else(|stop| panic!("{number}: {stop:?}"));
        assert!(end.outcome.is_some() && end.round <= 9, "{number}");
        played.extend(end.mission.into_iter().flatten());
    }
    assert_eq!(played.len(), cards.crises.len());
}
