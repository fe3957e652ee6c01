//! One suite for the levels of all games: what they answer follows from what their seats know and from nothing else. Every
//! game of the list joins it (crates/games/tests/all/minds.rs).
//!
//! # Panics
//! Everything here panics with a description when a game does not conform: it is meant for tests.

use std::sync::Arc;

use table::{
    Branch, Chances, Fast, Flow, Game, Mind, Minded, Named, Pausing, Playout, Policy, Put, Reflex, Scene,
    Stop, Trail, Turn, play_out,
};

use crate::search::{Effort, Search};
use crate::{Level, Levelled, Roster};

/// Of so many questions, one is looked at closely.
const ONE_OF: u32 = 12;

/// Every check, on a random game of a setup.
pub fn suite<G: Game>(content: &Arc<G::Content>, setup: &G::Setup, roster: &Roster<G>, number: u64) {
    let start = G::start(content, setup).unwrap_or_else(|error| panic!("the setup can't be played: {error}"));
    minds_are_there(roster);
    beliefs_lead_to_the_question::<G>(content, &start, number);
    policies_play_the_same_games::<G>(content, &start, roster.policies, number);
    answers_follow_from_what_is_known(content, &start, roster, number);
    hints_are_in_order(content, &start, roster, number);
    threads_agree(content, &start, roster, number);
}

/// Every mind is there by its name, and every net that the binary carries can be read.
fn minds_are_there<G: Game>(roster: &Roster<G>) {
    let mut names: Vec<&str> = roster.names().collect();
    assert!(names.iter().all(|name| roster.mind(name).is_some()) && roster.mind("nobody").is_none());
    if let Some(taught) = &roster.taught {
        let read = taught.read().map(|nets| nets.len());
        assert!(
            read.as_ref().is_ok_and(|&nets| nets > 0),
            "{}: the weights can't be used: {read:?}",
            G::NAME
        );
    }
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count, "two minds of {} have one name", G::NAME);
}

/// Plays at random, and looks at where a belief stands now and then.
struct Prober;

/// Keeps the question at which a trail ends.
struct Kept<G: Game>(Option<(G::Ask, Vec<G::Answer>)>);

impl<G: Game> Pausing<G> for Kept<G> {
    fn pick(&mut self, _: &mut Trail<G>, _: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        self.0 = Some((*ask, options.to_vec()));
        Err(Stop::Cut)
    }
}

impl<G: Game> Mind<G> for Prober {
    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        if chance.below(ONE_OF) == 0 {
            let mut kept = Kept(None);
            let mut trail = put.past.believed(G::prompt(put.ask).seat, chance);
            assert_eq!(trail.play(put.scene.content, &mut kept).0, Stop::Cut);
            assert_eq!(kept.0, Some((*put.ask, put.options.to_vec())), "a belief stands at another question");
        }
        chance.below(put.options.len() as u32) as usize
    }
}

/// What a playout of minds keeps leads to the very question that is put, in mid-step, too.
fn beliefs_lead_to_the_question<G: Game>(content: &Arc<G::Content>, start: &G::State, number: u64) {
    let mut table = Minded::new(Prober, Fast::of_game(number, 1), start);
    play_out::<G>(content, start.clone(), &mut table).expect("a random game ends");
}

/// Policies play the same games as minds.
fn policies_play_the_same_games<G: Game>(
    content: &Arc<G::Content>,
    start: &G::State,
    policies: &[Named<G>],
    number: u64,
) {
    // The weakest plays quickest.
    let Some(named) = policies.first() else { return };
    // A blind policy is handed its answers in a playout, and picks among them where it is listened to.
    struct Seeing<P>(P);
    impl<G: Game, P: Policy<G>> Policy<G> for Seeing<P> {
        fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
            self.0.pick(scene, ask, options, chance)
        }
    }
    let mut plain = Playout::<G, _>::transcribed(Seeing((named.mind)()), Fast::of_game(number, 2));
    play_out::<G>(content, start.clone(), &mut plain).expect("a game ends");
    let mut minded = Minded::new(Reflex(Seeing((named.mind)())), Fast::of_game(number, 2), start);
    play_out::<G>(content, start.clone(), &mut minded).expect("a game ends");
    assert_eq!(minded.decisions(), plain.decisions);
    let transcript = plain.transcript.expect("it was asked for");
    assert_eq!(minded.into_parts().1.digest(), transcript.digest(), "{} plays otherwise", named.name);
}

/// Some levels, with so little effort that a test has time for them.
fn quick<G: Game>(roster: &Roster<G>) -> Vec<Level> {
    let quick = |level: &Level| {
        let effort = Effort { simulations: 6, answers: 12, candidates: 3, guard: 0.0, ..level.effort };
        Level { effort, ..*level }
    };
    let step = 3.min(roster.levels.len().max(1));
    roster.levels.iter().skip(step - 1).step_by(step).chain(roster.levels.last()).map(quick).collect()
}

/// Walks through a random game, and looks at a question now and then.
fn now_and_then<G: Game>(
    content: &Arc<G::Content>,
    start: &G::State,
    number: u64,
    mut look: impl FnMut(&Branch<G>, &mut Fast),
) {
    let drawn = Chances::Drawn(Fast::new(number));
    let mut branch = Branch::<G>::new(Arc::clone(content), start.clone(), drawn).expect("it begins");
    let mut chance = Fast::of_game(number, 3);
    let (mut wait, mut looked) = (0, 0);
    while branch.turn() != Turn::Over && looked < LOOKS {
        if wait == 0 {
            look(&branch, &mut chance);
            looked += 1;
            // Late questions are looked at as well as early ones, whatever the length of the game.
            wait = 1 + chance.below(2 + 4 * looked);
        }
        wait -= 1;
        let option = chance.below(branch.options().len() as u32) as usize;
        branch.apply(option).expect("it was offered");
    }
}

/// So many questions of a game are looked at.
const LOOKS: u32 = 16;

fn put<G: Game>(branch: &Branch<G>) -> Put<'_, G> {
    let ask = branch.ask().expect("somebody is asked");
    Put { scene: branch.now(), ask, options: branch.options(), past: branch }
}

/// Whatever the seat can't know may be anything: it is answered alike. And the same question is answered alike twice.
fn answers_follow_from_what_is_known<G: Game>(
    content: &Arc<G::Content>,
    start: &G::State,
    roster: &Roster<G>,
    number: u64,
) {
    let levels = quick(roster);
    now_and_then(content, start, number, |branch, chance| {
        let seat = G::prompt(put(branch).ask).seat;
        let other = branch.believed(seat, chance).expect("what is asked can be believed");
        for level in &levels {
            let seed = chance.bits();
            let answer = |branch: &Branch<G>| {
                let mut mind = Levelled::new(*level, roster.search(level));
                mind.answer(&put(branch), &mut Fast::new(seed))
            };
            let answers = (answer(branch), answer(&other), answer(branch));
            assert!(answers.0 < branch.options().len());
            assert_eq!(answers.0, answers.1, "{}: {:?} depends on what is hidden", level.name, branch.ask());
            assert_eq!(answers.0, answers.2, "{}: {:?} is answered by chance", level.name, branch.ask());
        }
    });
}

/// So many games are begun on every number of threads, and so many questions of each are answered by search.
const BEGUN: u64 = 16;
const ANSWERED: usize = 3;

/// What levels answer is the same on any number of threads.
fn threads_agree<G: Game>(content: &Arc<G::Content>, start: &G::State, roster: &Roster<G>, number: u64) {
    let Some(level) = quick(roster).pop() else { return };
    let game = |number: u64| {
        let drawn = Chances::Drawn(Fast::of_game(number, 4));
        let mut branch = Branch::<G>::new(Arc::clone(content), start.clone(), drawn).expect("it begins");
        let mut chance = Fast::of_game(number, 5);
        let mut mind = Levelled::new(level, roster.search(&level));
        let mut answers = Vec::new();
        while branch.turn() != Turn::Over && answers.len() < ANSWERED {
            let option = mind.answer(&put(&branch), &mut chance);
            answers.push(option);
            branch.apply(option).expect("it was offered");
        }
        answers
    };
    let on = |threads: u64| -> Vec<Vec<usize>> {
        let played = std::thread::scope(|scope| {
            let share = |thread: u64| {
                scope.spawn(move || {
                    let own = (0..BEGUN).filter(|game| game % threads == thread);
                    own.map(|game_number| (game_number, game(number + game_number))).collect::<Vec<_>>()
                })
            };
            let spawned: Vec<_> = (0..threads).map(share).collect();
            spawned.into_iter().flat_map(|thread| thread.join().expect("no game panics")).collect::<Vec<_>>()
        });
        let mut played = played;
        played.sort_unstable();
        played.into_iter().map(|(_, answers)| answers).collect()
    };
    let alone = on(1);
    assert_eq!(alone, on(2), "two threads change the answers");
    assert_eq!(alone, on(16), "sixteen threads change the answers");
}

/// The best answers come first, each once, with a chance that can be; and a search that shall not go on ends.
fn hints_are_in_order<G: Game>(content: &Arc<G::Content>, start: &G::State, roster: &Roster<G>, number: u64) {
    let Some(level) = quick(roster).pop() else { return };
    now_and_then(content, start, number + 1, |branch, chance| {
        let mut search: Search<G> = roster.search(&level);
        let put = put(branch);
        let best = search.best(&put, 3, &mut chance.clone());
        assert_eq!(best.len(), put.options.len().min(3));
        let mut options: Vec<usize> = best.iter().map(|tried| tried.option).collect();
        options.sort_unstable();
        options.dedup();
        assert_eq!(options.len(), best.len(), "an answer is advised twice: {best:?}");
        for tried in &best {
            let outcome = tried.outcome;
            assert!(
                (0.0..=1.0).contains(&outcome.win) && outcome.error > 0.0 && outcome.worlds > 0,
                "{best:?}"
            );
        }
        let seat = G::prompt(put.ask).seat;
        let value = search.value(content, branch, seat, &mut chance.clone());
        assert!((0.0..=1.0).contains(&value.win) && value.worlds > 0, "{value:?}");
    });
}
