//! `crossover odds`: the exact distribution of an attack.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::{Subcommand, value_parser};
use pow::ask::Boost;
use pow::odds::Choices;
use words::{Language, Words};

use crate::ending::Reply;
use crate::odds::sketch::{self, Numbers};
use crate::odds::{picture, svg};
use crate::screen;

/// Work out the exact odds of an attack. Nothing is sampled.
///
/// The attack is played by the same functions as in the game, over every outcome of the dice.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover odds pow attack --attack 6 --defence 13 --damage 3
  crossover odds pow attack --attack 6 --defence 13 --damage 3 --boost --json
  crossover odds pow attack --attack 6 --defence 13 --damage 3 --svg odds.svg")]
pub struct Arguments {
    #[command(subcommand)]
    game: OfGame,
}

#[derive(Subcommand)]
enum OfGame {
    /// The 2D8 skirmish with POW counters.
    Pow {
        #[command(subcommand)]
        what: OfPow,
    },
}

#[derive(Subcommand)]
enum OfPow {
    /// One attack on one target in contact, without special abilities.
    Attack(Attack),
}

/// The numbers of the attack.
#[derive(clap::Args)]
struct Attack {
    /// The attacker's attack value.
    #[arg(long, value_parser = value_parser!(u8).range(0..=50))]
    attack: u8,
    /// The target's defence against it.
    #[arg(long, value_parser = value_parser!(u8).range(0..=100))]
    defence: u8,
    /// The damage of the attack.
    #[arg(long, value_parser = value_parser!(u8).range(0..=50))]
    damage: u8,
    /// The attacker pays for a third die.
    #[arg(long)]
    boost: bool,
    /// The target makes a defensive reaction.
    #[arg(long)]
    defends: bool,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// Draw the odds into this file as well.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Works the odds out and shows them.
///
/// # Errors
/// A picture that can't be written.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let OfGame::Pow { what: OfPow::Attack(attack) } = arguments.game;
    let boost = if attack.boost { Boost::Die } else { Boost::No };
    let odds = sketch::odds(&Numbers {
        attack: attack.attack,
        defence: attack.defence,
        damage: attack.damage,
        choices: Choices { boost, defends: attack.defends },
    })?;
    let words = Words::of(language);
    if let Some(path) = &attack.svg {
        write(path, &svg::draw(&words, &odds))?;
    }
    let mut out = screen::out();
    if attack.json {
        screen::json(&mut out, &odds)?;
    } else {
        picture::print(&mut out, &words, &odds)?;
    }
    Ok(Reply::Well)
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| format!("{} can't be written", path.display()))
}
