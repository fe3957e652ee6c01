//! Learns POW, or measures what was learned: `cargo run -p pow-mind --release --example learn`.

use minds::learn::{School, main as learn};
use pow_mind::{MINDS, PowEyes, PowStudy};

fn main() -> Result<(), String> {
    let cards = pow::card::house().map_err(|found| format!("the house pack does not load: {found}"))?;
    learn(&School { eyes: &PowEyes, study: &PowStudy, content: &cards, minds: MINDS })
}
