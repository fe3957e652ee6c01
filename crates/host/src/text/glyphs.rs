//! A letter for each figure: capitals for side A, small letters for side B, so that colour is not needed.

use table::Seat;

use super::Called;

/// The letters of all figures, by their number.
pub struct Glyphs(Vec<char>);

impl Glyphs {
    /// Gives each figure a letter of its name that no other has.
    pub fn new<'n>(figures: impl Iterator<Item = (Seat, &'n str)>) -> Glyphs {
        let mut letters: Vec<char> = Vec::new();
        for (seat, name) in figures {
            let own = name.chars().filter(char::is_ascii_alphabetic).chain('a'..='z');
            let cased = own.map(|letter| match seat {
                Seat(0) => letter.to_ascii_uppercase(),
                _ => letter.to_ascii_lowercase(),
            });
            // A side has eleven figures at most and the alphabet 26 letters.
            letters.push(cased.into_iter().find(|letter| !letters.contains(letter)).unwrap_or('?'));
        }
        Glyphs(letters)
    }

    /// The letters of these figures.
    pub fn of_all(figures: &[Called]) -> Glyphs {
        Glyphs::new(figures.iter().map(|figure| (figure.seat, figure.name.as_str())))
    }

    /// A figure's letter.
    pub fn of(&self, id: u8) -> char {
        self.0.get(usize::from(id)).copied().unwrap_or('?')
    }

    /// The figure of a letter.
    pub fn figure(&self, letter: char) -> Option<u8> {
        self.0.iter().position(|&known| known == letter).and_then(|at| u8::try_from(at).ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_has_a_letter_of_its_own_in_its_sides_case() {
        let names = ["Ironbrow", "Ink", "Ironbrow", "Ironbrow", "Ink"];
        let seats = [0, 0, 0, 1, 1].map(Seat);
        let glyphs = Glyphs::new(seats.into_iter().zip(names));
        let letters: Vec<char> = (0..5).map(|id| glyphs.of(id)).collect();
        assert_eq!(letters, ['I', 'N', 'R', 'i', 'n']);
        assert_eq!((glyphs.figure('R'), glyphs.figure('r'), glyphs.of(9)), (Some(2), None, '?'));
    }
}
