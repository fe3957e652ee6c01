//! Levels of the mini skirmish: by rules of thumb, and by weights that a binary carries.

use std::sync::Arc;

use arena::Eyes as _;
use minds::net::Net;
use minds::{Judge, Learned, Random, Roster, Seated, Taught, Thumb, weights};
use skirmish::Skirmish;
use skirmish_mind::{ROSTER, SkirmishEyes};
use table::{Fast, Game, Mind, Minded, Put, Seat, play_out};

/// A net that prefers something, whatever that may be: its weights come by lot.
fn net() -> Net {
    net_by_lot(3)
}

fn net_by_lot(seed: u64) -> Net {
    let mut net = Net::zeros(SkirmishEyes.sizes());
    let mut chance = Fast::new(seed);
    let mut weight = || chance.below(2001) as f32 / 10_000.0 - 0.1;
    net.dense.iter_mut().for_each(|dense| *dense = weight());
    weights::as_played(&net)
}

/// A roster with these weights, as a binary would carry them.
fn taught(file: Vec<u8>) -> Roster<Skirmish> {
    with(Taught::new(&SkirmishEyes, carried(file)))
}

fn with(taught: Taught<Skirmish>) -> Roster<Skirmish> {
    let thumb = Thumb::of(|| Box::new(Random));
    Roster {
        policies: ROSTER.policies,
        thumb,
        study: ROSTER.study,
        taught: Some(taught),
        levels: ROSTER.levels,
    }
}

fn carried(file: Vec<u8>) -> &'static [&'static [u8]] {
    Vec::leak(vec![Vec::leak(file) as &[u8]])
}

/// Looks how much a judge thinks of what a mind answers: of other answers more, or of none.
struct Beside<A, B>(A, B, [u32; 2]);

impl<A: Mind<Skirmish>, B: Judge<Skirmish>> Mind<Skirmish> for Beside<A, B> {
    fn answer(&mut self, put: &Put<Skirmish>, chance: &mut Fast) -> usize {
        let answer = self.0.answer(put, chance);
        let mut weights = Vec::new();
        self.1.weigh(put.scene, put.ask, put.options, &mut weights);
        self.2[usize::from(weights.iter().all(|&weight| weight <= weights[answer]))] += 1;
        answer
    }
}

/// How often a level answers otherwise than by the first choice of a net, and how often so.
fn beside_the_net(roster: &Roster<Skirmish>, net: Net) -> [u32; 2] {
    let start = Skirmish::start(&(), &()).expect("one setup");
    let level = roster.mind("level-4").expect("it is a level");
    let first = Learned::new(SkirmishEyes, Arc::new(net));
    let mut table = Minded::new(Beside(level, first, [0; 2]), Fast::new(5), &start);
    play_out::<Skirmish>(&(), start, &mut table).expect("a game ends");
    table.into_parts().0.2
}

#[test]
fn levels_play_by_the_weights_that_the_binary_carries() {
    let roster = taught(weights::write(Skirmish::NAME, &net()));
    let [otherwise, alike] = beside_the_net(&roster, net());
    assert!(otherwise == 0 && alike > 20, "{otherwise} answers of {alike} more are not those of the net");
}

#[test]
fn small_tables_are_played_by_the_net_that_learned_them() {
    let written = |net: &Net| carried(weights::write(Skirmish::NAME, net));
    let (usual, few) = (net(), net_by_lot(4));
    let both = |seats| with(Taught::with_few(&SkirmishEyes, written(&usual), seats, written(&few)));
    let [otherwise, _] = beside_the_net(&both(2), few.clone());
    assert_eq!(otherwise, 0, "two sit at this table");
    let [otherwise, _] = beside_the_net(&both(1), usual.clone());
    assert_eq!(otherwise, 0, "the net for one seat has no say at a table for two");
    let [otherwise, _] = beside_the_net(&both(1), few);
    assert!(otherwise > 0, "the two nets answer alike, so nothing is shown");
}

#[test]
fn levels_fall_back_on_rules_of_thumb_where_weights_do_not_fit() {
    let mut file = weights::write(Skirmish::NAME, &net());
    file.truncate(file.len() / 2);
    let roster = taught(file);
    assert!(roster.taught.as_ref().is_some_and(|taught| taught.read().is_err()));
    let [otherwise, _] = beside_the_net(&roster, net());
    assert!(otherwise > 10, "weights that were cut were played by");
}

/// Of so many games against the weakest level, from both seats, the strongest wins nearly all; and so with no more to go on than
/// playing at random and the study's standing.
#[test]
fn the_strongest_level_beats_the_weakest() {
    const GAMES: u64 = 20;
    let mind = |name| ROSTER.mind(name).expect("it is a level");
    let won = (0..GAMES).filter(|&number| {
        let start = Skirmish::start(&(), &()).expect("one setup");
        let [first, second] = if number % 2 == 0 { ["level-8", "level-1"] } else { ["level-1", "level-8"] };
        let seated = Seated { a: mind(first), b: mind(second) };
        let mut table = Minded::new(seated, Fast::of_game(7, number), &start);
        let end = play_out::<Skirmish>(&(), start, &mut table).expect("a game ends");
        Skirmish::score(&end, Seat((number % 2) as u8)) == 1.0
    });
    let won = won.count();
    assert!(won >= 16, "it won {won} of {GAMES}");
}
