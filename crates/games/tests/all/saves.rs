//! Saves of before games had folders of their own: they are opened, and every answer and roll in them still holds.

use std::fs;
use std::path::Path;

use serde_json::Value;

#[test]
fn saves_of_before_the_move_are_played_again_word_for_word() {
    let mut kept = 0;
    for game in games::all().unwrap().iter() {
        let name = game.about().name;
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(name).join("face/tests/saves");
        // A game that came later has none.
        let Ok(saves) = fs::read_dir(folder) else { continue };
        for save in saves.map(|save| save.unwrap().path()) {
            let bytes = fs::read(&save).unwrap();
            let record =
                game.import(&bytes).unwrap_or_else(|problem| panic!("{save:?}: {}", problem.message));
            let sitting = game.open(&record).unwrap_or_else(|why| panic!("{save:?}: {why}"));
            let [before, now]: [Value; 2] =
                [bytes, sitting.save().into_bytes()].map(|text| serde_json::from_slice(&text).unwrap());
            assert!(before["journal"].as_array().unwrap().len() > 50, "{save:?} is a game of some length");
            assert_eq!(before, now, "{save:?} is written as it was");
            kept += 1;
        }
    }
    assert!(kept >= 4, "only {kept} saves are kept");
}
