//! What can be typed at the prompt of every game. What else a game understands, it says itself.

use host::text::{Misread, places};

/// One line, understood.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// Nothing: the question is put again.
    Nothing,
    /// The choice of this number.
    Choice(usize),
    /// Every choice, also those that were left out.
    All,
    /// Why something can't be done: a numbered choice, or what could have been typed.
    Why(String),
    /// Draw the table, or a part of it around a place.
    Map(Option<(i32, i32)>),
    /// So many of the last lines of the log.
    Log(usize),
    /// The rule behind a line of the log.
    Rule(usize),
    /// The rule of this id.
    RuleId(String),
    /// The odds of the attacks at hand.
    Odds,
    /// The best answers, so many.
    Hint(usize),
    /// A character's card.
    Card(String),
    /// Show the player's hand to the others, or hide it again.
    Hand {
        /// Whether it is shown.
        shown: bool,
    },
    /// Take so many own answers back.
    Undo(usize),
    /// Save to this file.
    Save(String),
    /// Go on with the game in this file.
    Load(String),
    /// Write the position as a scenario.
    Report(String),
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
    /// Something for the game to understand.
    Other(String),
}

/// How many answers a hint names unless otherwise said.
const HINTS: usize = 3;
/// How many lines of the log are shown unless otherwise said.
const LOG: usize = 20;

/// Every command, for completing what is near to one.
pub const COMMANDS: [&str; 17] = [
    "all", "card", "help", "hide", "hint", "load", "log", "map", "odds", "quit", "report", "rule", "save",
    "show", "undo", "why", "zoom",
];

/// Reads a line.
///
/// # Errors
/// What is wrong with it.
pub fn read(line: &str) -> Result<Line, Misread> {
    let line = line.trim();
    let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    if let Ok(number) = line.parse() {
        return Ok(Line::Choice(number));
    }
    Ok(match command.to_lowercase().as_str() {
        "" => Line::Nothing,
        "all" => Line::All,
        "why" | "w" => Line::Why(rest.to_owned()),
        "map" => match rest.strip_prefix("zoom").unwrap_or(rest).trim() {
            "" => Line::Map(None),
            place => zoom(place)?,
        },
        "zoom" => zoom(rest)?,
        "log" => Line::Log(number(rest, LOG)?),
        "rule" if rest.contains('.') => Line::RuleId(rest.to_owned()),
        "rule" => Line::Rule(rest.parse().map_err(|_| Misread::Number)?),
        "odds" | "o" => Line::Odds,
        "hint" => Line::Hint(number(rest, HINTS)?),
        "card" => Line::Card(named(rest)?),
        "show" => Line::Hand { shown: true },
        "hide" => Line::Hand { shown: false },
        "undo" | "u" => Line::Undo(number(rest, 1)?),
        "save" => Line::Save(named(rest)?),
        "load" => Line::Load(named(rest)?),
        "report" => Line::Report(named(rest)?),
        "help" | "h" | "?" => Line::Help,
        "quit" | "q" | "exit" => Line::Quit,
        _ => Line::Other(line.to_owned()),
    })
}

fn zoom(place: &str) -> Result<Line, Misread> {
    let place = places::place(place)?;
    Ok(Line::Map(Some((place.x, place.y))))
}

fn named(rest: &str) -> Result<String, Misread> {
    if rest.is_empty() { Err(Misread::Name) } else { Ok(rest.to_owned()) }
}

fn number(rest: &str, usual: usize) -> Result<usize, Misread> {
    if rest.is_empty() { Ok(usual) } else { rest.parse().map_err(|_| Misread::Number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        assert_eq!(read(" 3 "), Ok(Line::Choice(3)));
        assert_eq!(read(""), Ok(Line::Nothing));
        assert_eq!(read("move 12.5 8"), Ok(Line::Other("move 12.5 8".into())));
        assert_eq!(read("why 4"), Ok(Line::Why("4".into())));
        assert_eq!(read("map zoom 10 20"), Ok(Line::Map(Some((10_000, 20_000)))));
        assert_eq!(read("rule attack.order"), Ok(Line::RuleId("attack.order".into())));
        assert_eq!(read("undo"), Ok(Line::Undo(1)));
        assert_eq!(read("show"), Ok(Line::Hand { shown: true }));
        assert_eq!(read("Hide"), Ok(Line::Hand { shown: false }));
    }

    #[test]
    fn whatever_is_typed_is_answered() {
        assert_eq!(read("map zoom nan 3"), Err(Misread::Place));
        assert_eq!(read("rule x"), Err(Misread::Number));
        assert_eq!(read("card"), Err(Misread::Name));
        assert_eq!(read("why why why"), Ok(Line::Why("why why".into())));
    }

    #[test]
    fn every_command_is_listed() {
        for command in COMMANDS {
            assert!(!matches!(read(command), Ok(Line::Other(_))), "{command}");
        }
    }
}
