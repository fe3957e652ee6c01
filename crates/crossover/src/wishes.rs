//! What can be asked of a run, as options: each game says what it knows, and one name may stand for several games.

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches};
use lab::Wish;
use wire::lobby::Chosen;

use crate::laboratories;

/// What was asked for.
pub struct Wishes(pub Vec<Chosen>);

/// Every wish by its name, and what each game says to it.
fn all() -> Vec<(Wish, String)> {
    let mut all: Vec<(Wish, String)> = Vec::new();
    for laboratory in laboratories::all() {
        for wish in laboratory.wishes() {
            let line = format!("{}: {}", laboratory.game(), wish.help);
            match all.iter_mut().find(|(other, _)| other.name == wish.name) {
                Some((_, help)) => *help = format!("{help}; {line}"),
                None => all.push((*wish, line)),
            }
        }
    }
    all
}

/// Something that can be typed of every game.
fn examples(command: &str) -> String {
    let mut examples = "Examples:".to_owned();
    for laboratory in laboratories::all() {
        let game = laboratory.game();
        examples += &format!("\n  crossover {command} {game} --games 100 --seed 7");
        for Wish { name, example, .. } in laboratory.wishes() {
            examples += &format!("\n  crossover {command} {game} --{name} {example}");
        }
    }
    examples + "\n\nWith --json the figures are for machines."
}

impl Args for Wishes {
    fn augment_args(command: Command) -> Command {
        let argument = |(wish, help): (Wish, String)| {
            Arg::new(wish.name).long(wish.name).value_name(wish.value).help(help).help_heading("The table")
        };
        let examples = examples(command.get_name());
        command.args(all().into_iter().map(argument)).after_help(examples)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Wishes::augment_args(command)
    }
}

impl FromArgMatches for Wishes {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Wishes, Error> {
        let chosen = |(wish, _): (Wish, String)| {
            let value = matches.get_one::<String>(wish.name)?.clone();
            Some(Chosen { option: wish.name.to_owned(), value })
        };
        Ok(Wishes(all().into_iter().filter_map(chosen).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Wishes::from_arg_matches(matches)?;
        Ok(())
    }
}
