//! Figures for machines: the shapes that scripts lean on.

use serde_json::{Value, json};

use crate::program::{file, finished_game, first_game, run, run_with};

#[track_caller]
fn has(value: &Value, fields: &[&str]) {
    for field in fields {
        assert!(value.get(field).is_some(), "no {field} in {value}");
    }
}

/// The games that bots play in numbers, as the program lists them to whoever names another.
fn games_in_numbers() -> Vec<String> {
    let told = run(&["simulate", "no-such-game"]).wrong("[possible values: ").err;
    let listed = told.split_once("[possible values: ").and_then(|(_, rest)| rest.split(']').next());
    let games: Vec<String> =
        listed.into_iter().flat_map(|names| names.split(", ")).map(str::to_owned).collect();
    assert!(games.len() > 1, "{told}");
    games
}

#[test]
fn simulations_are_the_same_on_any_number_of_threads() {
    for game in &games_in_numbers() {
        let simulate = |threads: &str| {
            let arguments = ["simulate", game, "--games", "6", "--seed", "7", "--threads", threads, "--json"];
            run(&arguments).well().json()
        };
        let (one, three) = (simulate("1"), simulate("3"));
        has(&one, &["game", "games", "finished", "decisions", "seconds", "outcomes", "digest"]);
        assert_eq!((&one["game"], &one["games"], &one["finished"]), (&json!(game), &json!(6), &json!(6)));
        assert_eq!((&one["digest"], &one["outcomes"]), (&three["digest"], &three["outcomes"]));
        let ended = one["outcomes"].as_object().unwrap().values().filter_map(Value::as_u64).sum::<u64>();
        assert_eq!(ended, 6);
    }
}

#[test]
fn prompts_are_counted_the_same_on_any_number_of_threads_and_none_is_pointless() {
    for game in &games_in_numbers() {
        let count = |threads: &str| {
            let arguments = ["prompts", game, "--games", "2", "--seed", "7", "--threads", threads, "--json"];
            run(&arguments).well().json()
        };
        let (one, three) = (count("1"), count("3"));
        has(
            &one,
            &["game", "games", "units", "questions", "prompts", "prompts_per_unit", "pointless", "codes"],
        );
        assert_eq!(one, three);
        assert_eq!((&one["game"], &one["games"], &one["pointless"]), (&json!(game), &json!(2), &json!(0)));
        let [questions, prompts, only, spent, joined] =
            ["questions", "prompts", "only", "spent", "joined"].map(|field| one[field].as_u64().unwrap());
        assert_eq!(questions, prompts + only + spent + joined, "{one}");
    }
}

#[test]
fn coverage_counts_every_rule_once() {
    let coverage = run(&["rules", first_game(), "--coverage", "--json"]).well().json();
    has(&coverage, &["game", "rules", "proven", "unproven"]);
    let unproven = coverage["unproven"].as_array().unwrap().len() as u64;
    assert_eq!(coverage["rules"].as_u64(), coverage["proven"].as_u64().map(|proven| proven + unproven));
    let ledger = games::ledger(first_game()).unwrap().expect("the list has it");
    assert_eq!(coverage["rules"].as_u64(), Some(ledger.rules().count() as u64));
}

#[test]
fn bench_measures_every_game_beside_a_hand_written_loop() {
    let bench = run(&["bench", "--json", "--seconds", "0.05"]).well().json();
    for game in &games_in_numbers() {
        has(&bench[game], &["threads", "games_per_second", "decisions_per_second"]);
        assert_eq!(bench[game]["threads"], json!(1));
        assert!(bench[game]["games_per_second"].as_f64() > Some(0.0));
    }
    let of_games = || bench.as_object().unwrap().values();
    let by_hand: Vec<&Value> = of_games().filter_map(|game| game.get("hand_written")).collect();
    assert!(!by_hand.is_empty(), "{bench}");
    by_hand.into_iter().for_each(|by_hand| has(by_hand, &["games_per_second", "ratio"]));
    let operations: Vec<&Value> =
        of_games().filter_map(|game| game["operations"].as_array()).flatten().collect();
    assert!(operations.iter().all(|operation| operation["microseconds"].as_f64() > Some(0.0)), "{bench}");
    assert!(operations.iter().any(|operation| operation["name"] == "greedy_decision"), "{bench}");
}

#[test]
fn bench_serves_a_line_for_a_line() {
    for game in &games_in_numbers() {
        let ran = run_with("serve", &["bench", "--serve", game], b"0.01\n0.02\n").well();
        let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(lines.len(), 3, "{ran:?}");
        assert!(lines[0].is_object());
        for line in &lines[1..] {
            has(line, &["playouts", "decisions", "seconds"]);
            assert!(line["playouts"].as_u64() > Some(0));
        }
    }
    run_with("serve", &["bench", "--serve", first_game()], b"soon\n")
        .wrong("`soon` is not a number of seconds");
}

#[test]
fn a_played_game_is_valid_and_a_changed_one_is_not() {
    let path = finished_game("verify");
    let verdict = run(&["replay", &path, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&json!(first_game()), &json!(true)));
    let entries = verdict["entries"].as_u64().unwrap();
    assert!(entries > 50, "{verdict}");

    let text = std::fs::read_to_string(&path).unwrap();
    let die = text.find("{\"dice\":[").expect("dice were rolled") + "{\"dice\":[".len();
    let mut changed = text.clone().into_bytes();
    changed[die] = if changed[die] == b'1' { b'2' } else { b'1' };
    let changed = file("verify", "changed.json", &changed);
    let ran = run(&["replay", &changed, "--verify", "--json"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert_eq!(ran.json()["valid"], json!(false));

    let events = run(&["replay", &path, "--json"]).well().json();
    assert!(events["events"].as_array().unwrap().len() as u64 > entries);
}
