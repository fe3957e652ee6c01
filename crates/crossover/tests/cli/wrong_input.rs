//! Whatever is handed in is answered: what is wrong, where, what would be right. Nothing panics.

use crate::program::{file, finished_game, folder, program, run, run_with};

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
        ("other-game.json", text.replace("\"game\": \"pow\"", "\"game\": \"chess\"").into_bytes(), "chess"),
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
        run(&["play", "pow", "--load", &path]).wrong(name);
    }
    let missing = folder("wrong").join("missing.json");
    let missing = missing.to_str().unwrap();
    run(&["replay", missing]).wrong("missing.json can't be read");
    run(&["play", "pow", "--load", missing]).wrong("missing.json can't be read");
    run(&["check", missing]).wrong("missing.json can't be read");
    run(&["replay", folder("wrong").to_str().unwrap()]).wrong("can't be read");
}

#[test]
fn a_tampered_game_is_not_played_on() {
    let text = std::fs::read_to_string(finished_game("tampered")).unwrap();
    let path =
        file("tampered", "tampered.json", text.replacen("\"levels\":30", "\"levels\":99", 1).as_bytes());
    run(&["play", "pow", "--load", &path]).wrong("was changed after it was saved");
    assert_eq!(run(&["replay", &path, "--verify"]).code, Some(1));
}

#[test]
fn names_that_are_not_known_come_with_the_nearest() {
    run(&["play", "pow", "--team-a", "vangard"]).wrong("did you mean `vanguard`?");
    run(&["play", "pow", "--team-a", "ironbrow,skylans"]).wrong("did you mean `skylance`?");
    run(&["simulate", "pow", "--mission", "brwl"]).wrong("did you mean `brawl`?");
    run(&["play", "pow", "--battlefield", "nowhere"]).wrong("there is no battlefield `nowhere`: there are ");
    run(&["play", "pow", "--team-a", "ironbrow,ironbrow"]).wrong("Ironbrow");
    run(&["play", "pow", "--content", "/no/such/folder"]).wrong("/no/such/folder");
    run(&["play", "crisis", "--battlefield", "night-markt"]).wrong("did you mean `night-market`?");
    run(&["simulate", "champions", "--heroes", "she-hulc"]).wrong("did you mean `she-hulk`?");
    run(&["simulate", "champions", "--villain", "rino"]).wrong("did you mean `rhino`?");
    run(&["simulate", "champions", "--mission", "brawl"]).wrong("name --heroes");
    run(&["simulate", "pow", "--villain", "rhino"]).wrong("pow has no --villain: name --team-a");
    run(&["play", "crisis", "--mission", "brawl"]).wrong("--mission");
}

#[test]
fn wrong_usage_is_wrong_usage() {
    run(&["play", "chess"]).wrong("chess");
    run(&["play", "skirmsh"]).wrong("did you mean `skirmish`?");
    run(&["play", "pow", "--bot", "clever"]).wrong("there is greedy, random, level-1");
    run(&["play", "pow", "--players", "3"]).wrong("2 to 2 seats");
    run(&["simulate", "skirmish", "--bots", "greedy"]).wrong("no greedy bot");
    run(&["simulate", "pow", "--bots", "greedy,greedy,greedy"]).wrong("too many");
    run(&["simulate", "pow", "--games", "0"]).wrong("0");
    run(&["odds", "pow", "attack", "--attack", "6"]).wrong("--defence");
    run(&["odds", "pow", "attack", "--attack", "x", "--defence", "1", "--damage", "1"]).wrong("'x'");
    run(&["bench", "--seconds", "-1"]).wrong("");
    run(&["rules", "pow", "--lang", "klingon"]).wrong("klingon");
    // The folder for tests is inside the repository; above the root there is none.
    let output = program("nowhere", &["rules", "pow", "--coverage"]).current_dir("/").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("change to a checkout"));
}

#[test]
fn an_unwritable_picture_is_an_error_and_not_a_panic() {
    let attack = ["odds", "pow", "attack", "--attack", "6", "--defence", "13", "--damage", "3"];
    run(&[&attack[..], &["--svg", "/no/such/folder/odds.svg"]].concat()).wrong("can't be written");
}

#[test]
fn whatever_is_typed_at_a_prompt_the_game_goes_on() {
    let typed = b"\xff\xfe\n0\n-1\n99999999999999999999\nmove\nmove a b\nmove 1e9 2\nwhy\nrule 0\nrule 999\nrule no.such\n\
        card nobody\nlog -1\nundo 5\nsave /no/such/folder/x\nload /no/such/file\nreport\nmap zoom 900 -900\naim 1e400\n\
        deploy nobody 3 3\nat 1 1\nfrobnicate\nall\n\n";
    let ran = run_with("typed", &["play", "pow", "--seed", "5"], typed).well();
    assert!(ran.out.contains("frobnicate") && ran.out.contains("The game is kept in"), "{}", ran.out);
    let long = run_with("typed", &["play", "pow", "--seed", "5"], &b"x".repeat(100_000)).well();
    assert!(long.out.contains("The game is kept in"));
}

#[test]
fn random_typing_for_whole_games_never_ends_in_a_panic() {
    let report = folder("random").join("position.yaml");
    for seed in 1..=4_u64 {
        let mut chance = table::Fast::new(seed);
        let mut input = String::new();
        for _ in 0..400 {
            let (x, y) = (chance.below(40), chance.below(40));
            let line = match chance.below(16) {
                0 => format!("move {x}.{y} {y}"),
                1 => format!("move walk {x} {y}; climb {y} {x} 3; jump {x} {x}; fly {y} {y} 9"),
                2 => format!("why move {x} {y}"),
                3 => format!("why {x}"),
                4 => format!("at {x} {y}"),
                5 => format!("aim {}", x * y),
                6 => format!("deploy {} {x} {y}", ["I", "skylance", "g", "nobody"][(x % 4) as usize]),
                7 => format!("undo {}", x % 3),
                8 => ["odds", "log 3", "map", "all", "why", "card glyph", "rule 4"][(x % 7) as usize]
                    .to_owned(),
                9 => format!("report {}", report.display()),
                _ => format!("{}", 1 + x % 6),
            };
            input.push_str(&line);
            input.push('\n');
        }
        let seed = seed.to_string();
        let arguments = ["play", "pow", "--hot-seat", "--mission", "two-relics", "--seed", &seed];
        let ran = run_with("random", &arguments, input.as_bytes()).well();
        let kept = ran.out.lines().last().and_then(|line| line.rsplit(' ').next()).unwrap();
        run(&["replay", kept, "--verify"]).well();
    }
}
