//! Marvel: Crisis Protocol.

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

/// Says which rules a test proves; `crossover rules crisis --coverage` finds it. Unknown ids fail the build.
#[macro_export]
macro_rules! cites {
    ($($id:literal),+ $(,)?) => {
        $( let _: ::table::RuleId = $crate::rule!($id); )+
    };
}
