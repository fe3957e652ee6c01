//! Rules by name, and why an answer is not allowed.

use std::fmt;

use serde::{Serialize, Serializer};

/// The id of a rule in a game's ledger.
///
/// Games make them with their own `rule!` macro, which [`crate::ledger!`] makes and which calls [`RuleId::checked`] in a
/// `const` block: an id that the ledger does not hold fails the build.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The kernel's own law: an answer must be of the kind that was asked for.
    pub const WRONG_KIND: RuleId = RuleId("table.wrong-kind");
    /// The kernel's own law: of questions asked together, only what was offered may be answered.
    pub const NOT_OFFERED: RuleId = RuleId("table.not-offered");

    /// An id that stands in `ids`, which is sorted. Meant for `const` blocks.
    ///
    /// # Panics
    /// When the ledger has no such rule; in a `const` block that is an error of the build.
    pub const fn checked(ids: &'static [&'static str], id: &'static str) -> RuleId {
        let (mut low, mut high) = (0, ids.len());
        while low < high {
            let middle = (low + high) / 2;
            match compare(ids[middle].as_bytes(), id.as_bytes()) {
                0 => return RuleId(id),
                order if order < 0 => low = middle + 1,
                _ => high = middle,
            }
        }
        panic!("the ledger has no rule of this id")
    }

    /// The id as it is written in the ledger.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

/// Byte order of two ids as -1, 0 or 1; `Ord` is not yet usable in a `const fn`.
const fn compare(a: &[u8], b: &[u8]) -> i8 {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return if a[i] < b[i] { -1 } else { 1 };
        }
        i += 1;
    }
    if a.len() == b.len() {
        0
    } else if a.len() < b.len() {
        -1
    } else {
        1
    }
}

impl fmt::Debug for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// What was measured when a rule said no, in the game's own unit (thousandths of an inch on tabletops).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Measured {
    /// What it is.
    pub value: i32,
    /// What the rule asks for.
    pub limit: i32,
}

/// The rule that forbids an answer, with the measure where there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Why {
    /// The rule that says no.
    pub rule: RuleId,
    /// How far off it was.
    pub measured: Option<Measured>,
}

impl From<RuleId> for Why {
    fn from(rule: RuleId) -> Why {
        Why { rule, measured: None }
    }
}

impl RuleId {
    /// This rule says no because `value` breaks its `limit`.
    pub const fn measured(self, value: i32, limit: i32) -> Why {
        Why { rule: self, measured: Some(Measured { value, limit }) }
    }
}

/// What the law says to an answer.
pub type Verdict = Result<(), Why>;

/// One condition of a verdict: `need(power >= cost, rule!("…"))?`.
///
/// # Errors
/// The rule, when the condition does not hold.
#[inline]
pub fn need(holds: bool, rule: RuleId) -> Verdict {
    if holds { Ok(()) } else { Err(rule.into()) }
}

/// Makes the ids of a game's ledger known to its crate, once, at the crate's root: `table::ledger!($crate);`. The ids come
/// from the build script, which calls `ledger::build::write_ids`.
///
/// It makes two macros. `rule!("attack.order")` is a rule of the ledger, checked when compiling;
/// `cites!("attack.order", "move.reach");` says which rules a test proves, and `crossover rules GAME --coverage` finds it.
/// An unknown id fails the build in both.
///
/// The two tokens `$crate` are handed in, because written here they would name this crate and not the game's.
#[macro_export]
macro_rules! ledger {
    ($dollar:tt $game:tt) => {
        #[doc(hidden)]
        pub mod ledger_ids {
            include!(concat!(env!("OUT_DIR"), "/ledger_ids.rs"));
        }

        #[doc(hidden)]
        #[macro_export]
        macro_rules! rule_of_ledger {
                            ($dollar id:literal) => {
                                const { $crate::RuleId::checked($dollar $game::ledger_ids::IDS, $dollar id) }
                            };
                        }

        #[doc(hidden)]
        #[macro_export]
        macro_rules! cites_of_ledger {
                            ($dollar($dollar id:literal),+ $dollar(,)?) => {
                                $dollar( let _: $crate::RuleId = $dollar $game::rule!($dollar id); )+
                            };
                        }

        /// Says which rules a test proves. Unknown ids fail the build.
        pub use cites_of_ledger as cites;
        /// A rule of the ledger, checked when compiling.
        pub use rule_of_ledger as rule;
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDS: &[&str] = &["attack.order", "attack.step-1", "move.reach", "tests.roll"];

    #[test]
    fn every_listed_id_is_found_and_keeps_its_name() {
        for id in IDS {
            assert_eq!(RuleId::checked(IDS, id).as_str(), *id);
        }
    }

    #[test]
    fn an_unknown_id_is_refused() {
        let unknown = std::panic::catch_unwind(|| RuleId::checked(IDS, "attack.step"));
        assert!(unknown.is_err());
    }
}
