//! What a step costs, each way in turn on the same random games: what the `speed` example of each game runs.
//!
//! A step is a choice with two answers or more, all legal answers listed. The ratios within one run are the result: what
//! else the machine does slows all ways alike.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arena::{Arena, Live, Stepped, begin};
use table::{Branch, Chances, Fast, Game, Picks, Playout, Scene, Turn, play_out};

/// Every way has so many turns.
const TURNS: u32 = 10;

/// One game by its number; says how many steps it had.
type Way<'a> = Box<dyn FnMut(u64) -> u64 + 'a>;

/// Steps random games inline, on a stack of their own, by running again, and behind the door; prints the rates. Each way
/// is measured for about so long.
///
/// # Panics
/// When a game stops with a fault.
pub fn speed<G: Game>(name: &str, content: &Arc<G::Content>, start: &G::State, length: Duration) {
    let drawn = |number| Chances::Drawn(Fast::of_game(7, number));
    let mut ways: [(&str, Way); 4] = [
        ("inline", Box::new(|number| inline::<G>(content, start, number))),
        (
            "Live",
            Box::new(|number| {
                let game = Live::<G>::new(Arc::clone(content), start.clone(), Fast::of_game(7, number));
                stepped(game.expect("a random game begins"), number)
            }),
        ),
        (
            "Branch",
            Box::new(|number| {
                let game = Branch::<G>::new(Arc::clone(content), start.clone(), drawn(number));
                stepped(game.expect("a random game begins"), number)
            }),
        ),
        (
            "Arena",
            Box::new(|number| {
                let game = begin::<G>(Arc::clone(content), start.clone(), drawn(number), None);
                behind_the_door(&mut *game.expect("a random game begins"), number)
            }),
        ),
    ];
    let first: Vec<u64> = ways.iter_mut().map(|(_, way)| (0..8).map(way).sum()).collect();
    assert!(first.iter().all(|&steps| steps == first[0]), "not the same games: {first:?}");
    let mut tallies = [(0u64, 0u64, Duration::ZERO); 4];
    for _ in 0..TURNS {
        for ((_, way), (games, steps, spent)) in ways.iter_mut().zip(&mut tallies) {
            let begun = cpu_time();
            while cpu_time() - begun < length / TURNS {
                for _ in 0..4 {
                    *steps += way(*games);
                    *games += 1;
                }
            }
            *spent += cpu_time() - begun;
        }
    }
    let rate = |(_, steps, spent): &(u64, u64, Duration)| *steps as f64 / spent.as_secs_f64();
    let inline = rate(&tallies[0]);
    for ((way, _), tally) in ways.iter().zip(&tallies) {
        let steps = rate(tally);
        println!(
            "{name:<16} {way:<8} {steps:>12.0} steps/s {:>8.3} us {:>6.2} of inline",
            1e6 / steps,
            steps / inline
        );
    }
    let game = Live::<G>::new(Arc::clone(content), start.clone(), Fast::of_game(7, 0)).expect("it begins");
    elsewhere(&format!("{name:<16} Live"), game);
    let game = Branch::<G>::new(Arc::clone(content), start.clone(), drawn(0)).expect("it begins");
    elsewhere(&format!("{name:<16} Branch"), game);
}

fn picks(number: u64) -> Fast {
    Fast::of_game(8, number)
}

fn inline<G: Game>(content: &G::Content, start: &G::State, number: u64) -> u64 {
    let mut picks = picks(number);
    let policy =
        Picks(|_: Scene<G>, _: &G::Ask, options: &[G::Answer]| picks.below(options.len() as u32) as usize);
    let mut table = Playout::<G, _>::new(policy, Fast::of_game(7, number));
    play_out(content, start.clone(), &mut table).expect("a random game ends");
    table.decisions
}

fn stepped<G: Game>(mut game: impl Stepped<G>, number: u64) -> u64 {
    let (mut picks, mut steps) = (picks(number), 0);
    while game.turn() != Turn::Over {
        game.apply(picks.below(game.options() as u32) as usize).expect("it was offered");
        steps += 1;
    }
    steps
}

fn behind_the_door(game: &mut dyn Arena, number: u64) -> u64 {
    let (mut picks, mut steps) = (picks(number), 0);
    while game.turn() != Turn::Over {
        game.apply(picks.below(game.options() as u32) as usize).expect("it was offered");
        steps += 1;
    }
    steps
}

/// What a copy and a belief cost, at every question of a random game.
fn elsewhere<G: Game>(name: &str, mut game: impl Stepped<G>) {
    let (mut picks, mut questions) = (picks(0), 0);
    let mut spent = [Duration::ZERO; 2];
    while let Turn::Seat(prompt) = game.turn() {
        let begun = Instant::now();
        drop(game.copy());
        spent[0] += begun.elapsed();
        let begun = Instant::now();
        drop(game.believed(prompt.seat, &mut picks).expect("what is asked can be believed"));
        spent[1] += begun.elapsed();
        questions += 1;
        game.apply(picks.below(game.options() as u32) as usize).expect("it was offered");
    }
    let [copy, belief] = spent.map(|spent| spent.as_secs_f64() * 1e6 / f64::from(questions));
    println!("{name}: a copy takes {copy:.2} us, a belief {belief:.2} us");
}

/// The time that this thread had on a processor, where the system tells it; else the clock's.
pub fn cpu_time() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.as_deref().and_then(|told| told.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(since_start, Duration::from_nanos)
}

fn since_start() -> Duration {
    thread_local! {
        static START: Instant = Instant::now();
    }
    START.with(Instant::elapsed)
}

/// How long each way is measured: the first argument of the program in seconds, or two.
///
/// # Errors
/// When it is no number of seconds.
pub fn seconds_wanted(argument: Option<String>) -> Result<Duration, String> {
    let Some(text) = argument else { return Ok(Duration::from_secs(2)) };
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| format!("`{text}` is not a number of seconds"))
}
