//! `crossover play`: a game in the terminal, with bots or with each other.

use std::io::{IsTerminal as _, stdin};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, anyhow, bail};
use champions::Champions;
use clap::ValueEnum;
use crisis::Crisis;
use gotham::Gotham;
use gotham::printed::Printed;
use ledger::Ledger;
use pow::Pow;
use table::{Fairness, Seed};
use words::{Language, Words};

use crate::bots::BotName;
use crate::commands::replay::{gotham_content, read};
use crate::ending::Reply;
use crate::game::GameName;
use crate::matchup::Matchup;
use crate::party::{self, Party};
use crate::play::seating::{End, Player, Seating};
use crate::play::session::Session;
use crate::play::terminal::Terminal;
use crate::play::{autosave, list};
use crate::screen;

/// Play a game in the terminal, with bots or with each other.
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
  crossover play crisis --battlefield night-market   squads and mission are chosen in the game
  crossover play champions --heroes she-hulk --villain klaw --mode expert
  crossover play champions --players 3 --seats person,greedy,person
  crossover play gotham --mission breakout --side b  you are the villain")]
pub struct Arguments {
    /// The game.
    game: Playable,
    /// Who sits at the other seats.
    #[arg(long, default_value = "greedy")]
    bot: BotName,
    /// The side you play: a is the first seat, b the last.
    #[arg(long, default_value = "a")]
    side: SideName,
    /// People at all seats of this terminal, no bot.
    #[arg(long, conflicts_with_all = ["bot", "side"])]
    hot_seat: bool,
    /// Who sits where, from the first seat to the last: `person`, or a bot.
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',', conflicts_with_all = ["bot", "side", "hot_seat"])]
    seats: Vec<SeatName>,
    /// What all chance follows from, for a game that can be repeated [default: drawn by lot].
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    load: Option<PathBuf>,
    /// Go on with the game that was left last.
    #[arg(long, conflicts_with_all = ["seed", "load"])]
    resume: bool,
    /// List everything that can be named for this game, and play nothing.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    matchup: Matchup,
    #[command(flatten)]
    party: Party,
    /// Modular sets by id with commas between them, `random` for one that nobody knows [default: the recommended one].
    #[arg(long, value_name = "SET,SET", value_delimiter = ',')]
    modular: Vec<String>,
    /// The players show each other their hands.
    #[arg(long)]
    open_hands: bool,
}

/// The games that can be played in the terminal.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Playable {
    /// The 2D8 skirmish with POW counters.
    Pow,
    /// Marvel: Crisis Protocol.
    Crisis,
    /// Marvel Champions: The Card Game.
    Champions,
    /// Batman: Gotham City Chronicles.
    Gotham,
}

/// Who sits at a seat, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SeatName {
    /// Somebody at this terminal.
    Person,
    /// The bot that looks ahead.
    Greedy,
    /// The bot that answers anything.
    Random,
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
    fits(&arguments)?;
    let out = &mut screen::out();
    match arguments.game {
        Playable::Pow => {
            let words = GameName::Pow.words(language);
            let cards = arguments.matchup.cards()?;
            if arguments.list {
                return list::pow(out, &cards, &words);
            }
            let setup = arguments.matchup.setup(&cards)?;
            session::<Pow>(&arguments, cards, setup, words, GameName::Pow.ledger()?)?;
        }
        Playable::Crisis => {
            let words = GameName::Crisis.words(language);
            let cards = arguments.matchup.crisis_cards()?;
            if arguments.list {
                return list::crisis(out, &cards, &words);
            }
            let setup = arguments.matchup.crisis_setup(&cards)?;
            session::<Crisis>(&arguments, cards, setup, words, GameName::Crisis.ledger()?)?;
        }
        Playable::Champions => {
            let words = GameName::Champions.words(language);
            let cards = party::cards(arguments.matchup.packs())?;
            if arguments.list {
                return list::champions(out, &cards, &words);
            }
            let setup = arguments.party.champions_setup(&cards, &arguments.modular, arguments.open_hands)?;
            session::<Champions>(&arguments, cards, setup, words, GameName::Champions.ledger()?)?;
        }
        Playable::Gotham => {
            let words = GameName::Gotham.words(language);
            let printed = gotham_printed(&arguments)?;
            if arguments.list {
                return list::gotham(out, &printed, &words);
            }
            let setup = gotham_setup(&arguments, &printed)?;
            session::<Gotham>(&arguments, printed, setup, words, GameName::Gotham.ledger()?)?;
        }
    }
    Ok(Reply::Well)
}

/// The house pack and the packs asked for; a saved game may bring one of its own along.
fn gotham_printed(arguments: &Arguments) -> anyhow::Result<Printed> {
    let Some(path) = saved::<Gotham>(arguments)? else { return arguments.matchup.gotham_printed() };
    let printed = gotham_content(arguments.matchup.packs(), &read(&path)?);
    printed.map_err(|found| anyhow!("the content is not in order\n{found}"))
}

/// The file of the game that is to go on, if one is.
fn saved<G: Terminal>(arguments: &Arguments) -> anyhow::Result<Option<PathBuf>> {
    if arguments.resume { autosave::latest(G::NAME).map(Some) } else { Ok(arguments.load.clone()) }
}

/// A mission and those who play it. The first mission is the usual one.
fn gotham_setup(arguments: &Arguments, printed: &Printed) -> anyhow::Result<gotham::setup::Setup> {
    let missions = arguments.matchup.gotham_missions(printed)?;
    let Some(&mission) = missions.first() else { bail!("the packs have no mission to play") };
    arguments.party.gotham_setup(printed, &printed.missions[usize::from(mission)])
}

/// Options are for some games and not for others.
fn fits(arguments: &Arguments) -> anyhow::Result<()> {
    let Arguments { game, matchup, party, modular, open_hands, .. } = arguments;
    let only_champions = !modular.is_empty() || *open_hands;
    match game {
        Playable::Pow | Playable::Crisis if !party.is_usual() || only_champions => {
            bail!(
                "--heroes, --deck, --players, --villain, --mode, --modular and --open-hands are for champions"
            )
        }
        Playable::Gotham if only_champions => bail!("--modular and --open-hands are for champions"),
        Playable::Champions if !matchup.is_usual() => {
            bail!("champions has no teams, missions or battlefields: name --heroes, --villain and --mode")
        }
        Playable::Pow | Playable::Crisis | Playable::Champions | Playable::Gotham => Ok(()),
    }
}

/// Plays one game, from its beginning or from where it was left.
fn session<G: Terminal>(
    arguments: &Arguments,
    content: G::Content,
    setup: G::Setup,
    words: Words,
    ledger: Ledger,
) -> anyhow::Result<()> {
    let saved = saved::<G>(arguments)?;
    let Arguments { matchup, party, modular, open_hands, .. } = arguments;
    let usual = matchup.is_usual() && party.is_usual() && modular.is_empty() && !open_hands;
    if saved.is_some() && !usual {
        bail!("a saved game has its players and all else on its table already: leave those options out");
    }
    let fairness = Fairness::alone(match arguments.seed {
        Some(number) => Seed::from_number(number),
        None => Seed(drawn()?),
    });
    let mut session =
        Session::<G>::begin(Arc::new(content), setup, fairness, seating(arguments), words, ledger)?;
    match saved {
        Some(kept) if arguments.resume => session.resume(kept)?,
        Some(file) => session.open(&file)?,
        None => {}
    }
    let prompt = stdin().is_terminal();
    session.play(&mut stdin().lock(), &mut screen::out(), prompt)
}

fn seating(arguments: &Arguments) -> Seating {
    let listed = |name: &SeatName| match name {
        SeatName::Person => Player::Person,
        SeatName::Greedy => Player::Bot(BotName::Greedy),
        SeatName::Random => Player::Bot(BotName::Random),
    };
    match (arguments.hot_seat, arguments.side) {
        _ if !arguments.seats.is_empty() => Seating::Listed(arguments.seats.iter().map(listed).collect()),
        (true, _) => Seating::People,
        (false, SideName::A) => Seating::Alone(End::First, arguments.bot),
        (false, SideName::B) => Seating::Alone(End::Last, arguments.bot),
    }
}

fn drawn() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("this machine gives no random numbers: name a --seed")?;
    Ok(bytes)
}
