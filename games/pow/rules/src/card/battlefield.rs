//! Battlefields and their scenery.

use content::Names;
use serde::{Deserialize, Serialize};
use space::Rect;

use super::Mils;

/// The table: 36 by 36 inches (rulings.table).
pub const TABLE: (Mils, Mils) = (36_000, 36_000);

/// A class of scenery.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Class {
    /// Street furniture, motorbikes.
    T1,
    /// Cars, trees, sheds.
    T2,
    /// Trucks, buses.
    T3,
    /// Tanks, houses.
    T4,
    /// Blocks of flats.
    T5,
    /// Skyscrapers.
    T6,
}

/// One row of the scenery table, with the measures of rulings.scenery.shape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SceneryRow {
    /// Least and most Size.
    pub size: (u8, u8),
    /// Damage absorption.
    pub absorption: u8,
    /// Fewest and most structure points.
    pub structure: (u8, u8),
    /// Size if none is given.
    pub usual_size: u8,
    /// Length, width and height if none are given.
    pub measures: (Mils, Mils, Mils),
}

/// The scenery table, T1 to T6 (scenery.columns).
pub const SCENERY_TABLE: [SceneryRow; 6] = {
    const fn row(
        size: (u8, u8),
        absorption: u8,
        structure: (u8, u8),
        usual_size: u8,
        measures: (Mils, Mils, Mils),
    ) -> SceneryRow {
        SceneryRow { size, absorption, structure, usual_size, measures }
    }
    [
        row((1, 2), 0, (1, 2), 2, (1_000, 1_000, 1_000)),
        row((3, 4), 0, (1, 3), 4, (4_000, 2_000, 1_500)),
        row((5, 5), 1, (2, 3), 5, (7_000, 3_000, 3_000)),
        row((6, 6), 1, (2, 4), 6, (6_000, 6_000, 4_000)),
        row((7, 7), 2, (3, 8), 7, (8_000, 8_000, 7_000)),
        row((8, u8::MAX), 2, (4, 10), 8, (10_000, 10_000, 16_000)),
    ]
};

impl Class {
    /// Its row of the table.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub fn row(self) -> &'static SceneryRow {
        &SCENERY_TABLE[self as usize]
    }
}

/// A piece of scenery as a battlefield places it.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Its id, unique on the battlefield.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its class.
    pub class: Class,
    /// Number used for grabbing, throwing and collisions.
    pub size: u8,
    /// Damage absorption.
    pub absorption: u8,
    /// Structure points.
    pub structure: u8,
    /// Where it stands.
    pub foot: Rect,
    /// How tall it is.
    pub height: Mils,
}

/// A battlefield.
#[derive(Clone, PartialEq, Debug)]
pub struct Battlefield {
    /// Its id.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Its scenery.
    pub pieces: Vec<Piece>,
}
