//! Random play through the door.

use host::{Asked, Bot, Refused, Sitting};
use serde_json::{Value, json};
use table::{Fast, Seat};
use words::Language;

use crate::support::play::{answer, any_choice, begin, chosen, pow, question, record, setup};

/// What a stranger might send.
fn nonsense(chance: &mut Fast) -> Value {
    let number = |chance: &mut Fast| chance.bits() as i32;
    match chance.below(12) {
        0 => Value::Null,
        1 => json!({}),
        2 => json!([[[[[[[[]]]]]]]]),
        3 => json!({ "act": "dance" }),
        4 => json!({ "deploy": { "figure": 255, "at": [number(chance), number(chance), number(chance)] } }),
        5 => {
            json!({ "route": { "pay": 9, "way": [{ "how": "fly", "to": [1 << 18, -(1 << 18), 1 << 18] }] } })
        }
        6 => {
            json!({ "route": { "pay": 3, "way": vec![json!({ "how": "walk", "to": [18_000, 18_000, 0] }); 7] } })
        }
        7 => json!({ "target": { "figure": chance.below(256) } }),
        8 => {
            json!({ "throw": { "spot": [chance.below(40_000), chance.below(40_000), chance.below(9_000)] } })
        }
        9 => json!({ "aim": chance.below(1 << 16) }),
        10 => json!({ "boost": { "option": chance.below(256) } }),
        _ => json!({ "whom": { "figure": chance.below(256) } }),
    }
}

fn everything(game: &dyn Sitting) -> String {
    let seats = [Some(Seat(0)), Some(Seat(1)), None];
    let seen = seats
        .map(|seat| (game.page(seat, Language::En).position(), game.page(seat, Language::En).log(0).lines));
    serde_json::to_string(&seen).unwrap()
}

#[test]
fn what_is_offered_is_taken_and_everything_else_is_refused_with_nothing_changed() {
    let missions = ["brawl", "three-pillars", "two-relics"];
    for seed in 0..6 {
        let mut chance = Fast::new(seed);
        let mission = chosen("mission", missions[seed as usize % 3]);
        let setup = setup(&[mission], ["wild-court", "odd-jobs"]);
        let mut game = begin(&setup, seed);
        let mut asked = 0;
        while let Some((seat, question)) = question(&*game) {
            asked += 1;
            assert!(asked < 3_000, "game {seed} does not end");
            assert!(!question.choices.is_empty(), "{question:?}");
            if asked % 7 == 0 {
                let before = everything(&*game);
                for _ in 0..6 {
                    let sent = nonsense(&mut chance);
                    let mut copy = game.copy();
                    match copy.answer(seat, question.which, &sent, Language::En) {
                        Ok(_) => {}
                        Err(Refused::Malformed(why)) => assert!(!why.is_empty()),
                        Err(Refused::Rule(why)) => assert!(!why.text.is_empty() && !why.rule.is_empty()),
                        Err(other) => panic!("{other:?}"),
                    }
                    let refused = game.answer(Seat(1 - seat.0), question.which, &sent, Language::En);
                    assert_eq!(refused, Err(Refused::NotAsked));
                }
                assert_eq!(before, everything(&*game), "a refusal or a look changed something");
                for choice in question.choices.iter().take(4) {
                    answer(&mut *game.copy(), seat, question.which, &choice.answer);
                }
            }
            let value = any_choice(&question, &mut chance).clone();
            answer(&mut *game, seat, question.which, &value);
        }
        let outcome =
            game.page(None, Language::En).standing().outcome.expect("nobody is asked, so it is over");
        assert_eq!(outcome.scores.iter().sum::<f32>(), 1.0);
        pow().open(&record(&setup, seed, &*game)).expect("every answer and every roll fits");
    }
}

#[test]
fn questions_go_to_those_who_are_asked_and_to_nobody_else() {
    let mut game = begin(&setup(&[], ["vanguard", "night-shift"]), 5);
    let mut chance = Fast::new(5);
    for _ in 0..120 {
        let Some((seat, question)) = question(&*game) else { break };
        for other in [None, Some(Seat(1 - seat.0))] {
            let position = game.page(other, Language::En).position();
            assert!(position.questions.is_empty(), "{other:?} reads {:?}", position.questions);
            assert_eq!(position.waits_for, [seat.0]);
        }
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
}

#[test]
fn bots_and_safe_answers_play_whole_games() {
    for (seed, bots) in [(1, ["greedy", "random"]), (2, ["random", "greedy"])] {
        let mut game = begin(&setup(&[], ["heavy-load", "eclipse"]), seed);
        while let Some(&Asked { seat, .. }) = game.asked().first() {
            let name = bots[usize::from(seat.0)];
            let (which, value) = game.bot(seat, Bot::Called(name)).unwrap();
            assert_eq!(game.bot(seat, Bot::Called(name)), Some((which, value.clone())), "a bot wavers");
            assert_eq!(game.bot(Seat(1 - seat.0), Bot::Called(name)), None);
            answer(&mut *game, seat, which, &value);
        }
        assert!(game.page(None, Language::En).standing().outcome.is_some());
    }
    let mut game = begin(&setup(&[], ["vanguard", "eclipse"]), 3);
    while let Some(&Asked { seat, .. }) = game.asked().first() {
        let (which, value) = game.bot(seat, Bot::Safe).unwrap();
        answer(&mut *game, seat, which, &value);
    }
    assert!(game.page(None, Language::En).standing().outcome.is_some(), "who always passes comes to an end");
    assert_eq!(begin(&setup(&[], ["vanguard", "eclipse"]), 0).bot(Seat(0), Bot::Called("nobody")), None);
}
