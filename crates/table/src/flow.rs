//! Why a rule is left before its end.

/// What a rule returns. `?` carries a [`Stop`] out to the driver.
pub type Flow<T> = Result<T, Stop>;

/// Why the rules were left before their end.
///
/// It is one byte on purpose: the question that is open lies on the table, not in the error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Somebody must answer first.
    Pause,
    /// The game is over, from however deep inside a rule.
    Over,
    /// The answer given is against the rules.
    Refused,
    /// The table has seen enough; only searches cut a run short.
    Cut,
    /// A bug of ours, or a transcript that does not fit.
    Fault(Fault),
}

/// What went wrong that no player did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A question without a single legal answer.
    #[error("a question was asked that has no legal answer")]
    NoOption,
    /// Triggers inside triggers beyond any real game.
    #[error("rules set each other off without end (too deep)")]
    TooDeep,
    /// More questions and rolls in one step than any real game has.
    #[error("one step asked and rolled without end")]
    Endless,
    /// A rule went on as if a pause had been answered.
    #[error("a rule swallowed a stop and went on")]
    Swallowed,
    /// The script has no more dice, or dice that do not fit the roll.
    #[error("the script's dice do not fit this roll")]
    ScriptEnded,
    /// The same entries told other events than before, or do not fit the questions.
    #[error("the recorded entries do not fit the rules")]
    Diverged,
    /// An option was taken that is not there, or a belief asked for where nobody is asked anything.
    #[error("this is not offered as the game stands")]
    NotOffered,
}
