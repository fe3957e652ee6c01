//! How minds fare with each hero alone against each villain, in both modes.
//!
//! `cargo run -p champions-mind --release --example heroes [GAMES] [MIND] [WORLDS]` plays so many games for each line and prints how
//! many were won, how long they were, how fast they were played and how long the slowest answer took. WORLDS is how many
//! worlds the greedy mind tries its options in; 0 is habit alone.

use std::time::{Duration, Instant};

use champions::Champions;
use champions::ask::{Answer, Ask};
use champions::card::{Cards, core};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions::state::Outcome;
use champions_mind::Greedy;
use minds::Random;
use table::{Fast, Game, Playout, Policy, Scene, play_out};

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let number = |text: Option<String>, usual: u32| match text {
        Some(text) => text.parse::<u32>().map_err(|_| format!("what number is `{text}`?")),
        None => Ok(usual),
    };
    let games = number(arguments.next(), 20)?;
    let is_greedy = match arguments.next().as_deref() {
        None | Some("greedy") => true,
        Some("random") => false,
        Some(other) => return Err(format!("there is no mind `{other}`: there are random and greedy")),
    };
    let greedy = Greedy::default();
    let worlds = number(arguments.next(), greedy.worlds)?;
    let greedy = Greedy { worlds, ..greedy };
    let cards = core().map_err(|found| format!("the core set does not load: {found}"))?;
    for mode in [Mode::Standard, Mode::Expert] {
        for scenario in &cards.scenarios {
            for deck in &cards.decks {
                let setup = Setup { mode, ..Setup::usual(vec![Decklist::of(&cards, deck)], &scenario.id) };
                let name = format!("{} {mode:?} {}", scenario.id, deck.id);
                line(&cards, &name, &setup, Timed { is_greedy, greedy, slowest: Duration::ZERO }, games)?;
            }
        }
    }
    Ok(())
}

/// A mind that is timed.
#[derive(Clone, Copy)]
struct Timed {
    is_greedy: bool,
    greedy: Greedy,
    slowest: Duration,
}

impl Policy<Champions> for Timed {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let began = Instant::now();
        let picked = match self.is_greedy {
            true => self.greedy.pick(scene, ask, options, chance),
            false => Random.pick(scene, ask, options, chance),
        };
        self.slowest = self.slowest.max(began.elapsed());
        picked
    }
}

fn line(cards: &Cards, name: &str, setup: &Setup, mind: Timed, games: u32) -> Result<(), String> {
    let began = Instant::now();
    let (mut won, mut rounds, mut decisions, mut slowest) = (0, 0, 0, Duration::ZERO);
    for game in 0..games {
        let start = Champions::start(cards, setup).map_err(|error| error.to_string())?;
        let mut table = Playout::new(mind, Fast::of_game(7, u64::from(game)));
        let end =
            play_out(cards, start, &mut table).map_err(|stop| format!("game {game} stopped: {stop:?}"))?;
        won += u32::from(end.outcome == Some(Outcome::Won));
        rounds += u32::from(end.round);
        decisions += table.decisions;
        slowest = slowest.max(table.policy.slowest);
    }
    let (count, seconds) = (f64::from(games), began.elapsed().as_secs_f64());
    println!(
        "{name:<44} won {:5.1} %, {:4.1} rounds, {:5.1} decisions, {:6.3} s a game, slowest {:5.1} ms",
        100.0 * f64::from(won) / count,
        f64::from(rounds) / count,
        decisions as f64 / count,
        seconds / count,
        slowest.as_secs_f64() * 1000.0,
    );
    Ok(())
}
