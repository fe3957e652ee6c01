//! What a file may say under `then` of the table.

use content::Spanned;
use pow::card::file::{Inches, Place};
use pow::state::Phase;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::MapAccess;

use super::given::NatureWord;
use scenario::schema::Spot;
use scenario::sides::{OutcomeWord, SideWord, ThenSides};
use scenario::{Named, Part};

/// Words of `then` that no figure may be called by.
pub const RESERVED: &[&str] = &[
    "a",
    "b",
    "all-controlled",
    "asks",
    "asks-not",
    "bag",
    "events",
    "events-not",
    "first",
    "go",
    "initiative",
    "objectives",
    "outcome",
    "phase",
    "points",
    "rolls",
    "scenery",
    "turn",
];

/// Everything that `then` may say of the table.
#[derive(Debug, Default)]
pub struct PowThen {
    pub figures: Vec<(Spanned<String>, ThenFigure)>,
    pub scenery: Named<ThenPiece>,
    pub objectives: Named<ThenObjective>,
    pub points: ThenSides,
    pub bag: ThenSides,
    pub turn: Option<Spanned<i64>>,
    pub phase: Option<Spanned<Phase>>,
    pub go: Option<Spanned<SideWord>>,
    pub initiative: Option<Spanned<SideWord>>,
    pub first: Option<Spanned<SideWord>>,
    pub all_controlled: Option<Spanned<bool>>,
    pub outcome: Option<Spanned<OutcomeWord>>,
}

impl Part for PowThen {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: Spanned<String>, map: &mut A) -> Result<(), A::Error> {
        match key.as_str() {
            "scenery" => self.scenery = map.next_value()?,
            "objectives" => self.objectives = map.next_value()?,
            "points" => self.points = map.next_value()?,
            "bag" => self.bag = map.next_value()?,
            "turn" => self.turn = Some(map.next_value()?),
            "phase" => self.phase = Some(map.next_value()?),
            "go" => self.go = Some(map.next_value()?),
            "initiative" => self.initiative = Some(map.next_value()?),
            "first" => self.first = Some(map.next_value()?),
            "all-controlled" => self.all_controlled = Some(map.next_value()?),
            "outcome" => self.outcome = Some(map.next_value()?),
            _ => self.figures.push((key, map.next_value()?)),
        }
        Ok(())
    }
}

/// What must be so of a figure.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenFigure {
    pub life: Option<Spanned<i64>>,
    pub pow: Option<Spanned<i64>>,
    pub ko: Option<Spanned<bool>>,
    pub down: Option<Spanned<bool>>,
    pub red: Option<Spanned<bool>>,
    pub gone: Option<Spanned<bool>>,
    pub waiting: Option<Spanned<bool>>,
    pub activated: Option<Spanned<bool>>,
    pub active: Option<Spanned<bool>>,
    pub moved: Option<Spanned<bool>>,
    pub grabbed: Option<Spanned<bool>>,
    #[schemars(with = "Option<Spot>")]
    pub at: Option<Spanned<Place>>,
    pub on: Option<Spanned<String>>,
    pub marker: Option<Spanned<bool>>,
    pub distract: Option<Spanned<i64>>,
    pub dazzle: Option<Spanned<i64>>,
    pub awkwardness: Option<Spanned<i64>>,
    pub ensnare: Option<Spanned<i64>>,
    pub raised: Option<ThenNatures>,
    pub reaction: Option<Spanned<NatureWord>>,
    pub older_reaction: Option<Spanned<NatureWord>>,
    pub reacted: Option<Spanned<bool>>,
    pub luck_used: Option<Spanned<bool>>,
    pub plan_used: Option<Spanned<bool>>,
    pub was_ko: Option<Spanned<bool>>,
    pub pushes_ignored: Option<Spanned<i64>>,
    pub carries: Option<Spanned<String>>,
    pub used_this_turn: Option<Spanned<Vec<String>>>,
    pub used_this_game: Option<Spanned<Vec<String>>>,
    pub defence: Option<ThenDefence>,
    pub speed: Option<Spanned<Vec<Inches>>>,
    pub size: Option<Spanned<i64>>,
    pub height: Option<Spanned<Inches>>,
    pub base: Option<Spanned<Inches>>,
    pub agility: Option<Spanned<i64>>,
    pub stamina: Option<Spanned<i64>>,
    pub willpower: Option<Spanned<i64>>,
    pub sees: Vec<Spanned<String>>,
    pub sees_not: Vec<Spanned<String>>,
    pub hidden_from: Named<Spanned<i64>>,
    pub gap: Named<Spanned<Inches>>,
    pub contact: Vec<Spanned<String>>,
    pub contact_not: Vec<Spanned<String>>,
}

#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenNatures {
    pub physical: Option<Spanned<i64>>,
    pub mental: Option<Spanned<i64>>,
    pub energy: Option<Spanned<i64>>,
}

/// Defences as they count now, against an attacker: the first enemy unless it is said.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenDefence {
    pub physical: Option<Spanned<i64>>,
    pub mental: Option<Spanned<i64>>,
    pub energy: Option<Spanned<i64>>,
    pub against: Option<Spanned<String>>,
}

/// What must be so of a piece of scenery.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenPiece {
    pub left: Option<Spanned<i64>>,
    pub gone: Option<Spanned<bool>>,
    #[schemars(with = "Option<Spot>")]
    pub at: Option<Spanned<Place>>,
    pub top: Option<Spanned<Inches>>,
    pub size: Option<Spanned<i64>>,
    pub absorption: Option<Spanned<i64>>,
    pub structure: Option<Spanned<i64>>,
    pub length: Option<Spanned<Inches>>,
    pub width: Option<Spanned<Inches>>,
    pub height: Option<Spanned<Inches>>,
}

/// What must be so of an objective.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenObjective {
    pub holder: Option<Spanned<SideWord>>,
    pub streak: Option<Spanned<i64>>,
    #[schemars(with = "Option<Spot>")]
    pub at: Option<Spanned<Place>>,
}
