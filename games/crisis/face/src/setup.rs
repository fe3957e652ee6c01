//! What was chosen before a game, as a setup.

use crisis::Crisis;
use crisis::card::{Cards, CrisisType};
use crisis::setup::{Roster, Setup, SetupError};
use crisis::state::Side;
use host::choosing::{chosen, known_options};
use host::{Player, Setups};
use table::Game as _;
use wire::lobby::{Chosen, GameInfo};
use wire::problem::{Code, Problem};
use words::{Arg, Join, Message, Words};

use super::{CrisisFace, info, rosters};
use crate::voice::Printed;

/// The options of the table and of each seat, by the ids that [`super::info`] lists.
pub(super) const BATTLEFIELD: &str = "battlefield";
pub(super) const SECURE: &str = "secure";
pub(super) const EXTRACTION: &str = "extraction";
pub(super) const TEAM: &str = "team";
/// The crisis is drawn from the rosters, as the book has it.
pub(super) const DRAWN: &str = "drawn";
/// What a roster of one's own begins with: `ids:character:a,tactic:b,crisis:c`.
const IDS: &str = "ids:";

impl Setups<Crisis> for CrisisFace {
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
        known_options(table, &[BATTLEFIELD, SECURE, EXTRACTION])?;
        let mut setup = Setup::usual();
        if let Some(battlefield) = chosen(table, BATTLEFIELD) {
            setup.battlefield = battlefield.to_owned();
        }
        for (side, choices) in Side::BOTH.into_iter().zip(seats) {
            known_options(choices, &[TEAM])?;
            if let Some(value) = chosen(choices, TEAM) {
                setup.rosters[side] = roster(cards, value)?;
            }
        }
        for (option, kind) in [(SECURE, CrisisType::Secure), (EXTRACTION, CrisisType::Extraction)] {
            let Some(id) = chosen(table, option).filter(|&id| id != DRAWN) else { continue };
            settle(cards, &mut setup, kind, id)?;
        }
        Crisis::start(cards, &setup).map_err(|error| said(cards, &setup, &error, words))?;
        Ok(setup)
    }

    fn players(&self, cards: &Cards, setup: &Setup, words: &Words) -> Vec<Player> {
        Player::apart(rosters::names(words, cards, setup).0)
    }
}

fn roster(cards: &Cards, value: &str) -> Result<Roster, Problem> {
    if let Some(members) = value.strip_prefix(IDS) {
        return Ok(rosters::of_members(members.split(',').map(str::trim).filter(|id| !id.is_empty())));
    }
    let known = cards.roster(value).map(|place| &cards.rosters[usize::from(place)].roster);
    known.cloned().ok_or_else(|| {
        let message = format!(
            "there is no roster `{value}`: name one that is listed, or {IDS}character:a,tactic:b,crisis:c"
        );
        host::problem(Code::BadSetup, message)
    })
}

/// Both players bring this crisis and no other of its type: a demonstration, since the book has three drawn from
/// (q.roster-too-small).
fn settle(cards: &Cards, setup: &mut Setup, kind: CrisisType, id: &str) -> Result<(), Problem> {
    let of_kind =
        |id: &str| cards.crisis(id).is_some_and(|place| cards.crises[usize::from(place)].kind == kind);
    if !of_kind(id) {
        let message = format!("there is no such crisis as `{id}`");
        return Err(host::problem(Code::BadSetup, message));
    }
    for side in Side::BOTH {
        let crises = &mut setup.rosters[side].crises;
        crises.retain(|other| !of_kind(other));
        crises.push(id.to_owned());
    }
    setup.demo = true;
    Ok(())
}

/// Everything that is wrong with a setup, in the reader's words.
fn said(cards: &Cards, setup: &Setup, error: &SetupError, words: &Words) -> Problem {
    let message = error.to_string();
    let SetupError::Roster(side, problems) = error else {
        return host::problem(Code::BadSetup, message);
    };
    let printed = Printed::new(words, cards);
    let parts = problems.iter().map(|problem| Arg::from(printed.problem(problem))).collect();
    let all = Message::new("crisis-roster-wrong")
        .with("roster", rosters::names(words, cards, setup)[*side].clone())
        .with("problems", Arg::List(parts, Join::Semicolon));
    Problem {
        said: Some(words.say(&all)),
        rule: problems.first().map(|problem| problem.rule.as_str().to_owned()),
        ..host::problem(Code::BadTeam, message)
    }
}
