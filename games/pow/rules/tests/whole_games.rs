//! What only whole games can prove.

use std::sync::Arc;

use pow::card::{Cards, house};
use pow::event::Event;
use pow::setup::Setup;
use pow::state::{Phase, Side};
use pow::{Pow, cites};
use table::{Fairness, Fast, Game, Match, Playout, Seat, Seed, Uniform, play_out};

fn cards() -> Arc<Cards> {
    Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")))
}

/// Plays one random game at a live table.
fn random_game(cards: &Arc<Cards>, setup: &Setup, seed: u64) -> Match<Pow> {
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<Pow>::new(Arc::clone(cards), setup, fairness).expect("a playable setup");
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
    assert!(game.over(), "{:?}", game.fault());
    game
}

#[test]
fn the_reference_battlefield_carries_every_mission_to_a_result_within_six_turns() {
    cites!("rulings.reference-battlefield", "rulings.game.length");
    let cards = cards();
    for mission in ["brawl", "three-pillars", "two-relics"] {
        let setup = Setup { mission: mission.into(), ..Setup::usual(&cards) };
        assert_eq!(setup.battlefield, "crossing");
        let start = Pow::start(&cards, &setup).expect("the reference battlefield fits every mission");
        assert_eq!(start.blocks.len(), 14);
        for number in 0..1_000 {
            let mut table = Playout::<Pow, _>::new(Uniform, Fast::of_game(5, number));
            let end = play_out(&*cards, start.clone(), &mut table).expect("every game ends");
            assert!(end.turn <= 6 && end.outcome.is_some(), "{mission} {number}: turn {}", end.turn);
        }
    }
}

#[test]
fn a_game_without_settings_is_a_brawl_of_the_sample_teams() {
    cites!("rulings.scenario.default", "rulings.game.sample-teams", "rulings.bag.size", "rulings.table");
    let cards = cards();
    let setup = Setup::usual(&cards);
    let vanguard = ["ironbrow", "skylance", "soft-step", "captain-vale"];
    let eclipse = ["glyph", "pale-guest", "clamber", "longeye"];
    assert_eq!(setup.teams, [vanguard, eclipse].map(|team| team.map(String::from).to_vec()));
    let state = Pow::start(&cards, &setup).expect("the usual game");
    let mission = &cards.missions[usize::from(state.mission)];
    assert_eq!((mission.id.as_str(), mission.turns, state.objectives.len()), ("brawl", 6, 0));
    assert_eq!(cards.battlefields[usize::from(state.battlefield)].id, "crossing");
    let game = random_game(&cards, &setup, 7);
    let bags: Vec<[u8; 2]> = game
        .told()
        .iter()
        .filter_map(|told| match told.event {
            Event::BagFilled { bag } => Some(bag.0),
            _ => None,
        })
        .collect();
    assert_eq!(bags, [[3, 4]], "3 each; Captain Vale adds one of A's, Glyph turns one of A's into B's");
    assert_eq!(pow::card::TABLE, (36_000, 36_000));
    for side in Side::BOTH {
        let levels: u8 = state
            .figures
            .iter()
            .filter(|figure| figure.side == side)
            .map(|figure| cards.characters[usize::from(figure.character)].level)
            .sum();
        assert_eq!(levels, 30);
    }
}

#[test]
fn every_turn_runs_through_the_four_phases_in_order() {
    cites!(
        "sequence.four-phases",
        "sequence.power-phase.before-initiative",
        "sequence.initiative-phase.draw",
        "sequence.power-phase.generate",
    );
    let cards = cards();
    let game = random_game(&cards, &Setup::usual(&cards), 3);
    let mut phases = Vec::new();
    let mut drawn = 0;
    let mut phase_now = Phase::Deployment;
    for told in game.told() {
        match told.event {
            Event::PhaseBegan { turn, phase } => {
                phase_now = phase;
                phases.push((turn, phase));
            }
            Event::CounterDrawn { .. } => {
                assert_eq!(phase_now, Phase::Initiative, "a counter is drawn in its phase alone");
                drawn += 1;
            }
            Event::PowGained { .. } if told.rule.as_str() == "rulings.power.amount" => {
                assert_eq!(phase_now, Phase::Power, "POW is produced in its phase alone");
            }
            _ => {}
        }
    }
    let turns = phases.len() as u8 / 4;
    let expected: Vec<(u8, Phase)> = (1..=turns)
        .flat_map(|turn| {
            [Phase::Power, Phase::Initiative, Phase::Action, Phase::Final].map(|phase| (turn, phase))
        })
        .collect();
    assert_eq!(phases, expected);
    assert_eq!(drawn, turns);
}

#[test]
fn both_players_see_the_same_facts() {
    cites!("rulings.open-information");
    let cards = cards();
    let fairness = Fairness::alone(Seed::from_number(9));
    let mut game = Match::<Pow>::new(cards.clone(), &Setup::usual(&cards), fairness).expect("the usual game");
    let mut chance = Fast::new(9);
    while let Some(pending) = game.pending().first() {
        let [a, b] = [0, 1].map(|seat| game.view(Some(Seat(seat))));
        assert_eq!(a, b);
        assert_eq!(a, game.view(None), "a spectator sees as much");
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).expect("offered, so legal");
    }
}

#[test]
fn other_than_two_teams_are_refused() {
    cites!("rulings.game.players");
    let cards = cards();
    let usual = Setup::usual(&cards);
    for players in [1, 3] {
        let teams = usual.teams.iter().cycle().take(players).cloned().collect();
        let error = Pow::start(&cards, &Setup { teams, ..usual.clone() }).expect_err("two teams play");
        let rules: Vec<_> = error.problems.iter().filter_map(|problem| problem.rule()).collect();
        assert!(rules.contains(&pow::rule!("rulings.game.players")), "{error}");
    }
}

#[test]
fn a_team_keeps_to_levels_numbers_and_true_names() {
    cites!("rulings.team.level");
    use pow::setup::{Problem, team_problems};
    let cards = cards();
    let team = |ids: &[&str]| -> Vec<Problem> {
        let members: Vec<String> = ids.iter().map(|id| id.to_string()).collect();
        team_problems(&cards, Side::A, &members, 30)
    };
    assert_eq!(team(&["ironbrow", "skylance", "soft-step", "captain-vale"]), [], "8 + 8 + 7 + 7 = 30");
    let over = [Problem::Levels { side: Side::A, total: 31, limit: 30 }];
    assert_eq!(team(&["ironbrow", "skylance", "glyph", "captain-vale"]), over);
    assert_eq!(team(&["ironbrow"]), [Problem::TeamSize { side: Side::A, size: 1 }]);
    let twice = team(&["soft-step", "soft-step"]);
    assert!(matches!(&twice[..], [Problem::SameTrueName { .. }]), "{twice:?}");
}
