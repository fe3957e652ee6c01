//! Everything that one file may say of others.

use content::Ids;

/// Everything that one file may say of others.
#[derive(Default)]
pub(crate) struct AllIds {
    /// Skills.
    pub skills: Ids,
    /// Hero sheets.
    pub heroes: Ids,
    /// Character tiles.
    pub tiles: Ids,
    /// Material cards.
    pub materials: Ids,
    /// Boards.
    pub boards: Ids,
}
