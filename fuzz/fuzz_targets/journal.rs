//! Any setup and journal as a game. The digest of a save is no secret, so a stranger's save may hold any answers at all,
//! and these come past the digest on which the target `save` nearly always ends.
#![no_main]

use std::sync::Arc;

use champions::Champions;
use crisis::Crisis;
use crossover_fuzz::{CHAMPIONS, CRISIS, GOTHAM, POW};
use gotham::Gotham;
use pow::Pow;
use table::{Entry, Fairness, Game, Journal, Match, Seed, Source};

fn open<G: Game>(content: &Arc<G::Content>, bytes: &[u8]) {
    let Ok((setup, entries)) = serde_json::from_slice::<(G::Setup, Vec<Entry<G::Answer>>)>(bytes) else {
        return;
    };
    for source in [Source::Recorded, Source::Fair(Fairness::alone(Seed::from_number(1)))] {
        let journal = Journal::new(entries.clone());
        let _ = Match::<G>::open(Arc::clone(content), &setup, source, journal, false);
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    open::<Pow>(&POW, bytes);
    open::<Crisis>(&CRISIS, bytes);
    open::<Champions>(&CHAMPIONS, bytes);
    open::<Gotham>(&GOTHAM, bytes);
});
