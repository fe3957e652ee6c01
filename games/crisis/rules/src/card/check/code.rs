//! The codes of what can be wrong with Crisis Protocol's files beyond their form.

/// A stable name for one kind of mistake; games/crisis/docs/content.md lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A name is empty or too long to print.
    Name,
    /// A range tool that does not exist (measuring.range-tools).
    Range,
    /// Parts of an ability that contradict one another.
    AbilityParts,
    /// A name that no earlier step has bound, or a role that nobody plays here.
    Unbound,
    /// A base of a diameter that nobody makes.
    Base,
    /// An Injured side where there is none, or none where there is one.
    Sides,
    /// Forms of a split card that print what they share, or separate cards that do not.
    Split,
    /// A place that is not two numbers.
    Place,
    /// Tokens that do not belong to the type of their crisis (objectives.types-by-crisis).
    TokenKind,
    /// Over the edge of the battlefield.
    OffBattlefield,
    /// Terrain within range 2 of an edge or of other terrain (battlefield.terrain-spacing).
    Spacing,
    /// Terrain without variety (battlefield.terrain-required).
    Variety,
    /// More of something than there is room for.
    TooMany,
    /// A roster that breaks the rules of rosters (roster.contents).
    Roster,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 14] = [
        Code::Name,
        Code::Range,
        Code::AbilityParts,
        Code::Unbound,
        Code::Base,
        Code::Sides,
        Code::Split,
        Code::Place,
        Code::TokenKind,
        Code::OffBattlefield,
        Code::Spacing,
        Code::Variety,
        Code::TooMany,
        Code::Roster,
    ];

    /// As diagnostics print it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Name => "crisis.name",
            Code::Range => "crisis.range",
            Code::AbilityParts => "crisis.ability-parts",
            Code::Unbound => "crisis.unbound",
            Code::Base => "crisis.base",
            Code::Sides => "crisis.sides",
            Code::Split => "crisis.split",
            Code::Place => "crisis.place",
            Code::TokenKind => "crisis.token-kind",
            Code::OffBattlefield => "crisis.off-battlefield",
            Code::Spacing => "crisis.spacing",
            Code::Variety => "crisis.variety",
            Code::TooMany => "crisis.too-many",
            Code::Roster => "crisis.roster",
        }
    }
}

impl From<Code> for &'static str {
    fn from(code: Code) -> &'static str {
        code.as_str()
    }
}
