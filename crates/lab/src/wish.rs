//! What can be asked of the games of a run: a team, a mission, a mode.

use anyhow::{anyhow, bail};
use content::did_you_mean;
use wire::lobby::Chosen;

/// Something that can be asked for by its name. What was asked for is text, which the game reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// Its name: `team-a`.
    pub name: &'static str,
    /// What stands for its value in help: `TEAM`.
    pub value: &'static str,
    /// A line about it.
    pub help: &'static str,
    /// A value that somebody could ask for.
    pub example: &'static str,
}

/// What was chosen of an option, if anything was.
pub fn chosen<'a>(wanted: &'a [Chosen], option: &str) -> Option<&'a str> {
    wanted.iter().find(|chosen| chosen.option == option).map(|chosen| chosen.value.as_str())
}

/// Refuses what a game does not know.
///
/// # Errors
/// The first that is not among the wishes, with those that are.
pub fn refuse_others(game: &str, wishes: &[Wish], wanted: &[Chosen]) -> anyhow::Result<()> {
    let known = |chosen: &&Chosen| wishes.iter().any(|wish| wish.name == chosen.option);
    let Some(other) = wanted.iter().find(|chosen| !known(chosen)) else { return Ok(()) };
    let names: Vec<String> = wishes.iter().map(|wish| format!("--{}", wish.name)).collect();
    match names.as_slice() {
        [] => bail!("{game} has no --{}: there is nothing to choose", other.option),
        names => bail!("{game} has no --{}: name {}", other.option, names.join(", ")),
    }
}

/// A name, if it is among the known ones.
///
/// # Errors
/// That it is not, with the nearest that is.
pub fn one_of<'a>(
    what: &str,
    asked: &str,
    mut known: impl Iterator<Item = &'a str> + Clone,
) -> anyhow::Result<String> {
    let all = known.clone();
    match known.find(|name| *name == asked) {
        Some(name) => Ok(name.to_owned()),
        None => Err(unknown(what, asked, all)),
    }
}

/// Why a name is refused: there is no such thing, and perhaps another was meant.
pub fn unknown<'a>(what: &str, asked: &str, known: impl Iterator<Item = &'a str> + Clone) -> anyhow::Error {
    let hint = match did_you_mean(asked, known.clone()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there are {}", known.collect::<Vec<_>>().join(", ")),
    };
    anyhow!("there is no {what} `{asked}`: {hint}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_game_does_not_know_is_refused_with_what_it_does() {
        let wishes = [Wish { name: "mission", value: "MISSION", help: "The mission.", example: "brawl" }];
        let wanted = |option: &str| [Chosen { option: option.to_owned(), value: "brawl".to_owned() }];
        assert!(refuse_others("fifth", &wishes, &wanted("mission")).is_ok());
        let refused = refuse_others("fifth", &wishes, &wanted("villain")).expect_err("it is no wish");
        assert_eq!(refused.to_string(), "fifth has no --villain: name --mission");
        let refused = refuse_others("fifth", &[], &wanted("mission")).expect_err("there are none");
        assert_eq!(refused.to_string(), "fifth has no --mission: there is nothing to choose");
    }
}
