//! What was chosen before a game, as a setup.

use gotham::Gotham;
use gotham::printed::Printed as Content;
use gotham::rule;
use gotham::setup::{Setup, SetupError};
use host::choosing::{chosen, known_options};
use host::{Player, Setups};
use table::{Game as _, RuleId};
use wire::lobby::{Chosen, GameInfo};
use wire::problem::{Code, Problem};
use words::{Message, Words};

use crate::squad::{self, Flaw};
use crate::voice::Printed;
use crate::{GothamFace, info, names};

/// The options of the table and of each seat, by the ids that [`info`] lists.
pub(super) const MISSION: &str = "mission";
pub(super) const TEAM: &str = "team";
/// Whoever chooses this, or nothing, plays heroes that the mission names.
pub(super) const MISSIONS_HEROES: &str = "mission";
/// What a squad of one's own begins with: `ids:hero:a,gadget:b,ally:c`.
const IDS: &str = "ids:";
/// The mission of whoever chooses none.
pub(super) const USUAL: &str = "breakout";

impl Setups<Gotham> for GothamFace {
    fn info(&self, content: &Content, words: &Words) -> GameInfo {
        info::info(content, words)
    }

    fn choose(
        &self,
        content: &Content,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<Setup, Problem> {
        known_options(table, &[MISSION])?;
        let id = chosen(table, MISSION);
        // Content of others' need not hold the usual mission.
        let usual = || content.mission(USUAL).or((!content.missions.is_empty()).then_some(0));
        let Some(place) = id.map_or_else(usual, |id| content.mission(id)) else {
            let error = SetupError::UnknownMission(id.unwrap_or(USUAL).to_owned());
            return Err(said(content, &Flaw::Rules(error), words));
        };
        // The villain sits last.
        let Some((villain, heroes)) = seats.split_last() else {
            return Err(host::problem(Code::BadSetup, "a table has two to four seats".to_owned()));
        };
        known_options(villain, &[TEAM])?;
        if let Some(value) = chosen(villain, TEAM) {
            let message = format!(
                "the last seat is the villain's, whose tiles the mission names: `{value}` is none of them"
            );
            let told = words.word("gotham-setup-villain");
            return Err(Problem { said: Some(told), ..host::problem(Code::BadSetup, message) });
        }
        let mut players = Vec::new();
        for choices in heroes {
            known_options(choices, &[TEAM])?;
            let members = chosen(choices, TEAM).filter(|&team| team != MISSIONS_HEROES).unwrap_or_default();
            let members = members.strip_prefix(IDS).unwrap_or(members).split(',').map(str::trim);
            let wishes = squad::of_members(content, members.filter(|id| !id.is_empty()));
            players.push(wishes.map_err(|flaw| said(content, &flaw, words))?);
        }
        let mission = &content.missions[usize::from(place)];
        let setup = squad::lay_out(content, mission, &players).map_err(|flaw| said(content, &flaw, words))?;
        Gotham::start(content, &setup).map_err(|error| said(content, &Flaw::Rules(error), words))?;
        Ok(setup)
    }

    fn players(&self, content: &Content, setup: &Setup, words: &Words) -> Vec<Player> {
        let mut players = Player::together(names::of_seats(content, setup, words));
        // The villain sits last, and against all others.
        if let Some(villain) = players.last_mut() {
            villain.side = 1;
        }
        players
    }
}

/// What is wrong with a squad, in the reader's words.
fn said(content: &Content, flaw: &Flaw, words: &Words) -> Problem {
    Problem {
        said: Some(text(content, flaw, words)),
        rule: rule_of(content, flaw, words).map(|rule| rule.as_str().to_owned()),
        ..host::problem(Code::BadSetup, message(content, flaw))
    }
}

pub(super) fn text(content: &Content, flaw: &Flaw, words: &Words) -> String {
    let hero = |id: &str| match content.hero(id) {
        Some(place) => words.language().name(&content.heroes[usize::from(place)].name).to_owned(),
        None => id.to_owned(),
    };
    words.say(&match flaw {
        Flaw::Nobodys(id) => Message::new("gotham-setup-nobodys").with("thing", id.as_str()),
        Flaw::NoHero(id) => Message::new("gotham-setup-no-hero").with("hero", id.as_str()),
        Flaw::NoPlace(id) => Message::new("gotham-setup-no-place").with("hero", hero(id)),
        Flaw::TooManyPlayers { players, slots } => {
            Message::new("gotham-setup-too-few-heroes").with("players", *players).with("heroes", *slots)
        }
        Flaw::Rules(error) => return Printed::new(words, content).setup_error(error),
    })
}

pub(super) fn rule_of(content: &Content, flaw: &Flaw, words: &Words) -> Option<RuleId> {
    match flaw {
        Flaw::Nobodys(_) => Some(rule!("setup.hero.bat-gadgets")),
        Flaw::NoHero(_) | Flaw::NoPlace(_) => Some(rule!("rulings.mission.hero-slots")),
        Flaw::TooManyPlayers { .. } => Some(rule!("setup.mission.heroes")),
        Flaw::Rules(error) => Printed::new(words, content).setup_rule(error),
    }
}

/// For authors of clients, with what would be right.
fn message(content: &Content, flaw: &Flaw) -> String {
    let ids = |ids: Vec<&str>| ids.join(", ");
    match flaw {
        Flaw::Nobodys(id) => format!("`{id}` stands before any hero: name the hero first, hero:a,gadget:b"),
        Flaw::NoHero(id) => {
            let known = ids(content.heroes.iter().map(|hero| hero.id.as_str()).collect());
            format!("there is no hero `{id}`; there are {known}")
        }
        Flaw::NoPlace(id) => format!("the mission has no place for `{id}` beside the other heroes"),
        Flaw::TooManyPlayers { players, slots } => {
            format!("{players} players share the heroes, but the mission has {slots} of them")
        }
        Flaw::Rules(SetupError::UnknownMission(id)) => {
            let known = ids(content.missions.iter().map(|mission| mission.id.as_str()).collect());
            format!("there is no mission `{id}`; there are {known}")
        }
        Flaw::Rules(error) => error.to_string(),
    }
}
