//! The codes of everything that can be wrong with a scenario.

/// A stable name for one kind of failure; docs/scenarios.md lists them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// The parts of a file do not go together.
    Shape,
    /// A cited rule that the ledger does not have.
    UnknownRule,
    /// A name that nothing in the scenario has.
    UnknownName,
    /// A word that is no word of scenarios.
    UnknownWord,
    /// A line that can't be read.
    Misread,
    /// A position that can't be on the table.
    Impossible,
    /// A line that nobody asks for where the game stands.
    Unusable,
    /// A line that the rules refuse.
    Refused,
    /// A line that the rules should refuse, and did not, or by another rule.
    NotRefused,
    /// Another question is asked than the scenario says.
    Question,
    /// Other answers are offered than the scenario says.
    Offers,
    /// Dice or a draw that nobody forced, or that do not fit.
    Chance,
    /// A forced roll or draw that was never made.
    LeftOver,
    /// Something is not as the scenario says.
    Differs,
    /// A bug of ours: the rules got stuck.
    Fault,
}

impl Code {
    /// All of them, in the order of docs/scenarios.md.
    pub const ALL: [Code; 15] = [
        Code::Shape,
        Code::UnknownRule,
        Code::UnknownName,
        Code::UnknownWord,
        Code::Misread,
        Code::Impossible,
        Code::Unusable,
        Code::Refused,
        Code::NotRefused,
        Code::Question,
        Code::Offers,
        Code::Chance,
        Code::LeftOver,
        Code::Differs,
        Code::Fault,
    ];

    /// As diagnostics print it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Shape => "scenario.shape",
            Code::UnknownRule => "scenario.unknown-rule",
            Code::UnknownName => "scenario.unknown-name",
            Code::UnknownWord => "scenario.unknown-word",
            Code::Misread => "scenario.misread",
            Code::Impossible => "scenario.impossible",
            Code::Unusable => "scenario.unusable",
            Code::Refused => "scenario.refused",
            Code::NotRefused => "scenario.not-refused",
            Code::Question => "scenario.question",
            Code::Offers => "scenario.offers",
            Code::Chance => "scenario.chance",
            Code::LeftOver => "scenario.left-over",
            Code::Differs => "scenario.differs",
            Code::Fault => "scenario.fault",
        }
    }
}

impl From<Code> for &'static str {
    fn from(code: Code) -> &'static str {
        code.as_str()
    }
}
