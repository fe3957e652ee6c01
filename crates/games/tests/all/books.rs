//! The books of all games.

use words::Language;

use crate::support::game;

#[test]
fn the_book_is_in_the_readers_language() {
    for game in ["pow", "crisis", "champions"].map(game) {
        let english = game.book().read(Language::En);
        for language in Language::ALL {
            let book = game.book().read(language);
            assert_eq!(book.language, language.code());
            let as_english = language == Language::En;
            assert_eq!(book.chapters[0].name == english.chapters[0].name, as_english, "{}", book.game);
            for (rule, in_english) in book.rules.iter().zip(&english.rules) {
                assert_eq!(rule.id, in_english.id);
                assert_eq!(rule.text == in_english.text, as_english, "{} in {language:?}", rule.id);
            }
        }
    }
}

#[test]
fn every_game_has_a_ledger_under_its_own_name() {
    for name in games::names() {
        assert_eq!(games::ledger(name).unwrap().unwrap().game, name);
    }
    assert!(games::ledger("none").unwrap().is_none());
}
