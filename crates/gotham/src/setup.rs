//! Before the game: the mission and who plays whom, laid out in the order of rulings.mission.setup-order.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::board::ZoneId;
use crate::printed::term::Camp;
use crate::printed::{Bulk, Mission, Printed, RiverTile};
use crate::state::{
    Body, Card, CardPlace, Cubes, Figure, FigureId, Hero, HeroId, HeroState, Stage, State, Tile, TileId,
    Token, Whereabouts,
};

/// What is agreed before a game, by id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The mission.
    pub mission: String,
    /// One hero for each slot of the mission.
    pub heroes: Vec<ChosenHero>,
    /// How many players share the heroes, from 1 to 3; the villain is one more.
    pub players: u8,
}

/// A hero that was chosen for a slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChosenHero {
    /// Who.
    pub hero: String,
    /// Which of the heroes' players runs him, from 0.
    #[serde(default)]
    pub player: u8,
    /// The bat-gadgets on his belt beside those the mission gives him (setup.hero.bat-gadgets).
    #[serde(default)]
    pub gadgets: Vec<String>,
}

impl Setup {
    /// A mission with the first hero of each slot, all run by one player.
    pub fn usual(printed: &Printed, mission: &Mission) -> Setup {
        let hero = |place: u16| ChosenHero {
            hero: printed.heroes[usize::from(place)].id.clone(),
            player: 0,
            gadgets: Vec::new(),
        };
        let mut taken: Vec<u16> = Vec::new();
        for slot in &mission.slots {
            let free = slot.allowed.iter().map(|(hero, _)| *hero).find(|hero| !taken.contains(hero));
            taken.extend(free);
        }
        Setup { mission: mission.id.clone(), heroes: taken.into_iter().map(hero).collect(), players: 1 }
    }
}

/// Why a setup can't be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// No such mission.
    UnknownMission(String),
    /// Not one hero for each slot.
    Slots {
        /// How many there are to fill.
        wanted: usize,
        /// How many were chosen.
        chosen: usize,
    },
    /// A hero that may not fill his slot (rulings.mission.hero-slots).
    NotAllowed(String),
    /// A hero that was chosen twice (rulings.mission.hero-slots).
    Twice(String),
    /// Not from one to three players, or a hero of a player that is not there.
    Players,
    /// No such bat-gadget.
    UnknownGadget(String),
    /// More on the belt than it holds (material.gadget.belt-limit).
    Belt(String),
    /// More carried than can be (material.encumbrance.max).
    Encumbrance(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::UnknownMission(id) => write!(f, "there is no mission `{id}`"),
            SetupError::Slots { wanted, chosen } => {
                write!(f, "the mission wants {wanted} heroes, and {chosen} were chosen")
            }
            SetupError::NotAllowed(id) => write!(f, "`{id}` may not fill this slot of the mission"),
            SetupError::Twice(id) => write!(f, "`{id}` was chosen twice"),
            SetupError::Players => {
                write!(f, "from 1 to 3 players share the heroes, each hero has one of them")
            }
            SetupError::UnknownGadget(id) => write!(f, "there is no bat-gadget `{id}`"),
            SetupError::Belt(id) => write!(f, "the belt of `{id}` holds less than that"),
            SetupError::Encumbrance(id) => write!(f, "`{id}` can't carry that much"),
        }
    }
}

impl std::error::Error for SetupError {}

/// The state before the first step.
pub(crate) fn start(printed: &Printed, setup: &Setup) -> Result<State, SetupError> {
    let unknown = || SetupError::UnknownMission(setup.mission.clone());
    let place = printed.mission(&setup.mission).ok_or_else(unknown)?;
    let mission = &printed.missions[usize::from(place)];
    if !(1..=3).contains(&setup.players) {
        return Err(SetupError::Players);
    }
    let available = mission.available;
    let mut state = State {
        mission: place,
        players: setup.players,
        turn: 0,
        stage: Stage::Upkeep,
        second_half: false,
        lead: 0,
        passes: 0,
        heroes: ArrayVec::new(),
        post: Cubes { available, fatigue: mission.cubes - available, ..Cubes::default() },
        tiles: ArrayVec::new(),
        river: ArrayVec::new(),
        figures: ArrayVec::new(),
        cards: ArrayVec::new(),
        tokens: ArrayVec::new(),
        clouds: Vec::new(),
        broken_walls: ArrayVec::new(),
        movement: None,
        reinforcement_points: 0,
        winner: None,
    };
    lay_tokens(&mut state, mission);
    lay_river(&mut state, printed, mission);
    place_heroes(&mut state, printed, mission, setup)?;
    Ok(state)
}

/// Board and mission tokens, each with what is in it.
fn lay_tokens(state: &mut State, mission: &Mission) {
    for (kind, token) in (0..).zip(&mission.tokens) {
        for &zone in &token.at {
            let number = state.tokens.len() as u8;
            state.tokens.push(Token { kind, at: Some(zone) });
            if let Some(printed) = token.holds {
                state.cards.push(Card { printed, place: CardPlace::Inside(number) });
            }
        }
    }
}

/// River, villain's figures and reserve (setup.villain.river-order, setup.reserve.default-zero).
fn lay_river(state: &mut State, printed: &Printed, mission: &Mission) {
    for tile in &mission.river {
        let id = TileId(state.tiles.len() as u8);
        state.river.push(id);
        let RiverTile::Characters { tile, at, reserve } = tile else {
            state.tiles.push(Tile { printed: None, commander: None, neutralised: false });
            continue;
        };
        // rulings.reserve.start-neutralised
        state.tiles.push(Tile { printed: Some(*tile), commander: None, neutralised: at.is_empty() });
        let sheet = &printed.tiles[usize::from(*tile)];
        let on_board = at.iter().map(|&zone| Whereabouts::Zone(zone));
        let in_reserve = (0..*reserve).map(|_| Whereabouts::Reserve);
        for whereabouts in on_board.chain(in_reserve) {
            let body = Body::Character(id);
            state.figures.push(figure(body, sheet.camp, whereabouts, sheet.life));
        }
    }
}

fn figure(body: Body, camp: Camp, whereabouts: Whereabouts, life: u8) -> Figure {
    Figure { body, camp, whereabouts, life, moved: false, activated: false }
}

/// The heroes, with all their cubes available (rulings.setup.hero-energy) and what they carry.
fn place_heroes(
    state: &mut State,
    printed: &Printed,
    mission: &Mission,
    setup: &Setup,
) -> Result<(), SetupError> {
    if setup.heroes.len() != mission.slots.len() {
        return Err(SetupError::Slots { wanted: mission.slots.len(), chosen: setup.heroes.len() });
    }
    for (slot, chosen) in mission.slots.iter().zip(&setup.heroes) {
        let not_allowed = || SetupError::NotAllowed(chosen.hero.clone());
        let place = printed.hero(&chosen.hero).ok_or_else(not_allowed)?;
        let (_, carries) = slot.allowed.iter().find(|(hero, _)| *hero == place).ok_or_else(not_allowed)?;
        if state.heroes.iter().any(|hero| hero.printed == place) {
            return Err(SetupError::Twice(chosen.hero.clone()));
        }
        if chosen.player >= setup.players {
            return Err(SetupError::Players);
        }
        let gadgets = chosen.gadgets.iter().map(|id| gadget(printed, id)).collect::<Result<Vec<_>, _>>()?;
        let cards: Vec<u16> = carries.iter().copied().chain(gadgets).collect();
        bears(printed, place, &cards)?;
        join(state, printed, place, chosen.player, slot.start, &cards);
    }
    Ok(())
}

fn gadget(printed: &Printed, id: &str) -> Result<u16, SetupError> {
    let place = printed.material(id).filter(|&card| printed.materials[usize::from(card)].is_gadget());
    place.ok_or_else(|| SetupError::UnknownGadget(id.to_owned()))
}

/// Belt and back hold what they are given.
fn bears(printed: &Printed, hero: u16, cards: &[u16]) -> Result<(), SetupError> {
    let sheet = &printed.heroes[usize::from(hero)];
    let (mut belt, mut back) = (0u16, 0u16);
    for &card in cards {
        match printed.materials[usize::from(card)].bulk {
            Bulk::BatGadget(size) => belt += u16::from(size),
            Bulk::Equipment(encumbrance) => back += u16::from(encumbrance),
        }
    }
    if belt > u16::from(sheet.bat_belt) {
        return Err(SetupError::Belt(sheet.id.clone()));
    }
    if back > u16::from(sheet.max_encumbrance()) {
        return Err(SetupError::Encumbrance(sheet.id.clone()));
    }
    Ok(())
}

fn join(state: &mut State, printed: &Printed, place: u16, player: u8, start: ZoneId, cards: &[u16]) {
    let id = HeroId(state.heroes.len() as u8);
    let figure_id = FigureId(state.figures.len() as u8);
    let sheet = &printed.heroes[usize::from(place)];
    state.figures.push(figure(Body::Hero(id), Camp::Heroes, Whereabouts::Zone(start), 0));
    state.heroes.push(Hero {
        printed: place,
        player,
        figure: figure_id,
        cubes: Cubes { available: sheet.energy, ..Cubes::default() },
        state: HeroState::Active,
        dazed: false,
    });
    for &card in cards {
        state.cards.push(Card { printed: card, place: CardPlace::Carried(id) });
    }
}
