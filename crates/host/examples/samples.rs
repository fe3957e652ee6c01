//! Writes what the door says as JSON files: for people who write pages and want to see real messages.
//!
//! `cargo run -p host --example samples -- FOLDER`

use std::error::Error;
use std::path::Path;

use host::{Games, Hosted, Questions, Reach, Sitting};
use serde_json::{Value, json};
use table::{Fairness, Seat, Seed};
use words::Language;

/// The moments that are written, by the codes of their questions.
const MOMENTS: [&str; 10] =
    ["edge", "deploy", "first", "activate", "act", "route", "target", "boost", "defend", "reroll-attack"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name the folder to write to")?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let games = Games::house()?;
    let pow = games.get("pow").ok_or("POW is a game of the house")?;
    before(folder, &**pow)?;
    play(folder, &**pow)
}

fn write(folder: &Path, name: &str, value: &impl serde::Serialize) -> Result<(), Box<dyn Error>> {
    Ok(std::fs::write(folder.join(name), serde_json::to_string_pretty(value)?)?)
}

fn before(folder: &Path, pow: &dyn Hosted) -> Result<(), Box<dyn Error>> {
    write(folder, "pow-games.json", &[pow.info(Language::En)])?;
    write(folder, "pow-games-fr.json", &[pow.info(Language::Fr)])?;
    write(folder, "pow-book.json", &pow.book(Language::En))?;
    write(folder, "pow-search.json", &pow.search("critical", Language::En))?;
    let cards = pow.cards(Language::En);
    write(folder, "pow-cards.json", &cards)?;
    let shown = [("character", "ironbrow"), ("character", "skylance"), ("team", "vanguard")];
    for (kind, id) in shown.into_iter().chain([("mission", "three-pillars"), ("battlefield", "crossing")]) {
        write(folder, &format!("pow-card-{kind}-{id}.json"), &pow.card(kind, id, Language::En))?;
    }
    let members = ["ironbrow", "skylance", "glyph", "longeye", "viaduct"].map(str::to_owned).into();
    let team = wire::teams::Team { game: "pow".into(), name: "Mine".into(), members };
    write(folder, "pow-team-verdict.json", &pow.judge_team(&team, Language::En))
}

/// Plays a game between two bots and writes each kind of question the first time it comes up.
fn play(folder: &Path, pow: &dyn Hosted) -> Result<(), Box<dyn Error>> {
    let setup = pow.setup(&[], &[Vec::new(), Vec::new()], Language::En).map_err(|problem| problem.message)?;
    let mut game = pow.begin(&setup, Fairness::alone(Seed::from_number(4)))?;
    let mut wanted: Vec<&str> = MOMENTS.into();
    while game.outcome(Language::En).is_none() {
        let (_, seat) = *game.asked().first().ok_or("somebody is asked until it is over")?;
        let position = game.position(Some(seat), Language::En);
        if let Some(question) = position.questions.first()
            && let Some(index) = wanted.iter().position(|code| *code == question.code)
        {
            let code = wanted.remove(index);
            write(folder, &format!("pow-table-{code}.json"), &moment(&*game, seat, Language::En))?;
            write(folder, &format!("pow-table-{code}-de.json"), &moment(&*game, seat, Language::De))?;
        }
        let (which, answer) = game.bot_answer(seat, "greedy").ok_or("a bot has an answer")?;
        game.answer(seat, which, &answer, Language::En).map_err(|refused| format!("{refused:?}"))?;
    }
    write(folder, "pow-table-end.json", &moment(&*game, Seat(0), Language::En))?;
    let moments = game.moments(None, Questions::Everybodys, 0..=12, Language::En)?;
    let replay =
        json!({ "chapters": game.chapters(Language::En), "scores": game.curve(), "moments": moments });
    write(folder, "pow-replay.json", &replay)?;
    std::fs::write(folder.join("pow-save.json"), game.save())?;
    Ok(())
}

/// A moment as the one who is asked sees it, with the messages that only some questions have.
fn moment(game: &dyn Sitting, seat: Seat, language: Language) -> Value {
    let position = game.position(Some(seat), language);
    let question = position.questions.first();
    let odds = question.and_then(|question| {
        let choice = question.choices.iter().find(|choice| choice.odds.is_some())?;
        game.odds(seat, question.which, &choice.answer, language).ok()
    });
    let reached = question.and_then(|question| {
        let at = |x, y| Reach { x, y, z: None, figure: None, via: Vec::new() };
        let near = game.reach(seat, question.which, &at(18_000, 12_000), language).ok()?;
        let far = game.reach(seat, question.which, &at(30_000, 30_000), language).ok()?;
        Some([near, far].map(|(choices, why)| json!({ "choices": choices, "why": why })))
    });
    json!({
        "position": position,
        "log": game.log(Some(seat), language, 0),
        "odds": odds,
        "reached": reached,
        "line": game.line(language),
        "outcome": game.outcome(language),
    })
}
