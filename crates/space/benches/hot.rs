//! The calls that games make thousands of times: each figure is for [`ROUNDS`] calls on random tables.

#[path = "../tests/slow/board.rs"]
#[allow(dead_code)]
mod board;

use board::{Board, Rng};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use space::{Body, Disc, Field, P, Ribbon, Spray, Turn};

/// Calls in one measured round.
const ROUNDS: usize = 1000;

fn main() {
    divan::main();
}

/// One question: who asks, about whom or where, and on which table.
struct Case<'a> {
    field: Field<'a>,
    body: Body,
    other: Body,
    to: P,
}

/// Asks the same thousand questions in every round.
fn ask<T>(bencher: Bencher, question: impl Fn(&Case) -> T + Sync) {
    let mut rng = Rng(7);
    let boards: Vec<Board> = (0..20).map(|_| Board::random(&mut rng)).collect();
    let cases: Vec<Case> = (0..ROUNDS)
        .map(|i| {
            let board = &boards[i % boards.len()];
            let mover = rng.range(0, board.bodies.len() as i32 - 1) as usize;
            let body = board.bodies[mover];
            let far = i64::from(rng.range(1000, 7000));
            let to = space::at(body.at.flat(), rng.turn().dir(), far, 0);
            Case {
                field: board.field().without_body(mover),
                body,
                other: rng.pick(&board.bodies),
                to: P::new(to.x.clamp(1000, 35_000), to.y.clamp(1000, 35_000)),
            }
        })
        .collect();
    bencher.counter(ItemsCount::new(ROUNDS)).bench(|| {
        for case in &cases {
            black_box(question(black_box(case)));
        }
    });
}

#[divan::bench]
fn gap(bencher: Bencher) {
    ask(bencher, |case| space::gap(&case.body, &case.other));
}

#[divan::bench]
fn within(bencher: Bencher) {
    ask(bencher, |case| space::within(&case.body, &case.other, 8000));
}

#[divan::bench]
fn rests(bencher: Bencher) {
    ask(bencher, |case| {
        let body = case.body.moved(case.to.at(0));
        space::rests(&case.field, &body)
    });
}

#[divan::bench]
fn walk(bencher: Bencher) {
    ask(bencher, |case| space::walk(&case.field, &case.body, case.to, 1000));
}

#[divan::bench]
fn fly(bencher: Bencher) {
    ask(bencher, |case| space::fly(&case.field, &case.body, case.to.at(3000)));
}

#[divan::bench]
fn climb(bencher: Bencher) {
    ask(bencher, |case| space::climb(&case.field, &case.body, case.to.at(3000)));
}

#[divan::bench]
fn sees(bencher: Bencher) {
    ask(bencher, |case| space::sees(case.body.eye(), &case.other.silhouette(), case.field.blocks));
}

#[divan::bench]
fn hidden(bencher: Bencher) {
    ask(bencher, |case| space::hidden(case.body.eye(), &case.other.silhouette(), case.field.blocks));
}

#[divan::bench]
fn push(bencher: Bencher) {
    ask(bencher, |case| {
        let away = case.body.at.flat() - case.other.at.flat();
        space::push(&case.field, &case.body, away, 4000)
    });
}

#[divan::bench]
fn fall(bencher: Bencher) {
    ask(bencher, |case| space::fall(&case.field, &case.body.moved(case.to.at(8000))));
}

#[divan::bench]
fn ribbon_meets(bencher: Bencher) {
    ask(bencher, |case| {
        let ribbon = Ribbon { from: case.body.eye(), to: case.to.at(1000), half_width: 600 };
        ribbon.meets(&case.field).len()
    });
}

#[divan::bench]
fn ribbon_rest(bencher: Bencher) {
    ask(bencher, |case| {
        let ribbon = Ribbon { from: case.body.eye(), to: case.other.at, half_width: 600 };
        let base = Disc::new(case.to, 600);
        ribbon.rest(&case.field, &base, 1500, ribbon.len())
    });
}

#[divan::bench]
fn spray_covers(bencher: Bencher) {
    ask(bencher, |case| {
        let spray = Spray::from_base(&case.body.disc(), Turn(9000), 8000, 2500);
        spray.covers(&case.other.disc())
    });
}

#[divan::bench]
fn spray_aims(bencher: Bencher) {
    ask(bencher, |case| Spray::aims(&case.body.disc(), 8000, 2500, &case.other.disc()).len());
}
