//! Any bytes as a saved game; what reads back is replayed.
#![no_main]

use std::sync::Arc;

use champions::Champions;
use crisis::Crisis;
use crossover_fuzz::{CHAMPIONS, CRISIS, GOTHAM, POW};
use gotham::Gotham;
use pow::Pow;
use table::{Game, Match, Save, Source};

fn open<G: Game>(content: &Arc<G::Content>, bytes: &[u8]) {
    if let Ok(save) = Save::<G>::read(bytes) {
        let source = Source::Fair(save.fairness);
        let _ = Match::<G>::open(Arc::clone(content), &save.setup, source, save.journal, true);
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = table::game_of(bytes);
    open::<Pow>(&POW, bytes);
    open::<Crisis>(&CRISIS, bytes);
    open::<Champions>(&CHAMPIONS, bytes);
    open::<Gotham>(&GOTHAM, bytes);
});
