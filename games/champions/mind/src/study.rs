//! What Champions tells its learner: one to four heroes against each villain, standard and expert.

use champions::Champions;
use champions::card::{CardType, Cards, Scenario};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions::state::{Outcome, PLAYERS, Reading, State};
use minds::Study;
use table::{Scene, Seat};

/// A game that was lived through for so many rounds was a long one.
const LONG: f32 = 12.0;

/// How the game is learned.
pub struct ChampionsStudy;

impl Study<Champions> for ChampionsStudy {
    fn cells(&self, cards: &Cards) -> Vec<String> {
        let name = |(scenario, players, mode): (&Scenario, usize, Mode)| match mode {
            Mode::Standard => format!("{}-{players}-standard", scenario.id),
            Mode::Expert => format!("{}-{players}-expert", scenario.id),
        };
        cells(cards).map(name).collect()
    }

    fn setup(&self, cards: &Cards, cell: usize, number: u64) -> Setup {
        let (scenario, players, mode) =
            cells(cards).nth(cell).expect("the learner asks for cells that there are");
        Setup { mode, ..Setup::usual(party(cards, players, number), &scenario.id) }
    }

    fn clock(&self, state: &State) -> u32 {
        state.round.into()
    }

    /// Half of it is what is beaten of the villain. The other half is the rounds that were lived through: else a beginner
    /// learns to rush, and the scheme that it never looks at ends every game.
    fn standing(&self, scene: Scene<Champions>, _seat: Seat) -> f32 {
        if scene.state.outcome == Some(Outcome::Won) {
            return 1.0;
        }
        let lived = (f32::from(scene.state.round) / LONG).min(1.0);
        0.5 * beaten(scene) + 0.5 * lived
    }

    fn side(&self, _state: &State, _seat: Seat) -> u8 {
        0
    }

    /// The players' identities.
    fn cast(&self, _cards: &Cards, setup: &Setup) -> Vec<String> {
        setup.players.iter().map(|deck| deck.identity.clone()).collect()
    }

    fn pack(&self, cards: &Cards) -> String {
        cards.fingerprint.clone()
    }
}

/// Every villain against one to four heroes, the easiest first.
fn cells(cards: &Cards) -> impl Iterator<Item = (&Scenario, usize, Mode)> {
    let modes = [Mode::Standard, Mode::Expert].into_iter();
    let tables = modes.flat_map(|mode| (1..=PLAYERS).map(move |players| (mode, players)));
    tables.flat_map(|(mode, players)| cards.scenarios.iter().map(move |scenario| (scenario, players, mode)))
}

/// So many decks, in turn and in every order: two decks of one identity never sit at one table.
fn party(cards: &Cards, players: usize, mut number: u64) -> Vec<Decklist> {
    let mut left: Vec<_> = cards.decks.iter().collect();
    let mut party = Vec::new();
    while party.len() < players && !left.is_empty() {
        let decks = left.len() as u64;
        let deck = left[(number % decks) as usize];
        number /= decks;
        let title = cards.card(deck.identity).title;
        left.retain(|other| cards.card(other.identity).title != title);
        party.push(Decklist::of(cards, deck));
    }
    party
}

/// The part of all the villain's hit points that is beaten.
fn beaten(scene: Scene<Champions>) -> f32 {
    let players = scene.state.started();
    let points =
        |card| scene.printed(card).front().hit_points.map_or(0.0, |points| f32::from(points.of(players)));
    let stages = |cards: &[_]| -> f32 { cards.iter().map(|&card| points(card)).sum() };
    let later = stages(&scene.state.encounter.villain_deck);
    let is_villain = |card: &&_| scene.printed(**card).front().kind == CardType::Villain;
    let gone: f32 = scene.state.encounter.removed.iter().filter(is_villain).map(|&card| points(card)).sum();
    let now = scene.state.in_play.iter().find(|card| scene.kind(card) == CardType::Villain);
    let (whole, left) = now.map_or((0.0, 0.0), |card| {
        let whole = points(card.card);
        (whole, (whole - f32::from(card.damage)).max(0.0))
    });
    let all = gone + whole + later;
    if all > 0.0 { (1.0 - (left + later) / all).clamp(0.0, 1.0) } else { 0.0 }
}
