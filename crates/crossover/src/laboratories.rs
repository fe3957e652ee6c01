//! The games that bots play in numbers, by the names that the command line knows them by.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use lab::Laboratory;

/// All of them, in the order of the list of games.
pub fn all() -> Vec<&'static dyn Laboratory> {
    games::laboratories()
}

/// Reads the name of a game that is played in numbers.
pub fn parser() -> impl TypedValueParser<Value = &'static dyn Laboratory> {
    let names = PossibleValuesParser::new(all().into_iter().map(Laboratory::game));
    names.try_map(|name| {
        all().into_iter().find(|laboratory| laboratory.game() == name).ok_or("it is not listed")
    })
}

/// Reads the name of a bot that some game has.
pub fn bots() -> PossibleValuesParser {
    let mut names: Vec<&'static str> = Vec::new();
    for name in all().into_iter().flat_map(Laboratory::bots) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    PossibleValuesParser::new(names)
}
