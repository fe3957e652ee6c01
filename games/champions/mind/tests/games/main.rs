//! The greedy mind in whole games of Champions.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use champions::Champions;
use champions::ask::{Answer, Ask};
use champions::card::{Cards, core};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions::state::Outcome;
use champions_mind::Greedy;
use minds::Random;
use table::{Fairness, Fast, Game, Match, Playout, Policy, Scene, Seed, play_out};

use minds::trials::{Consulting, play_live, start};

static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(core().unwrap_or_else(|problems| panic!("{problems}"))));

/// So many heroes with their starter decks, beginning with a certain one.
fn setup(first: usize, players: usize, scenario: &str, mode: Mode) -> Setup {
    let decks = CARDS.decks.iter().cycle().skip(first).take(players);
    Setup { mode, ..Setup::usual(decks.map(|deck| Decklist::of(&CARDS, deck)).collect(), scenario) }
}

fn wins(mind: impl Policy<Champions> + Copy, setup: &Setup, games: u64) -> u64 {
    let won = |number: &u64| {
        let mut table = Playout::new(mind, Fast::of_game(11, *number));
        let end = play_out(&**CARDS, start::<Champions>(&CARDS, setup), &mut table).expect("a game ends");
        end.outcome == Some(Outcome::Won)
    };
    (0..games).filter(won).count() as u64
}

/// The same games every time, so that luck has no part in it: docs/benchmarks.md has the figures of many. Random players never win.
#[test]
fn beats_the_first_villain_with_every_hero() {
    // More games in fewer worlds each, so that every hero is judged by play and not by four lucky or unlucky deals.
    let (mind, games) = (Greedy { worlds: 12, ..Greedy::default() }, 8);
    let (mut won, mut by_chance) = (Vec::new(), 0);
    for hero in 0..CARDS.decks.len() {
        let setup = setup(hero, 1, "rhino", Mode::Standard);
        won.push(wins(mind, &setup, games));
        by_chance += wins(Random, &setup, games);
    }
    let all = games * CARDS.decks.len() as u64;
    assert!(won.iter().sum::<u64>() >= 24, "{won:?} of {games} each");
    assert!(won.iter().all(|won| *won >= 3), "{won:?} of {games} each");
    assert!(by_chance * 10 <= all, "{by_chance} of {all} by chance");
}

/// Partners help: what one hero wins mostly, two win nearly always, and four are not in each other's way.
#[test]
fn parties_beat_the_first_villain_too() {
    let won = |mind, players, games| {
        let with_first = |hero| wins(mind, &setup(hero, players, "rhino", Mode::Standard), 1);
        (0..games).map(with_first).sum::<u64>()
    };
    // Two need not think as long as four, who see less of what the others will do.
    let two = won(Greedy { worlds: 12, ..Greedy::default() }, 2, 4);
    assert!(two >= 3, "two heroes won {two} of 4");
    let four = won(Greedy::default(), 4, 3);
    assert!(four >= 1, "four heroes won {four} of 3");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = setup(1, 1, "rhino", Mode::Standard);
    let digest = |seed| {
        let mind = Greedy { worlds: 2, ..Greedy::default() };
        let mut table = Playout::<Champions, _>::transcribed(mind, Fast::new(seed));
        play_out::<Champions>(&CARDS, start::<Champions>(&CARDS, &setup), &mut table).expect("a game ends");
        table.transcript.expect("it was asked for").digest()
    };
    assert_eq!(digest(1), digest(1));
    assert_ne!(digest(1), digest(2));
}

#[test]
fn answers_every_kind_of_question() {
    let mut asked = BTreeMap::new();
    for number in 0..24 {
        let at = number as usize;
        let scenario = ["rhino", "klaw", "ultron"][at % 3];
        let mode = [Mode::Standard, Mode::Expert][at / 3 % 2];
        let setup = setup(at, 1 + at % 3, scenario, mode);
        let mind = Greedy { worlds: 1, ..Greedy::default() };
        let consulting = Consulting { mind, asked: std::mem::take(&mut asked) };
        let mut table = Playout::<Champions, _>::new(consulting, Fast::of_game(2, number));
        play_out::<Champions>(&CARDS, start::<Champions>(&CARDS, &setup), &mut table).expect("a game ends");
        asked = table.policy.asked;
    }
    // Damage is divided among several characters only by cards of one modular set.
    let kinds: Vec<&str> = asked.keys().map(String::as_str).collect();
    let all = [
        "Choose",
        "ChooseOne",
        "ChoosePlayer",
        "Defend",
        "EndOfPhaseDiscard",
        "Forced",
        "May",
        "Mulligan",
        "Order",
        "Pay",
        "Requested",
        "Target",
        "Turn",
        "Window",
    ];
    let missing: Vec<&&str> = all.iter().filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "never asked: {missing:?}");
}

/// Answers, and asks again with everything changed that the seat may not know.
struct Blindfolded(Greedy);

impl Policy<Champions> for Blindfolded {
    fn pick(&mut self, scene: Scene<Champions>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let picked = self.0.pick(scene, ask, options, &mut Fast::new(0));
        let mut state = scene.state.clone();
        Champions::imagine(scene.content, &mut state, Champions::prompt(ask).seat, chance);
        let imagined = Scene { state: &state, content: scene.content };
        assert_eq!(self.0.pick(imagined, ask, options, &mut Fast::new(0)), picked, "{ask:?}");
        picked
    }
}

#[test]
fn looks_at_nothing_that_is_hidden() {
    for number in 0..3 {
        let setup = setup(number as usize, 2, "ultron", Mode::Standard);
        let mind = Greedy { worlds: 2, ..Greedy::default() };
        let mut table = Playout::<Champions, _>::new(Blindfolded(mind), Fast::of_game(3, number));
        play_out::<Champions>(&CARDS, start::<Champions>(&CARDS, &setup), &mut table).expect("a game ends");
    }
}

#[test]
fn bots_play_a_live_match_to_its_end() {
    let fairness = Fairness::alone(Seed::from_number(9));
    let setup = setup(4, 1, "rhino", Mode::Standard);
    let mut game = Match::<Champions>::new(Arc::clone(&CARDS), &setup, fairness)
        .unwrap_or_else(|error| panic!("{error}"));
    play_live(&mut game, Greedy::default());
    assert!(game.now().state.round >= 2, "it was a game");
}
