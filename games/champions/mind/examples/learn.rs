//! Learns Champions, or measures what was learned: `cargo run -p champions-mind --release --example learn`.

use champions_mind::{ChampionsEyes, ChampionsStudy, MINDS};
use minds::learn::{School, main as learn};

fn main() -> Result<(), String> {
    let cards = champions::card::core().map_err(|found| format!("the core set does not load: {found}"))?;
    learn(&School { eyes: &ChampionsEyes, study: &ChampionsStudy, content: &cards, minds: MINDS })
}
