//! Rosters to choose from, and rosters as text.
//!
//! The book has players bring their own; whoever comes without one is handed one that lies in a pack.

use crisis::card::{Cards, CrisisType, ReadyRoster};
use crisis::setup::{Roster, RosterCharacter, Setup};
use crisis::state::{BySide, Side};
use words::{Message, Words};

/// What a roster is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Character,
    Tactic,
    Crisis,
}

impl Part {
    /// As cards and members of rosters name it.
    pub const ALL: [(Part, &'static str); 3] =
        [(Part::Character, "character"), (Part::Tactic, "tactic"), (Part::Crisis, "crisis")];
}

/// A roster from its members: `character:ID`, `character:ID+GEM`, `tactic:ID`, `crisis:ID`. A bare id is a character's.
pub(super) fn of_members<'a>(members: impl IntoIterator<Item = &'a str>) -> Roster {
    let mut roster = Roster::default();
    for member in members {
        let (part, id) = parted(member);
        match part {
            Part::Tactic => roster.tactics.push(id.to_owned()),
            Part::Crisis => roster.crises.push(id.to_owned()),
            Part::Character => {
                let mut ids = id.split('+').map(str::to_owned);
                let id = ids.next().unwrap_or_default();
                roster.characters.push(RosterCharacter { id, gems: ids.collect() });
            }
        }
    }
    roster
}

fn parted(member: &str) -> (Part, &str) {
    let (kind, id) = member.split_once(':').unwrap_or(("character", member));
    let known = Part::ALL.into_iter().find(|(_, name)| *name == kind);
    // What is of no kind that we know is looked up as a character, and its whole text told as unknown.
    known.map_or((Part::Character, member), |(part, _)| (part, id))
}

/// How many crises of a type a roster holds.
pub(super) fn crises(cards: &Cards, roster: &Roster, kind: CrisisType) -> usize {
    let known = roster.crises.iter().filter_map(|id| cards.crisis(id));
    known.filter(|&place| cards.crises[usize::from(place)].kind == kind).count()
}

/// The names of the players' sides.
pub(super) fn names(words: &Words, cards: &Cards, setup: &Setup) -> BySide<String> {
    let [a, b] = Side::BOTH.map(|side| name(words, cards, &setup.rosters[side]));
    let apart = |name: String, letter: &str| {
        words.say(&Message::new("crisis-roster-twin").with("roster", name).with("letter", letter))
    };
    BySide(if a == b { [apart(a, "A"), apart(b, "B")] } else { [a, b] })
}

/// A roster of a pack has its own name, whatever crises are played; any other is called after its first character.
pub(super) fn name(words: &Words, cards: &Cards, roster: &Roster) -> String {
    let same = |known: &&ReadyRoster| {
        (&known.roster.characters, &known.roster.tactics) == (&roster.characters, &roster.tactics)
    };
    if let Some(known) = cards.rosters.iter().find(same) {
        return words.language().name(&known.name).to_owned();
    }
    let first = roster.characters.first().and_then(|first| cards.character(&first.id));
    let first = first.map(|place| words.language().name(&cards.characters[usize::from(place)].name));
    words.say(&Message::new("crisis-roster-of").with("name", first.unwrap_or_default()))
}
