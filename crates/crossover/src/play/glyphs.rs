//! A letter for each figure: capitals for side A, small letters for side B, so that colour is not needed.

use pow::card::Cards;
use pow::state::{FigureId, Side, State};
use words::Language;

/// The letters of all figures, by their number.
pub struct Glyphs(Vec<char>);

impl Glyphs {
    /// Gives each figure a letter of its name that no other of its side has.
    pub fn new(state: &State, cards: &Cards, language: Language) -> Glyphs {
        let mut letters: Vec<char> = Vec::new();
        for id in state.figure_ids() {
            let figure = state.figure(id);
            let name = language.name(&cards.characters[usize::from(figure.character)].name);
            let own = name.chars().filter(char::is_ascii_alphabetic).chain('a'..='z');
            let cased = own.map(|letter| match figure.side {
                Side::A => letter.to_ascii_uppercase(),
                Side::B => letter.to_ascii_lowercase(),
            });
            // A side has eight figures at most and the alphabet 26 letters.
            letters.push(cased.into_iter().find(|letter| !letters.contains(letter)).unwrap_or('?'));
        }
        Glyphs(letters)
    }

    /// A figure's letter.
    pub fn of(&self, id: FigureId) -> char {
        self.0.get(usize::from(id.0)).copied().unwrap_or('?')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pow::Pow;
    use table::Game as _;

    #[test]
    fn every_figure_has_a_letter_of_its_own_in_its_sides_case() {
        let cards = pow::card::house().expect("the house pack is in order");
        let mut setup = pow::setup::Setup::usual(&cards);
        setup.teams[1] = setup.teams[0].clone();
        let state = Pow::start(&cards, &setup).expect("both teams are legal");
        let glyphs = Glyphs::new(&state, &cards, Language::En);
        let mut seen = Vec::new();
        for id in state.figure_ids() {
            let letter = glyphs.of(id);
            assert_eq!(letter.is_uppercase(), state.figure(id).side == Side::A);
            assert!(!seen.contains(&letter), "{letter} twice");
            seen.push(letter);
        }
    }
}
