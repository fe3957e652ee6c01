//! What was chosen before a game, as a setup.

use host::choosing::{chosen, known_options};
use host::{Player, Setups};
use pow::Pow;
use pow::card::Cards;
use pow::setup::{Problem as Wrong, Setup};
use table::Game as _;
use wire::lobby::{Chosen, GameInfo};
use wire::problem::{Code, Problem};
use words::{Message, Players, Words};

use crate::voice::Printed;
use crate::{PowFace, info, team};

/// The options of the table and of each seat, by the ids that [`crate::info`] lists.
pub(crate) const MISSION: &str = "mission";
pub(crate) const BATTLEFIELD: &str = "battlefield";
pub(crate) const TEAM: &str = "team";
/// What a team of one's own begins with: `ids:a,b,c`.
const IDS: &str = "ids:";

impl Setups<Pow> for PowFace {
    fn info(&self, cards: &Cards, words: &Words) -> GameInfo {
        info::info(cards, words)
    }

    fn choose(
        &self,
        cards: &Cards,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<Setup, Problem> {
        let usual = Setup::usual(cards);
        known_options(table, &[MISSION, BATTLEFIELD])?;
        let mission = chosen(table, MISSION).map_or(usual.mission.clone(), str::to_owned);
        // A mission that is not for the usual battlefield is played on the first that it is for.
        let usual_battlefield = || {
            let place = cards.mission(&mission);
            let on =
                place.map(|place| &cards.missions[usize::from(place)].battlefields[..]).unwrap_or_default();
            let fits = cards.battlefield(&usual.battlefield).is_some_and(|usual| on.contains(&usual));
            match on.first() {
                Some(&first) if !fits => cards.battlefields[usize::from(first)].id.clone(),
                _ => usual.battlefield.clone(),
            }
        };
        let battlefield = chosen(table, BATTLEFIELD).map_or_else(usual_battlefield, str::to_owned);
        let mut teams = Vec::with_capacity(seats.len());
        for (seat, chosen) in seats.iter().enumerate() {
            teams.push(members(cards, &usual, seat, chosen)?);
        }
        let setup = Setup { mission, battlefield, teams, levels: usual.levels };
        Pow::start(cards, &setup).map(|_| ()).map_err(|error| said(cards, &setup, &error.problems, words))?;
        Ok(setup)
    }

    fn players(&self, cards: &Cards, setup: &Setup, words: &Words) -> Vec<Player> {
        Player::apart(team::names(words, cards, setup).0)
    }
}

fn members(cards: &Cards, usual: &Setup, seat: usize, choices: &[Chosen]) -> Result<Vec<String>, Problem> {
    known_options(choices, &[TEAM])?;
    let Some(value) = chosen(choices, TEAM) else {
        return Ok(usual.teams.get(seat).cloned().unwrap_or_default());
    };
    if let Some(ids) = value.strip_prefix(IDS) {
        return Ok(ids.split(',').map(|id| id.trim().to_owned()).filter(|id| !id.is_empty()).collect());
    }
    let Some(place) = cards.team(value) else {
        let message = format!("there is no team `{value}`: name one that is listed, or {IDS}a,b,c");
        return Err(host::problem(Code::BadSetup, message));
    };
    let members = cards.teams[usize::from(place)].members.iter();
    Ok(members.map(|&member| cards.characters[usize::from(member)].id.clone()).collect())
}

/// Everything that is wrong with a setup, in the reader's words.
fn said(cards: &Cards, setup: &Setup, wrong: &[Wrong], words: &Words) -> Problem {
    let printed = Printed::new(words, cards);
    let players = Players { names: team::names(words, cards, setup).0.into(), you: None };
    let parts = wrong.iter().map(|wrong| words::Arg::from(printed.problem(wrong, &players))).collect();
    let all =
        Message::new("pow-setup-wrong").with("problems", words::Arg::List(parts, words::Join::Semicolon));
    let team = |wrong: &Wrong| {
        matches!(wrong, Wrong::TeamSize { .. } | Wrong::Levels { .. } | Wrong::SameTrueName { .. })
    };
    let code = if wrong.iter().all(team) { Code::BadTeam } else { Code::BadSetup };
    Problem {
        said: Some(words.say(&all)),
        rule: wrong.iter().find_map(Wrong::rule).map(|rule| rule.as_str().to_owned()),
        ..host::problem(code, pow::setup::SetupError { problems: wrong.to_vec() }.to_string())
    }
}
