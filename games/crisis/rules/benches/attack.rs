//! How long exact odds and whole games take.

use std::sync::Arc;

use crisis::Crisis;
use crisis::card::ability::Face;
use crisis::card::{Edition, core};
use crisis::odds::Sketch;
use crisis::setup::Setup;
use divan::Bencher;
use table::{Fast, Game, Playout, Uniform, play_out};

fn main() {
    divan::main();
}

/// 8 against 6 dice with two rerolls on both sides, cover and a trigger.
#[divan::bench]
fn odds_8_v_6_as_really_played() -> f64 {
    let sketch = Sketch {
        attack: 8,
        defence: 6,
        attack_rerolls: 2,
        defence_rerolls: 2,
        cover: true,
        trigger: Some(&[Face::Wild]),
        ..Sketch::default()
    };
    sketch.odds().expect("odds of a sketch").mean(|outcome| f64::from(outcome.damage))
}

/// 12 against 8 dice with two attack rerolls.
#[divan::bench]
fn odds_12_v_8_two_rerolls() -> f64 {
    let sketch = Sketch { attack: 12, defence: 8, attack_rerolls: 2, ..Sketch::default() };
    sketch.odds().expect("odds of a sketch").mean(|outcome| f64::from(outcome.damage))
}

#[divan::bench]
fn odds_5_v_4_bare() -> f64 {
    let sketch = Sketch { attack: 5, defence: 4, ..Sketch::default() };
    sketch.odds().expect("odds of a sketch").mean(|outcome| f64::from(outcome.damage))
}

/// A whole game of random players, from the priority roll on.
#[divan::bench]
fn random_game(bencher: Bencher) {
    let cards = Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")));
    let start = Crisis::start(&cards, &Setup::usual()).unwrap_or_else(|error| panic!("{error}"));
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let mut table = Playout::<Crisis, _>::new(Uniform, Fast::of_game(1, number));
        play_out(&*cards, start.clone(), &mut table).expect("every game ends").round
    });
}
