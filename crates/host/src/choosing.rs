//! What a lobby lists, and what was chosen in it.

use minds::Level;
use wire::lobby::{BotInfo, Chosen, SetupValue};
use wire::problem::{Code, Problem};
use words::Words;

use crate::problem;

/// The value that was chosen for an option; of several the last.
pub fn chosen<'a>(choices: &'a [Chosen], option: &str) -> Option<&'a str> {
    choices.iter().rev().find(|chosen| chosen.option == option).map(|chosen| chosen.value.as_str())
}

/// That nothing was chosen but these.
///
/// # Errors
/// The first option that is none of them.
pub fn known_options(choices: &[Chosen], known: &[&str]) -> Result<(), Problem> {
    match choices.iter().find(|chosen| !known.contains(&chosen.option.as_str())) {
        None => Ok(()),
        Some(Chosen { option, .. }) => {
            let message = format!("there is no option `{option}` here; there is {}", known.join(" and "));
            Err(problem(Code::BadSetup, message))
        }
    }
}

/// Bots by their ids, with the keys of their names and manners.
pub fn bots<const N: usize>(words: &Words, all: [(&str, &'static str, &'static str); N]) -> Vec<BotInfo> {
    let bot = |(id, name, blurb): (&str, &'static str, &'static str)| BotInfo {
        id: id.to_owned(),
        name: words.word(name),
        blurb: words.word(blurb),
    };
    all.map(bot).into()
}

/// Levels by their names, with the keys of what the house calls them and how it tells of them.
const LEVELS: [(&str, &str, &str); 8] = [
    ("level-1", "host-level-1", "host-level-1-blurb"),
    ("level-2", "host-level-2", "host-level-2-blurb"),
    ("level-3", "host-level-3", "host-level-3-blurb"),
    ("level-4", "host-level-4", "host-level-4-blurb"),
    ("level-5", "host-level-5", "host-level-5-blurb"),
    ("level-6", "host-level-6", "host-level-6-blurb"),
    ("level-7", "host-level-7", "host-level-7-blurb"),
    ("level-8", "host-level-8", "host-level-8-blurb"),
];

/// The levels of a game as bots, the weakest first. A level that the house has no words for goes by its name.
pub(crate) fn levels(words: &Words, levels: &[Level]) -> impl Iterator<Item = BotInfo> {
    levels.iter().map(|level| {
        let said = LEVELS.iter().find(|(name, ..)| *name == level.name);
        let (name, blurb) = said.map_or((level.name.to_owned(), String::new()), |(_, name, blurb)| {
            (words.word(name), words.word(blurb))
        });
        BotInfo { id: level.name.to_owned(), name, blurb }
    })
}

/// The values of an option, the usual one first.
pub fn usual_first(mut values: Vec<SetupValue>, usual: &str) -> Vec<SetupValue> {
    values.sort_by_key(|value| value.id != usual);
    values
}
