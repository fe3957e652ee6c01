//! What lasts: journals, snapshots, moments, saves, undo.

use std::collections::BTreeSet;

use host::{Back, Questions, Record, Sitting};
use table::{Fast, Seat};
use words::Language;

use crate::support::play::{answer, any_choice, begin, bot, fairness, pow, question, record, setup};

const SEED: u64 = 11;

/// A game in which random answers were given for a while.
fn game(answers: usize) -> (serde_json::Value, Box<dyn Sitting>) {
    let setup = setup(&[], ["odd-jobs", "night-shift"]);
    let mut game = begin(&setup, SEED);
    let mut chance = Fast::new(3);
    for _ in 0..answers {
        let Some((seat, question)) = question(&*game) else { break };
        let value = any_choice(&question, &mut chance).clone();
        answer(&mut *game, seat, question.which, &value);
    }
    (setup, game)
}

fn seen(game: &dyn Sitting) -> String {
    let seats = [Some(Seat(0)), Some(Seat(1)), None];
    let seen = seats.map(|seat| {
        let lengths = (game.page(seat, Language::En).log(u32::MAX).length, game.journal(u32::MAX).next);
        (game.page(seat, Language::Fr).position(), game.page(seat, Language::Fr).log(0).lines, lengths)
    });
    serde_json::to_string(&(
        seen,
        game.page(None, Language::De).history().chapters,
        game.page(None, Language::En).history().curve,
    ))
    .unwrap()
}

#[test]
fn a_game_opens_from_its_journal_and_from_a_snapshot_as_it_was() {
    let (setup, mut game) = game(150);
    for _ in 0..10 {
        let snapshot = game.snapshot();
        // The snapshot is older than the journal, as it mostly is.
        for _ in 0..7 {
            bot(&mut *game, "random");
        }
        let record = record(&setup, SEED, &*game);
        let opened = pow().open(&record).unwrap();
        let resumed = pow().open(&Record { snapshot: Some(snapshot), ..record }).unwrap();
        assert_eq!(seen(&*opened), seen(&*game));
        assert_eq!(seen(&*resumed), seen(&*game));
        assert_eq!(resumed.snapshot(), game.snapshot());
        let tail = game.page(None, Language::En).log(u32::MAX).length - 3;
        assert_eq!(
            resumed.page(None, Language::En).log(tail).lines,
            game.page(None, Language::En).log(tail).lines
        );
    }
}

#[test]
fn a_resumed_game_goes_on_and_takes_back_like_any_other() {
    let (setup, game) = game(90);
    let snapshot = Some(game.snapshot());
    let resumed = pow().open(&Record { snapshot, ..record(&setup, SEED, &*game) });
    let mut both = [game, resumed.unwrap()];
    for step in 0..30 {
        let seat = both[0].asked()[0].seat;
        for game in &mut both {
            bot(&mut **game, "greedy");
            if step % 10 == 9 {
                let to = game.back(seat, Back::LastAnswer, &BTreeSet::new()).unwrap();
                let new = game.undo(to).unwrap();
                assert!(new[0].contains("undo"), "{new:?}");
            }
        }
        assert_eq!(seen(&*both[0]), seen(&*both[1]));
    }
}

#[test]
fn what_does_not_fit_is_refused_and_bad_snapshots_are_not_trusted() {
    let (setup, mut game) = game(80);
    let snapshot = game.snapshot();
    let to = game.back(Seat(0), Back::LastAnswer, &BTreeSet::new()).unwrap();
    game.undo(to).unwrap();
    let whole = record(&setup, SEED, &*game);
    for bytes in [&snapshot[..], &snapshot[..40], &[7; 300], &[]] {
        let opened = pow().open(&Record { snapshot: Some(bytes.into()), ..whole.clone() }).unwrap();
        assert_eq!(seen(&*opened), seen(&*game));
    }
    let unplayable = |record: &Record| pow().open(record).err();
    let other_seed = unplayable(&Record { fairness: fairness(SEED + 1), ..whole.clone() });
    let other_seed = other_seed.expect("the rolls are another seed's");
    assert!(other_seed.why.contains("does not fit"), "{other_seed}");
    assert!(other_seed.why.contains(&format!("entry {}", other_seed.fits)), "{other_seed}");
    let mut garbled = whole;
    garbled.entries[5] = "{\"answer\":[0,\"dance\"]}".into();
    let garbled = unplayable(&garbled).unwrap();
    assert!(garbled.fits == 5 && garbled.why.starts_with("entry 5 can't be read"), "{garbled}");
    assert!(unplayable(&Record::new(serde_json::json!({ "mission": 3 }), fairness(0))).is_some());
    assert!(game.undo(game.journal(u32::MAX).next).is_err(), "there is nothing there to take back");
}

#[test]
fn every_moment_can_be_looked_at_again() {
    let (_, game) = game(60);
    let looking = |questions| {
        game.page(Some(Seat(1)), Language::En).moments(questions, 0..=game.journal(u32::MAX).next).unwrap()
    };
    let moments = looking(Questions::Everybodys);
    assert_eq!(moments.len() as u32, game.journal(u32::MAX).next + 1);
    let last = moments.last().unwrap();
    assert_eq!(last.board, game.page(Some(Seat(1)), Language::En).board());
    assert!(last.asked.iter().all(|asked| asked.answered.is_none()), "{last:?}");
    let answered =
        moments.iter().flat_map(|moment| &moment.asked).filter(|asked| asked.answered.is_some()).count();
    assert!(answered >= 55, "{answered} of 60 answers are told");
    let own = looking(Questions::Own);
    let asked: Vec<u8> = own.iter().flat_map(|moment| &moment.asked).map(|asked| asked.seat).collect();
    assert!(asked.len() > 10 && asked.iter().all(|seat| *seat == 1), "{asked:?}");
    let beyond = game.journal(u32::MAX).next + 1;
    assert!(game.page(None, Language::En).moments(Questions::Own, beyond..=beyond).is_err());
}

#[test]
fn chapters_and_scores_have_their_moments() {
    let setup = setup(&[], ["vanguard", "eclipse"]);
    let mut game = begin(&setup, 4);
    while !game.asked().is_empty() {
        bot(&mut *game, "greedy");
    }
    let chapters = game.page(None, Language::En).history().chapters;
    let turns: Vec<_> = chapters.iter().filter(|chapter| chapter.level == 1).collect();
    assert_eq!(turns.len(), 6, "{chapters:?}");
    assert!(chapters.is_sorted_by_key(|chapter| chapter.entry) && turns[1].entry > turns[0].entry);
    let curve = game.page(None, Language::En).history().curve;
    assert!(curve.iter().all(|seat| seat.len() as u32 == game.journal(u32::MAX).next + 1));
    let last: Vec<f32> = curve.iter().map(|seat| *seat.last().unwrap()).collect();
    assert_eq!(last, game.page(None, Language::En).standing().scores);
    let whole = record(&setup, 4, &*game);
    let half = whole.entries.len() / 2;
    let mut compared = 0;
    for moment in [0, half, half + 1, half + 2, whole.entries.len()] {
        let then = pow().open(&Record { entries: whole.entries[..moment].into(), ..whole.clone() }).unwrap();
        // A match that is opened between an answer and its dice goes on at once to where somebody is asked.
        if then.journal(u32::MAX).next as usize == moment {
            let told: Vec<f32> = curve.iter().map(|seat| seat[moment]).collect();
            assert_eq!(then.page(None, Language::En).standing().scores, told, "after {moment} entries");
            compared += 1;
        }
    }
    assert!(compared >= 3, "{compared} moments");
}

#[test]
fn a_saved_game_comes_back_whole_and_a_changed_one_is_refused() {
    let (setup, game) = game(70);
    let save = game.save();
    let imported = pow().import(save.as_bytes()).unwrap();
    assert_eq!(imported.setup, setup);
    assert_eq!(imported.entries, game.journal(0).texts);
    let opened = pow().open(&imported).unwrap();
    assert_eq!(seen(&*opened), seen(&*game));
    for broken in
        [save.replace("pow", "paw"), save[..save.len() / 2].into(), save.replacen("answer", "reply", 1)]
    {
        let problem = pow().import(broken.as_bytes()).err().unwrap();
        assert!(!problem.message.is_empty());
    }
    let page = game.page(None, Language::En);
    let report = page.report(game.journal(u32::MAX).next).unwrap().unwrap();
    assert!(report.contains("given:"), "{report}");
}

#[test]
fn an_own_answer_is_taken_back_freely_until_a_die_falls() {
    let (mut game, seat, question) =
        crate::support::play::until("activate", |_, question| question.choices.len() > 2);
    assert_eq!(question.code, "activate");
    let value = question.choices[0].answer.clone();
    let before = game.page(Some(seat), Language::En).position();
    answer(&mut *game, seat, question.which, &value);
    let to = game.back(seat, Back::Free, &BTreeSet::new()).expect("nothing fell and nobody else answered");
    assert_eq!(game.back(Seat(1 - seat.0), Back::Free, &BTreeSet::new()), None);
    game.undo(to).unwrap();
    let after = game.page(Some(seat), Language::En).position();
    assert_eq!((before.board, before.questions), (after.board, after.questions));
    assert_eq!(after.entry, before.entry + 2, "what was taken back stays on record");
}
