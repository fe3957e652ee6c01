//! Every mind against every other, on every mission and battlefield, from both seats.
//!
//! `cargo run -p minds --release --example ladder [GAMES]` plays so many games for each line, half of them from each
//! seat, with the teams of the house pack in turn, and prints the share of points with its 95 % interval.

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
        Some(games) => games.parse().map_err(|_| format!("how many games is `{games}`?"))?,
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
    let (share, margin) = interval(won, drawn, games);
    println!(
        "  {mission:14} {battlefield:14} {:5.1} % ± {:3.1}, drawn {:4.1} %, seat A {:4.1} %, points {:4.2} to {:4.2}, {:6.1} games/s",
        100.0 * share,
        100.0 * margin,
        100.0 * drawn as f64 / count,
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

/// The share of games won, draws as halves, and half the width of its 95 % interval.
fn interval(won: u64, drawn: u64, games: u64) -> (f64, f64) {
    let count = games as f64;
    let share = (won as f64 + 0.5 * drawn as f64) / count;
    let squares = (won as f64 + 0.25 * drawn as f64) / count;
    (share, 1.96 * ((squares - share * share).max(0.0) / count).sqrt())
}
