//! Runs of POW: who is dealt to whom, and who hurt whom.

mod attack;
mod sketch;

use std::collections::BTreeMap;

use anyhow::anyhow;
use lab::figures::{CharacterFigures, Tables};
use lab::{Bench, Blows, Dealer, Ended, Lab, Run, Wish, chosen, one_of, unknown};
use pow::Pow;
use pow::card::Cards;
use pow::event::Event;
use pow::setup::Setup;
use pow::state::{FIGURES, FigureId, Side, State};
use table::{Game as _, Scene};
use wire::lobby::Chosen;

use crate::PowFace;

pub use attack::Attack;

/// What is counted of one game or of many: all have the same figures.
#[derive(Default)]
pub struct Tally {
    blows: Blows<FIGURES>,
    /// Whose each figure is, and what it is of; empty before a game has ended.
    figures: Vec<(Side, u16)>,
}

impl Lab<Pow> for PowFace {
    type Tally = Tally;

    fn wishes(&self) -> &'static [Wish] {
        const TEAM: &str = "TEAM";
        &[
            Wish {
                name: "team-a",
                value: TEAM,
                help: "Team A: the id of a team, or ids of characters with commas between them [default: vanguard]",
                example: "heavy-load",
            },
            Wish {
                name: "team-b",
                value: TEAM,
                help: "Team B, in the same way [default: eclipse]",
                example: "ironbrow,skylance",
            },
            Wish {
                name: "mission",
                value: "MISSION",
                help: "The mission [default: brawl]",
                example: "two-relics",
            },
            Wish {
                name: "battlefield",
                value: "BATTLEFIELD",
                help: "The battlefield [default: crossing]",
                example: "rooftops",
            },
            Wish {
                name: "levels",
                value: "LEVELS",
                help: "The total of levels a team may have [default: 30]",
                example: "40",
            },
        ]
    }

    fn deal<'c>(&self, cards: &'c Cards, wanted: &[Chosen], _seed: u64) -> anyhow::Result<Dealer<'c, Pow>> {
        let setup = setup(cards, wanted)?;
        Pow::start(cards, &setup)?;
        Ok(Box::new(move |_| setup.clone()))
    }

    fn turns(&self, state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn hear(&self, tally: &mut Tally, event: &Event) {
        let blows = &mut tally.blows;
        match *event {
            Event::Activated { figure, .. } => blows.acts(Some(figure.0)),
            Event::ActivationEnded { .. } => blows.acts(None),
            Event::Damaged { figure, amount, .. } => blows.hurt(figure.0, amount),
            Event::KnockedOut { figure } => blows.falls(figure.0),
            Event::Removed { figure } => blows.leaves(figure.0),
            _ => {}
        }
    }

    fn end(&self, tally: &mut Tally, scene: Scene<Pow>, _ended: Ended) {
        let figures = scene.state.figure_ids().map(|id| scene.state.figure(id));
        tally.figures = figures.map(|figure| (figure.side, figure.character)).collect();
    }

    fn add(&self, tally: &mut Tally, more: &Tally) {
        tally.blows.add(&more.blows);
        if tally.figures.is_empty() {
            tally.figures.clone_from(&more.figures);
        }
    }

    fn tables(&self, cards: &Cards, run: &Run<Tally>) -> Tables {
        Tables { characters: characters(cards, run), ..Tables::default() }
    }

    fn bench(&self) -> &dyn Bench<Pow> {
        self
    }
}

impl Bench<Pow> for PowFace {
    fn setups(&self, cards: &Cards) -> anyhow::Result<Vec<Setup>> {
        Ok(vec![Setup::usual(cards)])
    }
}

/// The figures of every character of a run, A's first.
fn characters(cards: &Cards, run: &Run<Tally>) -> Vec<CharacterFigures> {
    let Tally { blows, figures } = &run.tally;
    let all = || (0u8..).map(FigureId).zip(figures);
    let mut by_character: BTreeMap<(Side, u16), CharacterFigures> = BTreeMap::new();
    for (id, &(side, character)) in all() {
        let (won, name) = if side == Side::A { (Ended::A, "a") } else { (Ended::B, "b") };
        let card = &cards.characters[usize::from(character)];
        let entry = by_character.entry((side, character)).or_insert_with(|| CharacterFigures {
            side: Some(name),
            games: run.finished(),
            wins: run.count(won),
            ..CharacterFigures::new(&card.id, &card.name)
        });
        let enemies = all().filter(|(_, (other, _))| *other != side).map(|(enemy, _)| enemy.0);
        entry.add(&blows.deeds(id.0, enemies));
    }
    by_character.into_values().collect()
}

/// The setup that was asked for, each name in it known.
fn setup(cards: &Cards, wanted: &[Chosen]) -> anyhow::Result<Setup> {
    let mut setup = Setup::usual(cards);
    for (team, name) in setup.teams.iter_mut().zip(["team-a", "team-b"]) {
        if let Some(asked) = chosen(wanted, name) {
            *team = members(cards, asked)?;
        }
    }
    if let Some(mission) = chosen(wanted, "mission") {
        setup.mission = one_of("mission", mission, cards.missions.iter().map(|mission| mission.id.as_str()))?;
    }
    if let Some(battlefield) = chosen(wanted, "battlefield") {
        let known = cards.battlefields.iter().map(|battlefield| battlefield.id.as_str());
        setup.battlefield = one_of("battlefield", battlefield, known)?;
    }
    if let Some(levels) = chosen(wanted, "levels") {
        setup.levels = levels.parse().map_err(|_| anyhow!("`{levels}` is no number of levels"))?;
    }
    Ok(setup)
}

/// The characters of a team by its id, or those listed with commas.
///
/// # Errors
/// The first name that is not known, with the nearest that is.
pub fn members(cards: &Cards, asked: &str) -> anyhow::Result<Vec<String>> {
    if let Some(team) = cards.team(asked) {
        let members = cards.teams[usize::from(team)].members.iter();
        return Ok(members.map(|&member| cards.characters[usize::from(member)].id.clone()).collect());
    }
    if !asked.contains(',') {
        let teams = cards.teams.iter().map(|team| team.id.as_str());
        let unknown = unknown("team", asked, teams);
        return Err(
            unknown.context("a team is the id of one, or ids of characters such as `ironbrow,skylance`")
        );
    }
    let characters = || cards.characters.iter().map(|character| character.id.as_str());
    asked.split(',').map(|id| one_of("character", id.trim(), characters())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(team: &str) -> anyhow::Result<Vec<String>> {
        members(&pow::card::house().expect("the house pack is in order"), team)
    }

    #[test]
    fn a_team_is_an_id_or_a_list() {
        assert!(asked("eclipse").unwrap().len() >= 2);
        assert_eq!(asked("ironbrow, skylance").unwrap(), ["ironbrow", "skylance"]);
    }

    #[test]
    fn an_unknown_name_is_told_with_the_nearest() {
        let team = format!("{:#}", asked("eclips").unwrap_err());
        assert!(team.contains("did you mean `eclipse`?"), "{team}");
        let character = format!("{:#}", asked("ironbrow,skylanze").unwrap_err());
        assert!(character.contains("no character `skylanze`: did you mean `skylance`?"), "{character}");
    }
}
