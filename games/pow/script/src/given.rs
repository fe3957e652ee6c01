//! What a file says under `given`: any position, with a default for everything.

use std::fmt;

use content::{Spanned, Spelled};
use pow::card::file::{Inches, Measures, Objective, Place};
use pow::card::{Class, Nature, Scoring};
use pow::state::{Phase, Side};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::card::SketchedCard;
use scenario::Named;
use scenario::overlay;
use scenario::schema::Spot;
use scenario::shared::{Doings, GivenActive, Way};
use scenario::sides::{EdgeWord, SideWord, Sides, TwoSides};

/// A position.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Given {
    /// Cards that exist for this scenario only.
    #[serde(default)]
    pub characters: Named<SketchedCard>,
    /// Everybody, by name.
    #[serde(default)]
    pub figures: Named<GivenFigure>,
    /// Scenery, by id.
    #[serde(default)]
    pub scenery: Named<GivenPiece>,
    /// How the mission's objectives stand, such as `pillar 1`.
    #[serde(default)]
    pub objectives: Named<GivenObjective>,
    #[serde(default)]
    pub mission: Option<Spanned<GivenMission>>,
    #[serde(default)]
    pub battlefield: Option<Spanned<String>>,
    #[serde(default)]
    pub turn: Option<Spanned<u8>>,
    #[serde(default)]
    pub phase: Option<Phase>,
    #[serde(default)]
    #[schemars(with = "Option<TwoSides>")]
    pub go: Option<Side>,
    #[serde(default)]
    pub bag: Option<Sides<u8>>,
    #[serde(default)]
    pub full_bag: Option<Sides<u8>>,
    #[serde(default)]
    pub points: Option<Sides<u8>>,
    #[serde(default)]
    pub all_controlled: Option<bool>,
    #[serde(default)]
    pub edges: Option<Sides<EdgeWord>>,
    #[serde(default)]
    pub deploys_first: Option<SideWord>,
    #[serde(default)]
    pub initiative: Option<SideWord>,
    #[serde(default)]
    pub first: Option<SideWord>,
    #[serde(default)]
    pub passing: Option<Sides<GivenPassing>>,
}

impl Given {
    /// What this says, and where it is silent what `base` says.
    #[must_use]
    pub fn over(self, base: Given) -> Given {
        Given {
            characters: self.characters.over(base.characters, |own, _| own),
            figures: self.figures.over(base.figures, GivenFigure::placed_over),
            scenery: self.scenery.over(base.scenery, GivenPiece::over),
            objectives: self.objectives.over(base.objectives, GivenObjective::over),
            mission: self.mission.or(base.mission),
            battlefield: self.battlefield.or(base.battlefield),
            turn: self.turn.or(base.turn),
            phase: self.phase.or(base.phase),
            go: self.go.or(base.go),
            bag: self.bag.or(base.bag),
            full_bag: self.full_bag.or(base.full_bag),
            points: self.points.or(base.points),
            all_controlled: self.all_controlled.or(base.all_controlled),
            edges: self.edges.or(base.edges),
            deploys_first: self.deploys_first.or(base.deploys_first),
            initiative: self.initiative.or(base.initiative),
            first: self.first.or(base.first),
            passing: self.passing.or(base.passing),
        }
    }
}

overlay! {
    /// One figure.
    GivenFigure {
        #[schemars(with = "Option<TwoSides>")]
        side: Side,
        card: Spanned<String>,
        #[schemars(with = "Option<Spot>")]
        at: Spanned<Place>,
        /// Stands on this piece, in its middle unless `at` says where.
        on: Spanned<String>,
        /// Stands in contact with this figure.
        contact: Spanned<String>,
        /// Stands `gap` inches from this figure.
        from: Spanned<String>,
        gap: Spanned<Inches>,
        /// In which direction of the other figure: east unless said.
        way: Spanned<Way>,
        /// Not deployed yet.
        waiting: bool,
        /// Removed from the game.
        gone: bool,
        life: Spanned<u8>,
        pow: Spanned<u8>,
        ko: Spanned<bool>,
        down: bool,
        activated: bool,
        active: GivenActive<Done>,
        distract: u8,
        dazzle: u8,
        awkwardness: u8,
        ensnare: u8,
        raised: Natures,
        reaction: NatureWord,
        older_reaction: NatureWord,
        reacted: bool,
        luck_used: bool,
        plan_used: bool,
        pushes_ignored: u8,
        used_this_turn: Vec<Spanned<String>>,
        used_this_game: Vec<Spanned<String>>,
        was_ko: bool,
        carries: Spanned<String>,
    }
}

impl GivenFigure {
    /// As [`over`](GivenFigure::over); but where this says by itself where the figure is, nothing of where `base` puts
    /// it is left, lest a shared `at` outdo an own `contact`.
    #[must_use]
    pub fn placed_over(self, base: GivenFigure) -> GivenFigure {
        let says_where =
            self.at.is_some() || self.on.is_some() || self.contact.is_some() || self.from.is_some();
        if !says_where {
            return self.over(base);
        }
        self.over(GivenFigure { at: None, on: None, contact: None, from: None, gap: None, way: None, ..base })
    }
}

overlay! {
    /// One piece of scenery: what it is, and what has become of it.
    GivenPiece {
        class: Class,
        #[schemars(with = "Option<Spot>")]
        at: Spanned<Place>,
        turn: Spanned<i64>,
        size: Spanned<i64>,
        structure: Spanned<i64>,
        length: Spanned<Inches>,
        width: Spanned<Inches>,
        height: Spanned<Inches>,
        /// Structure points left.
        left: Spanned<u8>,
        /// Destroyed.
        gone: bool,
        /// Where its corner lies since it was thrown, and how high.
        #[schemars(with = "Option<Spot>")]
        moved_to: Spanned<Place>,
    }
}

impl GivenPiece {
    /// Its measures, as packs write them.
    pub fn measures(&self) -> Measures {
        Measures { length: self.length, width: self.width, height: self.height }
    }
}

overlay! {
    /// One objective.
    GivenObjective {
        #[schemars(with = "Option<Spot>")]
        at: Spanned<Place>,
        holder: SideWord,
        streak: u8,
        streak_of: SideWord,
    }
}

/// What one side has passed this turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct GivenPassing {
    pub used: u8,
    pub limit: Option<u8>,
    pub strategist_used: bool,
    pub last: bool,
}

/// A mission of the packs by its id, or one for this scenario.
#[derive(Debug, Clone, PartialEq)]
pub enum GivenMission {
    /// From the packs.
    House(String),
    /// Written out.
    Own(OwnMission),
}

/// A mission for one scenario.
#[derive(Debug, Clone, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OwnMission {
    #[serde(default)]
    pub turns: Option<Spanned<u8>>,
    #[serde(default)]
    pub objectives: Vec<Spanned<Objective>>,
    #[serde(default)]
    pub scoring: Vec<Scoring>,
}

impl<'de> Deserialize<'de> for GivenMission {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GivenMission, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for GivenMission {
    const EXPECTED: &'static str =
        "a mission by its id, or one written out: `{ turns: 3, objectives: [..], scoring: [..] }`";

    fn of_word<E: Error>(id: &str) -> Result<GivenMission, E> {
        Ok(GivenMission::House(id.to_owned()))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<GivenMission, D::Error> {
        OwnMission::deserialize(map).map(GivenMission::Own)
    }
}

/// What a figure has done in its activation.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Done {
    pub moved: bool,
    pub grabbed: bool,
    pub used: Vec<Spanned<String>>,
    pub extra: bool,
}

impl Doings for Done {
    const EXPECTED: &'static str = "`true`, or what was done so far, such as `{ moved: true }`";
}

/// A number for each nature.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Natures {
    pub physical: u8,
    pub mental: u8,
    pub energy: u8,
}

/// A nature, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NatureWord {
    Physical,
    Mental,
    Energy,
    None,
}

impl From<NatureWord> for Option<Nature> {
    fn from(word: NatureWord) -> Option<Nature> {
        match word {
            NatureWord::Physical => Some(Nature::Physical),
            NatureWord::Mental => Some(Nature::Mental),
            NatureWord::Energy => Some(Nature::Energy),
            NatureWord::None => None,
        }
    }
}

impl From<Option<Nature>> for NatureWord {
    fn from(nature: Option<Nature>) -> NatureWord {
        match nature {
            Some(Nature::Physical) => NatureWord::Physical,
            Some(Nature::Mental) => NatureWord::Mental,
            Some(Nature::Energy) => NatureWord::Energy,
            None => NatureWord::None,
        }
    }
}

impl fmt::Display for NatureWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NatureWord::Physical => "physical",
            NatureWord::Mental => "mental",
            NatureWord::Energy => "energy",
            NatureWord::None => "none",
        })
    }
}
