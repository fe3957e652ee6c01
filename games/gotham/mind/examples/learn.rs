//! Learns Gotham, or measures what was learned: `cargo run -p gotham-mind --release --example learn`.

use gotham_mind::{GothamEyes, GothamStudy, MINDS};
use minds::learn::{School, main as learn};

fn main() -> Result<(), String> {
    let printed =
        gotham::printed::house().map_err(|found| format!("the house pack does not load: {found}"))?;
    learn(&School { eyes: &GothamEyes, study: &GothamStudy, content: &printed, minds: MINDS })
}
