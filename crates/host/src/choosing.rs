//! What was chosen in a lobby, read out of its lists.

use wire::lobby::{Chosen, SetupValue};
use wire::problem::{Code, Problem};

use crate::problem;

/// The value that was chosen for an option; of several the last.
pub(crate) fn chosen<'a>(choices: &'a [Chosen], option: &str) -> Option<&'a str> {
    choices.iter().rev().find(|chosen| chosen.option == option).map(|chosen| chosen.value.as_str())
}

/// That nothing was chosen but these.
///
/// # Errors
/// The first option that is none of them.
pub(crate) fn known_options(choices: &[Chosen], known: &[&str]) -> Result<(), Problem> {
    match choices.iter().find(|chosen| !known.contains(&chosen.option.as_str())) {
        None => Ok(()),
        Some(Chosen { option, .. }) => {
            let message = format!("there is no option `{option}` here; there is {}", known.join(" and "));
            Err(problem(Code::BadSetup, message))
        }
    }
}

/// The values of an option, the usual one first.
pub(crate) fn usual_first(mut values: Vec<SetupValue>, usual: &str) -> Vec<SetupValue> {
    values.sort_by_key(|value| value.id != usual);
    values
}
