//! What the tests of all minds ask of them: that they win, that they answer by the rules, and that the same game comes of
//! the same seed.

use std::collections::BTreeMap;

use table::{Bot, Fast, Game, Match, Playout, Policy, Reflex, Scene, Seat, play_out};

use crate::{Random, Seated};

/// How a mind does against the random one, from both seats in turn: won, drawn, lost.
///
/// # Panics
/// When a setup is not legal or a game does not end.
pub fn against_random<G: Game>(
    content: &G::Content,
    mind: impl Policy<G> + Clone,
    games: u64,
    setup: impl Fn(u64) -> G::Setup,
) -> [u64; 3] {
    let mut results = [0; 3];
    for number in 0..games {
        let seat = Seat((number % 2) as u8);
        let start = start::<G>(content, &setup(number / 2));
        let chance = Fast::of_game(5, number);
        let mind = mind.clone();
        let end = match seat {
            Seat(0) => {
                play_out(content, start, &mut Playout::<G, _>::new(Seated { a: mind, b: Random }, chance))
            }
            _ => play_out(content, start, &mut Playout::<G, _>::new(Seated { a: Random, b: mind }, chance)),
        };
        let score = G::score(&end.expect("a game ends"), seat);
        results[if score == 1.0 {
            0
        } else if score == 0.5 {
            1
        } else {
            2
        }] += 1;
    }
    results
}

/// The state before the first step.
///
/// # Panics
/// When the setup is not legal.
pub fn start<G: Game>(content: &G::Content, setup: &G::Setup) -> G::State {
    G::start(content, setup).unwrap_or_else(|error| panic!("{error}"))
}

/// What a game of one mind at all seats comes to.
///
/// # Panics
/// When the setup is not legal or the game does not end.
pub fn digest<G: Game>(content: &G::Content, mind: impl Policy<G>, setup: &G::Setup, seed: u64) -> [u8; 32] {
    let mut table = Playout::<G, _>::transcribed(mind, Fast::new(seed));
    play_out::<G>(content, start::<G>(content, setup), &mut table).expect("a game ends");
    table.transcript.expect("it was asked for").digest()
}

/// Asks a mind every time, and follows it mostly: games that are not all random have fights, and games that are a little
/// random have everything else.
#[derive(Default)]
pub struct Consulting<P> {
    /// Who is asked.
    pub mind: P,
    /// How often it was asked each kind of question.
    pub asked: BTreeMap<String, u32>,
}

impl<G: Game, P: Policy<G>> Policy<G> for Consulting<P> {
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        let advised = self.mind.pick(scene, ask, options, &mut Fast::new(0));
        assert!(advised < options.len(), "{ask:?}: there is no option {advised}");
        let kind = format!("{ask:?}");
        let kind = kind.split([' ', '{']).next().unwrap_or_default();
        *self.asked.entry(kind.to_owned()).or_default() += 1;
        if chance.below(4) == 0 { Random.pick(scene, ask, options, chance) } else { advised }
    }
}

/// Two bots of one mind answer a live match until it is over.
///
/// # Panics
/// When an answer is refused or the match has a fault.
pub fn play_live<G: Game>(game: &mut Match<G>, mind: impl Policy<G> + Copy) {
    let mut bots = [0, 1].map(|seat| Bot::new(Seat(seat), Reflex(mind), Fast::new(1)));
    while !game.over() {
        let answers = bots.each_mut().map(|bot| bot.answer(game));
        let (which, answer) = answers.into_iter().flatten().next().expect("somebody is asked");
        game.answer_one(which, answer).expect("a bot answers by the rules");
    }
    assert_eq!(game.fault(), None);
    assert!(bots.iter_mut().all(|bot| bot.answer(game).is_none()), "nobody is asked any more");
}
