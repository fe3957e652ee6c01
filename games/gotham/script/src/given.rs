//! What a file may say under `given` of a table of Gotham City Chronicles.

use std::borrow::Cow;

use content::{Spanned, Spelled};
use gotham::printed::file;
use gotham::printed::term::{Camp, Cloud, TileLevel, Trait};
use gotham::printed::{AutomaticDefence, Indicator, Line};
use gotham::state::HeroState;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use serde_json::Value;

use scenario::Named;
use scenario::overlay;
use scenario::schema::either;

overlay! {
    /// A table laid out by hand. Left out: the board Dockside without a mission, the first turn, the heroes' to act.
    Given {
        /// The mission, by its id or written out. Nobody stands on its board but those that are given.
        mission: Spanned<Written<file::Mission>>,
        /// The board, by its id or drawn here; then there is no mission, unless one is written out for it.
        board: Spanned<Written<file::Board>>,
        /// The mission's own setup comes first, and what is given changes it.
        set_up: bool,
        /// Sheets and tiles have no skills and no traits but those that are given.
        bare: bool,
        /// How many players share the heroes.
        players: Spanned<u8>,
        /// The number the turn pawn is on.
        turn: Spanned<u8>,
        /// Where the turn stands.
        stage: StageWord,
        /// How many tiles the villain has activated in this turn.
        activated: Spanned<u8>,
        /// The camp with the initiative has had its turn.
        second_half: bool,
        /// Who has the lead of the heroes' players, from 1.
        lead: Spanned<u8>,
        /// Which of them have passed since the last action, from 1.
        passed: Vec<Spanned<u8>>,
        /// Which of them have handed the lead over since the last action or pass, from 1.
        handed_over: Vec<Spanned<u8>>,
        /// The heroes by the ids of their sheets.
        heroes: Named<GivenHero>,
        /// Tiles by their ids, in the order in which they were laid out; `event` is the event tile.
        tiles: Named<GivenTile>,
        /// Characters: each has a name, and is of the tile it is named after or of the one it says.
        figures: Named<GivenFigure>,
        /// The river from the left; the villain's tiles in their order if it is left out.
        river: Vec<Spanned<String>>,
        /// The command post.
        villain: GivenPost,
        /// Mission tokens such as `charge at quay` or `charge gone`; those of the mission if it is left out.
        tokens: Vec<Spanned<String>>,
        /// Cards such as `katana at quay`, `katana in safe`, `katana with batman` or `katana gone`.
        cards: Vec<Spanned<String>>,
        /// Dissipation tokens.
        clouds: Vec<Spanned<GivenClouds>>,
        /// Broken walls such as `quay and shed-mid`.
        broken_walls: Vec<Spanned<String>>,
        /// Where reinforcements come in.
        reinforcement_zones: Vec<Spanned<String>>,
        /// How many points the event tile gives.
        reinforcement_points: Spanned<u8>,
        /// The villain has demobilised.
        demobilised: bool,
        /// What the rules keep besides, as a report writes it.
        kept: Spanned<Value>,
    }
}

overlay! {
    /// A hero.
    GivenHero {
        /// The zone.
        at: Spanned<String>,
        /// Which player runs him, from 1.
        player: Spanned<u8>,
        /// What he declared.
        state: HeroState,
        /// Cubes he has in all, in place of his sheet's.
        energy: Spanned<u8>,
        /// Cubes in available energy; all that lie nowhere else if it is left out.
        available: Spanned<u8>,
        /// Cubes in fatigue.
        fatigue: Spanned<u8>,
        /// Cubes among the wounds.
        wounds: Spanned<u8>,
        /// Cubes in the boxes, by their names.
        boxes: Named<Spanned<u8>>,
        /// What he carries, by the cards' ids.
        carries: Vec<Spanned<String>>,
        /// His skills and their levels, in place of his sheet's.
        skills: Named<Spanned<u8>>,
        /// His traits, in place of his sheet's.
        traits: Vec<Trait>,
        /// His recovery indices, in place of his sheet's: active, then rest.
        recovery: Spanned<(u8, u8)>,
        /// His size, in place of his sheet's.
        size: Spanned<u8>,
        /// His threat, in place of his sheet's.
        threat: Spanned<u8>,
        /// His automatic defence, in place of his sheet's.
        automatic_defence: AutomaticDefence,
        /// His skills are off.
        dazed: bool,
        /// What has befallen his figure.
        marks: Marks,
    }
}

overlay! {
    /// A tile; what is left out is as it is printed.
    GivenTile {
        /// The hero who commands it.
        commander: Spanned<String>,
        /// Its neutralised side is up; so it is without characters on the board if it is left out.
        neutralised: bool,
        /// Its skills and their levels.
        skills: Named<Spanned<u8>>,
        /// Its traits.
        traits: Vec<Trait>,
        /// Its level.
        level: TileLevel,
        /// Which of its two slots gives its cost.
        double: Indicator,
        /// Life points.
        life: Spanned<u8>,
        /// Automatic successes in defence.
        automatic_defence: Spanned<u8>,
        /// The first-movement bonus.
        first_bonus: Spanned<u8>,
        /// Size.
        size: Spanned<u8>,
        /// Threat.
        threat: Spanned<u8>,
        /// Melee characteristics.
        melee: Spanned<Vec<Line>>,
        /// Ranged characteristics.
        ranged: Spanned<Vec<Line>>,
        /// Manipulation characteristics.
        manipulation: Spanned<Vec<Line>>,
        /// Thought characteristics.
        thought: Spanned<Vec<Line>>,
        /// What one of its figures costs to come back.
        reinforcement_cost: Spanned<u8>,
    }
}

overlay! {
    /// A character.
    GivenFigure {
        /// Its tile, if it is not named after it.
        tile: Spanned<String>,
        /// Its zone, `reserve` or `gone`.
        at: Spanned<String>,
        /// Its life points; as printed if they are left out.
        life: Spanned<u8>,
        /// What has befallen it.
        marks: Marks,
    }
}

overlay! {
    /// What can be so of any figure.
    Marks {
        /// Has had its first movement.
        moved: bool,
        /// Was activated in the running activation of its tile.
        activated: bool,
        /// Lies on the ground.
        lying: bool,
        /// Its first movement has no bonus.
        bonus_lost: bool,
        /// Shackle tokens.
        shackles: Spanned<u8>,
        /// Tactician has moved it in this turn.
        guided: bool,
        /// An imaginary friend goes with it; so it does with whoever has the skill if it is left out.
        friend: bool,
    }
}

overlay! {
    /// The command post; what is left out is as the mission says.
    GivenPost {
        /// Cubes in available energy.
        available: Spanned<u8>,
        /// Cubes in fatigue.
        fatigue: Spanned<u8>,
        /// Cubes in the boxes: movement, defence and reroll.
        boxes: Named<Spanned<u8>>,
        /// Cubes that have left the game.
        gone: Spanned<u8>,
        /// How many come back each turn.
        recovery: Spanned<u8>,
    }
}

impl Given {
    /// What this says over what the file says for all its scenarios; a hero, tile or figure of both is put together.
    pub fn laid_over(mut self, base: Given) -> Given {
        fn joined<T: Clone>(
            own: &mut Option<Named<T>>,
            under: &Option<Named<T>>,
            join: impl Fn(T, T) -> T,
        ) -> Option<Named<T>> {
            match (own.take(), under.clone()) {
                (Some(own), Some(under)) => Some(own.over(under, join)),
                (own, under) => own.or(under),
            }
        }
        let heroes = joined(&mut self.heroes, &base.heroes, GivenHero::over);
        let tiles = joined(&mut self.tiles, &base.tiles, GivenTile::over);
        let figures = joined(&mut self.figures, &base.figures, GivenFigure::over);
        let villain = match (self.villain.take(), base.villain.clone()) {
            (Some(own), Some(under)) => Some(own.over(under)),
            (own, under) => own.or(under),
        };
        Given { heroes, tiles, figures, villain, ..self.over(base) }
    }
}

/// Dissipation tokens in a zone.
#[derive(Debug, Clone, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GivenClouds {
    /// Gas, flame, smoke or frost.
    pub cloud: Cloud,
    /// Where.
    pub at: Spanned<String>,
    /// How many.
    #[serde(default = "one")]
    pub count: u8,
    /// Who placed them.
    pub by: Camp,
    /// Their full side is up.
    #[serde(default = "yes")]
    pub full: bool,
}

fn one() -> u8 {
    1
}

fn yes() -> bool {
    true
}

/// Something of a pack by its id, or something that the file writes out for itself.
#[derive(Debug, Clone, PartialEq)]
pub enum Written<T> {
    /// By its id.
    Id(String),
    /// Written out, in the words of its own files.
    Here(Box<T>),
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Written<T>, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de, T: Deserialize<'de>> Spelled<'de> for Written<T> {
    const EXPECTED: &'static str = "the id of one of the packs, or one written out as in their files";

    fn of_word<E: Error>(id: &str) -> Result<Written<T>, E> {
        Ok(Written::Id(id.to_owned()))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Written<T>, D::Error> {
        T::deserialize(map).map(|thing| Written::Here(Box::new(thing)))
    }
}

impl<T: JsonSchema> JsonSchema for Written<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Written{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        either(serde_json::json!({ "type": "string" }), generator.subschema_for::<T>())
    }
}

/// Where a turn stands: a checkpoint of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StageWord {
    /// Step A.
    Upkeep,
    /// The heroes' turn, steps 1 to 3.
    HeroesBegin,
    /// Steps 4 and 5.
    HeroesAct,
    /// Steps 6 and 7.
    HeroesEnd,
    /// The villain's turn, steps 1 and 2.
    VillainBegins,
    /// Steps 3 and 4.
    VillainActs,
    /// Step 5.
    VillainEnds,
    /// Steps C and E.
    Check,
}
