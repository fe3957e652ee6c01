//! What simulations tell apart.

use serde_json::{Value, json};

use crate::program::run;

#[test]
fn champions_are_told_apart_by_hero_villain_and_mode() {
    let games = ["simulate", "champions", "--games", "4", "--bots", "random", "--json"];
    let party = ["--heroes", "she-hulk,iron-man", "--villain", "klaw", "--mode", "expert"];
    let figures = run(&[&games[..], &party[..]].concat()).well().json();
    let of = |by: &str| {
        let all = figures["breakdowns"].as_array().unwrap().iter();
        let found = all.clone().find(|breakdown| breakdown["by"] == json!(by)).unwrap();
        found["parts"].as_array().unwrap().iter().map(|part| part["id"].as_str().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(of("hero"), ["iron-man", "she-hulk"]);
    assert_eq!(of("villain"), ["klaw+expert"]);
    assert_eq!(of("matchup"), ["iron-man+klaw+expert", "she-hulk+klaw+expert"]);
    assert_eq!(of("players"), ["2"]);
    let rows = figures["matrix"]["rows"].as_array().unwrap();
    let row =
        |row: &Value| (row["id"].clone(), row["players"].clone(), row["cells"].as_array().unwrap().len());
    let rows: Vec<_> = rows.iter().map(row).collect();
    assert_eq!(rows, [(json!("iron-man"), json!(2), 6), (json!("she-hulk"), json!(2), 6)]);
}

/// Villains, modes, sizes of party and heroes take turns, so that a line of the table is full after 120 games; and who wins or
/// loses as one is not called a side.
#[test]
fn champions_win_or_lose_as_one() {
    let games = ["simulate", "champions", "--games", "120", "--bots", "random", "--threads", "1"];
    let out = run(&games).well().out;
    assert!(out.contains("  won ") && out.contains("  lost ") && !out.contains("side A"), "{out}");
    let line =
        out.lines().find(|line| line.trim_start().starts_with("Spider-Man  ") && line.contains(" 1  "));
    assert_eq!(line.map(|line| line.matches('%').count()), Some(6), "{out}");
    let german = run(&[&games[..], &["--lang", "de"]].concat()).well().out;
    assert!(german.contains("gewonnen") && !german.contains("Seite"), "{german}");
}

/// Where all seats win or lose as one, each mind plays every kind of game alone.
#[test]
fn a_ladder_against_the_game_itself_has_a_line_for_each_cell() {
    let asked = ["--minds", "level-2", "--cells", "rhino-1", "--games", "2", "--json"];
    let ladder = run(&[&["ladder", "champions"], &asked[..]].concat()).well().json();
    let cells = ladder["cells"].as_array().unwrap();
    let names: Vec<&str> = cells.iter().map(|cell| cell["cell"].as_str().unwrap()).collect();
    assert_eq!(names, ["rhino-1-standard", "rhino-1-expert"]);
    assert!(ladder["elo"].is_null() && ladder["pondered"][0]["answers"].as_u64() > Some(20), "{ladder}");
}

/// Greedy bots do more than most people, so they are asked more. What is spared must not be asked again one day.
#[test]
fn people_are_asked_only_so_much_in_a_round_alone() {
    let asked = run(&["prompts", "champions", "--players", "1", "--games", "4", "--json"]).well().json();
    assert_eq!(asked["pointless"], json!(0), "{asked}");
    let after = asked["prompts_per_unit"].as_f64();
    assert!(after > Some(1.0) && after <= Some(13.0), "{after:?} a unit: {asked}");
}
