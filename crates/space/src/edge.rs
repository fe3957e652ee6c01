//! The two edges of the table at which players stand.

use serde::{Deserialize, Serialize};

/// An edge across which two players face each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// y = 0.
    South,
    /// y = 36 inches, or however deep the table is.
    North,
}

impl Edge {
    /// The edge across the table.
    #[must_use]
    pub fn opposite(self) -> Edge {
        match self {
            Edge::South => Edge::North,
            Edge::North => Edge::South,
        }
    }
}
