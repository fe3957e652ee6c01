//! The ladder of the minds of Pow: `cargo run -p pow-mind --release --example ladder [GAMES]`.

use minds::ladder::{Line, games_wanted, ladder};
use pow::Pow;
use pow_mind::MINDS;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let games = games_wanted(arguments.next())?;
    let cards = pow::card::house().map_err(|found| format!("the house pack does not load: {found}"))?;
    ladder::<Pow>(&cards, MINDS, &lines(&cards), games)
}

/// Every mission on every battlefield, two teams of the pack, every pair of different ones in turn.
fn lines(cards: &pow::card::Cards) -> Vec<Line<'_, Pow>> {
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
