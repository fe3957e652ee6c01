//! The mini skirmish proves its rules, and the kernel its promises.

use std::sync::Arc;

use skirmish::{Action, Event, Skirmish, cites, opposed_roll};
use table::{Fairness, Fast, Match, Playout, Scene, Seed, Source, Uniform, conformance, odds, play_out};

fn new_game() -> Match<Skirmish> {
    let fairness = Fairness::alone(Seed::from_number(1));
    Match::new(Arc::new(()), &(), fairness).expect("there is only one setup")
}

fn game_of(change: impl FnOnce(&mut skirmish::State)) -> Match<Skirmish> {
    let mut state = new_game().now().state.clone();
    change(&mut state);
    let fairness = Fairness::alone(Seed::from_number(1));
    Match::from_state(Arc::new(()), state, Source::Fair(fairness))
}

fn refused(game: &mut Match<Skirmish>, action: Action) -> &'static str {
    game.answer(action).expect_err("it is against the rules").why.rule.as_str()
}

#[test]
fn conforms() {
    conformance::suite::<Skirmish>(Arc::new(()), &[()], 60);
}

#[test]
fn uniform_play_gives_the_known_figures() {
    let (mut decisions, mut wins, mut draws) = (0, 0, 0);
    let games = 20_000;
    for number in 0..games {
        let mut table = Playout::<Skirmish, _>::new(Uniform, Fast::of_game(3, number));
        let start = new_game().now().state.clone();
        let end = play_out(&(), start, &mut table).expect("a playout ends");
        decisions += table.decisions;
        match end.winner() {
            Some(0) => wins += 1,
            None => draws += 1,
            Some(_) => {}
        }
    }
    let share = |n: u64| n as f64 / games as f64;
    assert!((share(decisions) - 39.8).abs() < 0.25, "{} decisions a game", share(decisions));
    assert!((share(wins) - 0.49).abs() < 0.012, "player 0 wins {}", share(wins));
    assert!((share(draws) - 0.141).abs() < 0.008, "draws {}", share(draws));
}

#[test]
fn a_turn_has_two_actions_and_the_dead_do_not_act() {
    cites!("turn.two-actions", "turn.own-fighter", "turn.living-fighter", "turn.pass");
    let mut game = game_of(|state| state.fighters[1].health = 0);
    assert_eq!(refused(&mut game, Action::Move { fighter: 1, cell: (2, 1) }), "turn.living-fighter");
    assert_eq!(refused(&mut game, Action::Move { fighter: 3, cell: (1, 4) }), "turn.own-fighter");
    assert_eq!(refused(&mut game, Action::Pass), "turn.pass");
    for cell in [(0, 1), (0, 2)] {
        assert_eq!(game.now().state.player, 0);
        game.answer(Action::Move { fighter: 0, cell }).expect("a legal move");
    }
    assert_eq!(game.now().state.player, 1);
}

#[test]
fn moves_keep_to_reach_board_and_empty_cells() {
    cites!("move.reach", "move.board", "move.empty");
    let mut game = new_game();
    assert_eq!(refused(&mut game, Action::Move { fighter: 0, cell: (3, 0) }), "move.reach");
    assert_eq!(refused(&mut game, Action::Move { fighter: 0, cell: (-1, 0) }), "move.board");
    assert_eq!(refused(&mut game, Action::Move { fighter: 0, cell: (2, 0) }), "move.empty");
    let mut game = game_of(|state| state.fighters[1].health = 0);
    game.answer(Action::Move { fighter: 0, cell: (2, 0) }).expect("the dead leave the board");
}

#[test]
fn attacks_want_a_living_enemy_within_three() {
    cites!("attack.enemy", "attack.range");
    let mut game = new_game();
    assert_eq!(refused(&mut game, Action::Attack { fighter: 0, target: 1 }), "attack.enemy");
    assert_eq!(refused(&mut game, Action::Attack { fighter: 0, target: 3 }), "attack.range");
    let mut game = game_of(|state| {
        state.fighters[3].cell = (1, 3);
        state.fighters[4].health = 0;
    });
    assert_eq!(refused(&mut game, Action::Attack { fighter: 0, target: 4 }), "attack.enemy");
    game.answer(Action::Attack { fighter: 0, target: 3 }).expect("within three");
    assert!(matches!(game.told()[0].event, Event::Hurt { target: 3, .. }));
}

/// The same odds by plain arithmetic: the number of successes of each side, one die at a time.
#[test]
fn exact_odds_equal_those_worked_out_by_hand() {
    cites!("attack.roll");
    let side = |dice: usize, success: [bool; 8]| -> Vec<f64> {
        // Each initial die: a critical (side 0) is a success and adds a die that adds no more.
        let p = success.iter().filter(|&&s| s).count() as f64 / 8.0;
        let mut one = [0.0; 3];
        for (face, &s) in success.iter().enumerate() {
            if face == 0 {
                one[1] += (1.0 - p) / 8.0;
                one[2] += p / 8.0;
            } else {
                one[usize::from(s)] += 1.0 / 8.0;
            }
        }
        let mut all = vec![1.0];
        for _ in 0..dice {
            let mut next = vec![0.0; all.len() + 2];
            for (have, chance) in all.iter().enumerate() {
                for (more, share) in one.iter().enumerate() {
                    next[have + more] += chance * share;
                }
            }
            all = next;
        }
        all
    };
    let attack = side(5, [true, true, true, true, false, false, false, false]);
    let defence = side(3, [true, true, false, false, true, false, false, false]);
    let mut damage = vec![0.0; attack.len()];
    for (hits, a) in attack.iter().enumerate() {
        for (blocks, d) in defence.iter().enumerate() {
            damage[hits.saturating_sub(blocks)] += a * d;
        }
    }
    let state = new_game().now().state.clone();
    let scene: Scene<Skirmish> = Scene { state: &state, content: &() };
    let odds = odds(scene, Uniform, |play| opposed_roll(play, 5, 3)).expect("nothing stops it");
    for (amount, expected) in damage.iter().enumerate() {
        let found = odds.chance(|&found| usize::from(found) == amount);
        assert!((found - expected).abs() < 1e-12, "{amount}: {found} instead of {expected}");
    }
}

#[test]
fn damage_stops_at_zero_and_a_side_without_fighters_has_lost() {
    cites!("attack.damage", "score.wipe-out");
    let last_stand = |state: &mut skirmish::State| {
        state.fighters[3].cell = (0, 1);
        state.fighters[3].health = 1;
        state.fighters[4].health = 0;
        state.fighters[5].health = 0;
    };
    let mut game = game_of(last_stand);
    while !game.over() {
        let action = if game.now().state.player == 0 {
            Action::Attack { fighter: 0, target: 3 }
        } else {
            // Back and forth within reach, until an attack gets through.
            let cell = if game.now().state.fighters[3].cell == (0, 1) { (1, 1) } else { (0, 1) };
            Action::Move { fighter: 3, cell }
        };
        game.answer(action).expect("legal until the end");
    }
    assert_eq!(game.now().state.fighters[3].health, 0);
    assert_eq!(game.now().state.winner(), Some(0));
}

#[test]
fn objectives_score_after_the_round_and_eight_points_end_it() {
    cites!("score.objectives", "score.points");
    let mut game = game_of(|state| {
        state.player = 1;
        state.actions = 1;
        state.points = [7, 0];
        state.fighters[0].cell = (1, 2);
    });
    game.answer(Action::Move { fighter: 3, cell: (1, 4) }).expect("legal");
    assert_eq!(game.now().state.points, [8, 0]);
    assert!(game.over());
    assert_eq!(game.now().state.winner(), Some(0));
}
