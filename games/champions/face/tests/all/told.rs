//! Everything that Champions tells and asks, in every language.

use std::path::Path;
use std::sync::Arc;

use champions::Champions;
use champions::card::ability::{Keyword, Resource, Status};
use champions::card::{Cards, load};
use champions::deck_construction::build;
use champions::encounter_deck::Mode;
use champions::setup::{Setup, SetupError};
use champions_face::voice::{Printed, Teller};
use table::{Fairness, Fast, Match, RuleId, Seat, Seed};
use words::{Language, Players};

use crate::golden::assert_golden;
use crate::support::text::{assert_said, cards, deck, setup, words};

fn players() -> Players {
    Players { names: vec!["Ada".into(), "Ben".into(), "Cleo".into()], you: Some(Seat(0)) }
}

/// A whole random game, told with every option and every forbidden answer.
fn tell_whole_game(cards: &Arc<Cards>, setup: &Setup, seed: u64, language: Language) {
    let (words, players) = (words(language), players());
    let fairness = Fairness::alone(Seed::from_number(seed));
    let mut game = Match::<Champions>::new(cards.clone(), setup, fairness).unwrap();
    let mut chance = Fast::new(seed);
    while let Some(pending) = game.pending().first() {
        let teller = Teller::new(words, cards, game.now().state, &players);
        assert_said(&teller.ask(&pending.ask));
        for answer in &pending.options {
            let said = teller.answer(&pending.ask, answer);
            assert_said(&said);
            assert_ne!(said, words.word("app-unknown"), "{answer:?}");
        }
        for (answer, why) in &pending.forbidden {
            assert_said(&teller.answer(&pending.ask, answer));
            let refusal = teller.refusal(why);
            assert_said(&refusal);
            assert!(!refusal.contains(why.rule.as_str()), "no words of its own: {refusal}");
        }
        let state = game.now().state;
        state.lasting.iter().for_each(|lasting| assert_said(&teller.lasting(lasting)));
        state.delayed.iter().for_each(|delayed| assert_said(&teller.delayed(delayed)));
        let answer = pending.options[chance.below(pending.options.len() as u32) as usize];
        game.answer(answer).unwrap();
    }
    assert!(game.over());
    let told = game.told();
    let mut teller =
        Teller::new(words, cards, game.now().state, &players).recalling(told.iter().map(|told| &told.event));
    for told in told {
        let said = teller.event(told);
        assert_said(&said);
        assert!(!said.contains(&words.word("app-unknown")), "{said}: {told:?}");
        teller.hears(&told.event);
    }
}

#[test]
fn whole_games_are_told_without_a_gap() {
    let cards = cards();
    let decks: Vec<&str> = cards.decks.iter().map(|deck| deck.id.as_str()).collect();
    let games = [
        ("rhino", Mode::Standard, &decks[..1]),
        ("klaw", Mode::Expert, &decks[1..3]),
        ("ultron", Mode::Standard, &decks[..3]),
    ];
    for (scenario, mode, decks) in games {
        let setup = setup(&cards, scenario, mode, decks);
        for (seed, language) in (0..).zip(Language::ALL) {
            tell_whole_game(&cards, &setup, seed, language);
        }
    }
}

#[test]
fn cards_read_as_committed() {
    let cards = cards();
    for language in Language::ALL {
        let printed = Printed::new(words(language), &cards);
        let texts: Vec<String> = cards.cards.iter().map(|card| printed.card(card)).collect();
        texts.iter().flat_map(|text| text.lines()).for_each(|line| assert_said(line.trim_start()));
        assert_golden(&format!("cards.{language}.txt"), &(texts.join("\n\n") + "\n"));
    }
}

#[test]
fn what_only_homebrew_says_reads_as_committed() {
    let odd = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/odd");
    let cards = load(&[odd]).unwrap_or_else(|problems| panic!("{problems}"));
    for language in Language::ALL {
        let printed = Printed::new(words(language), &cards);
        let odd = cards.cards.iter().filter(|card| card.id.starts_with("odd-"));
        let texts: Vec<String> = odd.map(|card| printed.card(card)).collect();
        texts.iter().flat_map(|text| text.lines()).for_each(|line| assert_said(line.trim_start()));
        assert_golden(&format!("odd.{language}.txt"), &(texts.join("\n\n") + "\n"));
    }
}

#[test]
fn no_text_box_is_left_in_english() {
    let cards = cards();
    let [english, french, german] = Language::ALL.map(|language| Printed::new(words(language), &cards));
    let mut abilities = 0;
    for face in cards.cards.iter().flat_map(|card| &card.faces) {
        let lines = [&english, &french, &german].map(|printed| printed.lines(face));
        assert!(lines.iter().all(|others| others.len() == lines[0].len()), "{lines:?}");
        for (place, line) in lines[0].iter().enumerate().filter(|(_, line)| !line.lead.is_empty()) {
            assert_ne!(line.text, lines[1][place].text);
            assert_ne!(line.text, lines[2][place].text);
            abilities += 1;
        }
    }
    assert!(abilities > 150, "{abilities}");
}

#[test]
fn reminders_read_as_committed() {
    let cards = cards();
    let web_shooter = cards.card(cards.find("web-shooter").unwrap());
    let uses = web_shooter.front().text.keywords[0].clone();
    let keywords = [
        Keyword::Guard,
        Keyword::Overkill,
        Keyword::Peril,
        Keyword::Quickstrike,
        Keyword::Restricted,
        Keyword::Retaliate(2),
        Keyword::Surge,
        Keyword::Toughness,
        uses,
    ];
    for language in Language::ALL {
        let printed = Printed::new(words(language), &cards);
        let keywords = keywords.iter().map(|keyword| printed.keyword(keyword));
        let statuses = Status::ALL.iter().map(|&status| printed.status_card(status));
        let lines: Vec<String> = keywords
            .chain(statuses)
            .chain(printed.icons())
            .map(|word| format!("{}: {}", word.name, word.text))
            .collect();
        lines.iter().for_each(|line| assert_said(line));
        assert_golden(&format!("reminders.{language}.txt"), &(lines.join("\n") + "\n"));
    }
}

#[test]
fn the_pages_draw_signs_by_the_words_that_texts_have_for_them() {
    let cards = cards();
    for language in Language::ALL {
        let printed = Printed::new(words(language), &cards);
        let here = env!("CARGO_MANIFEST_DIR");
        let paths = [
            format!("{here}/../../../locales/{language}/table.ftl"),
            format!("{here}/../web/{language}.ftl"),
        ];
        let pages = paths.map(|path| std::fs::read_to_string(path).unwrap()).concat();
        for (resource, key) in Resource::ALL.iter().zip(["energy", "mental", "physical", "wild"]) {
            let drawn = format!("table-res-{key} = {}\n", printed.resource(*resource));
            assert!(pages.contains(&drawn), "{language}: {drawn}");
        }
        for icon in printed.icons() {
            let sign = icon.name.trim_matches(['[', ']']);
            assert!(pages.contains(&format!(" = {sign}\n")), "{language}: {sign}");
        }
    }
}

#[test]
fn a_strangers_answer_is_said_too() {
    let (cards, words, players) = (cards(), words(Language::En), players());
    let setup = setup(&cards, "rhino", Mode::Standard, &[cards.decks[0].id.as_str()]);
    let game = Match::<Champions>::new(cards.clone(), &setup, Fairness::alone(Seed::from_number(1))).unwrap();
    let teller = Teller::new(words, &cards, game.now().state, &players);
    let ask = game.pending().first().unwrap().ask;
    let mut chance = Fast::new(1);
    for _ in 0..2_000 {
        let answer = <Champions as table::Game>::any_answer(&cards, game.now().state, &mut chance);
        assert_said(&teller.answer(&ask, &answer));
    }
    assert_eq!(teller.refusal(&RuleId::WRONG_KIND.into()), "This does not answer the question.");
}

#[test]
fn decks_are_refused_in_every_language() {
    let cards = cards();
    let mut list = deck(&cards, cards.decks[0].id.as_str());
    list.cards.insert("spidr-tracer".to_owned(), 1);
    list.cards.insert("rhino-1".to_owned(), 1);
    list.cards.insert("energy".to_owned(), 2);
    let problems = build(&cards, &list).unwrap_err();
    assert!(problems.len() > 2, "{problems:?}");
    let same = SetupError::SameIdentity(Seat(0), Seat(1));
    let errors = [SetupError::Players(5), same, SetupError::Deck(Seat(1), problems.clone())];
    for language in Language::ALL {
        let printed = Printed::new(words(language), &cards);
        problems.iter().for_each(|problem| assert_said(&printed.problem(problem)));
        errors.iter().for_each(|error| assert_said(&printed.setup_error(error)));
    }
    let printed = Printed::new(words(Language::En), &cards);
    let said: Vec<String> = problems.iter().map(|problem| printed.problem(problem)).collect();
    let near = "“spidr-tracer” does not exist. Did you mean Spider-Tracer?";
    assert!(said.iter().any(|problem| problem == near), "{said:#?}");
    assert!(said.iter().any(|problem| problem == "2 copies of Energy. The limit is 1."), "{said:#?}");
}
