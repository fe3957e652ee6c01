//! Champions in the terminal: one to four seats, people and bots, hands that stay hidden.

use crate::program::{assert_golden, file, folder, kept, run, run_with};

const ALONE: [&str; 7] = ["play", "champions", "--team-a", "spider-man", "--seed", "5", "--lang"];

const TOGETHER: [&str; 6] = ["play", "champions", "--team-a", "spider-man", "--team-b", "she-hulk"];

/// A game alone, always by the first choice.
fn first_choices(test: &str, language: &str, lines: usize) -> String {
    run_with(test, &[&ALONE[..], &[language]].concat(), &b"1\n".repeat(lines)).well().out
}

#[test]
fn it_is_played_to_the_end_and_replayed() {
    let out = first_choices("champions-whole", "en", 3_000);
    assert!(out.contains("Round 1, player phase") && out.contains("Rhino wins in round "), "{out}");
    let file = kept(&out);
    let verdict = run(&["replay", &file, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&"champions".into(), &true.into()));
    let told = run(&["replay", &file, "--lang", "de"]).well().out;
    assert!(told.contains("Runde 1") && told.contains("Bedrohung"), "{told}");
    let stepped = run_with("champions-whole", &["replay", &file, "--step"], b"\nmap\nquit\n").well().out;
    assert!(stepped.contains("Rhino (villain)") && !stepped.contains("Rhino wins in round "), "{stepped}");
}

#[test]
fn the_first_screens_read_as_committed() {
    for language in ["en", "fr", "de"] {
        let input = b"7\n9\nhelp\ncard spider-man\n1\n6\n6\n6\n1\nodds\nwhy 3\nlog 2\nrule rulings.nowhere\n";
        let ran = run_with("champions-screens", &[&ALONE[..], &[language]].concat(), input).well();
        let text = ran.out.replace(&kept(&ran.out), "FILE");
        assert!(
            ["terminal-", "champions-", "app-", "host-", "{$"].iter().all(|key| !text.contains(key)),
            "{text}"
        );
        assert_golden("champions", &format!("screens.{language}.txt"), &text);
    }
}

#[test]
fn the_hands_of_two_people_stay_hidden_from_each_other() {
    let arguments = [&TOGETHER[..], &["--hot-seat", "--seed", "5", "--lang", "en"]].concat();
    let out = run_with("champions-shared", &arguments, &b"1\n".repeat(400)).well().out;
    let turns: Vec<&str> = out.split(" is asked, and not everything is open.").collect();
    let (mut spider_man, mut she_hulk) = (0, 0);
    // The input may end before the last of them has come to the screen.
    for pair in turns[..turns.len() - 1].windows(2) {
        // What stands between two of these lines was read by whoever the first of them named.
        let spider = pair[0].ends_with("Spider-Man");
        assert_eq!(pair[1].contains("She-Hulk holds:"), !spider, "{}", pair[1]);
        assert_eq!(pair[1].contains("Spider-Man holds:"), spider, "{}", pair[1]);
        *(if spider { &mut spider_man } else { &mut she_hulk }) += 1;
    }
    assert!(!turns[0].contains("holds:"), "before anybody is called, nobody's hand is shown: {}", turns[0]);
    assert!(spider_man > 1 && she_hulk > 1, "{out}");
    let open = [&arguments[..], &["--hands", "open"]].concat();
    let open = run_with("champions-shared", &open, b"1\nmap\n").well().out;
    assert!(!open.contains("not everything is open"), "{open}");
    assert!(open.contains("Spider-Man holds:") && open.contains("She-Hulk holds:"), "{open}");
}

#[test]
fn a_hand_is_shown_to_the_other_at_the_screen_and_hidden_again() {
    let arguments = [&TOGETHER[..], &["--hot-seat", "--seed", "5", "--lang", "en"]].concat();
    let played = |input: &str| run_with("champions-showing", &arguments, input.as_bytes()).well().out;
    // Spider-Man's mulligan comes first, then She-Hulk's; both keep what they have.
    let turns = |out: &str| -> Vec<[bool; 2]> {
        let turns = out.split(" is asked, and not everything is open.").skip(1);
        turns.map(|turn| ["Spider-Man holds:", "She-Hulk holds:"].map(|hand| turn.contains(hand))).collect()
    };
    let keep = played("\nhelp\n7\n\nmap\n");
    assert_eq!(turns(&keep), [[true, false], [false, true]], "{keep}");
    assert!(keep.contains("show, hide"), "{keep}");
    let shown = played("\nshow\n7\n\nmap\n");
    assert_eq!(turns(&shown), [[true, false], [true, true]], "{shown}");
    assert!(shown.contains("The others at the table now see the hand of Spider-Man."), "{shown}");
    let hidden = played("\nshow\nhide\n7\n\nmap\n");
    assert_eq!(turns(&hidden), [[true, false], [false, true]], "{hidden}");
    assert!(hidden.contains("The hand of Spider-Man is hidden again."), "{hidden}");
    // When both show theirs, nobody has to look away; when one hides it, somebody has to again.
    let both = played("\nshow\n7\n\nshow\nmap\n7\n");
    assert_eq!(turns(&both), [[true, false], [true, true]], "{both}");
    let one = played("\nshow\n7\n\nshow\nhide\n7\n\n");
    assert_eq!(turns(&one), [[true, false], [true, true], [true, false]], "{one}");
}

#[test]
fn four_seats_are_people_and_bots_as_they_are_listed() {
    let arguments =
        ["play", "champions", "--players", "4", "--seats", "random,person,random,random", "--seed", "2"];
    let out = run_with("champions-four", &arguments, &b"1\n".repeat(30)).well().out;
    assert!(out.contains(" holds:"), "{out}");
    assert!(!out.contains("not everything is open"), "one person needs to look away from nothing: {out}");
    let file = kept(&out);
    run(&["replay", &file, "--verify"]).well();
    // A saved game has its own number of seats.
    let again = ["play", "champions", "--load", &file, "--hot-seat"];
    assert!(run_with("champions-four", &again, b"\n").well().out.contains("is asked"));
    run(&["play", "champions", "--load", &file, "--seats", "person"])
        .wrong("--seats names 1, and the table has 4");
}

#[test]
fn a_reported_position_is_a_scenario_that_passes() {
    let report = folder("champions-report").join("position.yaml");
    let report = report.to_str().unwrap();
    let input = format!("6\n6\nreport {report}\nundo\nquit\n\n");
    let out = run_with("champions-report", &[&ALONE[..], &["en"]].concat(), input.as_bytes()).well().out;
    assert!(out.contains("Your last answer is taken back."), "{out}");
    let checked = run(&["check", report, "--json"]).well().json();
    assert_eq!((checked["scenarios"].as_u64(), checked["passed"].as_u64()), (Some(1), Some(1)), "{checked}");
}

#[test]
fn what_can_be_named_is_listed_and_what_can_t_be_is_refused() {
    let out = run(&["play", "champions", "--list", "--lang", "de"]).well().out;
    for listed in ["she-hulk-aggression", "klaw", "bomb-scare"] {
        assert!(out.contains(listed), "{out}");
    }
    run(&["play", "champions", "--team-a", "she-hulk-agression"])
        .wrong("did you mean `she-hulk-aggression`?");
    run(&["play", "champions", "--team-a", "she-hulk", "--team-b", "she-hulk"]).wrong("the same identity");
    run(&["play", "champions", "--modular", "bomb-scar"]).wrong("did you mean `bomb-scare`?");
    run(&["play", "champions", "--players", "5"]).wrong("5");
    run(&["play", "champions", "--mission", "brawl"]).wrong("--mission");
    run(&["play", "champions", "--players", "1", "--seats", "person,greedy"])
        .wrong("--seats names 2, and the table has 1");
}

#[test]
fn a_decklist_in_a_file_is_refused_with_everything_that_is_wrong_with_it() {
    let list = |name: &str, written: &str| file("champions-decklists", name, written.as_bytes());
    let short = list("short.txt", "Captain Marvel\nAggression\n4x Haymaker\n1x Get Ready\n");
    let refused = run(&["play", "champions", "--lang", "en", "--team-a", &short]).wrong("it needs 40 to 50.");
    for wrong in ["Get Ready is of another aspect (Leadership).", "4 copies of Haymaker. The limit is 3."] {
        assert!(refused.err.contains(wrong), "{}", refused.err);
    }
    let misspelt = list("misspelt.txt", "Captain Marvel\n1x Frist Aid\n");
    run(&["simulate", "champions", "--deck", &misspelt])
        .wrong("line 2: 1 × `Frist Aid`, did you mean First Aid?");
    run(&["play", "champions", "--team-a", "no-such.json"]).wrong("there is no team `no-such.json`");
}

#[test]
fn a_pack_is_known_by_its_folders_and_a_slip_in_it_is_told_with_what_was_meant() {
    let card = |from: &str| {
        format!(
            "id: sky-lance\nnumber: h1\nname: Sky Lance\nclass: basic\ncopies: 3\ntype: {{ upgrade: {{ cost: 2 }} }}\n\
             text: {{ abilities: [{{ when: action, do: [{{ exhaust: {{ choose: {{ from: {from} }} }} }}] }}] }}\n"
        )
    };
    // Neither a schema nor the path says which game it is for.
    let pack = file(
        "my-lances",
        "pack.yaml",
        b"id: my-lances\nname: { en: Lances, fr: Lances, de: Lanzen }\nversion: 1.0.0\nauthors: [A homebrewer]\nlicence: MIT\n",
    );
    let pack = std::path::Path::new(&pack).parent().unwrap().to_owned();
    std::fs::create_dir_all(pack.join("player-cards")).unwrap();
    std::fs::write(pack.join("player-cards/sky-lance.yaml"), card("friendly-card")).unwrap();
    run(&["check", pack.to_str().unwrap()]).well();
    std::fs::write(pack.join("player-cards/sky-lance.yaml"), card("frendly-card")).unwrap();
    let ran = run(&["check", pack.to_str().unwrap()]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let told = format!("{}{}", ran.out, ran.err);
    assert!(told.contains("sky-lance.yaml") && told.contains("did you mean `friendly-card`?"), "{told}");
}
