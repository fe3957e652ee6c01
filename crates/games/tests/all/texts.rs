//! Every game in words: what a terminal shows of it to each reader, and what can be answered there.

use host::text::{Extent, Meant, Misread, Window};
use host::{Asked, Record, Sitting};
use table::Seat;
use words::Language;

use crate::support::{answer, fairness};

/// So many answers of each game are looked at.
const ANSWERS: usize = 25;

fn looked_at(name: &str, sitting: &dyn Sitting, seats: u8) {
    let readers = (0..seats).map(|seat| Some(Seat(seat))).chain([None]);
    for (reader, language) in readers.flat_map(|reader| Language::ALL.map(|language| (reader, language))) {
        let page = sitting.text(reader, language);
        let all = page.sections(Extent::All);
        let changing = page.sections(Extent::Changing);
        let lines = |sections: &[wire::board::Section]| -> usize {
            sections.iter().map(|section| section.lines.len()).sum()
        };
        assert!(lines(&all) > 0 && lines(&changing) <= lines(&all), "{name}: {all:?}");
        let said: String = all
            .iter()
            .flat_map(|section| [&section.heading].into_iter().chain(&section.lines))
            .cloned()
            .collect();
        assert!(
            !said.contains('\u{1b}') && !said.contains("{$") && !said.contains("-text-"),
            "{name}: {said}"
        );
        let drawn = page.map(Window::WHOLE);
        assert_eq!(drawn.is_some(), page.map(Window::around(6_000, 6_000)).is_some(), "{name}");
    }
}

#[test]
fn every_game_is_shown_in_words_and_answered_by_number() {
    for game in games::all().unwrap().iter() {
        let (name, info) = (game.about().name, game.lobby(Language::En));
        let seats = info.least_seats;
        let setup = game.setup(&[], &vec![Vec::new(); seats.into()], Language::En).unwrap();
        let mut sitting = game.open(&Record::new(setup, fairness(4))).unwrap();
        for number in 0..ANSWERS {
            let Some(&Asked { which, seat, .. }) = sitting.asked().first() else { break };
            if number % 8 == 0 {
                looked_at(name, &*sitting, seats);
            }
            let page = sitting.text(Some(seat), Language::En);
            let menu = page.menu(which).unwrap_or_else(|| panic!("{name} asks something"));
            let legal = menu.entries.iter().take_while(|entry| entry.why.is_none()).count();
            assert!(legal > 0 && menu.entries[legal..].iter().all(|entry| entry.why.is_some()), "{name}");
            assert!(
                !menu.title.is_empty() && menu.entries.iter().all(|entry| !entry.text.is_empty()),
                "{name}"
            );
            assert_eq!(page.typed(which, "frobnicate"), Meant::Unknown, "{name}");
            for command in page.commands() {
                let meant = page.typed(which, command);
                assert!(matches!(meant, Meant::Misread(why) if why != Misread::Unknown), "{name}: {command}");
            }
            let chosen = menu.entries[number % legal].answer.clone();
            drop(page);
            answer(&mut *sitting, seat, which, &chosen);
        }
        let page = sitting.text(None, Language::De);
        let happened = page.happened();
        assert!(!happened.is_empty() && happened.iter().all(|one| !one.text.is_empty()), "{name}");
    }
}
