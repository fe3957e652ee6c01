//! The ladder of the minds of Gotham: `cargo run -p gotham-mind --release --example ladder [GAMES]`. Folders of packs may follow,
//! so that missions can be tuned without building anew.

use gotham::Gotham;
use gotham_mind::MINDS;
use minds::ladder::{Line, games_wanted, ladder};

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let games = games_wanted(arguments.next())?;
    let packs: Vec<String> = arguments.collect();
    let cards = gotham::printed::load(&packs).map_err(|found| format!("the packs do not load: {found}"))?;
    ladder::<Gotham>(&cards, MINDS, &lines(&cards), games)
}

/// Every mission, with every hero that it allows in turn. The heroes sit at seat A, the villain at seat B.
fn lines(printed: &gotham::printed::Printed) -> Vec<Line<'_, Gotham>> {
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
