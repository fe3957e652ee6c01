//! `crossover odds`: the exact distribution of an attack.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};
use clap::{Subcommand, value_parser};
use pow::ask::Boost;
use pow::odds::Choices;
use serde::Serialize;
use words::{Language, Words};

use crate::ending::Reply;
use crate::game::GameName;
use crate::odds::sketch::{self, Numbers};
use crate::odds::{Chart, picture, svg};
use crate::screen;

/// Work out the exact odds of an attack. Nothing is sampled.
///
/// The attack is played by the same functions as in the game, over every outcome of the dice.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover odds pow attack --attack 6 --defence 13 --damage 3
  crossover odds pow attack --attack 6 --defence 13 --damage 3 --boost --json
  crossover odds pow attack --attack 6 --defence 13 --damage 3 --svg odds.svg
  crossover odds crisis attack --attack 5 --defence 4
  crossover odds crisis attack --attack 8 --defence 6 --attack-rerolls 2 --cover --json")]
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
    /// Marvel: Crisis Protocol.
    Crisis {
        #[command(subcommand)]
        what: OfCrisis,
    },
}

#[derive(Subcommand)]
enum OfCrisis {
    /// One attack: so many dice against so many.
    Attack(Pools),
}

/// The dice of both sides, and what they may do with them.
#[derive(clap::Args)]
struct Pools {
    /// Dice of the attacker.
    #[arg(long, value_parser = value_parser!(u8).range(0..=20))]
    attack: u8,
    /// Dice of the defender.
    #[arg(long, value_parser = value_parser!(u8).range(0..=20))]
    defence: u8,
    /// The attacker may reroll up to so many of them.
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u8).range(0..=20), value_name = "DICE")]
    attack_rerolls: u8,
    /// The defender may reroll up to so many of them.
    #[arg(long, default_value_t = 0, value_parser = value_parser!(u8).range(0..=20), value_name = "DICE")]
    defence_rerolls: u8,
    /// The defender has cover.
    #[arg(long)]
    cover: bool,
    /// The attacker is hexed: criticals add no dice.
    #[arg(long)]
    hex_attack: bool,
    /// The defender is hexed.
    #[arg(long)]
    hex_defence: bool,
    /// Each critical of the attack adds two dice.
    #[arg(long)]
    criticals_add_two: bool,
    /// The defender's blanks count as successes.
    #[arg(long)]
    blanks_count: bool,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// Draw the odds into this file as well.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
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
    let words = match arguments.game {
        OfGame::Pow { .. } => GameName::Pow.words(language),
        OfGame::Crisis { .. } => GameName::Crisis.words(language),
    };
    match arguments.game {
        OfGame::Pow { what: OfPow::Attack(attack) } => pow(&attack, &words),
        OfGame::Crisis { what: OfCrisis::Attack(pools) } => crisis(&pools, &words),
    }
}

fn crisis(pools: &Pools, words: &Words) -> anyhow::Result<Reply> {
    let sketch = crisis::odds::Sketch {
        attack: pools.attack,
        defence: pools.defence,
        attack_rerolls: pools.attack_rerolls,
        defence_rerolls: pools.defence_rerolls,
        cover: pools.cover,
        hex_attack: pools.hex_attack,
        hex_defence: pools.hex_defence,
        criticals_add_two: pools.criticals_add_two,
        blanks_count: pools.blanks_count,
        trigger: None,
    };
    let odds = sketch.odds().map_err(|stop| anyhow!("this attack can't be played: {stop:?}"))?;
    let odds = crisis::odds::Summary::from(&odds);
    let chart = Chart::crisis(words, &odds);
    show(words, pools.svg.as_deref(), pools.json.then_some(&odds), &chart)
}

fn pow(attack: &Attack, words: &Words) -> anyhow::Result<Reply> {
    let boost = if attack.boost { Boost::Die } else { Boost::No };
    let odds = sketch::odds(&Numbers {
        attack: attack.attack,
        defence: attack.defence,
        damage: attack.damage,
        choices: Choices { boost, defends: attack.defends },
    })?;
    let chart = Chart::pow(words, &odds);
    show(words, attack.svg.as_deref(), attack.json.then_some(&odds), &chart)
}

/// Draws the chart into a file where one is wanted, then prints figures for machines or the chart.
fn show<S: Serialize>(
    words: &Words,
    svg: Option<&Path>,
    figures: Option<&S>,
    chart: &Chart,
) -> anyhow::Result<Reply> {
    if let Some(path) = svg {
        write(path, &svg::draw(words, chart))?;
    }
    let mut out = screen::out();
    match figures {
        Some(figures) => screen::json(&mut out, figures)?,
        None => picture::print(&mut out, words, chart)?,
    }
    Ok(Reply::Well)
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    std::fs::write(path, text).with_context(|| format!("{} can't be written", path.display()))
}
