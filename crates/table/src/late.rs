//! Dice nobody has looked at yet.
//!
//! Enumerating an attack roll by roll grows beyond all bounds; what works is a value that chance can change but
//! that is read only by looking. At a real table a [`Late`] is simply the value. At a table that enumerates it
//! is the whole distribution, and only what is looked at branches. What was not seen cannot have mattered, so it
//! is sound by construction.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::recorded::Table;
use crate::{Chance, Flow, Game, Play};

/// Every value a late value may have, each with its probability. An `Arc`, so that a state that holds late values
/// can still go from one thread to another.
pub(crate) type Cloud<V> = Arc<Vec<(V, f64)>>;

/// A value made by chance, readable only by looking at it.
#[derive(Clone, Debug)]
pub struct Late<V> {
    value: V,
    cloud: Option<Cloud<V>>,
}

impl<V: PartialEq> PartialEq for Late<V> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value && self.cloud.is_none() && other.cloud.is_none()
    }
}

impl<V: Eq> Eq for Late<V> {}

impl<V: Hash> Hash for Late<V> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.value.hash(hasher);
    }
}

/// A late value is saved as what it is at a real table, where there are no clouds.
impl<V: Serialize> Serialize for Late<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Late<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        V::deserialize(deserializer).map(|value| Late { value, cloud: None })
    }
}

impl<V: Clone + Eq + Hash + 'static> Late<V> {
    /// A value that chance has not touched yet.
    pub fn new(value: V) -> Self {
        Late { value, cloud: None }
    }

    /// Lets chance work on the value. The change gets dice and never the play: it cannot ask.
    ///
    /// # Errors
    /// As for [`Chance::dice`].
    #[inline]
    pub fn then<G: Game>(
        &mut self,
        play: &mut Play<G>,
        change: impl Fn(&mut V, &mut dyn Chance) -> Flow<()>,
    ) -> Flow<()> {
        play.enter()?;
        let flow = self.change_at(play.table(), change);
        play.note(flow)
    }

    /// Looks at one aspect of the value.
    ///
    /// # Errors
    /// None at real tables; odds branch here.
    #[inline]
    pub fn see<G: Game, A: Clone + Eq + Hash + 'static>(
        &mut self,
        play: &mut Play<G>,
        aspect: impl Fn(&V) -> A,
    ) -> Flow<A> {
        play.enter()?;
        let flow = self.see_at(play.table(), aspect);
        play.note(flow)
    }

    #[inline]
    pub(crate) fn change_at<G: Game>(
        &mut self,
        table: &mut (dyn Table<G> + '_),
        change: impl Fn(&mut V, &mut dyn Chance) -> Flow<()>,
    ) -> Flow<()> {
        match table.clouds() {
            None => change(&mut self.value, table.chance()),
            Some(clouds) => {
                self.cloud = Some(clouds.change(self.cloud.take(), &self.value, change)?);
                Ok(())
            }
        }
    }

    #[inline]
    pub(crate) fn see_at<G: Game, A: Clone + Eq + Hash + 'static>(
        &mut self,
        table: &mut (dyn Table<G> + '_),
        aspect: impl Fn(&V) -> A,
    ) -> Flow<A> {
        let Some(cloud) = self.cloud.take() else { return Ok(aspect(&self.value)) };
        match table.clouds() {
            None => unreachable!("only a table that enumerates makes clouds"),
            Some(clouds) => {
                let (seen, rest) = clouds.see(cloud, aspect)?;
                self.cloud = Some(rest);
                Ok(seen)
            }
        }
    }

    /// What a client may be shown at a pause of a real table, where there are no clouds.
    pub fn shown(&self) -> &V {
        &self.value
    }
}
