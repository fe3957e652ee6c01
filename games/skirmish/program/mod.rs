//! The tutorial game in the terminal: a board in words, answers by number and typed.

use serde_json::Value;

use crate::program::{kept, run, run_with};

#[test]
fn three_answers_are_played_and_the_game_goes_on_where_it_was_left() {
    let played = run_with("skirmish", &["play", "skirmish", "--seed", "3"], b"1\n1\n1\n").well();
    for said in ["Round 1 of 10, 0 to 0", "Fighter 1 (Side A): at ", "Side A, what do you do?"] {
        assert!(played.out.contains(said), "no `{said}` in {}", played.out);
    }
    let file = kept(&played.out);
    let verdict = run(&["replay", &file, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&"skirmish".into(), &true.into()));
    let again = run_with("skirmish", &["play", "skirmish", "--resume"], b"1\n").well();
    assert_eq!(kept(&again.out), file, "a game that goes on is kept where it was");
    assert!(run(&["replay", &file]).well().out.contains("moves to"), "the log is told again");
}

#[test]
fn actions_are_typed_and_refused_with_their_rule() {
    let typed = b"move 1 1 1\nmove 1 5 5\nwhy attack 1 6\nattack 9 1\nmove one\nmoove 1 2 3\nundo\nlog 1\n";
    let arguments = ["play", "skirmish", "--hot-seat", "--seed", "3", "--lang", "en"];
    let out = run_with("skirmish-typed", &arguments, typed).well().out;
    for said in [
        "Fighter 1 moves to (1, 1).",
        "The cell is too far away",
        "attack.range",
        "Nothing is called that.",
        "A number is missing",
        "Did you mean move?",
        "Your last answer is taken back.",
    ] {
        assert!(out.contains(said), "no `{said}` in {out}");
    }
}

#[test]
fn a_hint_names_the_best_answers_with_the_chance_to_win() {
    let arguments = ["play", "skirmish", "--seed", "3", "--bot", "level-3", "--lang", "en"];
    let out = run_with("skirmish-hint", &arguments, b"hint\nhint 1\n1\nhint 2\n").well().out;
    let hints = out.lines().filter(|line| line.contains(": wins ") && line.contains("give or take"));
    assert_eq!(hints.count(), 3 + 1 + 2, "{out}");
    let again = run_with("skirmish-hint", &arguments, b"hint\nhint 1\n1\nhint 2\n").well().out;
    let told = |out: &str| {
        out.lines().filter(|line| line.contains(": wins ")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(told(&out), told(&again), "the same position has the same hint");
}

#[test]
fn a_whole_game_is_played_in_three_languages() {
    for (language, round) in [("en", "Round 1 of 10"), ("fr", "Manche 1 sur 10"), ("de", "Runde 1 von 10")] {
        let arguments = ["play", "skirmish", "--seed", "5", "--lang", language];
        let ran = run_with("skirmish-whole", &arguments, &b"1\n".repeat(400)).well();
        let told = ran.out.replace(&kept(&ran.out), "");
        assert!(told.contains(round), "{told}");
        assert!(["terminal-", "skirmish-", "app-", "{$"].iter().all(|key| !told.contains(key)), "{told}");
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
        assert!(
            one.is_object()
                && ["game", "games", "seed", "elo", "pairs", "pondered", "stopped", "digest", "seconds"]
                    .iter()
                    .all(|field| !one[field].is_null()),
            "{one}"
        );
        assert_eq!(one["pairs"].as_array().unwrap().len(), rows);
        let figures =
            |ladder: &Value| (ladder["digest"].clone(), ladder["pairs"].clone(), ladder["elo"].clone());
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

#[test]
fn what_it_does_not_have_is_refused_or_said_in_english() {
    run(&["simulate", "skirmish", "--bots", "greedy"]).wrong("no greedy bot");
    run(&["play", "skirmsh"]).wrong("did you mean `skirmish`?");
    assert!(run(&["rules", "skirmish", "move.board", "--lang", "fr"]).well().out.contains("6 by 6 cells"));
    let bench = run(&["bench", "--json", "--seconds", "0.05"]).well().json();
    assert!(bench["skirmish"]["hand_written"]["ratio"].as_f64() > Some(0.0), "{bench}");
}

/// A program of somebody's own that does what a line of shell says for each question; `n` is the question's number.
fn program(does: &str) -> String {
    format!(
        "while read -r line; do case $line in *question*) n=${{line#*\\\"number\\\":}}; n=${{n%%,*}}; {does};; esac; done"
    )
}

#[test]
fn a_program_of_ones_own_plays_the_ladder() {
    let ladder = |command: &str| {
        let plan = ["--games", "2", "--seed", "7", "--threads", "2", "--bot-seconds", "1", "--json"];
        run(&[&["ladder", "skirmish", "--minds", "random", "--bot", command], &plan[..]].concat())
            .well()
            .json()
    };
    let good = ladder(&program("echo \"{\\\"number\\\":$n,\\\"option\\\":0}\""));
    let pair = &good["pairs"][0];
    assert_eq!((&pair["mind"], &pair["against"]), (&"random".into(), &"bot-1".into()), "{good}");
    assert_eq!(good["strangers"][0]["faults"], serde_json::json!([]), "{good}");
    assert_eq!(good["stopped"], 0);
    let faults_of = |does: &str| {
        let ladder = ladder(does);
        assert_eq!(ladder["stopped"], 0, "a program that fails stops no game");
        ladder["strangers"][0]["faults"].to_string()
    };
    for (does, fault) in [
        ("echo nonsense", "`nonsense` is no answer such as"),
        ("echo \"{\\\"number\\\":$n,\\\"option\\\":9999}\"", "option 9999 is not listed"),
        ("echo \"{\\\"number\\\":999999,\\\"option\\\":0}\"", "an answer has the number of no question"),
        ("exit 3", "the program ended"),
        ("sleep 2", "no answer within 1 s"),
    ] {
        let told = faults_of(&program(does));
        assert!(told.contains(fault), "no `{fault}` in {told}");
    }
    assert!(faults_of("no-such-program-anywhere 2>/dev/null").contains("the program ended"));
}

#[test]
fn a_program_of_ones_own_sits_at_the_table_and_a_bot_stands_in_for_it() {
    let played = |command: &str| {
        let arguments = ["play", "skirmish", "--seed", "5", "--lang", "en", "--bot", command];
        run_with("skirmish-program", &arguments, &b"1\n".repeat(400)).well().out
    };
    let good = played(&program("echo \"{\\\"number\\\":$n,\\\"option\\\":0}\""));
    assert!(good.contains("Round 1 of 10") && !good.contains("Your program"), "{good}");
    let bad = played(&program("echo nonsense"));
    assert!(bad.contains("Your program: `nonsense` is no answer"), "{bad}");
    assert_eq!(
        bad.matches("A bot of ours answers in its place").count(),
        2,
        "each kind of fault is told once: {bad}"
    );
}

#[test]
fn the_example_in_python_plays_a_whole_game_without_a_fault() {
    let example = concat!("python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");
    let plan = ["--games", "2", "--seed", "7", "--json"];
    let ladder = run(&[&["ladder", "skirmish", "--bot", example], &plan[..]].concat()).well().json();
    assert_eq!(ladder["strangers"][0]["faults"], serde_json::json!([]), "{ladder}");
    assert_eq!(ladder["pairs"].as_array().map(Vec::len), Some(1), "it plays the best policy of the game");
}
