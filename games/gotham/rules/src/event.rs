//! What happened, told after the fact.

use serde::Serialize;

use crate::answer::Nature;
use crate::board::ZoneId;
use crate::dice::Pool;
use crate::printed::term::{Camp, Cloud, CubeBox};
use crate::state::{CardPlace, FigureId, HeroId, HeroState, TileId};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "each variant is the event it is named after, and its fields are its parts")]
pub enum Event {
    TurnBegan { turn: u8 },
    CampBegan { camp: Camp },
    CubesCollected { hero: Option<HeroId>, count: u8 },
    StateDeclared { hero: HeroId, state: HeroState },
    Recovered { hero: Option<HeroId>, from_fatigue: u8, from_wounds: u8 },
    LeadPassed { player: u8 },
    MovementBegan { figure: FigureId, points: u8 },
    CubesSpent { hero: Option<HeroId>, into: CubeBox, count: u8 },
    Moved { figure: FigureId, from: ZoneId, to: ZoneId, cost: u8 },
    WallBroken { one: ZoneId, other: ZoneId },
    MovementEnded { figure: FigureId, lost: u8 },
    Rolled { figure: FigureId, pool: Pool },
    Rerolled { figure: FigureId, picked: Pool, pool: Pool },
    Attacked { attacker: FigureId, target: FigureId, successes: u8 },
    Defended { figure: FigureId, attack: u8, defence: u8 },
    Wounded { figure: FigureId, wounds: u8 },
    Unharmed { figure: FigureId },
    Neutralised { figure: FigureId },
    TileNeutralised { tile: TileId },
    TileActivated { tile: TileId, cost: u8 },
    CharacterActivated { figure: FigureId },
    EventChosen { event: u8 },
    Reinforced { figure: FigureId, zone: ZoneId },
    ReinforcementPointsLost { count: u8 },
    CloudsPlaced { cloud: Cloud, zone: ZoneId, count: u8 },
    CloudsTurned { cloud: Cloud, zone: ZoneId, count: u8 },
    CloudsGone { cloud: Cloud, zone: ZoneId, count: u8 },
    SkillUsed { figure: FigureId, skill: u16 },
    Healed { figure: FigureId, healed: u8 },
    Shackled { figure: FigureId, tokens: u8 },
    ShacklesOff { figure: FigureId },
    LaidDown { figure: FigureId },
    StoodUp { figure: FigureId },
    FriendVanished { figure: FigureId },
    Pulled { figure: FigureId, zone: ZoneId },
    Exploded { zone: ZoneId, level: u8 },
    DeedBegan { figure: FigureId, nature: Nature },
    DeedCounted { figure: FigureId, successes: u8, difficulty: u8 },
    DeedDone { figure: FigureId, nature: Nature },
    Refused { hero: HeroId, nature: Nature },
    CardUsed { hero: HeroId, card: u8 },
    CardMoved { card: u8, place: CardPlace },
    CardGone { hero: HeroId, card: u8 },
    TokenRemoved { token: u8 },
    TokenPlaced { kind: u8, zone: ZoneId },
    TileSwept { tile: TileId, cubes: u8 },
    Demobilised { tile: TileId },
    CubesGained { count: u8 },
    Ended { winner: Camp },
}
