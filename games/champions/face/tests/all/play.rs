//! Whole games through the door.

use std::collections::BTreeSet;

use host::{Asked, Bot, Record, Refused, Sitting};
use serde_json::json;
use table::{Fast, Seat};
use wire::table::{Mark, ThingKind};
use words::Language;

use crate::support::play::{answer, any_choice, begin, board, champions, question, record, setup};

/// Every mark of a card in play or of a player names something that the board has.
fn named(game: &dyn Sitting, seat: Seat, marks: &[Mark]) {
    let board = board(game, Some(seat));
    for mark in marks {
        let Mark::Thing { kind, id } = mark else { panic!("{mark:?} is on no table of this game") };
        let there = match kind {
            ThingKind::Figure => board.figures.iter().any(|card| card.id == *id),
            ThingKind::Seat => board.sides.iter().any(|side| u32::from(side.seat) == *id),
            ThingKind::Card => true,
            other => panic!("{other:?} is on no table of this game"),
        };
        assert!(there, "{mark:?} is not on the board");
    }
}

#[test]
fn every_question_of_random_games_is_shown_and_can_be_answered() {
    let mut codes: BTreeSet<String> = BTreeSet::new();
    let games = [("rhino", "standard", 1), ("klaw", "expert", 2), ("ultron", "standard", 3)];
    for (seed, (scenario, mode, players)) in (0..).zip(games) {
        let setup = setup(scenario, mode, players);
        let mut game = begin(&setup, seed);
        let mut chance = Fast::new(seed);
        let mut asked = 0;
        while let Some((seat, question)) = question(&*game) {
            asked += 1;
            assert!(asked < 20_000, "game {seed} does not end");
            assert!(!question.choices.is_empty() && !question.title.is_empty(), "{question:?}");
            codes.insert(question.code.clone());
            for choice in &question.choices {
                assert!(!choice.label.is_empty(), "{choice:?}");
                let previewed = choice.previews.iter().map(|preview| &preview.at);
                let marks: Vec<Mark> = choice.marks.iter().chain(previewed).cloned().collect();
                named(&*game, seat, &marks);
                if let Some(odds) = &choice.odds {
                    let sum: f64 = odds.amounts.iter().map(|amount| amount.chance).sum();
                    assert!((sum - 1.0).abs() < 1e-9, "{sum} in {choice:?}");
                }
            }
            for forbidden in &question.forbidden {
                assert!(!forbidden.why.rule.is_empty() && !forbidden.why.text.is_empty(), "{forbidden:?}");
            }
            for other in (0..players as u8).map(Seat).filter(|other| *other != seat).map(Some).chain([None]) {
                // Others may offer to act on a turn, and that is all.
                let theirs = game.page(other, Language::Fr).position().questions;
                let offers = question.code == "turn" && other.is_some();
                assert!(theirs.iter().all(|theirs| offers && theirs.code == "claim"), "{theirs:?}");
            }
            if asked % 9 == 0 {
                // What the door says of odds it says without falling over, or says that there are none.
                for choice in question.choices.iter().take(3) {
                    let odds = game.page(Some(seat), Language::En).odds(question.which, &choice.answer);
                    assert!(matches!(odds, Ok(_) | Err(Refused::NotAsked)), "{odds:?}");
                }
                let refused =
                    game.copy().answer(seat, question.which, &json!({ "turn": "dance" }), Language::En);
                assert!(matches!(refused, Err(Refused::Malformed(_))));
            }
            let value = any_choice(&question, &mut chance).clone();
            answer(&mut *game, seat, question.which, &value);
        }
        let outcome =
            game.page(None, Language::En).standing().outcome.expect("nobody is asked, so it is over");
        assert!(
            outcome.scores.len() == players && outcome.scores.iter().all(|score| *score == outcome.scores[0])
        );
        champions().open(&record(&setup, seed, &*game)).expect("every answer and every roll fits");
        for language in Language::ALL {
            let log = game.page(None, language).log(0).lines;
            assert!(log.iter().all(|line| !line.text.is_empty()), "{language:?}");
        }
        assert!(game.page(None, Language::En).history().chapters.iter().any(|chapter| chapter.level == 1));
    }
    for code in ["mulligan", "turn", "pay", "window", "defend", "target", "choose", "end-of-phase-discard"] {
        assert!(codes.contains(code), "nobody was asked `{code}` in {codes:?}");
    }
}

#[test]
fn safe_answers_play_a_whole_game_which_is_lost() {
    let mut game = begin(&setup("rhino", "standard", 2), 3);
    while let Some(&Asked { seat, .. }) = game.asked().first() {
        let (which, value) = game.bot(seat, Bot::Safe).unwrap();
        answer(&mut *game, seat, which, &value);
    }
    let outcome = game.page(None, Language::En).standing().outcome.unwrap();
    assert_eq!(outcome.scores, [0.0, 0.0], "who does nothing against Rhino loses");
    assert_eq!(board(&*game, None).outcome.as_deref(), Some("lost"));
}

#[test]
fn a_game_opens_again_from_its_journal_and_from_a_snapshot() {
    let setup = setup("klaw", "standard", 2);
    let mut game = begin(&setup, 4);
    let mut chance = Fast::new(4);
    for _ in 0..120 {
        let Some((seat, question)) = question(&*game) else { break };
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
    let seen = |game: &dyn Sitting| {
        let seats = [Some(Seat(0)), Some(Seat(1)), None];
        serde_json::to_string(&seats.map(|seat| {
            (game.page(seat, Language::En).position(), game.page(seat, Language::En).log(0).lines)
        }))
        .unwrap()
    };
    let record = record(&setup, 4, &*game);
    let again = champions().open(&record).unwrap();
    assert_eq!(seen(&*again), seen(&*game));
    let resumed = champions().open(&Record { snapshot: Some(game.snapshot()), ..record }).unwrap();
    assert_eq!(seen(&*resumed), seen(&*game));
}
