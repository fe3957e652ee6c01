//! Any bytes as the decisions of a whole game: each byte picks one of the answers that are offered, or sends one that was offered
//! earlier, which the rules must refuse or take without falling over.
#![no_main]

use crossover_fuzz::{begun, offered, picked, play};
use serde_json::Value;
use words::Language;

/// Bytes from here on are answers of strangers.
const STRANGERS: u8 = 224;

/// Strangers remember so many answers.
const REMEMBERED: usize = 64;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, decisions)) = picked(bytes) else { return };
    let mut sitting = begun(&**game);
    let mut remembered: Vec<Value> = Vec::new();
    for &decision in decisions {
        let Some(&asked) = sitting.asked().first() else { return };
        let offered = offered(&*sitting, asked);
        if decision >= STRANGERS || offered.is_empty() {
            let Some(answer) = remembered.get(usize::from(decision) % REMEMBERED) else { return };
            let _ = sitting.answer(asked.seat, asked.which, answer, Language::En);
            continue;
        }
        play(&mut *sitting, &[decision]);
        remembered.extend(offered.into_iter().take(1));
        remembered.truncate(REMEMBERED);
    }
});
