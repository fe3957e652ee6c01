//! What a step of Gotham costs: `cargo run -p gotham-mind --release --example speed [SECONDS]`.

use std::sync::Arc;

use gotham::Gotham;
use minds::speed::{seconds_wanted, speed};
use table::Game as _;

fn main() -> Result<(), String> {
    let length = seconds_wanted(std::env::args().nth(1))?;
    let printed =
        gotham::printed::house().map_err(|found| format!("the house pack does not load: {found}"))?;
    let printed = Arc::new(printed);
    let setup = gotham::setup::Setup::usual(&printed, &printed.missions[0]);
    let start = Gotham::start(&printed, &setup).map_err(|error| error.to_string())?;
    speed::<Gotham>(Gotham::NAME, &printed, &start, length);
    Ok(())
}
