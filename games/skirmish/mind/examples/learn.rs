//! Learns the mini skirmish, or measures what was learned: `cargo run -p skirmish-mind --release --example learn`.

use minds::learn::{School, main as learn};
use skirmish_mind::{MINDS, SkirmishEyes, SkirmishStudy};

fn main() -> Result<(), String> {
    learn(&School { eyes: &SkirmishEyes, study: &SkirmishStudy, content: &(), minds: MINDS })
}
