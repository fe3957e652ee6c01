//! Names that tell figures and pieces apart.

use content::Names;
use pow::card::Cards;
use pow::state::{Side, State};
use words::{Message, Players, Words, numbered, told_apart};

/// What everything on one table is called.
pub(super) struct TableNames {
    /// By the number of the figure.
    pub figures: Vec<String>,
    /// The bare names of the pieces, by their numbers.
    pieces: Vec<((), String)>,
}

impl TableNames {
    pub fn new(words: &Words, cards: &Cards, state: &State, players: &Players) -> TableNames {
        let name = |names: &Names| words.language().name(names).to_owned();
        let unknown = || words.word("app-unknown");
        let figures: Vec<(Side, String)> = state
            .figures
            .iter()
            .map(|figure| {
                let card = cards.characters.get(usize::from(figure.character));
                (figure.side, card.map_or_else(unknown, |card| name(&card.name)))
            })
            .collect();
        let battlefield = cards.battlefields.get(usize::from(state.battlefield));
        let pieces: Vec<((), String)> = battlefield
            .map(|battlefield| battlefield.pieces.iter().map(|piece| ((), name(&piece.name))).collect())
            .unwrap_or_default();
        TableNames { figures: told_apart(words, &figures, |side| players.apart(side)), pieces }
    }

    /// A piece by its number, in quotation marks. Tables have many pieces, and few are spoken of.
    pub fn piece(&self, words: &Words, index: usize) -> Option<String> {
        self.pieces.get(index)?;
        let name = numbered(words, &self.pieces, index);
        Some(words.say(&Message::new("app-name-quoted").with("name", name)))
    }
}
