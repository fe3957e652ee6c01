//! `crossover play`: a game in the terminal, against a bot or each other.

use std::io::{IsTerminal as _, Write, stdin};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use clap::ValueEnum;
use content::Names;
use crisis::Crisis;
use ledger::Ledger;
use pow::Pow;
use pow::card::Cards;
use table::{Fairness, Seed};
use words::{Language, Words};

use crate::bots::BotName;
use crate::ending::Reply;
use crate::game::GameName;
use crate::matchup::Matchup;
use crate::play::autosave;
use crate::play::session::{Player, Session};
use crate::play::terminal::Terminal;
use crate::screen::{self, style};

/// Play a game in the terminal, against a bot or each other.
///
/// Choices are numbered; `help` says what else can be typed. The game is kept after every answer, so that a
/// closed terminal loses nothing.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover play pow                                 you are side A, a bot is side B
  crossover play pow --list                          teams, characters, missions, battlefields
  crossover play pow --team-a wild-court --bot random --side b
  crossover play pow --team-a ironbrow,skylance,longeye --mission two-relics
  crossover play pow --hot-seat                      two people, one keyboard
  crossover play pow --load game.json                a saved game
  crossover play pow --resume                        the game you left last
  crossover play crisis --battlefield night-market   squads and mission are chosen in the game")]
pub struct Arguments {
    /// The game.
    game: Playable,
    /// Who plays against you.
    #[arg(long, default_value = "greedy")]
    bot: BotName,
    /// The side you play.
    #[arg(long, default_value = "a")]
    side: SideName,
    /// Two people at this terminal, no bot.
    #[arg(long, conflicts_with_all = ["bot", "side"])]
    hot_seat: bool,
    /// What all chance follows from, for a game that can be repeated [default: drawn by lot].
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    load: Option<PathBuf>,
    /// Go on with the game that was left last.
    #[arg(long, conflicts_with_all = ["seed", "load"])]
    resume: bool,
    /// List the teams, characters, missions and battlefields that can be named, and play nothing.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    matchup: Matchup,
}

/// The games that can be played in the terminal.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Playable {
    /// The 2D8 skirmish with POW counters.
    Pow,
    /// Marvel: Crisis Protocol.
    Crisis,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SideName {
    /// The first seat.
    A,
    /// The second seat.
    B,
}

/// Plays.
///
/// # Errors
/// A setup or a file that can't be played.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let words = Words::of(language);
    match arguments.game {
        Playable::Pow if arguments.list => list(&mut screen::out(), &arguments.matchup.cards()?, &words)?,
        Playable::Pow => {
            let cards = arguments.matchup.cards()?;
            let setup = arguments.matchup.setup(&cards)?;
            session::<Pow>(&arguments, cards, setup, words, GameName::Pow.ledger()?)?;
        }
        Playable::Crisis if arguments.list => {
            list_crisis(&mut screen::out(), &arguments.matchup.crisis_cards()?, &words)?;
        }
        Playable::Crisis => {
            let cards = arguments.matchup.crisis_cards()?;
            let setup = arguments.matchup.crisis_setup(&cards)?;
            session::<Crisis>(&arguments, cards, setup, words, GameName::Crisis.ledger()?)?;
        }
    }
    Ok(Reply::Well)
}

/// Plays one game, from its beginning or from where it was left.
fn session<G: Terminal>(
    arguments: &Arguments,
    content: G::Content,
    setup: G::Setup,
    words: Words,
    ledger: Ledger,
) -> anyhow::Result<()> {
    let kept = if arguments.resume { Some(autosave::latest(G::NAME)?) } else { None };
    if (kept.is_some() || arguments.load.is_some()) && !arguments.matchup.is_usual() {
        bail!("a saved game has its teams, mission and battlefield already: leave those options out");
    }
    let fairness = Fairness::alone(match arguments.seed {
        Some(number) => Seed::from_number(number),
        None => Seed(drawn()?),
    });
    let mut session =
        Session::<G>::begin(Arc::new(content), setup, fairness, players(arguments), words, ledger)?;
    match (kept, &arguments.load) {
        (Some(kept), _) => session.resume(kept)?,
        (None, Some(path)) => session.open(path)?,
        (None, None) => {}
    }
    let prompt = stdin().is_terminal();
    session.play(&mut stdin().lock(), &mut screen::out(), prompt)
}

/// Everything that the options of a game can name, by id and with its name.
fn list(out: &mut impl Write, cards: &Cards, words: &Words) -> anyhow::Result<()> {
    let name = |names: &Names| words.language().name(names).to_owned();
    let character = |&at: &u16| cards.characters[usize::from(at)].id.clone();
    let teams = cards.teams.iter().map(|team| {
        let members: Vec<String> = team.members.iter().map(character).collect();
        (&team.id, format!("{} ({}): {}", name(&team.name), team.levels(cards), members.join(", ")))
    });
    let characters =
        cards.characters.iter().map(|card| (&card.id, format!("{} ({})", name(&card.name), card.level)));
    let missions = cards.missions.iter().map(|mission| (&mission.id, name(&mission.name)));
    let battlefields = cards.battlefields.iter().map(|field| (&field.id, name(&field.name)));
    group(out, words, "terminal-list-teams", teams)?;
    group(out, words, "terminal-list-characters", characters)?;
    group(out, words, "terminal-list-missions", missions)?;
    group(out, words, "terminal-list-battlefields", battlefields)
}

/// The same for Crisis Protocol.
fn list_crisis(out: &mut impl Write, cards: &crisis::card::Cards, words: &Words) -> anyhow::Result<()> {
    let name = |names: &Names| words.language().name(names).to_owned();
    let characters =
        cards.characters.iter().map(|card| (&card.id, format!("{} ({})", name(&card.name), card.threat)));
    let missions = cards.crises.iter().map(|crisis| (&crisis.id, name(&crisis.name)));
    let battlefields = cards.battlefields.iter().map(|field| (&field.id, name(&field.name)));
    group(out, words, "terminal-list-characters-threat", characters)?;
    group(out, words, "terminal-list-crises", missions)?;
    group(out, words, "terminal-list-battlefields", battlefields)
}

fn group<'a>(
    out: &mut impl Write,
    words: &Words,
    key: &'static str,
    things: impl Iterator<Item = (&'a String, String)>,
) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "{heading}{}{heading:#}", words.word(key))?;
    for (id, about) in things {
        writeln!(out, "  {id:<20} {about}")?;
    }
    Ok(())
}

fn players(arguments: &Arguments) -> [Player; 2] {
    match (arguments.hot_seat, arguments.side) {
        (true, _) => [Player::Person; 2],
        (false, SideName::A) => [Player::Person, Player::Bot(arguments.bot)],
        (false, SideName::B) => [Player::Bot(arguments.bot), Player::Person],
    }
}

fn drawn() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("this machine gives no random numbers: name a --seed")?;
    Ok(bytes)
}
