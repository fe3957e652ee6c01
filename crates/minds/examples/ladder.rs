//! Every mind against every other, in every mission, from both seats.
//!
//! `cargo run -p minds --release --example ladder pow [GAMES]`, `crisis` or `gotham`, plays so many games for each line, half of them
//! from each seat, with the teams of the content in turn, and prints how many the first won, with the 95 % interval. Folders
//! of packs may follow for gotham, so that missions can be tuned without building anew.

use std::num::NonZeroU64;
use std::time::Instant;

use crisis::Crisis;
use gotham::Gotham;
use minds::{Mind, Seated};
use pow::Pow;
use table::{Fast, Game, Playout, Policy, Seat, play_out};

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "pow".to_owned());
    let games = match arguments.next() {
        Some(games) => {
            games.parse::<NonZeroU64>().map_err(|_| format!("how many games is `{games}`?"))?.get()
        }
        None => 200,
    };
    match game.as_str() {
        "pow" => {
            let cards =
                pow::card::house().map_err(|found| format!("the house pack does not load: {found}"))?;
            ladder::<Pow>(&cards, &pow_lines(&cards), games)
        }
        "crisis" => {
            let cards = crisis::card::core(Default::default());
            let cards = cards.map_err(|found| format!("the core pack does not load: {found}"))?;
            ladder::<Crisis>(&cards, &crisis_lines(&cards), games)
        }
        "gotham" => {
            let packs: Vec<String> = arguments.collect();
            let printed = gotham::printed::load(&packs);
            let printed = printed.map_err(|found| format!("the packs do not load: {found}"))?;
            ladder::<Gotham>(&printed, &gotham_lines(&printed), games)
        }
        other => Err(format!("there is no game `{other}`: there are pow, crisis and gotham")),
    }
}

/// A line of the ladder: its name, and the setup of each of its games.
type Line<'a, G> = (String, Box<dyn Fn(u64) -> <G as Game>::Setup + 'a>);

fn ladder<G: Game>(content: &G::Content, lines: &[Line<G>], games: u64) -> Result<(), String>
where
    Mind: Policy<G>,
{
    for (index, &one) in Mind::ALL.iter().enumerate() {
        for &other in &Mind::ALL[index..] {
            println!("{other} against {one}");
            for (name, setup) in lines {
                line::<G>(content, name, setup, [other, one], games)?;
            }
        }
    }
    Ok(())
}

/// Plays and prints one line: how the first mind fares.
fn line<G: Game>(
    content: &G::Content,
    name: &str,
    setup: &dyn Fn(u64) -> G::Setup,
    minds: [Mind; 2],
    games: u64,
) -> Result<(), String>
where
    Mind: Policy<G>,
{
    let began = Instant::now();
    let (mut won, mut drawn, mut by_seat) = (0u64, 0u64, [0u64; 2]);
    for number in 0..games {
        let swapped = number % 2 == 1;
        let start = G::start(content, &setup(number / 2)).map_err(|error| error.to_string())?;
        let [a, b] = if swapped { [minds[1], minds[0]] } else { minds };
        let mut table = Playout::<G, _>::new(Seated { a, b }, Fast::of_game(7, number));
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

/// Every mission on every battlefield, two teams of the pack, every pair of different ones in turn.
fn pow_lines(cards: &pow::card::Cards) -> Vec<Line<'_, Pow>> {
    let count = cards.teams.len() as u64;
    let members = move |team: u64| {
        let members = &cards.teams[team as usize].members;
        members.iter().map(|&member| cards.characters[usize::from(member)].id.clone()).collect()
    };
    let mut lines: Vec<Line<Pow>> = Vec::new();
    for mission in &cards.missions {
        for &battlefield in &mission.battlefields {
            let battlefield = &cards.battlefields[usize::from(battlefield)].id;
            let setup = move |number: u64| {
                let first = number % count;
                let second = (first + 1 + number / count % (count - 1)) % count;
                pow::setup::Setup {
                    mission: mission.id.clone(),
                    battlefield: battlefield.clone(),
                    teams: vec![members(first), members(second)],
                    ..pow::setup::Setup::usual(cards)
                }
            };
            lines.push((format!("{} {battlefield}", mission.id), Box::new(setup)));
        }
    }
    lines
}

/// Every pair of crises of the core box, on every battlefield in turn.
fn crisis_lines(cards: &crisis::card::Cards) -> Vec<Line<'_, Crisis>> {
    let usual = crisis::setup::Setup::usual();
    let of = |kind: crisis::card::CrisisType| {
        let crises = &usual.rosters.0[0].crises;
        let known = crises.iter().filter_map(|id| cards.crisis(id).map(|at| &cards.crises[usize::from(at)]));
        known.filter(|crisis| crisis.kind == kind).map(|crisis| crisis.id.clone()).collect::<Vec<_>>()
    };
    let [secure, extraction] = crisis::card::CrisisType::BOTH.map(of);
    let mut lines: Vec<Line<Crisis>> = Vec::new();
    for secure in &secure {
        for extraction in &extraction {
            let crises = vec![secure.clone(), extraction.clone()];
            let name = crises.iter().map(|id| &id[..id.len().min(20)]).collect::<Vec<_>>().join(" ");
            let setup = move |number: u64| {
                let mut setup = crisis::setup::Setup { demo: true, ..crisis::setup::Setup::usual() };
                let battlefields = &cards.battlefields;
                setup.battlefield = battlefields[number as usize % battlefields.len()].id.clone();
                for roster in &mut setup.rosters.0 {
                    roster.crises = crises.clone();
                }
                setup
            };
            lines.push((name, Box::new(setup)));
        }
    }
    lines
}

/// Every mission, with every hero that it allows in turn. The heroes sit at seat A, the villain at seat B.
fn gotham_lines(printed: &gotham::printed::Printed) -> Vec<Line<'_, Gotham>> {
    let mut lines: Vec<Line<Gotham>> = Vec::new();
    for mission in &printed.missions {
        let setup = move |number: u64| {
            let mut heroes: Vec<u16> = Vec::new();
            for (at, slot) in mission.slots.iter().enumerate() {
                let turn = (number >> at) as usize;
                let mut allowed =
                    (0..slot.allowed.len()).map(|more| slot.allowed[(turn + more) % slot.allowed.len()].0);
                heroes.extend(allowed.find(|hero| !heroes.contains(hero)));
            }
            gotham::setup::Setup::of_heroes(printed, mission, &heroes)
        };
        lines.push((mission.id.clone(), Box::new(setup)));
    }
    lines
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
