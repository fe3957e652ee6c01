//! The command line of Crossover: one binary, one file a command.
//!
//! [`arguments`] says what can be typed, [`commands`] does it, [`ending`] turns what came of it into an exit code.
//! What several commands share stands beside them: [`terminal::screen`] for everything that is printed, [`laboratories`]
//! for the games that bots play in numbers, [`home`] for where things lie on this machine.

mod arguments;
mod commands;
mod ending;
mod examples;
mod home;
mod laboratories;
mod language;
mod odds;
mod wishes;

use std::process::ExitCode;

use clap::Parser as _;
use terminal::screen;

fn main() -> ExitCode {
    let arguments = arguments::Arguments::parse();
    let ending = commands::run(arguments);
    ending::code(ending)
}
