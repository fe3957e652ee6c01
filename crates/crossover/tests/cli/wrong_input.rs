//! Whatever is handed in is answered: what is wrong, where, what would be right. Nothing panics.

use crate::program::{file, finished_game, first_game, folder, kept, program, run, run_with};

#[test]
fn files_that_are_no_saved_game_are_refused_by_every_reader() {
    let whole = std::fs::read(finished_game("wrong")).unwrap();
    let text = String::from_utf8(whole.clone()).unwrap();
    let cases: [(&str, Vec<u8>, &str); 8] = [
        ("empty.json", Vec::new(), "line 1"),
        ("malformed.json", b"{\"crossover\": 1, \"game\": }".to_vec(), "line 1, column"),
        ("truncated.json", whole[..whole.len() / 2].to_vec(), "line "),
        ("not-utf8.json", b"\xff\xfe\x00game".to_vec(), "line 1"),
        ("list.json", b"[1, 2, 3]".to_vec(), "line 1"),
        (
            "other-game.json",
            text.replacen(&format!("\"{}\"", first_game()), "\"chess\"", 1).into_bytes(),
            "chess",
        ),
        ("newer.json", text.replace("\"crossover\": 1", "\"crossover\": 99").into_bytes(), "newer crossover"),
        (
            "other-cards.json",
            text.replacen("\"content\": \"", "\"content\": \"0", 1).into_bytes(),
            "changed after",
        ),
    ];
    for (name, bytes, what) in cases {
        let path = file("wrong", name, &bytes);
        run(&["replay", &path]).wrong(what).wrong(name);
        run(&["play", first_game(), "--load", &path]).wrong(name);
    }
    let missing = folder("wrong").join("missing.json");
    let missing = missing.to_str().unwrap();
    run(&["replay", missing]).wrong("missing.json can't be read");
    run(&["play", first_game(), "--load", missing]).wrong("missing.json can't be read");
    run(&["check", missing]).wrong("missing.json can't be read");
    run(&["replay", folder("wrong").to_str().unwrap()]).wrong("can't be read");
}

#[test]
fn wrong_usage_is_wrong_usage() {
    let game = first_game();
    run(&["play", "chess"]).wrong("chess");
    run(&["play", &format!("{game}e")]).wrong(&format!("did you mean `{game}`?"));
    run(&["play", game, "--bot", "clever"]).wrong("there is ");
    run(&["play", game, "--content", "/no/such/folder"]).wrong("/no/such/folder");
    run(&["simulate", game, "--games", "0"]).wrong("0");
    run(&["bench", "--seconds", "-1"]).wrong("");
    run(&["rules", game, "--lang", "klingon"]).wrong("klingon");
    // The folder for tests is inside the repository; above the root there is none.
    let output = program("nowhere", &["rules", game, "--coverage"]).current_dir("/").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("change to a checkout"));
}

#[test]
fn whatever_is_typed_at_a_prompt_the_game_goes_on() {
    let typed = b"\xff\xfe\n0\n-1\n99999999999999999999\nmove\nmove a b\nmove 1e9 2\nwhy\nrule 0\nrule 999\nrule no.such\n\
        card nobody\nlog -1\nundo 5\nsave /no/such/folder/x\nload /no/such/file\nreport\nmap zoom 900 -900\naim 1e400\n\
        deploy nobody 3 3\nat 1 1\nfrobnicate\nall\n\n";
    let ran = run_with("typed", &["play", first_game(), "--seed", "5"], typed).well();
    assert!(ran.out.contains("frobnicate") && ran.out.contains("The game is kept in"), "{}", ran.out);
    let long = run_with("typed", &["play", first_game(), "--seed", "5"], &b"x".repeat(100_000)).well();
    assert!(long.out.contains("The game is kept in"));
}

#[test]
fn random_typing_for_whole_games_never_ends_in_a_panic() {
    let report = folder("random").join("position.yaml");
    for (game, seed) in games::names().into_iter().zip(1_u64..) {
        let mut chance = table::Fast::new(seed);
        let mut input = String::new();
        for _ in 0..200 {
            let (x, y) = (chance.below(40), chance.below(40));
            let line = match chance.below(12) {
                0 => format!("why {x}"),
                1 => format!("move {x}.{y} {y}"),
                2 => format!("undo {}", x % 3),
                3 => ["odds", "log 3", "map", "all", "why", "card nobody", "rule 4"][(x % 7) as usize]
                    .to_owned(),
                4 => format!("report {}", report.display()),
                _ => format!("{}", 1 + x % 6),
            };
            input.push_str(&line);
            input.push('\n');
        }
        let ran =
            run_with("random", &["play", game, "--hot-seat", "--seed", &seed.to_string()], input.as_bytes());
        run(&["replay", &kept(&ran.well().out), "--verify"]).well();
    }
}
