//! The greedy minds in whole games.

mod champions;
mod crisis;
mod gotham;
mod pow;
mod sense;

use std::collections::BTreeMap;

use minds::{Bot, Mind, Random, Seated};
use table::{Fast, Game, Match, Playout, Policy, Scene, Seat, play_out};

/// How the greedy mind does against the random one, from both seats in turn: won, drawn, lost.
fn against_random<G: Game>(content: &G::Content, games: u64, setup: impl Fn(u64) -> G::Setup) -> [u64; 3]
where
    Mind: Policy<G>,
{
    let mut results = [0; 3];
    for number in 0..games {
        let (greedy, random) = (Mind::Greedy, Mind::Random);
        let seat = Seat((number % 2) as u8);
        let [a, b] = if seat == Seat(0) { [greedy, random] } else { [random, greedy] };
        let mut table = Playout::<G, _>::new(Seated { a, b }, Fast::of_game(5, number));
        let end = play_out::<G>(content, start::<G>(content, &setup(number / 2)), &mut table);
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

fn start<G: Game>(content: &G::Content, setup: &G::Setup) -> G::State {
    G::start(content, setup).unwrap_or_else(|error| panic!("{error}"))
}

/// What a game of two greedy minds comes to.
fn digest<G: Game>(content: &G::Content, setup: &G::Setup, seed: u64) -> [u8; 32]
where
    Mind: Policy<G>,
{
    let minds = Seated { a: Mind::Greedy, b: Mind::Greedy };
    let mut table = Playout::<G, _>::transcribed(minds, Fast::new(seed));
    play_out::<G>(content, start::<G>(content, setup), &mut table).expect("a game ends");
    table.transcript.expect("it was asked for").digest()
}

/// Asks the greedy mind every time, and follows it mostly: games that are not all random have fights, and games that
/// are a little random have everything else.
#[derive(Default)]
struct Consulting<P> {
    mind: P,
    asked: BTreeMap<String, u32>,
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

/// Two greedy bots answer a live match until it is over.
fn play_live<G: Game>(game: &mut Match<G>)
where
    Mind: Policy<G>,
{
    let mut bots = [0, 1].map(|seat| Bot::new(Seat(seat), Mind::Greedy, Fast::new(1)));
    while !game.over() {
        let answers = bots.each_mut().map(|bot| bot.answer(game));
        let (which, answer) = answers.into_iter().flatten().next().expect("somebody is asked");
        game.answer_one(which, answer).expect("a bot answers by the rules");
    }
    assert_eq!(game.fault(), None);
    assert!(bots.iter_mut().all(|bot| bot.answer(game).is_none()), "nobody is asked any more");
}

#[test]
fn minds_are_known_by_their_names() {
    for mind in Mind::ALL {
        assert_eq!(mind.name().parse(), Ok(mind));
        assert_eq!(mind.to_string(), mind.name());
    }
    let unknown = "grandmaster".parse::<Mind>().expect_err("there is none");
    assert_eq!(unknown.to_string(), "there is no mind `grandmaster`; there are random and greedy");
}
