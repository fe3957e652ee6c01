//! The words for fighters, sides, faces and actions.

use std::fmt;

use scenario::line::place;
use scenario::{Forced, Misread, Sentence, suggestion};
use schemars::JsonSchema;
use serde::Deserialize;
use skirmish::{Act, Action};

/// The fighters by their numbers.
pub const NAMES: [&str; 6] = ["a1", "a2", "a3", "b1", "b2", "b3"];

pub fn name(fighter: u8) -> &'static str {
    NAMES.get(usize::from(fighter)).copied().unwrap_or("nobody")
}

/// The number of a fighter.
pub fn fighter(name: &str) -> Option<u8> {
    (0..).zip(NAMES).find(|(_, known)| *known == name).map(|(number, _)| number)
}

pub fn side(player: u8) -> &'static str {
    if player == 0 { "a" } else { "b" }
}

/// What a line says: `a1 moves to [0, 2]`, `a1 attacks b1`, `a passes`.
pub fn read(sentence: &Sentence) -> Result<Action, Misread> {
    let known = |at: usize, word: &str| {
        let unknown =
            || sentence.misread(at, format!("there is no fighter `{word}`"), suggestion(word, NAMES));
        fighter(word).ok_or_else(unknown)
    };
    match sentence.words()[..] {
        ["a" | "b", "passes"] => Ok(Action::Pass),
        [who, "attacks", whom] => Ok(Action::Attack { fighter: known(0, who)?, target: known(2, whom)? }),
        [who, "moves", "to", cell] => {
            let fighter = known(0, who)?;
            let cell = read_cell(cell).ok_or_else(|| {
                sentence.misread(3, format!("`{cell}` is no cell"), Some("such as [0, 2]".to_owned()))
            })?;
            Ok(Action::Move { fighter, cell })
        }
        _ => {
            let help = "such as `a1 moves to [0, 2]`, `a1 attacks b1` or `a passes`";
            Err(sentence.misread_from(0, "this is no action", Some(help.to_owned())))
        }
    }
}

fn read_cell(word: &str) -> Option<(i8, i8)> {
    let whole = |number: &i32| if number % 1_000 == 0 { i8::try_from(number / 1_000).ok() } else { None };
    match place(word)?.as_slice() {
        [x, y] => Some((whole(x)?, whole(y)?)),
        _ => None,
    }
}

/// What [`read`] reads, written.
pub fn line(ask: Act, action: Action) -> String {
    match action {
        Action::Move { fighter, cell: (x, y) } => format!("{} moves to [{x}, {y}]", name(fighter)),
        Action::Attack { fighter, target } => format!("{} attacks {}", name(fighter), name(target)),
        Action::Pass => format!("{} passes", side(ask.player)),
    }
}

/// A face of the die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    Critical,
    Wild,
    Hit,
    Block,
    Blank,
    Failure,
}

/// Each face with its word and the sides of the die that show it, counted from 1; the first is the one that is forced.
const FACES: [(Face, &str, &[u8]); 6] = [
    (Face::Critical, "critical", &[1]),
    (Face::Wild, "wild", &[2]),
    (Face::Hit, "hit", &[3, 4]),
    (Face::Block, "block", &[5]),
    (Face::Blank, "blank", &[6, 7]),
    (Face::Failure, "failure", &[8]),
];

/// A forced roll: the face of each die.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Faces(Vec<Face>);

impl Forced<()> for Faces {
    fn sides(&self, _: &()) -> Result<Vec<u8>, String> {
        let side = |face| FACES.iter().find(|(known, ..)| *known == face).map(|(.., sides)| sides[0]);
        Ok(self.0.iter().copied().filter_map(side).collect())
    }
}

impl fmt::Display for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&faces(&self.sides(&()).unwrap_or_default()))
    }
}

/// The faces that sides show, as a file writes them.
pub fn faces(sides: &[u8]) -> String {
    let word = |side: &u8| {
        FACES.iter().find(|(.., shown)| shown.contains(side)).map_or("blank", |(_, word, _)| word)
    };
    format!("[{}]", sides.iter().map(word).collect::<Vec<_>>().join(", "))
}
