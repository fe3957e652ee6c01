//! What a lobby lists, and what was chosen in it.

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

/// The values of an option, the usual one first.
pub fn usual_first(mut values: Vec<SetupValue>, usual: &str) -> Vec<SetupValue> {
    values.sort_by_key(|value| value.id != usual);
    values
}
