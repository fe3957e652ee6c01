//! Every mind against every other, on every mission and battlefield, from both seats.
//!
//! `cargo run -p minds --release --example ladder [GAMES]` plays so many games for each line, half of them from each
//! seat, with the teams of the house pack in turn, and prints how many the first won, with the 95 % interval.

use std::num::NonZeroU64;
use std::time::Instant;

use minds::Seated;
use minds::pow::Mind;
use pow::Pow;
use pow::card::{Cards, house};
use pow::setup::Setup;
use pow::state::{BySide, Side};
use table::{Fast, Game, Playout, play_out};

fn main() -> Result<(), String> {
    let games = match std::env::args().nth(1) {
        Some(games) => {
            games.parse::<NonZeroU64>().map_err(|_| format!("how many games is `{games}`?"))?.get()
        }
        None => 200,
    };
    let cards = house().map_err(|diagnostics| format!("the house pack does not load: {diagnostics:?}"))?;
    for (index, &one) in Mind::ALL.iter().enumerate() {
        for &other in &Mind::ALL[index..] {
            println!("{other} against {one}");
            for mission in &cards.missions {
                for &battlefield in &mission.battlefields {
                    let battlefield = &cards.battlefields[usize::from(battlefield)].id;
                    line(&cards, &mission.id, battlefield, [other, one], games)?;
                }
            }
        }
    }
    Ok(())
}

/// Plays and prints one line: how the first mind fares.
fn line(cards: &Cards, mission: &str, battlefield: &str, minds: [Mind; 2], games: u64) -> Result<(), String> {
    let began = Instant::now();
    let (mut won, mut drawn, mut as_a) = (0u64, 0u64, 0.0);
    let mut points = [0u64; 2];
    for number in 0..games {
        let swapped = number % 2 == 1;
        let start = start(cards, mission, battlefield, number / 2)?;
        let [a, b] = if swapped { [minds[1], minds[0]] } else { minds };
        let mut table = Playout::<Pow, _>::new(Seated { a, b }, Fast::of_game(7, number));
        let end =
            play_out(cards, start, &mut table).map_err(|stop| format!("game {number} stopped: {stop:?}"))?;
        let side = if swapped { Side::B } else { Side::A };
        let score = Pow::score(&end, side.seat());
        won += u64::from(score == 1.0);
        drawn += u64::from(score == 0.5);
        as_a += if swapped { 1.0 - score } else { score };
        let BySide(scored) = end.points;
        for (sum, index) in points.iter_mut().zip([side as usize, side.other() as usize]) {
            *sum += u64::from(scored[index]);
        }
    }
    let count = games as f64;
    let percent = |number: u64| 100.0 * number as f64 / count;
    let (low, high) = interval(won, games);
    println!(
        "  {mission:14} {battlefield:14} won {:5.1} % [{:4.1}, {:5.1}], drawn {:4.1} %, lost {:4.1} %; \
         seat A scores {:4.1} %; points {:4.2} to {:4.2}; {:6.1} games/s",
        percent(won),
        100.0 * low,
        100.0 * high,
        percent(drawn),
        percent(games - won - drawn),
        100.0 * f64::from(as_a) / count,
        points[0] as f64 / count,
        points[1] as f64 / count,
        count / began.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// Two teams of the pack, every pair of different ones in turn.
fn start(cards: &Cards, mission: &str, battlefield: &str, number: u64) -> Result<pow::state::State, String> {
    let count = cards.teams.len() as u64;
    let first = number % count;
    let second = (first + 1 + number / count % (count - 1)) % count;
    let members = |team: u64| {
        let members = &cards.teams[team as usize].members;
        members.iter().map(|&member| cards.characters[usize::from(member)].id.clone()).collect()
    };
    let setup = Setup {
        mission: mission.to_owned(),
        battlefield: battlefield.to_owned(),
        teams: vec![members(first), members(second)],
        ..Setup::usual(cards)
    };
    Pow::start(cards, &setup).map_err(|error| error.to_string())
}

/// Between which shares of games won the true one lies, 95 times in a hundred (Wilson's interval).
fn interval(won: u64, games: u64) -> (f64, f64) {
    let (count, z) = (games as f64, 1.96);
    let share = won as f64 / count;
    let middle = share + z * z / (2.0 * count);
    let half = z * (share * (1.0 - share) / count + z * z / (4.0 * count * count)).sqrt();
    let scale = 1.0 + z * z / count;
    ((middle - half) / scale, (middle + half) / scale)
}
