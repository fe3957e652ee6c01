//! `crossover play`: a game in the terminal, with bots or with each other.

use std::ffi::OsString;
use std::io::{IsTerminal as _, Write as _, stdin};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use clap::{Args as _, Command, CommandFactory as _, FromArgMatches as _, ValueEnum};
use content::did_you_mean;
use host::Door;
use lab::Stranger;
use table::{Fairness, Seed};
use terminal::autosave;
use terminal::choices::{self, Choices};
use terminal::seating::{End, Player, Seating};
use terminal::session::Session;
use wire::lobby::{GameInfo, NewSeat, NewSitter};
use words::Language;

use crate::arguments::Arguments as Whole;
use crate::ending::Reply;
use crate::examples::with_a_game;
use crate::language;
use crate::screen;

/// Play a game in the terminal, with bots or with each other.
///
/// Choices are numbered; `help` says what else can be typed. The game is kept after every answer, so that a
/// closed terminal loses nothing. Each game has options of its own: `crossover play GAME --help` names them.
#[derive(clap::Args)]
#[command(after_help = with_a_game("\
Examples:
  crossover play GAME                                you are side A, a bot is side B
  crossover play GAME --help                         what can be chosen in this game
  crossover play GAME --list                         every value of every option
  crossover play GAME --start first                  your first game: nothing is asked before the first turn
  crossover play GAME --bot random --side b          against the random bot, from the other side
  crossover play GAME --hot-seat                     two people, one keyboard
  crossover play GAME --seats person,greedy          who sits at each seat
  crossover play GAME --bot 'python3 docs/bot.py'    against a program of your own
  crossover play GAME --load game.json               a saved game
  crossover play GAME --resume                       the game you left last"))]
#[command(disable_help_flag = true)]
pub struct Arguments {
    /// The game.
    #[arg(required_unless_present = "help")]
    game: Option<String>,
    /// Print help, or behind a game that game's.
    #[arg(short, long)]
    help: bool,
    /// Who sits where, what is chosen, or a saved game.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS")]
    options: Vec<OsString>,
}

/// What can be said of every game.
#[derive(clap::Args)]
struct Options {
    /// Who sits at the other seats: a bot, or the command of a program of your own [default: the game's best bot].
    #[arg(long)]
    bot: Option<String>,
    /// How many seconds a program of your own has for an answer.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    bot_seconds: u64,
    /// The side you play: a is the first seat, b the last.
    #[arg(long, default_value = "a")]
    side: SideName,
    /// People at all seats of this terminal, no bot.
    #[arg(long, conflicts_with_all = ["bot", "side"])]
    hot_seat: bool,
    /// Who sits where, from the first seat to the last: `person`, or a bot.
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',', conflicts_with_all = ["bot", "side", "hot_seat"])]
    seats: Vec<String>,
    /// Play one of the game's starts: everything is chosen, and the table answers what is asked before the first turn.
    #[arg(long, value_name = "START", conflicts_with_all = ["hot_seat", "seats", "side", "players", "load", "resume"])]
    start: Option<String>,
    /// How many play; where one seat plays against all the others, how many those are [default: as few as can].
    #[arg(long)]
    players: Option<u8>,
    /// What all chance follows from, for a game that can be repeated [default: drawn by lot].
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    load: Option<PathBuf>,
    /// Go on with the game that was left last.
    #[arg(long, conflicts_with_all = ["seed", "load"])]
    resume: bool,
    /// List everything that can be chosen for this game, and play nothing.
    #[arg(long)]
    list: bool,
    /// A folder with a pack of your own; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    content: Vec<PathBuf>,
    /// The language to be spoken to in; without it, what LC_ALL or LANG say.
    #[arg(long, value_parser = language::parser())]
    lang: Option<Language>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SideName {
    /// The first seat.
    A,
    /// The last seat.
    B,
}

/// Plays.
///
/// # Errors
/// A setup or a file that can't be played.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let Some(name) = arguments.game.as_deref() else { return help() };
    let packs = packs(&arguments.options);
    let loaded = games::one(name, &packs);
    let game = loaded.map_err(|found| anyhow!("the content is not in order\n{found}"))?;
    let game = game.ok_or_else(|| unknown(name))?;
    let english = game.lobby(Language::En);
    let called = format!("crossover play {name}");
    let command = Options::augment_args(Command::new(called.clone()).bin_name(called));
    let command = choices::with_options(command.about(english.blurb.clone()), &english);
    let help = arguments.help.then(|| OsString::from("--help"));
    let typed = std::iter::once(OsString::from("play")).chain(help).chain(arguments.options);
    let matches = command.try_get_matches_from(typed).unwrap_or_else(|error| error.exit());
    let options = Options::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let language = options.lang.unwrap_or(language);
    let info = game.lobby(language);
    if options.list {
        choices::list(&mut screen::out(), &info)?;
        return Ok(Reply::Well);
    }
    let chosen = Choices::read(&matches, &*game, &info, language)?;
    if let Some(start) = &options.start {
        return begin(start, game, &info, &options, &chosen, language);
    }
    let seating = seating(&options, &info)?;
    let saved = if options.resume { Some(autosave::latest(name)?) } else { options.load.clone() };
    let mut session = match saved {
        Some(_) if !chosen.is_usual() || options.players.is_some() => {
            bail!("a saved game has its players and all else on its table already: leave those options out")
        }
        Some(file) => {
            let mut session = Session::load(game, &file, seating, language)?;
            if options.resume {
                session.keep_in(file);
            }
            session
        }
        None => {
            let fairness = fairness(&options)?;
            let seats = seats(&options, &info, chosen.seats());
            let setup = chosen.setup(&*game, &info, seats, language)?;
            Session::begin(game, &setup, fairness, seating, language)?
        }
    };
    played(&mut session)
}

/// Plays a start: whoever types sits where it says `you`, and at the seats of friends.
fn begin(
    id: &str,
    game: Arc<dyn Door>,
    info: &GameInfo,
    options: &Options,
    chosen: &Choices,
    language: Language,
) -> anyhow::Result<Reply> {
    if !chosen.is_usual() {
        bail!("a start has chosen everything already: leave the options of the table out")
    }
    let (answers, quick) = {
        let start =
            game.about().starts.get(id).with_context(|| game.about().starts.unknown(&info.game, id))?;
        (start.answers(), start.is_quick())
    };
    let listed = info.starts.iter().find(|listed| listed.id == id);
    let listed = listed.context("a start that is known is listed")?;
    let player = |seat: &NewSeat| match &seat.sitter {
        NewSitter::Bot { bot } => Player::Bot(options.bot.clone().unwrap_or_else(|| bot.clone())),
        NewSitter::You | NewSitter::Anyone => Player::Person,
    };
    let seating = Seating::Listed(listed.seats.iter().map(player).collect());
    let seats: Vec<_> = listed.seats.iter().map(|seat| seat.options.clone()).collect();
    let setup = game
        .setup(&listed.options, &seats, language)
        .map_err(|problem| anyhow!(problem.said.unwrap_or(problem.message)))?;
    let mut session = Session::begin(game, &setup, fairness(options)?, seating, language)?;
    if quick {
        let bot = info.bots.first().map_or("", |bot| &bot.id);
        session.set_up(&answers, bot)?;
    }
    played(&mut session)
}

fn fairness(options: &Options) -> anyhow::Result<Fairness> {
    Ok(Fairness::alone(match options.seed {
        Some(number) => Seed::from_number(number),
        None => Seed(drawn()?),
    }))
}

fn played(session: &mut Session) -> anyhow::Result<Reply> {
    let prompt = stdin().is_terminal();
    session.play(&mut stdin().lock(), &mut screen::out(), prompt)?;
    Ok(Reply::Well)
}

/// Prints what holds for all games.
fn help() -> anyhow::Result<Reply> {
    let mut whole = Whole::command();
    whole.build();
    let own = whole.find_subcommand_mut("play").context("the command line has this command")?;
    write!(screen::out(), "{}", own.render_long_help())?;
    Ok(Reply::Well)
}

/// The packs that are named, looked for before the options of the game are known: some of them come with its packs.
fn packs(options: &[OsString]) -> Vec<PathBuf> {
    let mut packs = Vec::new();
    let mut options = options.iter();
    while let Some(option) = options.next() {
        match option.to_str().and_then(|option| option.strip_prefix("--content")) {
            Some("") => packs.extend(options.next().map(PathBuf::from)),
            Some(folder) => packs.extend(folder.strip_prefix('=').map(PathBuf::from)),
            None => {}
        }
    }
    packs
}

fn unknown(name: &str) -> anyhow::Error {
    let names = games::names();
    match did_you_mean(name, names.iter().copied()) {
        Some(near) => anyhow!("there is no game `{name}`: did you mean `{near}`?"),
        None => anyhow!("there is no game `{name}`: there are {}", names.join(", ")),
    }
}

/// How many seats the table has: as many as are named, or as few as can be.
fn seats(options: &Options, info: &GameInfo, chosen: usize) -> usize {
    let against = usize::from(info.against.is_some());
    match options.players {
        Some(players) => usize::from(players) + against,
        None if !options.seats.is_empty() && options.seats.len() >= usize::from(info.least_seats) => {
            options.seats.len()
        }
        None => chosen.max(usize::from(info.least_seats)),
    }
}

fn seating(options: &Options, info: &GameInfo) -> anyhow::Result<Seating> {
    let known = |bot: &String| match info.bots.iter().any(|known| known.id == *bot) {
        true => Ok(bot.clone()),
        false => {
            let bots: Vec<&str> = info.bots.iter().map(|bot| bot.id.as_str()).collect();
            Err(anyhow!("{} has no bot `{bot}`: there is {}", info.game, bots.join(", ")))
        }
    };
    if !options.seats.is_empty() {
        let player = |name: &String| match name.as_str() {
            "person" => Ok(Player::Person),
            _ => known(name).map(Player::Bot),
        };
        return Ok(Seating::Listed(options.seats.iter().map(player).collect::<anyhow::Result<_>>()?));
    }
    if options.hot_seat {
        return Ok(Seating::People);
    }
    let best = || info.bots.first().map(|bot| bot.id.clone()).context("this game has no bot: use --hot-seat");
    let other = match &options.bot {
        None => Player::Bot(best()?),
        // No bot's name has a blank or a path in it, and nearly every command has.
        Some(command) if command.contains([' ', '/']) => {
            let within = Duration::from_secs(options.bot_seconds);
            Player::Program(Stranger { command: command.clone(), within })
        }
        Some(name) => Player::Bot(known(name)?),
    };
    Ok(Seating::Alone(if options.side == SideName::A { End::First } else { End::Last }, other))
}

fn drawn() -> anyhow::Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("this machine gives no random numbers: name a --seed")?;
    Ok(bytes)
}
