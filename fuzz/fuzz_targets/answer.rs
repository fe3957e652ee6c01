//! Any JSON as an answer, in the middle of a game: the second byte says after how many answers of the usual kind. What it would
//! come to is asked for first, as a page does.
#![no_main]

use crossover_fuzz::{begun, picked, play};
use host::Reach;
use serde_json::Value;
use words::Language;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = picked(bytes) else { return };
    let Some((&after, bytes)) = bytes.split_first() else { return };
    let Ok(answer) = serde_json::from_slice::<Value>(bytes) else { return };
    let mut sitting = begun(&**game);
    let picks: Vec<u8> = (0..after).map(|number| number.wrapping_mul(7)).collect();
    play(&mut *sitting, &picks);
    for asked in sitting.asked() {
        let page = sitting.page(Some(asked.seat), Language::En);
        let _ = page.odds(asked.which, &answer);
        if let Some([x, y]) = point(&answer) {
            let _ = page.measure(x.unsigned_abs(), y.unsigned_abs());
            let _ = page.reach(asked.which, &Reach { x, y, z: None, figure: None, via: Vec::new() });
        }
        drop(page);
        let before = sitting.journal(0).texts;
        if sitting.answer(asked.seat, asked.which, &answer, Language::En).is_err() {
            assert_eq!(sitting.journal(0).texts, before, "what is refused leaves nothing behind");
        }
    }
});

/// A place that the answer names.
fn point(answer: &Value) -> Option<[i32; 2]> {
    let number = |key: &str| answer.get(key)?.as_i64().and_then(|number| i32::try_from(number).ok());
    Some([number("x")?, number("y")?])
}
