//! What the two teams are called.

use pow::card::Cards;
use pow::setup::Setup;
use pow::state::{BySide, Side};
use words::pow::Sides;
use words::{Message, Words};

/// A team that is printed has its own name; any other is called by the letter of its side.
pub fn of(words: &Words, cards: &Cards, setup: &Setup, you: Option<Side>) -> Sides {
    let name = |side: Side| {
        let members = setup.teams.get(side as usize);
        let printed = cards.teams.iter().find(|team| {
            let ids = team.members.iter().map(|&member| &cards.characters[usize::from(member)].id);
            members.is_some_and(|members| members.iter().eq(ids))
        });
        match printed {
            Some(team) => words.language().name(&team.name).to_owned(),
            None => words.say(&Message::new("terminal-team").with("letter", format!("{side:?}"))),
        }
    };
    Sides { teams: BySide(Side::BOTH.map(name)), you }
}
