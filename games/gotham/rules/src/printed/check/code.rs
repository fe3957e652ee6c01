//! The codes of what can be wrong with Gotham's files beyond their form.

/// A stable name for one kind of mistake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// A name is empty or too long to print.
    Name,
    /// More of something than there is room for, or none where there must be some.
    Count,
    /// A die without six faces from 0 to 3 (rulings.house.dice.replaceable).
    Faces,
    /// An encumbrance table that does not rise (rulings.house.sheet.encumbrance-bands).
    Bands,
    /// A skill that its bearer can't have (rulings.command.heroes-only).
    Bearer,
    /// An outline that is no closed shape of whole coordinates, or overlaps another.
    Outline,
    /// A marker outside its zone (rulings.board.marker-inside).
    Marker,
    /// A border without a limit, a limit without a border, or two of them (rulings.board.fields).
    Limit,
    /// A special move that can't be (rulings.board.special-directed).
    SpecialMove,
    /// A zone that nobody can reach (rulings.board.reachable).
    Unreachable,
    /// Figures that do not fit where they start (rulings.mission.start-saturation).
    Saturation,
    /// A river that does not fit its slots (rulings.house.post.river).
    River,
    /// Parts of a task or a mission that contradict one another.
    Parts,
    /// An end that can never come, or that nobody wins.
    End,
}

impl Code {
    /// All of them.
    pub const ALL: [Code; 14] = [
        Code::Name,
        Code::Count,
        Code::Faces,
        Code::Bands,
        Code::Bearer,
        Code::Outline,
        Code::Marker,
        Code::Limit,
        Code::SpecialMove,
        Code::Unreachable,
        Code::Saturation,
        Code::River,
        Code::Parts,
        Code::End,
    ];

    /// As diagnostics print it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Name => "gotham.name",
            Code::Count => "gotham.count",
            Code::Faces => "gotham.faces",
            Code::Bands => "gotham.bands",
            Code::Bearer => "gotham.bearer",
            Code::Outline => "gotham.outline",
            Code::Marker => "gotham.marker",
            Code::Limit => "gotham.limit",
            Code::SpecialMove => "gotham.special-move",
            Code::Unreachable => "gotham.unreachable",
            Code::Saturation => "gotham.saturation",
            Code::River => "gotham.river",
            Code::Parts => "gotham.parts",
            Code::End => "gotham.end",
        }
    }
}

impl From<Code> for &'static str {
    fn from(code: Code) -> &'static str {
        code.as_str()
    }
}
