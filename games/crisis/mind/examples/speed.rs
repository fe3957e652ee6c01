//! What a step of Crisis Protocol costs: `cargo run -p crisis-mind --release --example speed [SECONDS]`.

use std::sync::Arc;

use crisis::Crisis;
use crisis::card::Edition;
use minds::speed::{seconds_wanted, speed};
use table::Game as _;

fn main() -> Result<(), String> {
    let length = seconds_wanted(std::env::args().nth(1))?;
    let cards = crisis::card::core(Edition::default())
        .map_err(|found| format!("the core box does not load: {found}"))?;
    let cards = Arc::new(cards);
    let start = Crisis::start(&cards, &crisis::setup::Setup::usual()).map_err(|error| error.to_string())?;
    speed::<Crisis>(Crisis::NAME, &cards, &start, length);
    Ok(())
}
