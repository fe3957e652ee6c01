//! `crossover completions`: what a shell needs to complete our commands.

use std::io::Write as _;

use clap::CommandFactory as _;
use clap_complete::Shell;

use crate::ending::Reply;
use crate::screen;

/// Print a script that teaches a shell to complete crossover's commands.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover completions bash > ~/.local/share/bash-completion/completions/crossover
  crossover completions zsh > ~/.zfunc/_crossover
  crossover completions fish > ~/.config/fish/completions/crossover.fish")]
pub struct Arguments {
    /// The shell.
    shell: Shell,
}

/// Prints the script.
///
/// # Errors
/// When nobody reads it.
pub fn run(arguments: Arguments) -> anyhow::Result<Reply> {
    // Written to memory first: the generator panics where it can't write.
    let mut script = Vec::new();
    let mut command = crate::arguments::Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "crossover", &mut script);
    screen::out().write_all(&script)?;
    Ok(Reply::Well)
}
