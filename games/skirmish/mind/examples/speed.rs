//! What a step of the mini skirmish costs: `cargo run -p skirmish-mind --release --example speed [SECONDS]`.

use std::sync::Arc;

use minds::speed::{seconds_wanted, speed};
use skirmish::Skirmish;
use table::Game as _;

fn main() -> Result<(), String> {
    let length = seconds_wanted(std::env::args().nth(1))?;
    let Ok(start) = Skirmish::start(&(), &());
    speed::<Skirmish>(Skirmish::NAME, &Arc::new(()), &start, length);
    Ok(())
}
