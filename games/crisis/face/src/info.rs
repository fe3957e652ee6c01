//! Crisis Protocol in a lobby.

use crisis::card::{Cards, CrisisType, ReadyRoster};
use crisis::setup::Setup;
use host::choosing::{bots, usual_first};
use wire::lobby::{GameInfo, SetupOption, SetupValue};
use words::{Message, Words};

use super::setup::{BATTLEFIELD, DRAWN, EXTRACTION, SECURE, TEAM};
use crate::voice::Printed;

/// The game's bots, the best to begin with first, with their names and manners.
const BOTS: [(&str, &str, &str); 2] = [
    ("greedy", "crisis-bot-greedy", "crisis-bot-greedy-blurb"),
    ("random", "crisis-bot-random", "crisis-bot-random-blurb"),
];

pub(super) fn info(cards: &Cards, words: &Words) -> GameInfo {
    GameInfo {
        game: "crisis".into(),
        name: words.word("crisis-name"),
        blurb: words.word("crisis-blurb"),
        least_seats: 2,
        most_seats: 2,
        against: None,
        minutes: 90,
        bots: bots(words, BOTS),
        options: vec![
            battlefields(cards, words),
            crises(cards, words, CrisisType::Secure, SECURE, "crisis-option-secure"),
            crises(cards, words, CrisisType::Extraction, EXTRACTION, "crisis-option-extraction"),
        ],
        seat_options: vec![teams(cards, words)],
        starts: Vec::new(),
    }
}

fn battlefields(cards: &Cards, words: &Words) -> SetupOption {
    let value = |battlefield: &crisis::card::Battlefield| SetupValue {
        id: battlefield.id.clone(),
        name: words.language().name(&battlefield.name).to_owned(),
        blurb: battlefield_line(words, battlefield),
        shows: Vec::new(),
        excludes: Vec::new(),
    };
    let values = usual_first(cards.battlefields.iter().map(value).collect(), &Setup::usual().battlefield);
    SetupOption { id: BATTLEFIELD.into(), name: words.word("crisis-option-battlefield"), values }
}

fn crises(cards: &Cards, words: &Words, kind: CrisisType, id: &str, name: &'static str) -> SetupOption {
    let drawn = SetupValue {
        id: DRAWN.into(),
        name: words.word("crisis-drawn"),
        blurb: words.word("crisis-drawn-blurb"),
        shows: Vec::new(),
        excludes: Vec::new(),
    };
    let of_kind = cards.crises.iter().filter(|crisis| crisis.kind == kind).map(|crisis| SetupValue {
        id: crisis.id.clone(),
        name: words.language().name(&crisis.name).to_owned(),
        blurb: crisis_line(cards, words, crisis),
        shows: Vec::new(),
        excludes: Vec::new(),
    });
    SetupOption {
        id: id.into(),
        name: words.word(name),
        values: std::iter::once(drawn).chain(of_kind).collect(),
    }
}

fn teams(cards: &Cards, words: &Words) -> SetupOption {
    let value = |known: &ReadyRoster| SetupValue {
        id: known.id.clone(),
        name: words.language().name(&known.name).to_owned(),
        blurb: names(cards, words, known.roster.characters.iter().map(|one| one.id.as_str())),
        shows: known.roster.characters.iter().map(|one| one.id.clone()).collect(),
        excludes: Vec::new(),
    };
    let values = cards.rosters.iter().map(value).collect();
    SetupOption { id: TEAM.into(), name: words.word("crisis-option-team"), values }
}

/// The names of characters.
fn names<'a>(cards: &Cards, words: &Words, ids: impl Iterator<Item = &'a str>) -> String {
    let known = ids.filter_map(|id| cards.character(id));
    let names: Vec<&str> =
        known.map(|place| words.language().name(&cards.characters[usize::from(place)].name)).collect();
    names.join(", ")
}

pub(super) fn battlefield_line(words: &Words, battlefield: &crisis::card::Battlefield) -> String {
    words.say(&Message::new("crisis-battlefield-blurb").with("pieces", battlefield.pieces.len()))
}

/// The threat of a crisis and what it scores.
pub(super) fn crisis_line(cards: &Cards, words: &Words, crisis: &crisis::card::Crisis) -> String {
    let scoring = Printed::new(words, cards).scoring(crisis);
    let line = Message::new("crisis-crisis-line").with("threat", crisis.threat);
    words.say(&line.with("scoring", scoring))
}
