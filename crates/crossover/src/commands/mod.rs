//! One file a command: its arguments, what it does, how it prints.

pub mod bench;
pub mod check;
pub mod completions;
pub mod ladder;
pub mod odds;
pub mod play;
pub mod prompts;
pub mod replay;
pub mod rules;
pub mod serve;
pub mod simulate;

use crate::arguments::{Arguments, Command};
use crate::ending::Reply;

/// Does what was typed.
///
/// # Errors
/// Wrong input, in words for whoever typed it.
pub fn run(arguments: Arguments) -> anyhow::Result<Reply> {
    let language = arguments.language();
    match arguments.command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(arguments, language),
        Command::Odds(arguments) => odds::run(arguments, language),
        Command::Simulate(arguments) => simulate::run(arguments, language),
        Command::Ladder(arguments) => ladder::run(arguments, language),
        Command::Prompts(arguments) => prompts::run(arguments, language),
        Command::Replay(arguments) => replay::run(arguments, language),
        Command::Check(arguments) => check::run(arguments),
        Command::Rules(arguments) => rules::run(arguments, language),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Completions(arguments) => completions::run(arguments),
    }
}
