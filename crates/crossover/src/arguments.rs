//! What can be typed. Each command keeps its own arguments in its own file.

use clap::{Parser, Subcommand};

use words::Language;

use crate::commands::{
    bench, check, completions, ladder, odds, play, prompts, replay, rules, serve, simulate,
};
use crate::examples::with_a_game;
use crate::language;

/// Superhero tabletop games by their real rules: play, simulate, ask for odds, look up rules.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true, infer_subcommands = true)]
#[command(after_help = with_a_game("\
Examples:
  crossover serve                            play in the browser, against bots or with friends
  crossover play GAME                        a game in this terminal, against a bot
  crossover odds --help                      which exact odds there are, and how they are asked for
  crossover rules GAME critical hit          what the rules say about it
  crossover simulate GAME --games 1000       let bots play, see who wins

Exit codes: 0 well, 1 the answer is no, 2 wrong usage or input."))]
pub struct Arguments {
    /// The language to be spoken to in; without it, what LC_ALL or LANG say.
    #[arg(long, global = true, value_parser = language::parser())]
    pub lang: Option<Language>,

    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    Serve(serve::Arguments),
    Play(play::Arguments),
    Odds(odds::Arguments),
    Simulate(simulate::Arguments),
    Ladder(ladder::Arguments),
    Prompts(prompts::Arguments),
    Replay(replay::Arguments),
    Check(check::Arguments),
    Rules(rules::Arguments),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
}

impl Arguments {
    /// The language to speak.
    pub fn language(&self) -> Language {
        self.lang.unwrap_or_else(language::of_environment)
    }
}
