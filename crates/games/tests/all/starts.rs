//! Starts: those that binaries carry can be played at once, and what is wrong with one is told with its place.

use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use content::{Diagnostics, Source, assert_fresh};
use host::starts::{schema, trial};
use host::{Door, Games};
use words::Language;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn games() -> &'static Games {
    static GAMES: OnceLock<Games> = OnceLock::new();
    GAMES.get_or_init(|| games::all().unwrap())
}

/// The files of a game's starts, with their paths as the project has them.
fn files(game: &str) -> Vec<Source> {
    let packs = Path::new(ROOT).join("games").join(game).join("content");
    let Ok(packs) = fs::read_dir(packs) else { return Vec::new() };
    let read = |pack: fs::DirEntry| content::starts(&pack.path()).expect("starts can be read");
    packs.flatten().flat_map(read).collect()
}

/// A game with the text of its first start.
fn first() -> (Arc<dyn Door>, String) {
    let found = games().iter().find_map(|game| Some((game, files(game.about().name).into_iter().next()?)));
    let (game, source) = found.expect("a game has starts");
    (Arc::clone(game), source.text().to_owned())
}

/// What is said of a first start that reads otherwise.
fn said(change: impl Fn(&str) -> String) -> Diagnostics {
    let (game, text) = first();
    let changed = change(&text);
    assert_ne!(changed, text, "nothing was broken");
    let id = text.lines().find_map(|line| line.strip_prefix("id: ")).expect("a start has an id");
    let source = Source::from_text(&format!("starts/{id}.yaml"), &changed).expect("it is text");
    trial(&*game, &source)
}

/// The text with the rest of a line that begins so put in its place.
fn line(text: &str, begins: &str, rest: &str) -> String {
    let changed =
        |line: &str| if line.starts_with(begins) { format!("{begins}{rest}") } else { line.to_owned() };
    text.lines().map(changed).collect::<Vec<_>>().join("\n")
}

/// The number of the line that begins so.
fn number(begins: &str) -> u32 {
    let at = first().1.lines().position(|line| line.starts_with(begins)).expect("there is such a line");
    u32::try_from(at + 1).expect("files are short")
}

#[test]
fn every_start_is_played_up_to_the_first_turn() {
    for game in games().iter() {
        for source in files(game.about().name) {
            let found = trial(&**game, &source);
            assert!(found.is_empty(), "{found}");
        }
    }
}

#[test]
fn binaries_carry_every_start_and_one_for_a_first_game() {
    for game in games().iter() {
        let files = files(game.about().name);
        let listed = game.lobby(Language::En).starts;
        assert_eq!(listed.len(), files.len(), "{}: its face lists other starts", game.about().name);
        let first = listed.iter().filter(|start| start.uses.contains(&wire::lobby::StartUse::First));
        assert_eq!(first.count(), usize::from(!files.is_empty()), "{}", game.about().name);
    }
}

#[test]
fn the_committed_schemas_say_what_starts_may_say() {
    for game in games().iter().filter(|game| !files(game.about().name).is_empty()) {
        let path = Path::new(ROOT).join("games").join(game.about().name).join("schemas/start.json");
        assert_fresh(&path, &schema(&game.lobby(Language::En)));
    }
}

#[test]
fn an_option_that_there_is_not_is_told_with_its_line() {
    let found = said(|text| line(text, "options:", " { nonsense: yes }"));
    assert!(found.to_string().contains("there is no option `nonsense`"), "{found}");
    assert!(found.iter().all(|one| one.line() == number("options:")), "{found}");
}

#[test]
fn an_answer_that_fits_no_question_is_told_with_its_line() {
    let found = said(|text| {
        format!(
            "{}\nanswers: [nobody does anything]\n",
            line(text, "answers:", " []").replace("answers: []", "")
        )
    });
    assert!(found.to_string().contains("`nobody does anything` answers no question of setup"), "{found}");
    assert!(found.iter().all(|one| one.line() > 0), "{found}");
}

#[test]
fn a_first_game_that_leaves_the_setup_open_is_told_with_its_line() {
    let found = said(|text| line(text, "setup:", " mine"));
    assert!(found.to_string().contains("leaves the questions of setup open"), "{found}");
    assert!(found.iter().all(|one| one.line() == number("setup:")), "{found}");
}

#[test]
fn a_table_of_too_many_seats_is_told_with_its_line() {
    let found =
        said(|text| text.replacen("\nsetup:", &format!("{}\nsetup:", "\n  - { sitter: bot }".repeat(9)), 1));
    assert!(found.to_string().contains("seats can't be played"), "{found}");
    assert!(found.iter().all(|one| one.line() > 0), "{found}");
}
