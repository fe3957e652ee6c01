//! Gotham City Chronicles in a lobby.

use gotham::printed::term::Camp;
use gotham::printed::{Hero, Mission, Printed as Content, RiverTile};
use gotham::state::HEROES;
use host::choosing::{bots, usual_first};
use wire::lobby::{GameInfo, SetupOption, SetupValue};
use words::{Message, Words};

use crate::setup::{MISSION, MISSIONS_HEROES, TEAM, USUAL};
use crate::squad;
use crate::voice::Printed;

/// The game's bots, the best to begin with first, with their names and manners.
const BOTS: [(&str, &str, &str); 2] = [
    ("greedy", "gotham-bot-greedy", "gotham-bot-greedy-blurb"),
    ("random", "gotham-bot-random", "gotham-bot-random-blurb"),
];

pub(super) fn info(content: &Content, words: &Words) -> GameInfo {
    GameInfo {
        game: "gotham".into(),
        name: words.word("gotham-name"),
        blurb: words.word("gotham-blurb"),
        least_seats: 2,
        most_seats: HEROES as u8 + 1,
        against: Some(words.word("gotham-villain")),
        minutes: 90,
        bots: bots(words, BOTS),
        options: vec![missions(content, words)],
        seat_options: vec![heroes(content, words)],
        starts: Vec::new(),
    }
}

fn missions(content: &Content, words: &Words) -> SetupOption {
    let value = |mission: &Mission| SetupValue {
        id: mission.id.clone(),
        name: words.language().name(&mission.name).to_owned(),
        blurb: format!("{} {}", aim(content, mission, words), mission_line(content, mission, words)),
        shows: tiles_of(content, mission).collect(),
        excludes: Vec::new(),
    };
    let values = usual_first(content.missions.iter().map(value).collect(), USUAL);
    SetupOption { id: MISSION.into(), name: words.word("gotham-option-mission"), values }
}

/// What the heroes have to do.
fn aim(content: &Content, mission: &Mission, words: &Words) -> String {
    let ends = Printed::new(words, content).ends(mission);
    // The last is what happens when time is up: that is how heroes win who have nothing to do but hold out.
    let winners = mission.ends.iter().map(|end| end.winner).chain([mission.on_time]);
    let aims = winners.zip(ends).filter(|(winner, _)| *winner == Camp::Heroes);
    aims.map(|(_, end)| end).next().unwrap_or_default()
}

/// Its board, how many heroes it takes, and how long it lasts.
pub(super) fn mission_line(content: &Content, mission: &Mission, words: &Words) -> String {
    let board = content.boards.get(usize::from(mission.board)).map(|board| &board.name);
    let board = board.map_or_else(String::new, |name| words.language().name(name).to_owned());
    let line = Message::new("gotham-mission-line")
        .with("board", board)
        .with("heroes", mission.slots.len())
        .with("turns", mission.last_turn);
    words.say(&line)
}

/// The tiles that the villain has in it, for their pictures.
pub(super) fn tiles_of<'a>(content: &'a Content, mission: &'a Mission) -> impl Iterator<Item = String> + 'a {
    mission.river.iter().filter_map(|tile| match tile {
        RiverTile::Event => None,
        RiverTile::Characters { tile, .. } => {
            content.tiles.get(usize::from(*tile)).map(|tile| format!("{}:{}", squad::ALLY, tile.id))
        }
    })
}

/// A hero for each of the heroes' seats. The villain's tiles are the mission's.
fn heroes(content: &Content, words: &Words) -> SetupOption {
    let value = |(place, hero): (u16, &Hero)| {
        let allows = |mission: &Mission| {
            let mut slots = mission.slots.iter();
            slots.any(|slot| slot.allowed.iter().any(|(other, _)| *other == place))
        };
        let barred = content.missions.iter().filter(|mission| !allows(mission));
        SetupValue {
            id: hero.id.clone(),
            name: words.language().name(&hero.name).to_owned(),
            blurb: hero_line(hero, words),
            shows: vec![format!("{}:{}", squad::HERO, hero.id)],
            excludes: barred.map(|mission| format!("{MISSION}={}", mission.id)).collect(),
        }
    };
    let usual = SetupValue {
        id: MISSIONS_HEROES.into(),
        name: words.word("gotham-missions-heroes"),
        blurb: words.word("gotham-missions-heroes-blurb"),
        shows: Vec::new(),
        excludes: Vec::new(),
    };
    let values = std::iter::once(usual).chain((0..).zip(&content.heroes).map(value)).collect();
    SetupOption { id: TEAM.into(), name: words.word("gotham-option-team"), values }
}

/// What a hero has to spend.
pub(super) fn hero_line(hero: &Hero, words: &Words) -> String {
    let line = Message::new("gotham-hero-line")
        .with("energy", hero.energy)
        .with("active", hero.recovery_active)
        .with("rest", hero.recovery_rest);
    words.say(&line)
}
