//! Figures for machines: the shapes that scripts lean on.

use serde_json::{Value, json};

use crate::program::{file, finished_game, folder, run, run_with};

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
fn odds_are_exact() {
    let attack = ["odds", "pow", "attack", "--attack", "6", "--defence", "13", "--damage", "3", "--json"];
    let odds = run(&attack).well().json();
    // Two eight-sided dice beat 7 in 43 of 64 rolls; of these 44, 55, 66, 77 and 88 are doubles.
    assert_eq!(odds["exact"], json!(true));
    assert_eq!(odds["hit"], json!(43.0 / 64.0));
    assert_eq!(odds["critical"], json!(5.0 / 64.0));
    assert_eq!(odds["damage"], json!({ "0": 21.0 / 64.0, "3": 38.0 / 64.0, "4": 5.0 / 64.0 }));
    let boosted = run(&[&attack[..], &["--boost"]].concat()).well().json();
    assert!(boosted["hit"].as_f64() > odds["hit"].as_f64());
}

#[test]
fn odds_of_crisis_are_exact() {
    let attack = ["odds", "crisis", "attack", "--attack", "5", "--defence", "4"];
    let with = |more: &[&str]| run(&[&attack[..], more, &["--json"]].concat()).well().json();
    let odds = with(&[]);
    has(&odds, &["exact", "mean", "damage"]);
    assert_eq!(odds["exact"], json!(true));
    let whole: f64 = odds["damage"].as_object().unwrap().values().filter_map(Value::as_f64).sum();
    assert!((whole - 1.0).abs() < 1e-12, "{odds}");
    // The reference odds of the facts, to all the digits given.
    let reference = |odds: &Value, mean: f64| (odds["mean"].as_f64().unwrap() - mean).abs() < 5e-6;
    assert!(reference(&odds, 1.40012) && reference(&with(&["--attack-rerolls", "2"]), 2.0724), "{odds}");
    let mean = |more: &[&str]| with(more)["mean"].as_f64();
    assert!(mean(&["--cover"]) < mean(&[]) && mean(&["--hex-attack"]) < mean(&[]));
    assert!(mean(&["--hex-defence"]) > mean(&[]) && mean(&["--defence-rerolls", "1"]) < mean(&[]));
    for (language, any) in [("en", "any damage"), ("fr", "des dégâts"), ("de", "Schaden überhaupt")] {
        let out = run(&[&attack[..], &["--lang", language]].concat()).well().out;
        assert!(out.contains(any) && out.contains('█'), "{out}");
    }
}

#[test]
fn odds_are_drawn_and_said_in_three_languages() {
    let picture = folder("odds").join("odds.svg");
    let picture = picture.to_str().unwrap();
    let attack =
        ["odds", "pow", "attack", "--attack", "6", "--defence", "13", "--damage", "3", "--svg", picture];
    for (language, hit) in [("en", "hit "), ("fr", "touché "), ("de", "Treffer ")] {
        let out = run(&[&attack[..], &["--lang", language]].concat()).well().out;
        assert!(out.contains(hit) && out.contains('█'), "{out}");
        let svg = std::fs::read_to_string(picture).unwrap();
        assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
        assert_eq!(svg.matches("<rect").count(), 1 + 5);
    }
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
fn a_ladder_is_the_same_on_any_number_of_threads() {
    for (minds, rows) in [("level-1,level-2,level-5", 3), ("random,level-6", 1)] {
        let ladder = |threads: &str| {
            let plan = ["--games", "4", "--seed", "7", "--threads", threads, "--json"];
            run(&[&["ladder", "skirmish", "--minds", minds], &plan[..]].concat()).well().json()
        };
        let (one, two, many) = (ladder("1"), ladder("2"), ladder("16"));
        has(&one, &["game", "games", "seed", "elo", "pairs", "pondered", "stopped", "digest", "seconds"]);
        assert_eq!(one["pairs"].as_array().unwrap().len(), rows);
        let figures = |ladder: &Value| (ladder["digest"].clone(), ladder["pairs"].clone(), ladder["elo"].clone());
        assert_eq!((figures(&one), figures(&one)), (figures(&two), figures(&many)));
        let pair = &one["pairs"][0];
        let games = ["won", "drawn", "lost"].map(|ended| pair[ended].as_u64().unwrap());
        assert_eq!(games.iter().sum::<u64>(), 4);
    }
    let told = run(&["ladder", "skirmish", "--minds", "level-1,level-2", "--games", "2"]).well().out;
    assert!(told.contains("level-2") && told.contains("1500"), "{told}");
    run(&["ladder", "skirmish", "--minds", "level-1"]).wrong("name more minds");
    run(&["ladder", "skirmish", "--minds", "level-9"]).wrong("level-9");
    run(&["ladder", "skirmish", "--cells", "brawl"]).wrong("there are skirmish");
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

#[test]
fn a_report_is_one_page_that_loads_nothing() {
    let page = folder("report").join("report.html");
    let arguments = ["simulate", "pow", "--games", "4", "--report", page.to_str().unwrap(), "--lang", "de"];
    run(&arguments).well();
    let page = std::fs::read_to_string(page).unwrap();
    assert!(
        page.contains("<html lang=\"de\">") && page.contains("<svg") && page.contains("Eisenstirn"),
        "{page}"
    );
    assert!(!page.contains("src=") && !page.contains("href=") && !page.contains("terminal-"), "{page}");
}

#[test]
fn coverage_counts_every_rule_once() {
    let coverage = run(&["rules", "pow", "--coverage", "--json"]).well().json();
    has(&coverage, &["game", "rules", "proven", "unproven"]);
    let unproven = coverage["unproven"].as_array().unwrap().len() as u64;
    assert_eq!(coverage["rules"].as_u64(), coverage["proven"].as_u64().map(|proven| proven + unproven));
    assert!(coverage["rules"].as_u64() > Some(300));
}

#[test]
fn rules_are_found_in_words_of_three_languages() {
    let hit = run(&["rules", "pow", "critical", "hit", "--json"]).well().json();
    assert!(hit["found"].as_u64() > Some(0));
    assert!(hit["rules"][0]["id"].as_str().unwrap().contains("critical"));
    assert!(run(&["rules", "pow", "touche", "critique", "--lang", "fr"]).well().out.contains("critical"));
    let one = run(&["rules", "pow", "attack.order", "--lang", "fr"]).well().out;
    assert!(one.contains("Les cinq étapes d'une attaque"), "{one}");
    let by_text =
        run(&["rules", "pow", "Schritte", "eines", "Angriffs", "--lang", "de", "--json"]).well().json();
    assert_eq!((&by_text["language"], &by_text["rules"][0]["id"]), (&json!("de"), &json!("attack.order")));
    assert!(by_text["rules"][0]["text"].as_str().unwrap().starts_with("Die fünf Schritte"), "{by_text}");
    let chapters = run(&["rules", "pow", "--lang", "fr"]).well().out;
    assert!(chapters.contains("Attraper et jeter"), "{chapters}");
    // Words that no German rule has are looked for in English; a game without a translation is read in English.
    assert!(run(&["rules", "pow", "skyscrapers", "--lang", "de"]).well().out.contains("Wolkenkratzer"));
    assert!(run(&["rules", "skirmish", "move.board", "--lang", "fr"]).well().out.contains("6 by 6 cells"));
    let one = run(&["rules", "pow", "attack.order"]).well().out;
    assert!(one.contains("attack.order") && one.contains("source"), "{one}");
    let none = run(&["rules", "pow", "xylophone"]);
    assert_eq!(none.code, Some(1), "{none:?}");
}

#[test]
fn bench_measures_every_game_beside_a_hand_written_loop() {
    let bench = run(&["bench", "--json", "--seconds", "0.05"]).well().json();
    for game in &games_in_numbers() {
        has(&bench[game], &["threads", "games_per_second", "decisions_per_second"]);
        assert_eq!(bench[game]["threads"], json!(1));
        assert!(bench[game]["games_per_second"].as_f64() > Some(0.0));
    }
    has(&bench["skirmish"]["hand_written"], &["games_per_second", "ratio"]);
    for game in ["crisis", "gotham"] {
        let operations = bench[game]["operations"].as_array().expect("single operations are measured");
        assert!(operations.iter().all(|operation| operation["microseconds"].as_f64() > Some(0.0)), "{bench}");
        assert!(operations.iter().any(|operation| operation["name"] == "greedy_decision"), "{bench}");
    }
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
    run_with("serve", &["bench", "--serve", "pow"], b"soon\n").wrong("`soon` is not a number of seconds");
}

#[test]
fn a_played_game_is_valid_and_a_changed_one_is_not() {
    let path = finished_game("verify");
    let verdict = run(&["replay", &path, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&json!("pow"), &json!(true)));
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
