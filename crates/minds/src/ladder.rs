//! Every mind against every other, in every mission, from both seats: what the `ladder` example of each game runs.
//!
//! So many games are played for each line, half of them from each seat, and the share that the first mind won is printed
//! with its 95 % interval.

use std::time::Instant;

use table::{Fast, Game, Named, Playout, Seat, play_out};

use crate::Seated;

/// A line of the ladder: its name, and the setup of each of its games.
pub type Line<'a, G> = (String, Box<dyn Fn(u64) -> <G as Game>::Setup + 'a>);

/// Plays every mind against every other in every line, and prints how the better known one fares.
///
/// # Errors
/// A setup that is not legal, or a game that stops.
pub fn ladder<G: Game>(
    content: &G::Content,
    minds: &[Named<G>],
    lines: &[Line<G>],
    games: u64,
) -> Result<(), String> {
    for (index, one) in minds.iter().enumerate() {
        for other in &minds[index..] {
            println!("{} against {}", other.name, one.name);
            for (name, setup) in lines {
                line::<G>(content, name, setup, [other, one], games)?;
            }
        }
    }
    Ok(())
}

/// How many games each line has: the first argument of the program, or 200.
///
/// # Errors
/// When it is no number.
pub fn games_wanted(argument: Option<String>) -> Result<u64, String> {
    let Some(games) = argument else { return Ok(200) };
    games.parse().ok().filter(|games| *games > 0).ok_or_else(|| format!("how many games is `{games}`?"))
}

/// Plays and prints one line: how the first mind fares.
fn line<G: Game>(
    content: &G::Content,
    name: &str,
    setup: &dyn Fn(u64) -> G::Setup,
    minds: [&Named<G>; 2],
    games: u64,
) -> Result<(), String> {
    let began = Instant::now();
    let (mut won, mut drawn, mut by_seat) = (0u64, 0u64, [0u64; 2]);
    for number in 0..games {
        let swapped = number % 2 == 1;
        let start = G::start(content, &setup(number / 2)).map_err(|error| error.to_string())?;
        let [a, b] = if swapped { [minds[1], minds[0]] } else { minds };
        let seated = Seated { a: (a.mind)(), b: (b.mind)() };
        let mut table = Playout::<G, _>::new(seated, Fast::of_game(7, number));
        let end = play_out(content, start, &mut table);
        let end = end.map_err(|stop| format!("game {number} stopped: {stop:?}"))?;
        let score = G::score(&end, Seat(u8::from(swapped)));
        won += u64::from(score == 1.0);
        by_seat[usize::from(swapped)] += u64::from(score == 1.0);
        drawn += u64::from(score == 0.5);
    }
    let count = games as f64;
    let percent = |number: u64| 100.0 * number as f64 / count;
    let (low, high) = interval(won, games);
    println!(
        "  {name:44} won {:5.1} % [{:4.1}, {:5.1}], drawn {:4.1} %, lost {:4.1} %; {} from seat A, {} from seat B; \
         {:6.1} games/s",
        percent(won),
        100.0 * low,
        100.0 * high,
        percent(drawn),
        percent(games - won - drawn),
        by_seat[0],
        by_seat[1],
        count / began.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// Between which shares of games won the true one lies, 95 times in a hundred (Wilson's interval).
pub(crate) fn interval(won: u64, games: u64) -> (f64, f64) {
    let (count, z) = (games as f64, 1.96);
    let share = won as f64 / count;
    let middle = share + z * z / (2.0 * count);
    let half = z * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    let scale = 1.0 + z * z / count;
    ((middle - half) / scale, (middle + half) / scale)
}
