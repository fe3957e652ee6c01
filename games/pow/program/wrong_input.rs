//! Whatever is handed in is answered: what is wrong, where, what would be right. Nothing panics.

use crate::program::{file, folder, kept, run, run_with};

#[test]
fn a_tampered_game_is_not_played_on() {
    let whole = run_with("pow-tampered", &["play", "pow", "--seed", "11"], &b"1\n".repeat(5_000)).well();
    let text = std::fs::read_to_string(kept(&whole.out)).unwrap();
    let path =
        file("pow-tampered", "tampered.json", text.replacen("\"levels\":30", "\"levels\":99", 1).as_bytes());
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
    run(&["simulate", "pow", "--villain", "rhino"]).wrong("pow has no --villain: name --team-a");
    run(&["play", "pow", "--hands", "open"]).wrong("--hands");
}

#[test]
fn wrong_usage_is_wrong_usage() {
    run(&["play", "pow", "--bot", "clever"]).wrong("there is greedy, random, level-1");
    run(&["play", "pow", "--players", "3"]).wrong("2 to 2 seats");
    run(&["simulate", "pow", "--bots", "greedy,greedy,greedy"]).wrong("too many");
    run(&["odds", "pow", "attack", "--attack", "6"]).wrong("--defence");
    run(&["odds", "pow", "attack", "--attack", "x", "--defence", "1", "--damage", "1"]).wrong("'x'");
}

#[test]
fn an_unwritable_picture_is_an_error_and_not_a_panic() {
    let attack = ["odds", "pow", "attack", "--attack", "6", "--defence", "13", "--damage", "3"];
    run(&[&attack[..], &["--svg", "/no/such/folder/odds.svg"]].concat()).wrong("can't be written");
}

#[test]
fn random_typing_for_whole_games_never_ends_in_a_panic() {
    let report = folder("pow-random").join("position.yaml");
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
        let ran = run_with("pow-random", &arguments, input.as_bytes()).well();
        run(&["replay", &kept(&ran.out), "--verify"]).well();
    }
}
