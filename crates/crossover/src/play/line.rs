//! What can be typed at the prompt of a game.

use space::{LIMIT, Turn};

/// How a typed stretch is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// On foot.
    Walk,
    /// Up or down a wall.
    Climb,
    /// From one height to another.
    Jump,
    /// Through the air.
    Fly,
}

/// One stretch as it was typed, in mils. Without a height, the surfaces at that place are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Leg {
    /// How, if it was said.
    pub by: Option<By>,
    /// Where to.
    pub x: i32,
    /// Where to.
    pub y: i32,
    /// How high, if it was said.
    pub z: Option<i32>,
}

/// One line, understood.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    /// Nothing: the question is put again.
    Nothing,
    /// The choice of this number.
    Choice(usize),
    /// Every choice, also those that were left out.
    All,
    /// Go somewhere, by one or more straight stretches.
    Move(Vec<Leg>),
    /// A place, for whatever is asked.
    At(Leg),
    /// Put a figure of this name at a place.
    Deploy(String, Leg),
    /// Point a spray.
    Aim(Turn),
    /// Why something can't be done: a numbered choice, or what could have been typed.
    Why(Box<Line>),
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
    /// A character's card.
    Card(String),
    /// Show your hand to the others, or hide it again.
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
}

/// Why a line was not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misread {
    /// Its first word is no command.
    Unknown,
    /// The command wants a place in inches: `12.5 8`, or `12.5 8 4` with a height.
    Place,
    /// The command wants a number.
    Number,
    /// The command wants a name or a file.
    Name,
}

/// How many lines of the log are shown unless otherwise said.
const LOG: usize = 20;

/// Every command, for completing what is near to one.
pub const COMMANDS: [&str; 20] = [
    "aim", "all", "at", "card", "deploy", "help", "hide", "load", "log", "map", "move", "odds", "quit",
    "report", "rule", "save", "show", "undo", "why", "zoom",
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
        "move" | "m" => Line::Move(legs(rest)?),
        "at" => Line::At(leg(rest)?),
        "deploy" => {
            let start = rest.find(|letter: char| letter.is_ascii_digit()).ok_or(Misread::Place)?;
            let name = rest[..start].trim();
            Line::Deploy(named(name)?, leg(&rest[start..])?)
        }
        "aim" => Line::Aim(turn(rest)?),
        "why" | "w" => Line::Why(Box::new(read(rest)?)),
        "map" => match rest.strip_prefix("zoom").unwrap_or(rest).trim() {
            "" => Line::Map(None),
            place => zoom(place)?,
        },
        "zoom" => zoom(rest)?,
        "log" => Line::Log(number(rest, LOG)?),
        "rule" if rest.contains('.') => Line::RuleId(rest.to_owned()),
        "rule" => Line::Rule(rest.parse().map_err(|_| Misread::Number)?),
        "odds" | "o" => Line::Odds,
        "card" => Line::Card(named(rest)?),
        "show" => Line::Hand { shown: true },
        "hide" => Line::Hand { shown: false },
        "undo" | "u" => Line::Undo(number(rest, 1)?),
        "save" => Line::Save(named(rest)?),
        "load" => Line::Load(named(rest)?),
        "report" => Line::Report(named(rest)?),
        "help" | "h" | "?" => Line::Help,
        "quit" | "q" | "exit" => Line::Quit,
        _ => return Err(Misread::Unknown),
    })
}

fn zoom(place: &str) -> Result<Line, Misread> {
    let leg = leg(place)?;
    Ok(Line::Map(Some((leg.x, leg.y))))
}

fn named(rest: &str) -> Result<String, Misread> {
    if rest.is_empty() { Err(Misread::Name) } else { Ok(rest.to_owned()) }
}

fn number(rest: &str, usual: usize) -> Result<usize, Misread> {
    if rest.is_empty() { Ok(usual) } else { rest.parse().map_err(|_| Misread::Number) }
}

/// Stretches with semicolons between them, since a comma may stand in a number: `walk 12,5 8; climb 12 10 4`.
fn legs(rest: &str) -> Result<Vec<Leg>, Misread> {
    rest.split(';').map(leg).collect()
}

/// One stretch: how, if it is said, then two or three numbers in inches.
fn leg(text: &str) -> Result<Leg, Misread> {
    let mut words = text.split_whitespace().peekable();
    let by = match words.peek().map(|word| word.to_lowercase()).as_deref() {
        Some("walk") => Some(By::Walk),
        Some("climb") => Some(By::Climb),
        Some("jump") => Some(By::Jump),
        Some("fly") => Some(By::Fly),
        _ => None,
    };
    if by.is_some() {
        words.next();
    }
    let numbers: Vec<i32> = words.map(mils).collect::<Result<_, _>>()?;
    match numbers[..] {
        [x, y] => Ok(Leg { by, x, y, z: None }),
        [x, y, z] => Ok(Leg { by, x, y, z: Some(z) }),
        _ => Err(Misread::Place),
    }
}

/// Inches with a point or a comma, in mils. No table is as wide as the limit.
fn mils(word: &str) -> Result<i32, Misread> {
    let inches: f64 = word.replace(',', ".").parse().map_err(|_| Misread::Place)?;
    let mils = (inches * 1000.0).round();
    if mils.abs() <= f64::from(LIMIT) { Ok(mils as i32) } else { Err(Misread::Place) }
}

/// Degrees, anticlockwise from the east.
fn turn(word: &str) -> Result<Turn, Misread> {
    let degrees: f64 = word.replace(',', ".").parse().map_err(|_| Misread::Number)?;
    if !degrees.is_finite() {
        return Err(Misread::Number);
    }
    Ok(Turn((degrees.rem_euclid(360.0) / 360.0 * 65_536.0).round() as i64 as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(x: i32, y: i32) -> Leg {
        Leg { by: None, x, y, z: None }
    }

    #[test]
    fn lines_are_understood() {
        assert_eq!(read(" 3 "), Ok(Line::Choice(3)));
        assert_eq!(read(""), Ok(Line::Nothing));
        assert_eq!(read("move 12.5 8"), Ok(Line::Move(vec![place(12_500, 8_000)])));
        assert_eq!(read("move 12,5 8"), Ok(Line::Move(vec![place(12_500, 8_000)])));
        let climb = Leg { by: Some(By::Climb), x: 12_000, y: 10_000, z: Some(4_000) };
        assert_eq!(read("MOVE 12 8; climb 12 10 4"), Ok(Line::Move(vec![place(12_000, 8_000), climb])));
        assert_eq!(read("why 4"), Ok(Line::Why(Box::new(Line::Choice(4)))));
        assert_eq!(read("map zoom 10 20"), Ok(Line::Map(Some((10_000, 20_000)))));
        assert_eq!(read("deploy tin vicar 10 3"), Ok(Line::Deploy("tin vicar".into(), place(10_000, 3_000))));
        assert_eq!(read("aim 90"), Ok(Line::Aim(Turn(16_384))));
        assert_eq!(read("aim -90"), Ok(Line::Aim(Turn(49_152))));
        assert_eq!(read("rule attack.order"), Ok(Line::RuleId("attack.order".into())));
        assert_eq!(read("undo"), Ok(Line::Undo(1)));
        assert_eq!(read("show"), Ok(Line::Hand { shown: true }));
        assert_eq!(read("Hide"), Ok(Line::Hand { shown: false }));
    }

    #[test]
    fn whatever_is_typed_is_answered() {
        assert_eq!(read("dance"), Err(Misread::Unknown));
        assert_eq!(read("move"), Err(Misread::Place));
        assert_eq!(read("move nan 3"), Err(Misread::Place));
        assert_eq!(read("move 1e300 3"), Err(Misread::Place));
        assert_eq!(read("aim inf"), Err(Misread::Number));
        assert_eq!(read("deploy 3"), Err(Misread::Name));
        assert_eq!(read("rule x"), Err(Misread::Number));
        assert_eq!(
            read("why why why"),
            Ok(Line::Why(Box::new(Line::Why(Box::new(Line::Why(Box::new(Line::Nothing)))))))
        );
    }

    #[test]
    fn every_command_is_listed() {
        for command in COMMANDS {
            assert_ne!(read(command), Err(Misread::Unknown), "{command}");
        }
    }
}
