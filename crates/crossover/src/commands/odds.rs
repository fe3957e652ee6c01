//! `crossover odds`: the exact distribution of what somebody makes up, such as an attack.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::builder::RangedU64ValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command, Error, FromArgMatches, Subcommand, value_parser};
use lab::{Argument, Kind, Laboratory, Sketch};
use wire::lobby::Chosen;
use words::Language;

use crate::ending::Reply;
use crate::laboratories;
use crate::odds::{picture, svg};
use crate::screen;

/// Work out the exact odds of an attack. Nothing is sampled.
///
/// The attack is played by the same functions as in the game, over every outcome of the dice.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    asked: Asked,
}

/// What is asked: a game, one of its sketches, and what that is told.
struct Asked {
    game: &'static dyn Laboratory,
    sketch: Sketch,
    chosen: Vec<Chosen>,
    /// Figures for machines are wanted.
    json: bool,
    /// A picture is wanted, in this file.
    svg: Option<PathBuf>,
}

/// The games of which odds can be worked out.
fn games() -> impl Iterator<Item = &'static dyn Laboratory> {
    laboratories::all().into_iter().filter(|game| !game.sketches().is_empty())
}

/// A sketch as a command.
fn command(sketch: Sketch) -> Command {
    let argument = |&Argument { name, help, kind }: &Argument| {
        let argument = Arg::new(name).long(name).help(help);
        let number = |most: u8| RangedU64ValueParser::<u8>::new().range(0..=u64::from(most));
        match kind {
            Kind::Number { most, .. } => argument.required(true).value_parser(number(most)),
            Kind::Dice { most } => argument.value_name("DICE").value_parser(number(most)),
            Kind::Flag => argument.action(ArgAction::SetTrue),
        }
    };
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue).help("Print figures for machines");
    let svg = Arg::new("svg").long("svg").value_name("FILE").value_parser(value_parser!(PathBuf));
    let svg = svg.help("Draw the odds into this file as well");
    Command::new(sketch.name)
        .about(sketch.about)
        .args(sketch.arguments.iter().map(argument))
        .args([json, svg])
}

/// Something that can be typed of every sketch.
fn examples() -> String {
    let mut examples = "Examples:".to_owned();
    for (game, sketch) in
        games().flat_map(|game| game.sketches().into_iter().map(move |sketch| (game, sketch)))
    {
        let needed = |&Argument { name, kind, .. }: &Argument| match kind {
            Kind::Number { example, .. } => Some(format!(" --{name} {example}")),
            Kind::Dice { .. } | Kind::Flag => None,
        };
        let needed: String = sketch.arguments.iter().filter_map(needed).collect();
        let line = format!("\n  crossover odds {} {}{needed}", game.game(), sketch.name);
        examples += &format!("{line}{line} --json --svg odds.svg");
    }
    examples
}

impl Subcommand for Asked {
    fn augment_subcommands(parent: Command) -> Command {
        let game = |game: &'static dyn Laboratory| {
            let sketches = game.sketches().into_iter().map(command);
            Command::new(game.game())
                .subcommands(sketches)
                .subcommand_required(true)
                .arg_required_else_help(true)
        };
        let parent = parent.subcommands(games().map(game)).after_help(examples());
        parent.subcommand_required(true).arg_required_else_help(true)
    }

    fn augment_subcommands_for_update(parent: Command) -> Command {
        Asked::augment_subcommands(parent)
    }

    fn has_subcommand(name: &str) -> bool {
        games().any(|game| game.game() == name)
    }
}

impl FromArgMatches for Asked {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Asked, Error> {
        let unknown = || Error::new(clap::error::ErrorKind::InvalidSubcommand);
        let (name, matches) = matches.subcommand().ok_or_else(unknown)?;
        let game = games().find(|game| game.game() == name).ok_or_else(unknown)?;
        let (name, matches) = matches.subcommand().ok_or_else(unknown)?;
        let sketch = game.sketches().into_iter().find(|sketch| sketch.name == name).ok_or_else(unknown)?;
        let chosen = |&Argument { name, kind, .. }: &Argument| {
            let value = match kind {
                Kind::Number { .. } | Kind::Dice { .. } => matches.get_one::<u8>(name)?.to_string(),
                Kind::Flag => matches.get_flag(name).then(String::new)?,
            };
            Some(Chosen { option: name.to_owned(), value })
        };
        Ok(Asked {
            game,
            sketch,
            chosen: sketch.arguments.iter().filter_map(chosen).collect(),
            json: matches.get_flag("json"),
            svg: matches.get_one::<PathBuf>("svg").cloned(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Asked::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Works the odds out and shows them.
///
/// # Errors
/// A picture that can't be written.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let Asked { game, sketch, chosen, json, svg } = arguments.asked;
    let words = game.words(language);
    let worked = game.odds(sketch.name, &chosen, &words)?;
    if let Some(path) = &svg {
        write(path, &svg::draw(&words, &worked.chart))?;
    }
    let mut out = screen::out();
    if json {
        writeln!(out, "{}", worked.figures)?;
    } else {
        picture::print(&mut out, &words, &worked.chart)?;
    }
    Ok(Reply::Well)
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| format!("{} can't be written", path.display()))
}
