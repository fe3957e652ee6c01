//! Two greedy minds of Crisis Protocol that differ in one weight.
//!
//! `cargo run -p crisis-mind --release --example duel GAMES WEIGHT VALUE` plays so many games, half of them from each seat, and
//! prints how many points the mind with the changed weight made of each game, on average.

use crisis::Crisis;
use crisis::card::{CrisisType, core};
use crisis::setup::Setup;
use crisis_mind::{Greedy, Weights};
use minds::Seated;
use table::{Fast, Game, Playout, Seat, play_out};

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, changes @ ..] = &arguments[..] else { return Err("duel GAMES WEIGHT VALUE".to_owned()) };
    let games: u64 = games.parse().map_err(|_| format!("how many games is `{games}`?"))?;
    let mut weights = Weights::default();
    for change in changes.chunks(2) {
        let [name, value] = change else { return Err("a weight needs a value".to_owned()) };
        let value: f32 = value.parse().map_err(|_| format!("`{value}` is no number"))?;
        *weight(&mut weights, name).ok_or_else(|| format!("there is no weight `{name}`"))? = value;
    }
    let cards = core(Default::default()).map_err(|found| found.to_string())?;
    let usual = Setup::usual().rosters.0[0].crises.clone();
    let of = |kind: CrisisType| -> Vec<&String> {
        let is = |id: &&String| cards.crisis(id).is_some_and(|at| cards.crises[usize::from(at)].kind == kind);
        usual.iter().filter(is).collect()
    };
    let [secure, extraction] = CrisisType::BOTH.map(of);
    let (mut sum, mut squares) = (0.0, 0.0);
    for number in 0..games {
        let (pair, swapped) = (number / 2, number % 2 == 1);
        let mut setup = Setup { demo: true, ..Setup::usual() };
        let at = pair as usize;
        setup.battlefield = cards.battlefields[at % cards.battlefields.len()].id.clone();
        for roster in &mut setup.rosters.0 {
            roster.crises = vec![secure[at % 3].clone(), extraction[at / 3 % 3].clone()];
        }
        let start = Crisis::start(&cards, &setup).map_err(|error| error.to_string())?;
        let (changed, usual) = (Greedy { weights }, Greedy::default());
        let minds = if swapped { Seated { a: usual, b: changed } } else { Seated { a: changed, b: usual } };
        let mut table = Playout::<Crisis, _>::new(minds, Fast::of_game(77, number));
        let end = play_out(&cards, start, &mut table).map_err(|stop| format!("game {number}: {stop:?}"))?;
        let score = f64::from(Crisis::score(&end, Seat(u8::from(swapped))));
        sum += score;
        squares += score * score;
    }
    let count = games as f64;
    let mean = sum / count;
    let error = ((squares / count - mean * mean) / count).sqrt();
    println!("{changes:?}: {:.1} % +- {:.1}", 100.0 * mean, 100.0 * error);
    Ok(())
}

fn weight<'a>(weights: &'a mut Weights, name: &str) -> Option<&'a mut f32> {
    Some(match name {
        "stamina" => &mut weights.stamina,
        "dazed" => &mut weights.dazed,
        "activation" => &mut weights.activation,
        "knocked_out" => &mut weights.knocked_out,
        "power" => &mut weights.power,
        "condition" => &mut weights.condition,
        "later" => &mut weights.later,
        "spare" => &mut weights.spare,
        "near" => &mut weights.near,
        "lure" => &mut weights.lure,
        "exposed" => &mut weights.exposed,
        "carrier_exposed" => &mut weights.carrier_exposed,
        "done" => &mut weights.done,
        "again" => &mut weights.again,
        "shift" => &mut weights.shift,
        "card" => &mut weights.card,
        "hurry" => &mut weights.hurry,
        "waits" => &mut weights.waits,
        _ => return None,
    })
}
