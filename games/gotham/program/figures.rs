//! Gotham City Chronicles on the command line: checked, simulated, verified, and what can't be asked of it.

use std::path::Path;

use host::Record;
use serde_json::json;
use table::{Fairness, Seed};
use wire::lobby::Chosen;
use words::Language;

use crate::program::{file, folder, kept, root, run, run_with};

#[test]
fn its_house_pack_is_checked_and_a_broken_copy_is_told_with_its_line() {
    let checked = run(&["check", &root("games/gotham/content/house"), "--json"]).well().json();
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
    let arguments = ["play", "gotham", "--bot", "random", "--seed", "5"];
    let out = run_with("gotham-save", &arguments, &b"1\n".repeat(6_000)).well().out;
    let path = kept(&out);
    let save = std::fs::read_to_string(&path).unwrap();
    assert!(!save.contains("\"pack\""), "a game with the house pack alone is written as it always was");
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
    let page = include_str!("../docs/content.md");
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
    // A table carries the pack in its setup, as a server makes one.
    let door =
        games::one("gotham", &[]).unwrap_or_else(|found| panic!("{found}")).expect("it is on the list");
    let chosen = |option: &str, value: &str| Chosen { option: option.to_owned(), value: value.to_owned() };
    let table = [chosen("pack", &night_shift()), chosen("mission", "cat-s-eye")];
    let seats = vec![Vec::new(); usize::from(door.lobby(Language::En).least_seats)];
    let setup = door.setup(&table, &seats, Language::En).expect("the pack is in order");
    let record = Record::new(setup, Fairness::alone(Seed::from_number(6)));
    let save = door.open(&record).expect("it can be played").save();
    let path = file("gotham-bundle", "game.json", save.as_bytes());
    let played = run_with("gotham-bundle", &["play", "gotham", "--load", &path], b"map\n").well();
    assert!(played.out.contains("The cat's eye"), "{played:?}");
    let verdict = run(&["replay", &path, "--verify", "--json"]).well().json();
    assert_eq!(verdict["valid"], json!(true), "{verdict}");
}

/// Greedy bots do more than most people, so they are asked more. What is spared must not be asked again one day.
#[test]
fn people_are_asked_only_so_much_in_a_heroes_turn() {
    let asked = run(&["prompts", "gotham", "--games", "4", "--json"]).well().json();
    assert_eq!(asked["pointless"], json!(0), "{asked}");
    let after = asked["prompts_per_unit"].as_f64();
    assert!(after > Some(1.0) && after <= Some(20.0), "{after:?} a unit: {asked}");
}
