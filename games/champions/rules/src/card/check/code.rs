//! The codes of what can be wrong with Champions' files beyond their form.

/// A stable name for one kind of mistake; games/champions/docs/content.md lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A name is empty or too long to print.
    Name,
    /// A number in the box that another card has.
    Number,
    /// Parts of an ability that contradict one another.
    AbilityParts,
    /// A name that no earlier step has bound, and no role of the occurrence.
    Unbound,
    /// Something of another kind than is wanted: a scheme among the villain's stages.
    WrongKind,
    /// More of something than there is room for.
    TooMany,
    /// Less of something than there must be: a villain deck without a stage.
    TooFew,
    /// A number or a trait that depends on itself.
    Loop,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 8] = [
        Code::Name,
        Code::Number,
        Code::AbilityParts,
        Code::Unbound,
        Code::WrongKind,
        Code::TooMany,
        Code::TooFew,
        Code::Loop,
    ];

    /// As diagnostics print it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Name => "champions.name",
            Code::Number => "champions.number",
            Code::AbilityParts => "champions.ability-parts",
            Code::Unbound => "champions.unbound",
            Code::WrongKind => "champions.wrong-kind",
            Code::TooMany => "champions.too-many",
            Code::TooFew => "champions.too-few",
            Code::Loop => "champions.loop",
        }
    }
}

impl From<Code> for &'static str {
    fn from(code: Code) -> &'static str {
        code.as_str()
    }
}
