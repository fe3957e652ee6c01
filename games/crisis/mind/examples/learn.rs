//! Learns Crisis Protocol, or measures what was learned: `cargo run -p crisis-mind --release --example learn`.

use crisis::card::Edition;
use crisis_mind::{CrisisEyes, CrisisStudy, MINDS};
use minds::learn::{School, main as learn};

fn main() -> Result<(), String> {
    let cards = crisis::card::core(Edition::default())
        .map_err(|found| format!("the core box does not load: {found}"))?;
    learn(&School { eyes: &CrisisEyes, study: &CrisisStudy, content: &cards, minds: MINDS })
}
