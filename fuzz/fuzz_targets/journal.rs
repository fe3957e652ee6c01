//! Any setup and journal as a game. The digest of a save is no secret, so a stranger's save may hold any answers at all,
//! and these come past the digest on which the target `save` nearly always ends.
#![no_main]

use std::sync::{Arc, LazyLock};

use pow::Pow;
use pow::ask::Answer;
use pow::card::{Cards, house};
use pow::setup::Setup;
use table::{Entry, Fairness, Journal, Match, Seed, Source};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(house().expect("the house pack loads")));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok((setup, entries)) = serde_json::from_slice::<(Setup, Vec<Entry<Answer>>)>(bytes) else { return };
    for source in [Source::Recorded, Source::Fair(Fairness::alone(Seed::from_number(1)))] {
        let journal = Journal::new(entries.clone());
        let _ = Match::<Pow>::open(CARDS.clone(), &setup, source, journal, false);
    }
});
