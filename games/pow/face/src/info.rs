//! POW in a lobby.

use host::choosing::{bots, usual_first};
use pow::card::Cards;
use pow::setup::Setup;
use wire::lobby::{GameInfo, SetupOption, SetupValue};
use words::{Arg, Join, Message, Words};

use crate::setup::{BATTLEFIELD, MISSION, TEAM};
use crate::voice::Printed;

/// The game's bots, the best to begin with first, with their names and manners.
const BOTS: [(&str, &str, &str); 2] = [
    ("greedy", "pow-bot-greedy", "pow-bot-greedy-blurb"),
    ("random", "pow-bot-random", "pow-bot-random-blurb"),
];

pub(crate) fn info(cards: &Cards, words: &Words) -> GameInfo {
    GameInfo {
        game: "pow".into(),
        name: words.word("pow-name"),
        blurb: words.word("pow-blurb"),
        least_seats: 2,
        most_seats: 2,
        against: None,
        minutes: 45,
        bots: bots(words, BOTS),
        options: vec![missions(cards, words), battlefields(cards, words)],
        seat_options: vec![teams(cards, words)],
        starts: Vec::new(),
    }
}

fn missions(cards: &Cards, words: &Words) -> SetupOption {
    let printed = Printed::new(words, cards);
    let values = cards.missions.iter().map(|mission| {
        let all = (0u16..).zip(&cards.battlefields);
        let elsewhere = all.filter(|(place, _)| !mission.battlefields.contains(place));
        SetupValue {
            id: mission.id.clone(),
            name: printed.name(&mission.name).to_owned(),
            blurb: mission_line(cards, words, mission),
            shows: Vec::new(),
            excludes: elsewhere.map(|(_, other)| format!("{BATTLEFIELD}={}", other.id)).collect(),
        }
    });
    let values = usual_first(values.collect(), &Setup::usual(cards).mission);
    SetupOption { id: MISSION.into(), name: words.word("pow-option-mission"), values }
}

fn battlefields(cards: &Cards, words: &Words) -> SetupOption {
    let printed = Printed::new(words, cards);
    let values = (0..).zip(&cards.battlefields).map(|(place, battlefield): (u16, _)| {
        let others = cards.missions.iter().filter(|mission| !mission.battlefields.contains(&place));
        SetupValue {
            id: battlefield.id.clone(),
            name: printed.name(&battlefield.name).to_owned(),
            blurb: words.say(&Message::new("pow-battlefield-blurb").with("pieces", battlefield.pieces.len())),
            shows: Vec::new(),
            excludes: others.map(|mission| format!("{MISSION}={}", mission.id)).collect(),
        }
    });
    let values = usual_first(values.collect(), &Setup::usual(cards).battlefield);
    SetupOption { id: BATTLEFIELD.into(), name: words.word("pow-option-battlefield"), values }
}

fn teams(cards: &Cards, words: &Words) -> SetupOption {
    let value = |team: &pow::card::Team| {
        let members = team.members.iter().map(|&member| &cards.characters[usize::from(member)]);
        SetupValue {
            id: team.id.clone(),
            name: words.language().name(&team.name).to_owned(),
            blurb: team_line(cards, words, team),
            shows: members.map(|member| member.id.clone()).collect(),
            excludes: Vec::new(),
        }
    };
    let values = usual_first(cards.teams.iter().map(value).collect(), "vanguard");
    SetupOption { id: TEAM.into(), name: words.word("pow-option-team"), values }
}

/// How long a mission lasts and what scores in it.
pub(crate) fn mission_line(cards: &Cards, words: &Words, mission: &pow::card::Mission) -> String {
    let ways = Printed::new(words, cards).scoring(mission).into_iter().map(Arg::from).collect();
    let line = Message::new("pow-mission-line").with("turns", mission.turns);
    words.say(&line.with("scoring", Arg::List(ways, Join::Semicolon)))
}

/// The names of a team's members.
pub(crate) fn team_line(cards: &Cards, words: &Words, team: &pow::card::Team) -> String {
    let members = team.members.iter().map(|&member| &cards.characters[usize::from(member)]);
    let names: Vec<&str> = members.map(|member| words.language().name(&member.name)).collect();
    names.join(", ")
}
