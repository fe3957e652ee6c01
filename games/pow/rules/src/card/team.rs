//! Teams that are ready to play.

use content::Names;

use super::Cards;

/// A team, such as one of the two sample teams (rulings.game.sample-teams).
#[derive(Clone, PartialEq, Debug)]
pub struct Team {
    /// Its id.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its characters, as places in the list of characters.
    pub members: Vec<u16>,
}

impl Team {
    /// What it costs, to be held against the total agreed on (rulings.team.level).
    pub fn levels(&self, cards: &Cards) -> u16 {
        self.members.iter().map(|&member| u16::from(cards.characters[usize::from(member)].level)).sum()
    }
}
