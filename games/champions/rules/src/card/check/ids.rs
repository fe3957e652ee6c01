//! Everything that a file may refer to.

use content::Ids;

/// Everything that a file may refer to.
#[derive(Default)]
pub(crate) struct AllIds {
    /// Cards of both families, and identities.
    pub cards: Ids,
    /// Identities alone.
    pub identities: Ids,
    /// Traits.
    pub traits: Ids,
    /// Types of counter.
    pub counters: Ids,
    /// Sets.
    pub sets: Ids,
}
