//! The codes of everything this crate can complain about.

/// A stable name for one kind of mistake. docs/diagnostics.md shows each with a broken file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    Unreadable,
    TooLarge,
    NotUtf8,
    HiddenCharacter,
    Empty,
    Syntax,
    TooDeep,
    TooManyAliases,
    TooComplex,
    SeveralDocuments,
    DuplicateKey,
    MergeKey,
    Tag,
    UnknownField,
    UnknownVariant,
    MissingField,
    WrongType,
    WrongValue,
    OutOfRange,
    UnknownReference,
    NotUnique,
    NoManifest,
    FileName,
    UnknownKind,
    StrayFile,
}

impl Code {
    pub const ALL: [Code; 25] = [
        Code::Unreadable,
        Code::TooLarge,
        Code::NotUtf8,
        Code::HiddenCharacter,
        Code::Empty,
        Code::Syntax,
        Code::TooDeep,
        Code::TooManyAliases,
        Code::TooComplex,
        Code::SeveralDocuments,
        Code::DuplicateKey,
        Code::MergeKey,
        Code::Tag,
        Code::UnknownField,
        Code::UnknownVariant,
        Code::MissingField,
        Code::WrongType,
        Code::WrongValue,
        Code::OutOfRange,
        Code::UnknownReference,
        Code::NotUnique,
        Code::NoManifest,
        Code::FileName,
        Code::UnknownKind,
        Code::StrayFile,
    ];

    pub const fn as_str(self) -> &'static str {
        match self {
            Code::Unreadable => "content.unreadable",
            Code::TooLarge => "content.too-large",
            Code::NotUtf8 => "content.not-utf8",
            Code::HiddenCharacter => "content.hidden-character",
            Code::Empty => "content.empty",
            Code::Syntax => "content.syntax",
            Code::TooDeep => "content.too-deep",
            Code::TooManyAliases => "content.too-many-aliases",
            Code::TooComplex => "content.too-complex",
            Code::SeveralDocuments => "content.several-documents",
            Code::DuplicateKey => "content.duplicate-key",
            Code::MergeKey => "content.merge-key",
            Code::Tag => "content.tag",
            Code::UnknownField => "content.unknown-field",
            Code::UnknownVariant => "content.unknown-variant",
            Code::MissingField => "content.missing-field",
            Code::WrongType => "content.wrong-type",
            Code::WrongValue => "content.wrong-value",
            Code::OutOfRange => "content.out-of-range",
            Code::UnknownReference => "content.unknown-reference",
            Code::NotUnique => "content.not-unique",
            Code::NoManifest => "content.no-manifest",
            Code::FileName => "content.file-name",
            Code::UnknownKind => "content.unknown-kind",
            Code::StrayFile => "content.stray-file",
        }
    }
}

/// Games name their own codes as plain text (`chess.too-many-kings`), ours come from the enum.
impl From<Code> for &'static str {
    fn from(code: Code) -> &'static str {
        code.as_str()
    }
}
