//! Setting up: rosters, priority, mission, squads, deployment, leadership (chapters "Building a roster" to "Deployment").

mod battlefield;
mod choices;
mod roster;

pub use battlefield::LayoutPick;
pub(crate) use battlefield::agree_on_terrain;
pub use choices::{AffiliationPick, EdgePick, LeaderPick, SquadPick, TacticPick, ThreatPick};
pub use roster::{Problem, Roster, RosterCharacter, What, validate, validate_demo};

use choices::{
    ChooseAffiliation, ChooseCrisisType, ChooseEdge, ChooseLeader, ChooseSquad, ChooseTactics, ChooseThreat,
    Deploy,
};
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::{Flow, Question};

use crate::card::ability::{Colour, Face, Kind};
use crate::card::{self, Cards, Edition};
use crate::dice::{Faces, plain_die};
use crate::effect::{Moment, window};
use crate::event::{Event, Revealed};
use crate::sequence;
use crate::state::{
    Aftermath, Agreement, Battleground, BySide, Cubes, FigureId, Lens, Numbers, Phase, Reading, Side, Squad,
    State, Whereabouts,
};
use crate::{Play, grunts, rule};

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Setup {
    /// Both players' rosters (overview.roster-before-mission).
    pub rosters: BySide<Roster>,
    /// The battlefield, by id (battlefield.before-mission).
    pub battlefield: String,
    /// Other layouts that the players may agree on instead (battlefield.terrain-agreement). Without any, sitting down at the
    /// table is agreeing.
    #[serde(default)]
    pub layouts: Vec<String>,
    /// The cube of the mission track that each side uses.
    #[serde(default)]
    pub cubes: Cubes,
    /// The tools, by id.
    #[serde(default = "measured")]
    pub measures: String,
    /// After so many extra rounds a tie is a draw; without a number play goes on (q.endless-tie).
    #[serde(default)]
    pub extra_rounds: Option<u8>,
    /// Rosters smaller than the book's, as when two players share one core box (q.roster-too-small).
    #[serde(default)]
    pub demo: bool,
}

impl Setup {
    /// A game without settings: both players have the core box and one of the rosters that lie in it.
    pub fn usual() -> Setup {
        Setup {
            rosters: BySide(USUAL.map(|id| ready(id).clone())),
            battlefield: "museum-square".to_owned(),
            layouts: Vec::new(),
            cubes: Cubes::default(),
            measures: measured(),
            extra_rounds: Some(3),
            demo: false,
        }
    }
}

/// Whose rosters are used where nobody brings one.
const USUAL: [&str; 2] = ["avengers", "cabal"];

/// A roster of the core box.
fn ready(id: &str) -> &'static Roster {
    static CORE: LazyLock<Cards> = LazyLock::new(|| {
        card::core(Edition::default()).expect("the core box inside the binary is in order: tests load it")
    });
    let place = CORE.roster(id).expect("the core box has the usual rosters: a test names them");
    &CORE.rosters[usize::from(place)].roster
}

fn measured() -> String {
    "physical-measured".to_owned()
}

/// Why a game can't begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// There is no such battlefield or set of tools.
    Unknown(&'static str, String),
    /// A roster breaks rules.
    Roster(Side, Vec<Problem>),
    /// Two cubes of the mission track have one colour (mission-track.cube-assignment).
    Cubes(Colour),
    /// More layouts than can be spoken about.
    TooManyLayouts(usize),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            SetupError::Unknown(what, id) => write!(f, "there is no {what} `{id}`"),
            SetupError::Cubes(colour) => {
                let rule = rule!("mission-track.cube-assignment");
                write!(f, "two cubes of the mission track are {colour:?}; each needs another colour ({rule})")
            }
            SetupError::TooManyLayouts(found) => {
                write!(f, "{found} layouts to agree on; at most 32 battlefields can be told apart")
            }
            SetupError::Roster(side, problems) => {
                write!(f, "the roster of player {side:?} is not legal")?;
                problems.iter().try_for_each(|problem| write!(f, "; {problem}"))
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// The state before the priority roll.
pub(crate) fn start(cards: &Cards, setup: &Setup) -> Result<State, SetupError> {
    let battlefield = cards
        .battlefield(&setup.battlefield)
        .ok_or_else(|| SetupError::Unknown("battlefield", setup.battlefield.clone()))?;
    let measures = cards
        .measure(&setup.measures)
        .ok_or_else(|| SetupError::Unknown("set of tools", setup.measures.clone()))?;
    let mut agreement = Agreement { proposed: layout(battlefield)?, ..Agreement::default() };
    for id in &setup.layouts {
        let place = cards.battlefield(id).ok_or_else(|| SetupError::Unknown("battlefield", id.clone()))?;
        agreement.layouts = Numbers(agreement.layouts.0 | layout(place)?.0);
    }
    let Cubes { round, points } = setup.cubes;
    if points[Side::A] == points[Side::B] || Side::BOTH.iter().any(|&side| points[side] == round) {
        return Err(SetupError::Cubes(if points[Side::A] == points[Side::B] {
            points[Side::A]
        } else {
            round
        }));
    }
    let mut squads = BySide([Squad::default(), Squad::default()]);
    for side in Side::BOTH {
        let check = if setup.demo { validate_demo } else { validate };
        let problems = check(cards, &setup.rosters[side]);
        if !problems.is_empty() {
            return Err(SetupError::Roster(side, problems));
        }
        squads[side] = setup.rosters[side].squad(cards);
    }
    let start = position(battlefield, measures);
    Ok(State { extra_rounds: setup.extra_rounds, squads, agreement, cubes: setup.cubes, ..start })
}

/// A layout as a set of one.
fn layout(place: u16) -> Result<Numbers, SetupError> {
    match u8::try_from(place) {
        Ok(place) if place < 32 => Ok(Numbers::default().with(place)),
        _ => Err(SetupError::TooManyLayouts(usize::from(place) + 1)),
    }
}

/// A battlefield with nobody on it, before the first stage of setup: where every position starts from.
pub fn position(battlefield: u16, measures: u16) -> State {
    State {
        battlefield,
        agreement: Agreement::default(),
        shifted: Vec::new(),
        cubes: Cubes::default(),
        measures,
        extra_rounds: None,
        phase: Phase::Battlefield,
        round: 0,
        priority: Side::A,
        turn: Side::A,
        mission: [None; 2],
        threat: 0,
        squads: BySide([Squad::default(), Squad::default()]),
        points: BySide([0; 2]),
        figures: Default::default(),
        destroyed: Numbers::default(),
        scored_instead: [None; 2],
        tokens: Default::default(),
        go: None,
        activation: None,
        last_activated: None,
        attacks: Vec::new(),
        dodge: None,
        lasting: Vec::new(),
        lasting_begun: 0,
        suffering: None,
        aftermath: Aftermath::default(),
        lens: Lens::FULL,
        outcome: None,
    }
}

/// Five dice each; the higher total of criticals, wilds and hits takes the token, ties go to criticals, wilds and hits in
/// this order, and everything tied is rolled again (priority-roll.roll-five to priority-roll.tie-reroll).
pub(crate) fn priority_roll(play: &mut Play) -> Flow<()> {
    loop {
        let mut dice = BySide([Faces::NONE; 2]);
        for side in Side::BOTH {
            let counts = play.dice(plain_die(), 5, rule!("priority-roll.roll-five"))?;
            dice[side].0.copy_from_slice(&counts[..6]);
        }
        let winner = winner(&dice);
        play.event(rule!("priority-roll.roll-five"), |_| Event::PriorityRolled { dice, winner });
        if let Some(winner) = winner {
            play.state.priority = winner;
            play.state.phase = Phase::Mission;
            return Ok(());
        }
    }
}

/// The side that takes the priority token; none if everything is tied.
pub fn winner(dice: &BySide<Faces>) -> Option<Side> {
    let key = |side: Side| {
        let faces = dice[side];
        let total = faces.showing(&[Face::Critical, Face::Wild, Face::Hit]);
        (total, faces[Face::Critical], faces[Face::Wild], faces[Face::Hit])
    };
    match key(Side::A).cmp(&key(Side::B)) {
        std::cmp::Ordering::Greater => Some(Side::A),
        std::cmp::Ordering::Less => Some(Side::B),
        std::cmp::Ordering::Equal => None,
    }
}

/// Forming the mission, in six steps.
pub(crate) fn mission(play: &mut Play) -> Flow<()> {
    let first = play.state.priority;
    let second = first.other();

    // Steps 1 to 3: the priority player chooses a type and draws; the other draws from the other pile; both are revealed.
    let kind = play.choose(&ChooseCrisisType { side: first })?;
    play.event(rule!("mission.step1-priority-draw"), |_| Event::CrisisTypeChosen { side: first, kind });
    for (side, kind) in [(first, kind), (second, kind.other())] {
        let pile: Vec<u16> = {
            let crises = &play.state.squads[side].roster_crises;
            crises.iter().copied().filter(|&it| play.content.crises[usize::from(it)].kind == kind).collect()
        };
        let drawn = play.draw(&vec![1; pile.len()], rule!("mission.step2-opponent-draw"))?;
        play.state.mission[kind.index()] = Some(pile[drawn]);
    }
    if let [Some(secure), Some(extraction)] = play.state.mission {
        play.event(rule!("mission.step3-reveal"), |_| Event::MissionRevealed {
            mission: [secure, extraction],
        });
    }

    // Steps 4 and 5: the player without priority picks the threat and an edge.
    let ThreatPick(from) = play.choose(&ChooseThreat { side: second })?;
    let threat = play.scene().crisis(from).map_or(0, |crisis| crisis.threat);
    play.state.threat = threat;
    play.event(rule!("mission.step4-threat"), |_| Event::ThreatChosen { threat });
    let EdgePick(edge) = play.choose(&ChooseEdge { side: second })?;
    play.state.squads[second].edge = Some(edge);
    play.state.squads[first].edge = Some(edge.opposite());
    play.event(rule!("mission.step5-edge"), |_| Event::EdgeChosen { side: second, edge });

    // Step 6: tokens.
    battlefield::place_tokens(play)?;
    play.state.turn = first;
    play.state.phase = Phase::Squads;
    Ok(())
}

/// Building squads, one pick a step, in secret: the priority player first, which tells the other nothing.
pub(crate) fn squads(play: &mut Play) -> Flow<()> {
    let side = play.state.turn;
    if play.state.squads[side].ready {
        return reveal(play);
    }
    match play.choose(&ChooseSquad { side })? {
        SquadPick::Add(place) => {
            let chosen = &mut play.state.squads[side].chosen;
            *chosen = chosen.with(place);
            return Ok(());
        }
        SquadPick::Done => {}
    }
    let affiliation = play.choose_if_any(&ChooseAffiliation { side })?;
    play.state.squads[side].affiliation = affiliation.and_then(|AffiliationPick(affiliation)| affiliation);
    while let Some(TacticPick::Add(card)) = play.choose_if_any(&ChooseTactics { side })? {
        let _full = play.state.squads[side].tactics.try_push(card);
    }
    play.state.squads[side].ready = true;
    play.event(rule!("squad.secret-until-deploy"), |_| Event::SquadReady { side });
    play.state.turn = side.other();
    Ok(())
}

/// Both squads and both sets of cards are revealed at once (deployment.reveal).
fn reveal(play: &mut Play) -> Flow<()> {
    for side in Side::BOTH {
        let squad = play.state.squads[side].clone();
        for place in squad.chosen.iter() {
            let (character, gems) = squad.roster[usize::from(place)].clone();
            let figure = crate::state::Figure { gems, ..grunts::figure(side, character) };
            let _full = play.state.figures.try_push(figure);
            // Grunts join their parent, one for each player (grunts.one-at-a-time).
            let grunt = play.content.characters[usize::from(character)].grunt;
            let mine = |figure: &crate::state::Figure| {
                figure.side == side && play.content.characters[usize::from(figure.character)].is_grunt()
            };
            if let Some(grunt) = grunt.filter(|_| !play.state.figures.iter().any(mine)) {
                let _full = play.state.figures.try_push(grunts::figure(side, grunt));
            }
        }
    }
    play.event(rule!("deployment.reveal"), |state| {
        let revealed = |squad: &Squad| Revealed {
            characters: squad.chosen.iter().map(|place| squad.roster[usize::from(place)].0).collect(),
            affiliation: squad.affiliation,
            tactics: squad.tactics.to_vec(),
        };
        Event::SquadsRevealed { squads: BySide([&state.squads.0[0], &state.squads.0[1]].map(revealed)) }
    });
    play.state.turn = play.state.priority;
    play.state.phase = Phase::Deployment;
    Ok(())
}

/// One character is deployed, and its grunts with it (deployment.alternate, grunts.deployed-with-parent).
pub(crate) fn deploy(play: &mut Play) -> Flow<()> {
    let waiting = |play: &Play, side: Side| {
        play.state
            .figures
            .iter()
            .any(|figure| figure.side == side && figure.whereabouts == Whereabouts::Waiting)
    };
    let side = play.state.turn;
    if !waiting(play, side) {
        if !waiting(play, side.other()) {
            play.state.phase = Phase::Leadership;
        }
        play.state.turn = side.other();
        return Ok(());
    }
    let deployed = play.choose(&Deploy { side, grunts: None })?;
    put(play, deployed.figure, deployed.at);
    let grunt = play.scene().character(deployed.figure).grunt;
    let grunt = grunt.and_then(|character| {
        play.state.figure_ids().find(|&id| {
            let figure = play.state.figure(id);
            figure.side == side && figure.character == character && figure.whereabouts == Whereabouts::Waiting
        })
    });
    if let Some(grunt) = grunt {
        let deployed = play.choose(&Deploy { side, grunts: Some(grunt) })?;
        put(play, grunt, deployed.at);
    }
    play.state.turn = side.other();
    Ok(())
}

fn put(play: &mut Play, figure: FigureId, at: space::P) {
    let state = play.state.figure_mut(figure);
    state.at = at;
    state.whereabouts = Whereabouts::Battlefield;
    play.event(rule!("deployment.alternate"), |_| Event::Deployed { figure, at });
}

/// Both players declare their leadership; then round 1 begins (leadership.simultaneous-declare).
pub(crate) fn leadership(play: &mut Play) -> Flow<()> {
    // Where several match, both players choose at once, and nothing is known before both have chosen. One matching leader
    // leads without a choice (leadership.single-auto).
    let mut leaders = BySide([None; 2]);
    let mut choosing = Vec::new();
    for side in play.state.priority.first() {
        let question = ChooseLeader { side };
        let leads = |id: &FigureId| question.verdict(play.scene(), LeaderPick(*id)).is_ok();
        let matching: Vec<FigureId> = play.state.squad(side).filter(leads).collect();
        match matching[..] {
            [] => {}
            [only] => leaders[side] = Some(only),
            [..] => choosing.push(question),
        }
    }
    let chosen = play.choose_together(&choosing)?;
    for (question, LeaderPick(leader)) in choosing.iter().zip(chosen) {
        leaders[question.side] = Some(leader);
    }
    for side in Side::BOTH {
        play.state.squads[side].leader = leaders[side];
    }
    for side in play.state.priority.first() {
        let leader = leaders[side];
        play.event(rule!("leadership.simultaneous-declare"), |_| Event::LeadershipDeclared { side, leader });
        window(play, Moment::SquadChosen(side))?;
        window(play, Moment::LeadershipChosen(side))?;
    }
    sequence::first_round(play);
    Ok(())
}

/// Whether a character has a leadership for an affiliation (leadership.needs-affiliation).
pub fn can_lead(play: table::Scene<crate::Crisis>, figure: FigureId, affiliation: u16) -> bool {
    play.superpowers(figure).any(|(_, power)| {
        power.kind.value == Kind::Leadership
            && power.affiliation.as_ref().is_some_and(|of| of.place == affiliation)
    })
}
