//! The ladder of the minds of Crisis: `cargo run -p crisis-mind --release --example ladder [GAMES]`.

use crisis::Crisis;
use crisis_mind::MINDS;
use minds::ladder::{Line, games_wanted, ladder};

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let games = games_wanted(arguments.next())?;
    let cards = crisis::card::core(Default::default())
        .map_err(|found| format!("the core pack does not load: {found}"))?;
    ladder::<Crisis>(&cards, MINDS, &lines(&cards), games)
}

/// Every pair of crises of the core box, on every battlefield in turn.
fn lines(cards: &crisis::card::Cards) -> Vec<Line<'_, Crisis>> {
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
