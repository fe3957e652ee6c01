//! Everything that changes in a game: plain data, cheap to clone.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Seat, fit};

use crate::attack::Attack;
use crate::board::{BrokenWalls, ZoneId};
use crate::command_post::SLOTS;
use crate::explosion::Explosion;
use crate::material::LineInUse;
use crate::printed::skill::Step;
use crate::printed::term::{Camp, Cloud, CubeBox};
use crate::roll::Roll;

/// Most figures of a game: eight tiles of six, three heroes, their allies and bystanders.
pub const FIGURES: usize = 80;
/// Most tiles of a game: those of the river, and allied or neutral ones.
pub const TILES: usize = SLOTS + 8;
/// Most heroes (setup.mission.heroes).
pub const HEROES: usize = 3;

/// A figure, by its place in the list of figures.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FigureId(pub u8);

/// A hero, by his place in the list of heroes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HeroId(pub u8);

/// A tile, by its place in the list of tiles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileId(pub u8);

/// What controls a figure (components.figures.hero-definition, components.figures.character-definition).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Body {
    /// A hero sheet.
    Hero(HeroId),
    /// A tile.
    Character(TileId),
}

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whereabouts {
    /// On the board.
    Zone(ZoneId),
    /// In the character reserve (reinforcements.reserve.definition).
    Reserve,
    /// Back in the box.
    Gone,
}

/// A figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// What controls it.
    pub body: Body,
    /// Whose it is.
    pub camp: Camp,
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// The life points of a character; heroes have cubes instead.
    pub life: u8,
    /// Whether it has had its first movement, in this turn or activation (movement.c.first-bonus).
    pub moved: bool,
    /// Whether it was activated in the running activation of its tile (character-activation.once-per-tile-activation).
    pub activated: bool,
    /// Whether it lies on the ground (skills.immobilisation.effect).
    pub lying: bool,
    /// Whether its first movement has no bonus, because it had to stand up (skills.immobilisation.no-bonus).
    pub bonus_lost: bool,
    /// The shackle tokens on its base (skills.shackle.effect).
    pub shackles: u8,
    /// Whether Tactician has moved it in this turn of its camp (skills.tactician.target-character).
    pub guided: bool,
    /// Whether an imaginary friend goes with it (skills.imaginary-friend.follows).
    pub friend: bool,
}

impl Figure {
    /// Its zone, while it is on the board.
    pub fn zone(&self) -> Option<ZoneId> {
        match self.whereabouts {
            Whereabouts::Zone(zone) => Some(zone),
            Whereabouts::Reserve | Whereabouts::Gone => None,
        }
    }
}

/// The cubes of a hero sheet or of the command post.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Cubes {
    /// hero-sheet.available-energy
    pub available: u8,
    /// hero-sheet.fatigue
    pub fatigue: u8,
    /// hero-sheet.wounds; the command post has none.
    pub wounds: u8,
    /// What lies in each box; the command post has the last three.
    pub boxes: [u8; CubeBox::ALL.len()],
}

impl Cubes {
    /// All of them.
    pub fn total(&self) -> u8 {
        self.available + self.fatigue + self.wounds + self.boxes.iter().sum::<u8>()
    }

    /// Moves what lies in the boxes to fatigue; how many that were (hero-turn.step7.collect).
    pub fn collect(&mut self) -> u8 {
        let used = self.boxes.iter().sum();
        self.fatigue += used;
        self.boxes = Default::default();
        used
    }
}

/// The state that a hero declares (hero-turn.step3.declare).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HeroState {
    /// May act.
    Active,
    /// May only do what is free, defend and reroll (hero-turn.step3.rest.restriction).
    Rest,
}

/// A hero sheet in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hero {
    /// The sheet, as a place in [`crate::printed::Printed::heroes`].
    pub printed: u16,
    /// Which of the heroes' players runs him.
    pub player: u8,
    /// His figure.
    pub figure: FigureId,
    /// His cubes.
    pub cubes: Cubes,
    /// What he declared last.
    pub state: HeroState,
    /// His skills are off until the turn pawn moves (rulings.neutralised.skills-until).
    pub dazed: bool,
}

impl Hero {
    /// All cubes are wounds (wounds.hero.neutralised).
    pub fn is_neutralised(&self) -> bool {
        self.cubes.wounds == self.cubes.total()
    }
}

/// A tile in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// The tile, as a place in [`crate::printed::Printed::tiles`]; none for the event tile.
    pub printed: Option<u16>,
    /// The hero that commands it, if it is an allied tile (skills.elite-command.tile).
    pub commander: Option<HeroId>,
    /// Which side is up (neutralised.tile.reposition).
    pub neutralised: bool,
}

/// Where a material card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardPlace {
    /// By a hero's sheet (material.carried-only).
    Carried(HeroId),
    /// In a zone.
    Lying(ZoneId),
    /// In a mission token.
    Inside(u8),
    /// Removed from the game.
    Gone,
}

/// A material card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// The card, as a place in [`crate::printed::Printed::materials`].
    pub printed: u16,
    /// Where it is.
    pub place: CardPlace,
}

/// A mission token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Token {
    /// Its kind, as a place in [`crate::printed::Mission::tokens`].
    pub kind: u8,
    /// Where it lies; none once it has been removed.
    pub at: Option<ZoneId>,
}

/// Dissipation tokens of one kind that one camp put into one zone together (dissipation.definition).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clouds {
    /// Gas, flame, smoke or frost.
    pub cloud: Cloud,
    /// Where.
    pub zone: ZoneId,
    /// Who placed them (dissipation.timing).
    pub camp: Camp,
    /// How many.
    pub count: u8,
    /// Which side is up (dissipation.faces).
    pub full: bool,
}

/// A movement that is being made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Movement {
    /// Whose.
    pub figure: FigureId,
    /// The move-point pool (movement.pool.definition).
    pub points: u8,
}

/// Where the game stands, at a checkpoint.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Step A.
    Upkeep,
    /// The heroes' turn, steps 1 to 3.
    HeroesBegin,
    /// The heroes' turn, steps 4 and 5.
    HeroesAct,
    /// The heroes' turn, steps 6 and 7.
    HeroesEnd,
    /// The villain's turn, steps 1 and 2.
    VillainBegins,
    /// The villain's turn, steps 3 and 4: so many tiles were activated.
    VillainActs(u8),
    /// The villain's turn, step 5.
    VillainEnds,
    /// Steps C and E.
    Check,
}

impl Stage {
    /// Whose turn it is; nobody's in the upkeep and at the checks.
    pub fn camp(self) -> Option<Camp> {
        match self {
            Stage::HeroesBegin | Stage::HeroesAct | Stage::HeroesEnd => Some(Camp::Heroes),
            Stage::VillainBegins | Stage::VillainActs(_) | Stage::VillainEnds => Some(Camp::Villain),
            Stage::Upkeep | Stage::Check => None,
        }
    }
}

/// The state of a game. Nothing in it is hidden from anybody (rulings.open-information).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// The mission, as a place in [`crate::printed::Printed::missions`].
    pub mission: u16,
    /// How many players share the heroes; the villain sits after them.
    pub players: u8,
    /// Where the turn pawn stands (components.turn-track.start).
    pub turn: u8,
    /// Where the game stands.
    pub stage: Stage,
    /// Whether the camp with the initiative has had its turn.
    pub second_half: bool,
    /// Which of the heroes' players has the lead (rulings.heroes-agree).
    pub lead: u8,
    /// Which of them have passed since the last action, as bits (rulings.heroes-agree).
    pub passed: u8,
    /// Which of them have handed the lead over since the last action or pass, as bits.
    pub handed_over: u8,
    /// The heroes.
    pub heroes: ArrayVec<Hero, HEROES>,
    /// The villain's cubes.
    pub post: Cubes,
    /// All tiles.
    pub tiles: ArrayVec<Tile, TILES>,
    /// The river, from the left (command-post.river).
    pub river: ArrayVec<TileId, SLOTS>,
    /// All figures.
    pub figures: ArrayVec<Figure, FIGURES>,
    /// All material cards of the game.
    pub cards: Vec<Card>,
    /// All mission tokens.
    pub tokens: Vec<Token>,
    /// Dissipation tokens (rulings.tokens.unlimited).
    pub clouds: Vec<Clouds>,
    /// Broken walls.
    pub broken_walls: BrokenWalls,
    /// The movement that is being made.
    pub movement: Option<Movement>,
    /// The attacks that are being made, each inside the one before it.
    pub attacks: Vec<Attack>,
    /// The dice on the table, the latest last.
    pub rolls: Vec<Roll>,
    /// The explosion whose consequences are being seen to.
    pub explosion: Option<Explosion>,
    /// The character that is being activated (character-activation.step1.name).
    #[serde(default)]
    pub activated: Option<FigureId>,
    /// Lines of cards in use.
    pub lines: Vec<LineInUse>,
    /// What was done that can be done once a turn (rulings.once-per-turn).
    pub once: Vec<(FigureId, Step)>,
    /// Equipment that its bearer would not hand over, or that was not accepted, in this turn.
    pub refused: Vec<(HeroId, u8)>,
    /// Whether the villain has demobilised (demobilisation.once-per-game).
    pub demobilised: bool,
    /// The villain's cubes that have left the game (river-cleaning.cost).
    pub cubes_gone: u8,
    /// Reinforcement points that must be spent now (reinforcements.spend-now).
    pub reinforcement_points: u8,
    /// The side that has won, if one has.
    pub winner: Option<Camp>,
}

/// A player among players that are bits.
pub(crate) fn bit(player: u8) -> u8 {
    1u8.checked_shl(player.into()).unwrap_or_default()
}

impl State {
    /// Where the villain sits.
    pub fn villain_seat(&self) -> Seat {
        Seat(self.players)
    }

    /// Whether one of the heroes' players has passed since the last action.
    pub fn has_passed(&self, player: u8) -> bool {
        self.passed & bit(player) != 0
    }

    /// The camp of a seat.
    pub fn camp_of(&self, seat: Seat) -> Camp {
        if seat == self.villain_seat() { Camp::Villain } else { Camp::Heroes }
    }

    /// Who decides for a figure: its hero's player, its commander's, or the villain.
    pub fn seat_of(&self, figure: FigureId) -> Seat {
        let hero = match self.figure(figure).body {
            Body::Hero(hero) => Some(hero),
            Body::Character(tile) => self.tile(tile).commander,
        };
        hero.map_or(self.villain_seat(), |hero| Seat(self.hero(hero).player))
    }

    /// A figure.
    #[inline]
    pub fn figure(&self, id: FigureId) -> &Figure {
        &self.figures[usize::from(id.0)]
    }

    /// The hero that a figure is.
    pub fn hero_of(&self, id: FigureId) -> Option<HeroId> {
        match self.figure(id).body {
            Body::Hero(hero) => Some(hero),
            Body::Character(_) => None,
        }
    }

    /// A figure, to change it.
    #[inline]
    pub fn figure_mut(&mut self, id: FigureId) -> &mut Figure {
        &mut self.figures[usize::from(id.0)]
    }

    /// Every figure's number.
    pub fn figure_ids(&self) -> impl Iterator<Item = FigureId> + use<> {
        (0..fit::<u8>(self.figures.len())).map(FigureId)
    }

    /// The figures in a zone.
    pub fn figures_in(&self, zone: ZoneId) -> impl Iterator<Item = FigureId> + '_ {
        self.figure_ids().filter(move |&id| self.figure(id).zone() == Some(zone))
    }

    /// A hero.
    #[inline]
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[usize::from(id.0)]
    }

    /// A hero, to change him.
    #[inline]
    pub fn hero_mut(&mut self, id: HeroId) -> &mut Hero {
        &mut self.heroes[usize::from(id.0)]
    }

    /// Every hero's number.
    pub fn hero_ids(&self) -> impl Iterator<Item = HeroId> + use<> {
        (0..fit::<u8>(self.heroes.len())).map(HeroId)
    }

    /// A tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    /// Whether a figure is neutralised: off the board, or a hero whose cubes are all wounds.
    pub fn is_neutralised(&self, id: FigureId) -> bool {
        match self.figure(id).body {
            Body::Hero(hero) => self.hero(hero).is_neutralised(),
            Body::Character(_) => self.figure(id).zone().is_none(),
        }
    }

    /// Whether a figure is on the board and not neutralised.
    pub fn stands(&self, id: FigureId) -> bool {
        usize::from(id.0) < self.figures.len() && self.figure(id).zone().is_some() && !self.is_neutralised(id)
    }

    /// The attack that is being made.
    pub fn attack(&self) -> Option<&Attack> {
        self.attacks.last()
    }

    /// The characters of a tile.
    pub fn characters_of(&self, tile: TileId) -> impl Iterator<Item = FigureId> + '_ {
        self.figure_ids().filter(move |&id| self.figure(id).body == Body::Character(tile))
    }
}
