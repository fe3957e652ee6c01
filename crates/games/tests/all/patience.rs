//! Long works of every game look again and again whether anybody still waits for them, and are left when nobody does.

use host::{Asked, Bot, Door, Record, Sitting};
use serde_json::Value;
use table::{Patience, Seat};
use words::Language;

use crate::support::{answer, fairness};

/// How often a work looks who waits, when somebody waits to its end.
fn looks(work: &dyn Fn()) -> u64 {
    const MANY: u64 = 1 << 40;
    let patience = Patience::of(MANY);
    patience.hold(work).unwrap();
    MANY - patience.left()
}

/// That a work is left at any of its looks.
fn is_left(what: &str, work: &dyn Fn()) -> u64 {
    let looks = looks(work);
    for patience in [0, looks / 2, looks.saturating_sub(1)] {
        assert_eq!(
            Patience::of(patience).hold(work),
            None,
            "{what} is not left after {patience} of {looks} looks"
        );
    }
    looks
}

/// A game of bots, with all odds of what they were asked on the way.
fn played(game: &dyn Door) -> Option<(Record, Box<dyn Sitting>, u64)> {
    let seats = usize::from(game.lobby(Language::En).least_seats);
    let setup = game.setup(&[], &vec![Vec::new(); seats], Language::En).ok()?;
    let record = Record::new(setup, fairness(5));
    let (mut sitting, mut most) = (game.open(&record).unwrap(), 0);
    for _ in 0..150 {
        let Some(&Asked { seat, .. }) = sitting.asked().first() else { break };
        for question in sitting.page(Some(seat), Language::En).position().questions {
            for choice in question.choices.iter().take(2) {
                let odds = || {
                    let _ = sitting.page(Some(seat), Language::En).odds(question.which, &choice.answer);
                };
                // What follows from few throws of dice is done before anybody could go away.
                most = most.max(looks(&odds));
            }
        }
        let (which, value): (u8, Value) = sitting.bot(seat, Bot::Called("random")).unwrap();
        answer(&mut *sitting, seat, which, &value);
    }
    Some((record, sitting, most))
}

#[test]
fn long_works_are_left_when_nobody_waits_for_them() {
    let (mut games, mut with_odds) = (0, 0);
    for game in games::all().unwrap().iter() {
        let name = game.about().name;
        let Some((record, sitting, odds)) = played(&**game) else { continue };
        let entries = sitting.journal(0).texts;
        let last = u32::try_from(entries.len()).unwrap();
        let record = Record { entries, ..record };
        let save = sitting.save().into_bytes();
        let page = || sitting.page(Some(Seat(0)), Language::En);
        let works: [(&str, &dyn Fn()); 4] = [
            ("verify", &|| drop(game.open(&record).unwrap())),
            ("import", &|| drop(game.import(&save).unwrap())),
            ("moments", &|| drop(page().moments(host::Questions::Own, last..=last).unwrap())),
            ("report", &|| drop(page().report(last).unwrap())),
        ];
        for (what, work) in works {
            let looks = is_left(&format!("{what} of {name}"), work);
            assert!(looks * 40 > u64::from(last), "{what} of {name}: {looks} looks at {last} entries");
        }
        games += 1;
        with_odds += u64::from(odds > 20);
    }
    assert!(games >= 4 && with_odds >= 2, "{games} games, {with_odds} with odds that are left");
}
