//! Before the game: the mission and its players, laid out in the order of rulings.mission.setup-order.

use std::fmt;
use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Scene, fit};

use crate::Gotham;
use crate::bearer::Reading;
use crate::board::ZoneId;
use crate::printed::skill::Modifier;
use crate::printed::term::{Camp, LineTrigger, TileLevel};
use crate::printed::{Bulk, Mission, Printed, RiverTile};
use crate::state::{
    Body, Card, CardPlace, Cubes, FIGURES, Figure, FigureId, Hero, HeroId, HeroState, Stage, State, TILES,
    Tile, TileId, Token, Whereabouts,
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
    /// A pack of somebody's own in one text, which the game is played with beside the house pack
    /// ([`crate::printed::with_pack`]). It lies here, so that a game is whole by itself whatever becomes of the pack later.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "shared")]
    pub pack: Option<Arc<str>>,
}

/// A text that many setups share, written as any text is.
mod shared {
    use std::sync::Arc;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(
        text: &Option<Arc<str>>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        text.as_deref().serialize(serializer)
    }

    pub(super) fn deserialize<'d, D: Deserializer<'d>>(
        deserializer: D,
    ) -> Result<Option<Arc<str>>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.map(Arc::from))
    }
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
    /// The allied tiles that he commands, one for each command skill at most (skills.elite-command.tile).
    #[serde(default)]
    pub allies: Vec<String>,
}

impl Setup {
    /// A mission with the first hero of each slot, all run by one player, each commanding the first tiles that he may.
    pub fn usual(printed: &Printed, mission: &Mission) -> Setup {
        let mut taken: Vec<u16> = Vec::new();
        for slot in &mission.slots {
            let mut free = slot.allowed.iter().map(|(hero, _)| *hero).filter(|hero| !taken.contains(hero));
            taken.extend(free.next());
        }
        Setup::of_heroes(printed, mission, &taken)
    }

    /// A mission with these heroes, one for each slot, by their places; all run by one player, each commanding the first
    /// tiles that he may.
    pub fn of_heroes(printed: &Printed, mission: &Mission, chosen: &[u16]) -> Setup {
        let mut heroes: Vec<ChosenHero> = Vec::new();
        let mut commanded: Vec<u16> = Vec::new();
        for &place in chosen {
            let mut allies = Vec::new();
            for (level, _) in commands(printed, place) {
                let may =
                    |tile: &u16| may_command(printed, mission, *tile, level) && !commanded.contains(tile);
                let Some(tile) = (0..fit::<u16>(printed.tiles.len())).find(may) else { continue };
                commanded.push(tile);
                allies.push(printed.tiles[usize::from(tile)].id.clone());
            }
            let hero = printed.heroes[usize::from(place)].id.clone();
            heroes.push(ChosenHero { hero, player: 0, gadgets: Vec::new(), allies });
        }
        Setup { mission: mission.id.clone(), heroes, players: 1, pack: None }
    }
}

/// The command skills of a hero: the level of tile that each lets him command, and how many figures of it.
fn commands(printed: &Printed, hero: u16) -> Vec<(TileLevel, u8)> {
    let mut commands = Vec::new();
    for has in &printed.heroes[usize::from(hero)].skills {
        for modifier in &printed.skills[usize::from(has.skill)].modifiers {
            if let Modifier::Command(level) = modifier {
                commands.push((*level, has.level));
            }
        }
    }
    commands
}

/// A tile of the heroes' camp and of this level, that is not in the river (skills.elite-command.tile-unique).
fn may_command(printed: &Printed, mission: &Mission, tile: u16, level: TileLevel) -> bool {
    let in_river =
        |other: &RiverTile| matches!(other, RiverTile::Characters { tile: other, .. } if *other == tile);
    let sheet = &printed.tiles[usize::from(tile)];
    sheet.camp == Camp::Heroes && sheet.level == level && !mission.river.iter().any(in_river)
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
    /// A tile that the hero can't command, or that somebody else does (skills.elite-command.tile).
    Ally(String),
    /// More figures or tiles than a game has room for.
    Room,
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
            SetupError::Ally(id) => write!(f, "the tile `{id}` can't be commanded by this hero, or is taken"),
            SetupError::Room => {
                write!(f, "there is room for {FIGURES} figures of {TILES} tiles, with allies and bystanders")
            }
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
        passed: 0,
        handed_over: 0,
        heroes: ArrayVec::new(),
        post: Cubes { available, fatigue: mission.cubes - available, ..Cubes::default() },
        tiles: ArrayVec::new(),
        river: ArrayVec::new(),
        figures: ArrayVec::new(),
        cards: Vec::new(),
        tokens: Vec::new(),
        clouds: Vec::new(),
        broken_walls: ArrayVec::new(),
        movement: None,
        attacks: Vec::new(),
        rolls: Vec::new(),
        explosion: None,
        activated: None,
        lines: Vec::new(),
        once: Vec::new(),
        refused: Vec::new(),
        demobilised: false,
        cubes_gone: 0,
        reinforcement_points: 0,
        winner: None,
    };
    lay_tokens(&mut state, mission);
    lay_river(&mut state, printed, mission)?;
    place_heroes(&mut state, printed, mission, setup)?;
    place_allies(&mut state, printed, mission, setup)?;
    place_friends(&mut state, printed);
    Ok(state)
}

/// Board and mission tokens, each with what is in it.
fn lay_tokens(state: &mut State, mission: &Mission) {
    for (kind, token) in (0..).zip(&mission.tokens) {
        for &zone in &token.at {
            let number = fit::<u8>(state.tokens.len());
            state.tokens.push(Token { kind, at: Some(zone) });
            if let Some(printed) = token.holds {
                state.cards.push(Card { printed, place: CardPlace::Inside(number) });
            }
        }
    }
}

/// River, villain's figures and reserve (setup.villain.river-order, setup.reserve.default-zero), then bystanders.
fn lay_river(state: &mut State, printed: &Printed, mission: &Mission) -> Result<(), SetupError> {
    for tile in &mission.river {
        let RiverTile::Characters { tile, at, reserve } = tile else {
            let id = add_tile(state, Tile { printed: None, commander: None, neutralised: false })?;
            state.river.push(id);
            continue;
        };
        // rulings.reserve.start-neutralised
        let id = add_tile(state, Tile { printed: Some(*tile), commander: None, neutralised: at.is_empty() })?;
        state.river.push(id);
        let on_board = at.iter().map(|&zone| Whereabouts::Zone(zone));
        let in_reserve = (0..*reserve).map(|_| Whereabouts::Reserve);
        for whereabouts in on_board.chain(in_reserve) {
            add_character(state, printed, id, *tile, whereabouts)?;
        }
    }
    for (tile, at) in &mission.bystanders {
        let id = add_tile(state, Tile { printed: Some(*tile), commander: None, neutralised: false })?;
        for &zone in at {
            add_character(state, printed, id, *tile, Whereabouts::Zone(zone))?;
        }
    }
    Ok(())
}

fn add_tile(state: &mut State, tile: Tile) -> Result<TileId, SetupError> {
    let id = TileId(fit(state.tiles.len()));
    state.tiles.try_push(tile).map_err(|_| SetupError::Room)?;
    Ok(id)
}

fn add_character(
    state: &mut State,
    printed: &Printed,
    id: TileId,
    tile: u16,
    whereabouts: Whereabouts,
) -> Result<(), SetupError> {
    let sheet = &printed.tiles[usize::from(tile)];
    let character = figure(Body::Character(id), sheet.camp, whereabouts, sheet.life);
    state.figures.try_push(character).map_err(|_| SetupError::Room)
}

fn figure(body: Body, camp: Camp, whereabouts: Whereabouts, life: u8) -> Figure {
    Figure {
        body,
        camp,
        whereabouts,
        life,
        moved: false,
        activated: false,
        lying: false,
        bonus_lost: false,
        shackles: 0,
        guided: false,
        friend: false,
    }
}

/// Allied tiles by their commanders' sheets, and as many figures as the skill says in the commander's zone, or beside it
/// where they would over-saturate it (skills.elite-command.start-zone).
fn place_allies(
    state: &mut State,
    printed: &Printed,
    mission: &Mission,
    setup: &Setup,
) -> Result<(), SetupError> {
    for (hero, chosen) in (0..).map(HeroId).zip(&setup.heroes) {
        let mut open = commands(printed, state.hero(hero).printed);
        for id in &chosen.allies {
            let refused = || SetupError::Ally(id.clone());
            let tile = printed.tile(id).ok_or_else(refused)?;
            let level = printed.tiles[usize::from(tile)].level;
            let taken = state.tiles.iter().any(|other| other.printed == Some(tile));
            let skill = open.iter().position(|(wanted, _)| *wanted == level).ok_or_else(refused)?;
            if taken || !may_command(printed, mission, tile, level) {
                return Err(refused());
            }
            let (_, figures) = open.remove(skill);
            let place =
                add_tile(state, Tile { printed: Some(tile), commander: Some(hero), neutralised: false })?;
            let figures = figures.min(printed.tiles[usize::from(tile)].figures);
            for _ in 0..figures {
                let at = room_near(state, printed, hero, tile);
                let whereabouts = at.map_or(Whereabouts::Gone, Whereabouts::Zone);
                add_character(state, printed, place, tile, whereabouts)?;
            }
        }
    }
    Ok(())
}

/// The commander's zone, or the first beside it, where a figure of a tile has room (general.oversaturation.placement).
fn room_near(state: &State, printed: &Printed, hero: HeroId, tile: u16) -> Option<ZoneId> {
    let scene = Scene::<Gotham> { state, content: printed };
    let here = state.figure(state.hero(hero).figure).zone()?;
    let size = printed.tiles[usize::from(tile)].size;
    let near = scene.board().adjacent(here, &state.broken_walls);
    let fits = |zone: &ZoneId| scene.size_in(*zone) + size <= scene.board().zone(*zone).saturation;
    std::iter::once(here).chain(near.iter()).find(fits)
}

/// Last, the imaginary friends (skills.imaginary-friend.place). Having one never hurts, so nobody is asked.
fn place_friends(state: &mut State, printed: &Printed) {
    for figure in state.figure_ids() {
        let scene = Scene::<Gotham> { state, content: printed };
        let friendly = |modifier: &Modifier| *modifier == Modifier::ImaginaryFriend;
        let has = scene.state.figure(figure).zone().is_some()
            && scene.level(figure, LineTrigger::Permanent, friendly) > 0;
        state.figure_mut(figure).friend = has;
    }
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
        join(state, printed, place, chosen.player, slot.start, &cards)?;
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

fn join(
    state: &mut State,
    printed: &Printed,
    place: u16,
    player: u8,
    start: ZoneId,
    cards: &[u16],
) -> Result<(), SetupError> {
    let id = HeroId(fit(state.heroes.len()));
    let figure_id = FigureId(fit(state.figures.len()));
    let sheet = &printed.heroes[usize::from(place)];
    let body = figure(Body::Hero(id), Camp::Heroes, Whereabouts::Zone(start), 0);
    state.figures.try_push(body).map_err(|_| SetupError::Room)?;
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
    Ok(())
}
