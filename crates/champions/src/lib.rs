//! Marvel Champions: The Card Game: one to four heroes against a villain that nobody plays.
//!
//! The ledger is rules/champions.yaml; every event and every refusal names a rule of it.

pub mod card;

#[doc(hidden)]
pub mod ledger_ids {
    include!(concat!(env!("OUT_DIR"), "/ledger_ids.rs"));
}

/// A rule of the ledger, checked when compiling.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { ::table::RuleId::checked($crate::ledger_ids::IDS, $id) }
    };
}

/// Says which rules a test proves; `crossover rules champions --coverage` finds it. Unknown ids fail the build.
#[macro_export]
macro_rules! cites {
    ($($id:literal),+ $(,)?) => {
        $( let _: ::table::RuleId = $crate::rule!($id); )+
    };
}
