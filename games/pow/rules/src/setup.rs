//! Before the game: teams, mission, battlefield and the initiative bag.

use std::fmt;

use serde::{Deserialize, Serialize};
use space::{Block, Body, P, Set};
use table::{RuleId, Scene, fit};

use crate::card::{Ability, ByNature, Cards};
use crate::sequence::counters_each;
use crate::state::{
    BySide, Figure, FigureId, ObjectiveState, Passing, Phase, Reading, Scenery, Side, State, Whereabouts,
};
use crate::{Pow, rule};

/// What is agreed before a game, by id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The mission; Brawl unless agreed otherwise (rulings.scenario.default).
    pub mission: String,
    /// The battlefield.
    pub battlefield: String,
    /// The characters of each player, exactly two players (rulings.game.players).
    pub teams: Vec<Vec<String>>,
    /// The total of levels a team may have (rulings.team.level).
    #[serde(default = "usual_levels")]
    pub levels: u16,
}

fn usual_levels() -> u16 {
    30
}

impl Setup {
    /// Brawl on the reference battlefield with the two sample teams (rulings.scenario.default,
    /// rulings.game.sample-teams).
    pub fn usual(cards: &Cards) -> Setup {
        let team = |id: &str| {
            let team = cards.teams.iter().find(|team| team.id == id);
            let members = team.map(|team| &team.members[..]).unwrap_or_default();
            members.iter().map(|&member| cards.characters[usize::from(member)].id.clone()).collect()
        };
        Setup {
            mission: "brawl".into(),
            battlefield: "crossing".into(),
            teams: vec![team("vanguard"), team("eclipse")],
            levels: usual_levels(),
        }
    }
}

/// One thing that is wrong with a setup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Problem {
    /// No such mission.
    UnknownMission(String),
    /// No such battlefield.
    UnknownBattlefield(String),
    /// No such character.
    UnknownCharacter(String),
    /// Not two players.
    Players(usize),
    /// Too few or too many characters.
    TeamSize { side: Side, size: usize },
    /// Over the agreed levels.
    Levels { side: Side, total: u16, limit: u16 },
    /// The same true name twice.
    SameTrueName { side: Side, name: String },
    /// The mission is not for this battlefield.
    WrongBattlefield { mission: String, battlefield: String },
}

impl Problem {
    /// The rule that is broken, if it is one.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Problem::UnknownMission(_) | Problem::UnknownBattlefield(_) | Problem::UnknownCharacter(_) => {
                None
            }
            Problem::Players(_) => Some(rule!("rulings.game.players")),
            Problem::TeamSize { .. } | Problem::Levels { .. } | Problem::SameTrueName { .. } => {
                Some(rule!("rulings.team.level"))
            }
            Problem::WrongBattlefield { .. } => Some(rule!("rulings.battlefield")),
        }
    }
}

/// Why a setup can't be played: everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// All of it.
    pub problems: Vec<Problem>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.problems.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            match problem {
                Problem::UnknownMission(id) => write!(f, "{separator}there is no mission `{id}`")?,
                Problem::UnknownBattlefield(id) => write!(f, "{separator}there is no battlefield `{id}`")?,
                Problem::UnknownCharacter(id) => write!(f, "{separator}there is no character `{id}`")?,
                Problem::Players(count) => write!(f, "{separator}two teams play, not {count}")?,
                Problem::TeamSize { side, size } => {
                    write!(f, "{separator}team {side:?} has {size} characters; a team has 2 to 8")?;
                }
                Problem::Levels { side, total, limit } => {
                    write!(f, "{separator}team {side:?} has {total} levels; at most {limit} were agreed")?;
                }
                Problem::SameTrueName { side, name } => {
                    write!(f, "{separator}team {side:?} has {name} twice")?;
                }
                Problem::WrongBattlefield { mission, battlefield } => {
                    write!(f, "{separator}the mission `{mission}` can't be played on `{battlefield}`")?;
                }
            }
        }
        Ok(())
    }
}

impl std::error::Error for SetupError {}

/// Everything that is wrong with one team (rulings.team.level).
pub fn team_problems(cards: &Cards, side: Side, members: &[String], levels: u16) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut names: Vec<&str> = Vec::new();
    let mut total = 0;
    for id in members {
        let Some(index) = cards.character(id) else {
            problems.push(Problem::UnknownCharacter(id.clone()));
            continue;
        };
        let character = &cards.characters[usize::from(index)];
        total += u16::from(character.level);
        if names.contains(&character.true_name.as_str()) {
            problems.push(Problem::SameTrueName { side, name: character.true_name.clone() });
        }
        names.push(&character.true_name);
    }
    if !(2..=8).contains(&members.len()) {
        problems.push(Problem::TeamSize { side, size: members.len() });
    }
    if total > levels {
        problems.push(Problem::Levels { side, total, limit: levels });
    }
    problems
}

/// The state before deployment.
///
/// # Errors
/// Everything that is wrong with the setup.
pub(crate) fn start(cards: &Cards, setup: &Setup) -> Result<State, SetupError> {
    let mut problems = Vec::new();
    if setup.teams.len() != 2 {
        problems.push(Problem::Players(setup.teams.len()));
    }
    for (side, members) in Side::BOTH.into_iter().zip(&setup.teams) {
        problems.extend(team_problems(cards, side, members, setup.levels));
    }
    let mission = cards.mission(&setup.mission);
    if mission.is_none() {
        problems.push(Problem::UnknownMission(setup.mission.clone()));
    }
    let battlefield = cards.battlefield(&setup.battlefield);
    if battlefield.is_none() {
        problems.push(Problem::UnknownBattlefield(setup.battlefield.clone()));
    }
    let (Some(mission), Some(battlefield)) = (mission, battlefield) else {
        return Err(SetupError { problems });
    };
    // Loading has made sure that a mission's markers are free of scenery wherever it may be played.
    if !cards.missions[usize::from(mission)].battlefields.contains(&battlefield) {
        let (mission, battlefield) = (setup.mission.clone(), setup.battlefield.clone());
        problems.push(Problem::WrongBattlefield { mission, battlefield });
    }
    if !problems.is_empty() {
        return Err(SetupError { problems });
    }
    let mut state = empty(cards, mission, battlefield);
    for (side, members) in Side::BOTH.into_iter().zip(&setup.teams) {
        for character in members.iter().filter_map(|id| cards.character(id)) {
            add_figure(cards, &mut state, side, character);
        }
    }
    Ok(state)
}

/// A table with scenery and objectives and nobody on it.
pub fn empty(cards: &Cards, mission: u16, battlefield: u16) -> State {
    let pieces = &cards.battlefields[usize::from(battlefield)].pieces;
    let objectives = &cards.missions[usize::from(mission)].objectives;
    let objective = |objective: &crate::card::Objective| ObjectiveState {
        kind: objective.kind,
        at: objective.at.at(0),
        holder: None,
        streak: 0,
        streak_of: None,
    };
    State {
        mission,
        battlefield,
        turn: 0,
        phase: Phase::Deployment,
        figures: Default::default(),
        bodies: Default::default(),
        absent: Set::EMPTY,
        blocks: pieces.iter().map(|piece| Block { foot: piece.foot, top: piece.height }).collect(),
        scenery: pieces.iter().map(|piece| Scenery { structure: piece.structure }).collect(),
        cleared: Set::EMPTY,
        objectives: objectives.iter().map(objective).collect(),
        bag: BySide::default(),
        full_bag: BySide::default(),
        points: BySide::default(),
        all_controlled: false,
        edges: BySide::default(),
        deploys_first: None,
        initiative: None,
        first: None,
        go: Side::A,
        passing: BySide([Passing::default(); 2]),
        activation: None,
        outcome: None,
    }
}

/// Adds a figure that waits to be deployed.
pub fn add_figure(cards: &Cards, state: &mut State, side: Side, character: u16) -> FigureId {
    let card = &cards.characters[usize::from(character)];
    let id = FigureId(fit(state.figures.len()));
    state.figures.push(Figure {
        side,
        character,
        whereabouts: Whereabouts::Waiting,
        life: card.life,
        pow: 0,
        ko: false,
        down: false,
        activated: false,
        lowered: ByNature::default(),
        raised: ByNature::default(),
        ensnared: 0,
        reaction: None,
        older_reaction: None,
        reacted: false,
        luck_used: false,
        plan_used: false,
        pushes_ignored: 0,
        used_this_turn: 0,
        used_this_game: 0,
        was_ko: false,
        carries: None,
    });
    state.bodies.push(Body { at: P { x: 0, y: 0 }.at(0), r: card.radius, height: card.height });
    state.absent = state.absent.with(usize::from(id.0));
    id
}

/// The initiative bag: half the turns for each side, one more for each Great strategist, then the Masterminds of
/// both sides swap counters at the same time, never the opponent's last (rulings.bag.size, rulings.bag.abilities,
/// rulings.bag.minimum).
pub fn bag(scene: Scene<Pow>) -> BySide<u8> {
    let each = counters_each(scene.mission().turns);
    let count = |side: Side, ability: Ability| {
        let own = scene.state.figure_ids().filter(|&id| scene.state.figure(id).side == side);
        fit::<u8>(own.filter(|&id| scene.has(id, ability)).count())
    };
    let [a, b] = Side::BOTH.map(|side| each + count(side, Ability::GreatStrategist));
    let from_b = count(Side::A, Ability::Mastermind).min(b.saturating_sub(1));
    let from_a = count(Side::B, Ability::Mastermind).min(a.saturating_sub(1));
    BySide([a + from_b - from_a, b + from_a - from_b])
}
