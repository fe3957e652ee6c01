//! A run as one page: bars as SVG, tables as tables, nothing to load from elsewhere.

use std::fmt::Write as _;

use words::{Language, Message, Words};

use crate::figures::{Breakdown, Matrix, Outcomes};
use crate::run::Ended;
use crate::{Share, Simulated, decimal, percent};

const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}\
svg{display:block;width:100%;height:auto}svg.line{width:10rem}td,th{padding:.2rem .6rem;text-align:right}\
td:nth-child(2),th:nth-child(2){text-align:left}table{border-collapse:collapse}tr+tr{border-top:1px solid #8884}\
text{font:14px system-ui,sans-serif;fill:currentColor}.bar{fill:#5b8def}.reach{stroke:currentColor;stroke-width:2}\
:root{color-scheme:light dark}code{word-break:break-all}";

/// The page.
pub fn page(words: &Words, figures: &Simulated) -> String {
    let title = Message::new("terminal-report-title")
        .with("games", figures.finished as i64)
        .with("game", figures.game);
    let title = escape(&words.say(&title));
    let played = bots(figures);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         <h1>{title}</h1>\n<p>{}</p>\n",
        words.language(),
        escape(&words.say(&played)),
    );
    section(&mut page, words, "terminal-report-outcomes", &outcomes(words, figures));
    section(&mut page, words, "terminal-report-turns", &turns(words, figures));
    for part in &figures.breakdowns {
        section(&mut page, words, breakdown_key(part.by), &breakdown(words, part));
    }
    if let Some(table) = &figures.matrix {
        section(&mut page, words, "terminal-report-matrix", &matrix(words, table));
    }
    if !figures.characters.is_empty() {
        section(&mut page, words, "terminal-report-characters", &characters(words, figures));
    }
    let digest = Message::new("terminal-report-digest").with("seed", figures.seed.to_string());
    // Writing to text never fails, here and below.
    let _ =
        writeln!(page, "<p>{}<br><code>{}</code></p>\n</html>", escape(&words.say(&digest)), figures.digest);
    page
}

fn section(page: &mut String, words: &Words, heading: &'static str, body: &str) {
    let _ = writeln!(page, "<h2>{}</h2>\n{body}", escape(&words.word(heading)));
}

const LEFT: f64 = 110.0;
const FULL: f64 = 480.0;

struct Row {
    name: String,
    share: f64,
    /// The bounds of the share, where there are any.
    reach: Option<(f64, f64)>,
    value: String,
}

fn bars(rows: &[Row]) -> String {
    let mut svg = format!("<svg viewBox=\"0 0 760 {}\" role=\"img\">\n", rows.len() * 30 + 4);
    for (index, row) in rows.iter().enumerate() {
        let y = index * 30 + 4;
        let (text_y, middle) = (y + 17, y + 12);
        let end = LEFT + FULL * row.reach.map_or(row.share, |(_, high)| high) + 8.0;
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{text_y}\" text-anchor=\"end\">{}</text>\
             <rect class=\"bar\" x=\"{LEFT}\" y=\"{y}\" width=\"{:.2}\" height=\"24\"/>\
             <text x=\"{end:.2}\" y=\"{text_y}\">{}</text>",
            LEFT - 8.0,
            escape(&row.name),
            FULL * row.share,
            escape(&row.value),
        );
        if let Some((low, high)) = row.reach {
            let [low, high] = [low, high].map(|share| LEFT + FULL * share);
            let _ = writeln!(
                svg,
                "<line class=\"reach\" x1=\"{low:.2}\" x2=\"{high:.2}\" y1=\"{middle}\" y2=\"{middle}\"/>"
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// Who played.
pub fn bots(figures: &Simulated) -> Message {
    let [a, b] = figures.bots;
    let key = match figures.together {
        true if a == b => "terminal-report-bot-of-all",
        true => "terminal-report-bots-of-players",
        false => "terminal-report-bots",
    };
    Message::new(key).with("a", a).with("b", b)
}

/// What an outcome is called, by its name in figures for machines.
pub fn outcome_key(figures: &Simulated, name: &str) -> &'static str {
    match name {
        "a" if figures.together => "terminal-report-won",
        "b" if figures.together => "terminal-report-lost",
        "a" => "terminal-report-side-a",
        "b" => "terminal-report-side-b",
        _ => "terminal-report-draw",
    }
}

/// The outcomes that are worth a line: games that are won or lost together are hardly ever drawn.
pub fn outcomes_of(figures: &Simulated) -> impl Iterator<Item = (&&'static str, &Share)> {
    let drawn = figures.outcomes.get(Ended::Draw.as_str()).is_some_and(|&games| games > 0);
    figures
        .shares
        .iter()
        .filter(move |(name, _)| !figures.together || drawn || **name != Ended::Draw.as_str())
}

/// What a cell of a matrix says: the share that was won, and of how many games; nothing where none was played.
pub fn cell(language: Language, outcomes: &Outcomes) -> String {
    match outcomes.games() {
        0 => String::new(),
        games => format!("{} ({games})", percent(language, Share::of(outcomes.a, games).share)),
    }
}

fn outcomes(words: &Words, figures: &Simulated) -> String {
    let outcome = |(&name, share): (&&'static str, &Share)| {
        let name = words.word(outcome_key(figures, name));
        row(words, name, share)
    };
    bars(&outcomes_of(figures).map(outcome).collect::<Vec<_>>())
}

/// What games are told apart by, by its name in figures for machines.
pub fn breakdown_key(by: &str) -> &'static str {
    match by {
        "mission" => "terminal-report-missions",
        "battlefield" => "terminal-report-battlefields",
        "affiliation" => "terminal-report-affiliations",
        "villain" => "terminal-report-villains",
        "hero" => "terminal-report-heroes",
        "matchup" => "terminal-report-matchups",
        "players" => "terminal-report-players",
        _ => "terminal-report-first",
    }
}

/// A share with its bounds.
pub fn bounds(language: Language, share: &Share) -> Message {
    let [middle, low, high] = [share.share, share.low, share.high].map(|share| percent(language, share));
    Message::new("terminal-report-share").with("share", middle).with("low", low).with("high", high)
}

fn row(words: &Words, name: String, share: &Share) -> Row {
    let value = words.say(&bounds(words.language(), share));
    Row { name, share: share.share, reach: Some((share.low, share.high)), value }
}

/// A line for each part: names may be long, so the pictures stand in a table.
fn breakdown(words: &Words, breakdown: &Breakdown) -> String {
    let mut table = "<table>\n".to_owned();
    for part in &breakdown.parts {
        let name = escape(words.language().name(&part.name));
        let share = Share::of(part.outcomes.a, part.outcomes.games());
        let value = escape(&words.say(&bounds(words.language(), &share)));
        let (low, width) = (100.0 * share.low, 100.0 * (share.high - share.low));
        let middle = 100.0 * share.share;
        let _ = writeln!(
            table,
            "<tr><td>{}</td><td>{name}</td><td><svg class=\"line\" viewBox=\"0 0 100 10\" role=\"img\">\
             <rect class=\"bar\" y=\"2\" width=\"{middle:.1}\" height=\"6\"/>\
             <rect class=\"reach\" x=\"{low:.1}\" y=\"4.5\" width=\"{width:.1}\" height=\"1\"/></svg></td><td>{value}</td></tr>",
            part.outcomes.games(),
        );
    }
    table.push_str("</table>");
    table
}

fn matrix(words: &Words, matrix: &Matrix) -> String {
    let name = |names| escape(words.language().name(names));
    let columns: String = matrix.columns.iter().map(|of| format!("<th>{}</th>", name(&of.name))).collect();
    let party = escape(&words.word("terminal-report-party"));
    let mut table = format!("<table>\n<tr><th>{party}</th><th></th>{columns}</tr>\n");
    for row in &matrix.rows {
        let cells = row.cells.iter().map(|outcomes| cell(words.language(), outcomes));
        let cells: String = cells.map(|text| format!("<td>{}</td>", escape(&text))).collect();
        let _ = writeln!(table, "<tr><td>{}</td><td>{}</td>{cells}</tr>", row.players, name(&row.of.name));
    }
    table.push_str("</table>");
    table
}

fn turns(words: &Words, figures: &Simulated) -> String {
    let all = figures.finished.max(1) as f64;
    let row = |(turns, &count): (&u32, &u64)| {
        let share = count as f64 / all;
        Row { name: turns.to_string(), share, reach: None, value: percent(words.language(), share) }
    };
    bars(&figures.turns.iter().map(row).collect::<Vec<_>>())
}

fn characters(words: &Words, figures: &Simulated) -> String {
    let headings = [
        "terminal-report-side",
        "terminal-report-character",
        "terminal-report-wins",
        "terminal-report-damage",
        "terminal-report-kos",
        "terminal-report-taken",
        "terminal-report-ko",
    ];
    let headings: String =
        headings.iter().map(|&key| format!("<th>{}</th>", escape(&words.word(key)))).collect();
    let mut table = format!("<table>\n<tr>{headings}</tr>\n");
    for character in &figures.characters {
        let name = words.language().name(&character.name);
        let games = character.games.max(1) as f64;
        let wins = percent(words.language(), character.wins as f64 / games);
        let side = character.side.map(str::to_uppercase).unwrap_or_default();
        let mut row = format!("<tr><td>{side}</td><td>{}</td><td>{wins}</td>", escape(name));
        for count in [character.damage_dealt, character.kos, character.damage_taken, character.times_ko] {
            let _ = write!(row, "<td>{}</td>", decimal(words.language(), count as f64 / games));
        }
        let _ = writeln!(table, "{row}</tr>");
    }
    table.push_str("</table>");
    table
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
