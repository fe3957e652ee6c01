//! Packs in one text: laid on top of the house pack, and refused whatever a stranger sends.

use table::{Fast, Game, Playout, Uniform, play_out};

use super::docs;
use crate::Gotham;
use crate::board::{BrokenWalls, ZoneId};
use crate::printed::{LARGEST_PACK, Printed, survey, with_pack};
use crate::setup::Setup;

/// The worked example of the docs in one text.
fn night_shift() -> String {
    docs::files().iter().map(|(path, text)| format!("--- # {path}\n{text}")).collect()
}

fn night_shift_with(from: &str, to: &str) -> String {
    let whole = night_shift();
    assert!(whole.contains(from), "{from}");
    whole.replacen(from, to, 1)
}

/// Plays a mission of a pack to its end, by chance.
fn plays(printed: &Printed, mission: &str, number: u64) {
    let mission = &printed.missions[usize::from(printed.mission(mission).expect("the mission"))];
    let state = Gotham::start(printed, &Setup::usual(printed, mission)).expect("it can be played");
    let mut table = Playout::new(Uniform, Fast::of_game(2, number));
    let end = play_out::<Gotham>(printed, state, &mut table).expect("a game that ends");
    assert!(end.winner.is_some());
}

#[test]
fn a_pack_in_one_text_is_played_beside_the_house() {
    let printed = with_pack(&night_shift()).unwrap_or_else(|found| panic!("{found}"));
    assert!(printed.mission("two-charges").is_some(), "the house pack is there too");
    (0..5).for_each(|number| plays(&printed, "cat-s-eye", number));
    assert_ne!(printed.fingerprint, crate::printed::house().expect("the house pack").fingerprint);
}

#[test]
fn a_broken_board_is_told_by_line_and_can_be_looked_at() {
    let (printed, found) = survey(&night_shift_with("at: [35, 10]", "at: [5, 10]"));
    let told: Vec<(&str, u32, &str)> =
        found.iter().map(|one| (one.path.as_str(), one.line(), one.message.as_str())).collect();
    assert_eq!(told, [("boards/museum.yaml", 16, "the marker lies outside `hall`")]);
    let board = &printed.boards[usize::from(printed.board("museum").expect("the board"))];
    assert!(board.sight.between(ZoneId(0), ZoneId(3), &BrokenWalls::new()), "steps and roof share a letter");
}

#[test]
fn packs_have_their_limits() {
    let told = |text: &str| survey(text).1.to_string();
    assert!(told(&"#".repeat(LARGEST_PACK + 1)).contains("is longer than 256 kB"));
    let boards: String = (0..5).map(|number| format!("--- # boards/b{number}.yaml\n")).collect();
    assert!(told(&boards).contains("holds 5 boards"));
    let corners: Vec<String> = (0..60).map(|x| format!("[{}, {}]", x * 10, (x % 2) * 5)).collect();
    let outline = format!("outline: [{}]", corners.join(", "));
    let found = told(&night_shift_with("outline: [[0, 0], [20, 0], [20, 20], [0, 20]]", &outline));
    assert!(found.contains("60 corners can't be"), "{found}");
    let found = told(&night_shift_with("count: 1 }]", "count: 200 }]"));
    assert!(found.contains("number of dissipation tokens 200 is out of range"), "{found}");
    let found = told(&night_shift_with("tokens:\n", "modifiers: [move-cost: 0]\ntokens:\n"));
    assert!(found.contains("cost of a move 0 is out of range"), "{found}");
    let tokens = format!("at: [{}]", vec!["vault"; 65].join(", "));
    let found = told(&night_shift_with("at: [vault] }", &format!("{tokens} }}")));
    assert!(found.contains("65 tokens at the start can't be"), "{found}");
}

/// A board of zones in a row, each with so many corners and markers.
fn board(id: &str, zones: usize, corners: usize, markers: usize) -> String {
    let zone = |number: usize| {
        // Along the top and back along the bottom.
        let left = number * 100;
        let top = (0..corners / 2).map(|step| (left + step * 2, 0));
        let bottom = (0..corners - corners / 2).rev().map(|step| (left + step * 2, 50));
        let outline: Vec<String> = top.chain(bottom).map(|(x, y)| format!("[{x}, {y}]")).collect();
        let markers: Vec<String> =
            (0..markers).map(|up| format!("{{ at: [{}, {}] }}", left + 2, 10 + up)).collect();
        format!(
            "  - id: z{number}\n    name: {{ en: A, fr: B, de: C }}\n    look: street\n    outline: [{}]\n    \
             elevation: 0\n    saturation: 6\n    markers: [{}]\n",
            outline.join(", "),
            markers.join(", ")
        )
    };
    let zones: String = (0..zones).map(zone).collect();
    format!("--- # boards/{id}.yaml\nid: {id}\nname: {{ en: A, fr: B, de: C }}\nzones:\n{zones}limits: []\n")
}

#[test]
fn boards_that_take_long_to_look_at_are_refused_unseen() {
    // Each of them is lawful by itself: a pack of four took more than a second.
    let many: String = ["a", "b", "c", "d"].map(|id| board(id, 64, 40, 1)).concat();
    let (printed, found) = survey(&many);
    let told: Vec<&str> = found.iter().map(|one| one.message.as_str()).collect();
    assert_eq!(told, ["its boards have 10240 corners in all"]);
    assert!(printed.boards.is_empty(), "nobody looked at them");
    let found = survey(&board("a", 64, 4, 3)).1.to_string();
    assert!(found.contains("its boards have 192 markers in all"), "{found}");
    let files = docs::files();
    let (_, manifest) =
        files.iter().find(|(path, _)| path.ends_with("pack.yaml")).expect("a pack says what it is");
    let largest = format!("--- # pack.yaml\n{manifest}\n{}{}", board("a", 40, 16, 2), board("b", 40, 9, 2));
    let (printed, found) = survey(&largest);
    assert!(found.is_empty(), "{found}");
    assert!(printed.board("b").is_some());
    // Whoever goes away meanwhile is not looked for to the end.
    assert!(table::Patience::of(50).hold(|| survey(&largest)).is_none());
    let far = "  - { between: [z0, z1], kind: wall }\n".repeat(400);
    let walls = board("a", 2, 4, 1).replace("limits: []\n", &format!("limits:\n{far}"));
    let found = survey(&walls).1.to_string();
    assert!(found.contains("400 limits can't be"), "{found}");
}

/// Whatever is written, an answer comes back; and what is in order is played to its end.
#[test]
fn no_pack_makes_the_reader_panic() {
    let whole = night_shift();
    let words: Vec<&str> = whole.split_inclusive([' ', '\n', ',', '[', '{']).collect();
    let spices = [
        "0",
        "-1",
        "255",
        "256",
        "9999999999",
        "~",
        "[",
        "}",
        "roof",
        "vault, ",
        "",
        "\n",
        "heroes-down",
        "- ",
        "&a ",
        "*a",
    ];
    let mut chance = Fast::new(7);
    let (mut broken, mut whole_ones) = (0, 0);
    for number in 0..500 {
        let mut changed: Vec<&str> = words.clone();
        for _ in 0..=chance.below(3) {
            let at = chance.below(words.len() as u32) as usize;
            match chance.below(3) {
                0 => changed[at] = spices[chance.below(spices.len() as u32) as usize],
                1 => changed[at] = words[chance.below(words.len() as u32) as usize],
                _ => {
                    changed.remove(at);
                    changed.push("");
                }
            }
        }
        let (printed, found) = survey(&changed.concat());
        if !found.is_empty() {
            broken += 1;
            assert!(found.iter().all(|one| !one.message.is_empty()));
            continue;
        }
        whole_ones += 1;
        let own = printed.mission("cat-s-eye").map(|place| &printed.missions[usize::from(place)]);
        if let Some(mission) = own
            && let Ok(state) = Gotham::start(&printed, &Setup::usual(&printed, mission))
        {
            let mut table = Playout::new(Uniform, Fast::of_game(3, number));
            play_out::<Gotham>(&printed, state, &mut table).expect("what is in order can be played");
        }
    }
    assert!(broken > 150 && whole_ones > 15, "{broken} broken, {whole_ones} in order");
}
