//! The greedy mind in whole games of Crisis Protocol.

mod sense;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use crisis::Crisis;
use crisis::ask::{Answer, Ask};
use crisis::card::{Cards, CrisisType, Edition, core};
use crisis::setup::{RosterCharacter, Setup};
use crisis_mind::Greedy;
use table::{Fairness, Fast, Game, Match, Playout, Policy, Scene, Seed, play_out};

use minds::trials::{Consulting, against_random, digest, play_live, start};

static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}"))));

/// The usual rosters with two crises, on every battlefield in turn.
fn setup(secure: &str, extraction: &str, number: u64) -> Setup {
    let battlefields = &CARDS.battlefields;
    let mut setup = Setup {
        battlefield: battlefields[number as usize % battlefields.len()].id.clone(),
        demo: true,
        ..Setup::usual()
    };
    for roster in &mut setup.rosters.0 {
        roster.crises = vec![secure.to_owned(), extraction.to_owned()];
    }
    setup
}

/// The crises of a type: of the core box, or all there are.
fn crises(kind: CrisisType) -> Vec<&'static str> {
    let all = CARDS.crises.iter().filter(|crisis| crisis.kind == kind);
    all.map(|crisis| crisis.id.as_str()).collect()
}

/// The ladder holds every line to 95 in a hundred with more games. So few as here may miss that by chance: each crisis is
/// held to eight in ten, all of them together to 95 in a hundred.
#[test]
fn beats_random_in_every_mission() {
    let games = 10;
    let (mut won_of_all, mut all) = (0, 0);
    let (secure, extraction) = (crises(CrisisType::Secure), crises(CrisisType::Extraction));
    for (at, secure) in secure.iter().enumerate() {
        let extraction = extraction[at % extraction.len()];
        let [won, drawn, lost] = against_random::<Crisis>(&CARDS, Greedy::default(), games, |number| {
            setup(secure, extraction, number)
        });
        assert!(won * 10 >= games * 8, "{secure} and {extraction}: {won}, {drawn}, {lost}");
        won_of_all += won;
        all += games;
    }
    assert!(won_of_all * 100 >= all * 95, "{won_of_all} of {all}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = setup("riots-spark-over-extremis", "struggle-for-the-cube-continues", 1);
    let digest = |seed| digest::<Crisis>(&CARDS, Greedy::default(), &setup, seed);
    assert_eq!(digest(1), digest(1));
    assert_ne!(digest(1), digest(2));
}

#[test]
fn answers_every_kind_of_question() {
    let mut asked = BTreeMap::new();
    let (secure, extraction) = (crises(CrisisType::Secure), crises(CrisisType::Extraction));
    for number in 0..60 {
        let at = number as usize;
        let mut setup = setup(secure[at % secure.len()], extraction[at % extraction.len()], number);
        if number % 4 == 0 {
            // Who leads Hydra adds a card; in the core box nobody else does.
            let hydra = ["baron-helmut-zemo", "crossbones-merciless-merc", "winter-soldier-operative"];
            setup.rosters.0[0].characters = hydra.map(RosterCharacter::plain).to_vec();
        }
        let consulting = Consulting { mind: Greedy::default(), asked: std::mem::take(&mut asked) };
        let mut table = Playout::<Crisis, _>::new(consulting, Fast::of_game(2, number));
        play_out::<Crisis>(&CARDS, start::<Crisis>(&CARDS, &setup), &mut table).expect("a game ends");
        asked = table.policy.asked;
    }
    // No affiliation of the core box has two leaders to choose from.
    let kinds: Vec<&str> = asked.keys().map(String::as_str).collect();
    let all = [
        "Act",
        "AddTactic",
        "Advance",
        "Affiliation",
        "Amount",
        "Attack",
        "Beam",
        "Condition",
        "CrisisType",
        "Deploy",
        "DeployGrunts",
        "Dice",
        "Edge",
        "Effect",
        "Face",
        "JoinIn",
        "May",
        "OnTerrain",
        "Option",
        "Order",
        "Place",
        "PlayedBy",
        "Squad",
        "Tactics",
        "Target",
        "Thing",
        "Threat",
        "Token",
        "Way",
    ];
    assert_eq!(kinds, all);
}

/// Answers for both sides, and asks again with everything changed that the side may not know.
struct Blindfolded(Greedy);

impl Policy<Crisis> for Blindfolded {
    fn pick(&mut self, scene: Scene<Crisis>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        let picked = self.0.pick(scene, ask, options, &mut Fast::new(0));
        let mut state = scene.state.clone();
        Crisis::imagine(scene.content, &mut state, ask.side().seat(), chance);
        let imagined = Scene { state: &state, content: scene.content };
        assert_eq!(self.0.pick(imagined, ask, options, &mut Fast::new(0)), picked, "{ask:?}");
        picked
    }
}

#[test]
fn looks_at_nothing_that_is_hidden() {
    for number in 0..3 {
        let setup = setup("infinity-formula-goes-missing", "spider-infected-invade-manhattan", number);
        let mut table = Playout::<Crisis, _>::new(Blindfolded(Greedy::default()), Fast::of_game(3, number));
        play_out::<Crisis>(&CARDS, start::<Crisis>(&CARDS, &setup), &mut table).expect("a game ends");
    }
}

#[test]
fn bots_play_a_live_match_to_its_end() {
    let fairness = Fairness::alone(Seed::from_number(9));
    let setup = setup("deadly-meteors-mutate-civilians", "skrulls-infiltrate-world-leadership", 0);
    let mut game =
        Match::<Crisis>::new(Arc::clone(&CARDS), &setup, fairness).unwrap_or_else(|error| panic!("{error}"));
    play_live(&mut game, Greedy::default());
    assert!(game.now().state.round >= 2, "it was a game");
}
