//! Any bytes as a saved game; what reads back is replayed.
#![no_main]

use std::sync::{Arc, LazyLock};

use pow::Pow;
use pow::card::{Cards, house};
use table::{Match, Save, Source};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(house().expect("the house pack loads")));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = table::game_of(bytes);
    if let Ok(save) = Save::<Pow>::read(bytes) {
        let source = Source::Fair(save.fairness);
        let _ = Match::<Pow>::open(CARDS.clone(), &save.setup, source, save.journal, true);
    }
});
