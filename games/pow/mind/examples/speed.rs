//! What a step of POW costs: `cargo run -p pow-mind --release --example speed [SECONDS]`.

use std::sync::Arc;

use minds::speed::{seconds_wanted, speed};
use pow::Pow;
use table::Game as _;

fn main() -> Result<(), String> {
    let length = seconds_wanted(std::env::args().nth(1))?;
    let cards =
        Arc::new(pow::card::house().map_err(|found| format!("the house pack does not load: {found}"))?);
    let start = Pow::start(&cards, &pow::setup::Setup::usual(&cards)).map_err(|error| error.to_string())?;
    speed::<Pow>(Pow::NAME, &cards, &start, length);
    Ok(())
}
