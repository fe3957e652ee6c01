//! The codes of what can be wrong with POW's files beyond their form.

/// A stable name for one kind of mistake; games/pow/docs/content.md lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A name is empty or too long to print.
    Name,
    /// Not two or three rising distances (movement.speed-format).
    Speed,
    /// A character that is its own Comrade.
    OwnComrade,
    /// More of something than a card, a battlefield or a mission can hold.
    TooMany,
    /// An effect that needs one target, on an attack that has none.
    NoSingleTarget,
    /// A template on another attack than a spray, or one whose circle is wider than it is long.
    Template,
    /// Parts of a power that contradict one another.
    PowerParts,
    /// `it` or `attacker` where no such figure is known.
    Unbound,
    /// An effect that only an attack can have.
    NotApplied,
    /// A place that is not two numbers.
    Place,
    /// A number that does not fit the piece's class (scenery.reject-out-of-table).
    SceneryTable,
    /// Over the edge of the table (rulings.battlefield).
    OffTable,
    /// Two things in one place (rulings.battlefield).
    Overlap,
    /// A deployment zone without room for eight bases of 2 inches (rulings.battlefield).
    NoRoom,
    /// Scoring for an objective that the mission does not have.
    NothingToScore,
    /// Too few or too many members (rulings.team.level).
    TeamSize,
    /// Two members with one true name (rulings.team.level).
    SameTrueName,
}

impl Code {
    /// All of them, in the order of games/pow/docs/content.md.
    pub const ALL: [Code; 17] = [
        Code::Name,
        Code::Speed,
        Code::OwnComrade,
        Code::TooMany,
        Code::NoSingleTarget,
        Code::Template,
        Code::PowerParts,
        Code::Unbound,
        Code::NotApplied,
        Code::Place,
        Code::SceneryTable,
        Code::OffTable,
        Code::Overlap,
        Code::NoRoom,
        Code::NothingToScore,
        Code::TeamSize,
        Code::SameTrueName,
    ];

    /// As diagnostics print it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Name => "pow.name",
            Code::Speed => "pow.speed",
            Code::OwnComrade => "pow.own-comrade",
            Code::TooMany => "pow.too-many",
            Code::NoSingleTarget => "pow.no-single-target",
            Code::Template => "pow.template",
            Code::PowerParts => "pow.power-parts",
            Code::Unbound => "pow.unbound",
            Code::NotApplied => "pow.not-applied",
            Code::Place => "pow.place",
            Code::SceneryTable => "pow.scenery-table",
            Code::OffTable => "pow.off-table",
            Code::Overlap => "pow.overlap",
            Code::NoRoom => "pow.no-room",
            Code::NothingToScore => "pow.nothing-to-score",
            Code::TeamSize => "pow.team-size",
            Code::SameTrueName => "pow.same-true-name",
        }
    }
}

impl From<Code> for &'static str {
    fn from(code: Code) -> &'static str {
        code.as_str()
    }
}
