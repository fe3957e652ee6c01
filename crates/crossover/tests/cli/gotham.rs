//! Gotham City Chronicles on the command line: checked, simulated, verified, and what can't be asked of it.

use std::path::Path;
use std::sync::Arc;

use gotham::Gotham;
use gotham::setup::Setup;
use serde_json::json;
use table::{Fairness, Fast, Match, Save, Seed};

use crate::program::{file, folder, run, run_with};

#[test]
fn its_house_pack_is_checked_and_a_broken_copy_is_told_with_its_line() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/gotham/content/house");
    let checked = run(&["check", house.to_str().unwrap(), "--json"]).well().json();
    assert!(checked["files"].as_u64() > Some(100), "{checked}");

    let manifest = "# yaml-language-server: $schema=../../../games/gotham/schemas/pack.json\nid: night\nname: { en: Night, fr: Nuit, de: Nacht }\nversion: 1\n";
    let pack = file("gotham-night", "pack.yaml", manifest.as_bytes());
    std::fs::create_dir_all(folder("gotham-night").join("tiles")).unwrap();
    std::fs::write(folder("gotham-night").join("tiles/imp.yaml"), "id: imp\nlife: none\n").unwrap();
    let ran = run(&["check", Path::new(&pack).parent().unwrap().to_str().unwrap(), "--json"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("imp.yaml"), "{ran:?}");
}

#[test]
fn missions_take_turns_and_are_told_apart() {
    let all = run(&["simulate", "gotham", "--games", "14", "--bots", "random", "--json"]).well().json();
    let missions = all["breakdowns"][0]["parts"].as_array().unwrap();
    assert!(missions.len() >= 7, "{all}");
    assert!(missions.iter().all(|part| part["a"].as_u64().unwrap() + part["b"].as_u64().unwrap() >= 1));
    assert_eq!(all["outcomes"]["draw"], json!(0), "a mission always has a winner");
    let heroes = all["characters"].as_array().unwrap();
    assert!(heroes.iter().any(|hero| hero["id"] == "batman" && hero["side"] == "a"), "{all}");

    let one = ["simulate", "gotham", "--games", "4", "--bots", "random", "--mission", "breakout", "--json"];
    let one = run(&one).well().json();
    assert_eq!(one["breakdowns"][0]["parts"].as_array().map(Vec::len), Some(1), "{one}");
    assert_eq!(one["breakdowns"][0]["parts"][0]["id"], json!("breakout"));
}

#[test]
fn a_saved_game_is_verified_and_a_changed_one_is_not_valid() {
    let printed = Arc::new(gotham::printed::house().expect("the house pack is in order"));
    let setup = Setup::usual(&printed, &printed.missions[0]);
    let fairness = Fairness::alone(Seed::from_number(5));
    let mut game = Match::<Gotham>::new(Arc::clone(&printed), &setup, fairness).expect("it can be set up");
    let mut chance = Fast::new(5);
    while let Some(pending) = game.pending().first() {
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).expect("a listed answer is legal");
    }
    let save = Save::of(&game, &setup, printed.fingerprint.clone()).expect("a live game has a seed").write();
    assert!(!save.contains("\"pack\""), "a game with the house pack alone is written as it always was");
    let path = file("gotham-save", "game.json", save.as_bytes());
    let verdict = run(&["replay", &path, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&json!("gotham"), &json!(true)), "{verdict}");

    let changed = save.replacen("\"players\":1", "\"players\":2", 1);
    assert_ne!(changed, save);
    let changed = file("gotham-save", "changed.json", changed.as_bytes());
    let ran = run(&["replay", &changed, "--verify", "--json"]);
    assert_eq!((ran.code, &ran.json()["valid"]), (Some(1), &json!(false)), "{ran:?}");
}

#[test]
fn its_rules_are_read_in_three_languages() {
    for language in ["fr", "de"] {
        let chapters = run(&["rules", "gotham", "--lang", language, "--json"]).well().json();
        assert_eq!((&chapters["language"], &chapters["rules"]), (&json!(language), &json!(924)));
    }
}

#[test]
fn what_a_mission_decides_cannot_be_chosen() {
    run(&["simulate", "gotham", "--mission", "brekout"]).wrong("did you mean `breakout`?");
    run(&["simulate", "gotham", "--battlefield", "crossing"]).wrong("name --mission");
    run(&["simulate", "gotham", "--team-a", "batman"]).wrong("name --mission");
}

/// The worked example of the docs as a pack in one file.
fn night_shift() -> String {
    let page = include_str!("../../../../games/gotham/docs/content.md");
    let blocks = page.split("```yaml\n").skip(1).filter_map(|rest| rest.split("```").next());
    let files =
        blocks.filter_map(|block| Some((block.lines().next()?.strip_prefix("# night-shift/")?, block)));
    files.map(|(path, text)| format!("--- # {path}\n{text}")).collect()
}

#[test]
fn a_pack_in_one_file_is_checked_and_simulated() {
    let pack = file("gotham-bundle", "night-shift.yaml", night_shift().as_bytes());
    let checked = run(&["check", &pack, "--json"]).well().json();
    assert_eq!(checked["errors"], json!([]), "{checked}");
    let played = [
        "simulate",
        "gotham",
        "--games",
        "2",
        "--bots",
        "random",
        "--content",
        &pack,
        "--mission",
        "cat-s-eye",
    ];
    run(&played).well();

    let broken = night_shift().replacen("at: [35, 10]", "at: [5, 10]", 1);
    let broken = file("gotham-bundle", "broken.yaml", broken.as_bytes());
    let ran = run(&["check", &broken, "--json"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("broken.yaml/boards/museum.yaml"), "{ran:?}");
    assert!(ran.out.contains("the marker lies outside `hall`"), "{ran:?}");
}

#[test]
fn a_saved_game_brings_its_own_pack_along() {
    let pack = night_shift();
    let printed = Arc::new(gotham::printed::with_pack(&pack).unwrap_or_else(|found| panic!("{found}")));
    let mission = &printed.missions[usize::from(printed.mission("cat-s-eye").expect("the mission"))];
    let setup = Setup { pack: Some(pack.into()), ..Setup::usual(&printed, mission) };
    let fairness = Fairness::alone(Seed::from_number(6));
    let game = Match::<Gotham>::new(Arc::clone(&printed), &setup, fairness).expect("it can be set up");
    let house = gotham::printed::house().expect("the house pack is in order").fingerprint;
    let save = Save::of(&game, &setup, house).expect("a live game has a seed").write();
    let path = file("gotham-bundle", "game.json", save.as_bytes());
    let played = run_with("gotham-bundle", &["play", "gotham", "--load", &path], b"map\n").well();
    assert!(played.out.contains("The cat's eye"), "{played:?}");
    let verdict = run(&["replay", &path, "--verify", "--json"]).well().json();
    assert_eq!(verdict["valid"], json!(true), "{verdict}");
}
