//! What is printed, and the book.

use std::collections::BTreeSet;

use words::Language;

use crate::support::play::{drawn, pow};

#[test]
fn every_card_has_a_face_in_every_language_and_names_rules_that_there_are() {
    let book = pow().book().read(Language::En);
    let rules: BTreeSet<&str> = book.rules.iter().map(|rule| rule.id.as_str()).collect();
    for language in Language::ALL {
        let cards = pow().shelf(language).cards().cards;
        assert!(cards.len() > 30);
        for head in cards {
            let face = pow().shelf(language).card(&head.kind, &head.id).unwrap_or_else(|| panic!("{head:?}"));
            assert_eq!(face.head, head);
            assert!(!head.name.is_empty() && !head.line.is_empty(), "{head:?}");
            let texts = face.lines.iter().flat_map(|line| [&line.name, &line.text]);
            let values = face.values.iter().flat_map(|value| [&value.label, &value.value]);
            for text in texts.chain(values) {
                assert!(!text.contains(['{', '}', '$']) && !text.starts_with("host-"), "{text}");
            }
            for rule in face.lines.iter().flat_map(|line| &line.rules) {
                assert!(rules.contains(rule.as_str()), "{}: {rule}", head.id);
            }
            let abilities = face.lines.iter().filter(|line| line.code == "ability");
            assert!(
                abilities.clone().all(|line| !line.rules.is_empty()),
                "{:?}",
                abilities.collect::<Vec<_>>()
            );
        }
    }
    assert_eq!(pow().shelf(Language::En).card("character", "nobody"), None);
    assert_eq!(pow().shelf(Language::En).card("hat", "ironbrow"), None);
}

#[test]
fn the_book_is_whole_and_its_rules_name_each_other() {
    let book = pow().book().read(Language::Fr);
    let listed: u32 = book.chapters.iter().map(|chapter| chapter.rules).sum();
    assert_eq!(listed as usize, book.rules.len());
    let ids: BTreeSet<&str> = book.rules.iter().map(|rule| rule.id.as_str()).collect();
    for rule in &book.rules {
        for other in &rule.see_also {
            let other = book
                .rules
                .iter()
                .find(|it| it.id == *other)
                .unwrap_or_else(|| panic!("{}: {other}", rule.id));
            assert!(
                other.see_also.contains(&rule.id),
                "{} names {}, which does not name it back",
                rule.id,
                other.id
            );
        }
    }
    assert!(book.rules.iter().any(|rule| rule.ruling) && ids.contains("attack.step-4-beat"));
}

#[test]
fn the_book_is_in_the_readers_language() {
    let english = pow().book().read(Language::En);
    for language in Language::ALL {
        let book = pow().book().read(language);
        assert_eq!(book.language, language.code());
        let as_english = language == Language::En;
        assert_eq!(book.chapters[0].name == english.chapters[0].name, as_english);
        for (rule, in_english) in book.rules.iter().zip(&english.rules) {
            assert_eq!(rule.id, in_english.id);
            assert_eq!(rule.text == in_english.text, as_english, "{} in {language:?}", rule.id);
        }
    }
    let found = pow().book().search("mi-hauteur", Language::Fr).hits;
    assert!(found.iter().any(|hit| hit.excerpt.contains("mi-hauteur d'un mur")), "{found:?}");
}

#[test]
fn the_book_is_searched_in_any_language() {
    for (query, language) in [("critical", Language::En), ("mêlée", Language::Fr), ("nahkampf", Language::De)]
    {
        let found = pow().book().search(query, language);
        assert!(!found.hits.is_empty(), "{query}");
        assert!(found.hits.iter().all(|hit| !hit.excerpt.is_empty() && hit.excerpt.chars().count() < 200));
    }
    for nothing in ["", "   ", "qwertyuiop", "%%%\u{0}", &"critical qwertyuiop ".repeat(2_000)] {
        assert!(pow().book().search(nothing, Language::En).hits.is_empty(), "{nothing:.40}");
    }
}

#[test]
fn battlefields_and_missions_show_a_board_and_pieces_a_look() {
    let looks = [
        "car",
        "van",
        "bus",
        "truck",
        "building",
        "wall",
        "fence",
        "tree",
        "crate",
        "container",
        "lamp",
        "bench",
        "hydrant",
        "dumpster",
        "barrel",
        "rubble",
        "motorbike",
    ];
    let boards = pow().shelf(Language::En).cards().cards;
    let boards = boards.iter().filter(|head| ["battlefield", "mission"].contains(&head.kind.as_str()));
    for head in boards {
        let face = pow().shelf(Language::En).card(&head.kind, &head.id).unwrap();
        let board = drawn(&face.board.unwrap_or_else(|| panic!("{head:?}")));
        assert!(!board.pieces.is_empty() && board.figures.is_empty());
        assert!(
            board.pieces.iter().all(|piece| looks.contains(&piece.look.as_str()) && piece.corners.len() == 4)
        );
        assert!(head.kind != "mission" || head.id == "brawl" || !board.objectives.is_empty());
    }
}
