//! What the two teams are called at a table.

use pow::card::Cards;
use pow::setup::Setup;
use pow::state::{BySide, Side};
use words::{Message, Words};

/// The names of the teams.
pub(crate) fn names(words: &Words, cards: &Cards, setup: &Setup) -> BySide<String> {
    let [a, b] = Side::BOTH.map(|side| name(words, cards, setup.teams.get(side as usize)));
    // Two teams of one name are told apart by the letters of their sides.
    let apart = |name: String, letter: &str| {
        let twin = Message::new("pow-team-twin").with("team", name).with("letter", letter);
        words.say(&twin)
    };
    BySide(if a == b { [apart(a, "A"), apart(b, "B")] } else { [a, b] })
}

/// A team that is printed has its own name; any other is called after its first character.
pub(crate) fn name(words: &Words, cards: &Cards, members: Option<&Vec<String>>) -> String {
    let Some(members) = members else { return String::new() };
    if let Some(team) = cards.team_of(members) {
        return words.language().name(&team.name).to_owned();
    }
    let first = members.first().and_then(|id| cards.character(id));
    let first = first.map(|place| words.language().name(&cards.characters[usize::from(place)].name));
    words.say(&Message::new("pow-team-of").with("name", first.unwrap_or_default()))
}
