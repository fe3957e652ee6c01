//! What serde found wrong with a node, told in an author's words.

use std::fmt::{self, Display};

use serde::de::{Error, Expected, Unexpected};

use crate::suggest::{did_you_mean, help_among};
use crate::tree::{Shape, Tree};
use crate::{Code, Diagnostic, Source};

/// A mistake on its way from a visitor out to [`crate::load`]. Each deserializer it passes puts its
/// node to it, and the innermost stays.
#[derive(Debug)]
pub(crate) struct Fault {
    node: Option<usize>,
    kind: Box<Kind>,
}

#[derive(Debug)]
pub(crate) enum Kind {
    UnknownField {
        field: String,
        expected: &'static [&'static str],
    },
    UnknownVariant {
        variant: String,
        expected: &'static [&'static str],
    },
    MissingField(&'static str),
    /// Another shape or type than `expected`, which is in an author's words already.
    WrongType {
        expected: String,
        found: Option<String>,
    },
    /// No number of this Rust type.
    WrongNumber {
        ty: &'static str,
    },
    WrongValue(String),
    /// A bare word that needs arguments.
    NeedsArguments,
    /// A second word where one chooses.
    SecondWord,
    /// A word with arguments that needs none.
    TakesNoArguments,
}

impl Fault {
    pub fn new(kind: Kind) -> Fault {
        Fault { node: None, kind: Box::new(kind) }
    }

    /// Says where, unless that is known better.
    pub fn at(mut self, node: usize) -> Fault {
        self.node.get_or_insert(node);
        self
    }

    /// The node at fault and the word that would do in its place, if that is plain to see.
    pub fn repair(&self, tree: &Tree) -> Option<(usize, &'static str)> {
        let node = self.node?;
        let word = match &*self.kind {
            Kind::UnknownField { field, expected } => {
                did_you_mean(field, expected.iter().copied()).filter(|name| !tree.has_sibling(node, name))
            }
            Kind::UnknownVariant { variant, expected } => did_you_mean(variant, expected.iter().copied()),
            Kind::WrongNumber { .. } => Some("0"),
            _ => None,
        };
        // Only a word can be rewritten; behind an alias it stands elsewhere.
        word.filter(|_| tree.node(node).text().is_some()).map(|word| (node, word))
    }

    /// Whether it speaks of a word that an earlier repair put there.
    pub fn is_our_own(&self, tree: &Tree) -> bool {
        self.node.is_some_and(|node| tree.node(node).is_rewritten)
    }

    pub fn tell(&self, tree: &Tree, source: &Source) -> Diagnostic {
        // A fault without a node was found on the whole value, which is the root's.
        let node = self.node.unwrap_or(0);
        let (name, owner) = (tree.name(node), tree.owner(node));
        // A word that opens a map was meant to choose the step that the map is.
        let chosen = || if tree.is_key(node) { &owner } else { &name };
        let (code, message) = match &*self.kind {
            Kind::UnknownField { field, .. } => {
                (Code::UnknownField, format!("`{field}` is not a field of {owner}"))
            }
            Kind::UnknownVariant { variant, .. } => {
                (Code::UnknownVariant, format!("`{variant}` is not a choice for {}", chosen()))
            }
            Kind::MissingField(field) => {
                (Code::MissingField, format!("the field `{field}` is missing in {name}"))
            }
            Kind::WrongType { expected, found } => {
                let found = found.clone().unwrap_or_else(|| found_at(tree, node));
                (Code::WrongType, format!("{name} must be {expected}, not {found}"))
            }
            Kind::WrongNumber { ty } => (
                Code::WrongType,
                format!("{name} must be {}, not {}", number_in_words(ty), found_at(tree, node)),
            ),
            Kind::WrongValue(message) => (Code::WrongValue, message.clone()),
            Kind::NeedsArguments => (Code::WrongType, format!("{} needs arguments", found_at(tree, node))),
            Kind::SecondWord => {
                let message = format!(
                    "{owner} is one word with its arguments, and {} is a second",
                    found_at(tree, node)
                );
                (Code::WrongType, message)
            }
            Kind::TakesNoArguments => (Code::WrongType, format!("{name} takes no arguments")),
        };
        let help = match &*self.kind {
            Kind::UnknownField { field: word, expected }
            | Kind::UnknownVariant { variant: word, expected } => help_among(word, expected.iter().copied()),
            Kind::NeedsArguments => {
                Some(format!("write `{}: ..`", tree.node(node).text().unwrap_or_default()))
            }
            Kind::SecondWord => Some("begin a new entry with `- `".to_owned()),
            Kind::TakesNoArguments => Some("write the word alone".to_owned()),
            _ => None,
        };
        Diagnostic::new(code, source, tree.node(node).span, message).with_any_help(help)
    }
}

/// What stands at a node, for the end of "must be .., not".
fn found_at(tree: &Tree, node: usize) -> String {
    match &tree.node(tree.resolve(node)).shape {
        Shape::Plain(text) if text.is_empty() => "nothing".to_owned(),
        Shape::Plain(text) => format!("`{text}`"),
        Shape::Quoted(_) => "a text".to_owned(),
        Shape::List(_) => "a list".to_owned(),
        Shape::Map(_) | Shape::Alias(_) => "a map of fields".to_owned(),
    }
}

fn number_in_words(ty: &str) -> String {
    let range = |least: i128, most: i128| format!("a whole number from {least} to {most}");
    match ty {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "u32" => range(0, u32::MAX.into()),
        "i8" => range(i8::MIN.into(), i8::MAX.into()),
        "i16" => range(i16::MIN.into(), i16::MAX.into()),
        "i32" => range(i32::MIN.into(), i32::MAX.into()),
        "u64" | "u128" => "a whole number that is not negative".to_owned(),
        "f32" | "f64" => "a number".to_owned(),
        _ => "a whole number".to_owned(),
    }
}

impl Error for Fault {
    fn custom<M: Display>(message: M) -> Fault {
        Fault::new(Kind::WrongValue(message.to_string()))
    }

    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        let found = match unexpected {
            Unexpected::Unit | Unexpected::Option => Some("nothing".to_owned()),
            // The node says it better: `two`, a list, a map of fields.
            _ => None,
        };
        Fault::new(Kind::WrongType { expected: expected.to_string(), found })
    }

    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Fault {
        Fault::new(Kind::WrongValue(format!("this must be {expected}, not {unexpected}")))
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Fault {
        Fault::new(Kind::WrongValue(format!("this must be {expected}, and has {length}")))
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Fault {
        Fault::new(Kind::UnknownVariant { variant: variant.to_owned(), expected })
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Fault {
        Fault::new(Kind::UnknownField { field: field.to_owned(), expected })
    }

    fn missing_field(field: &'static str) -> Fault {
        Fault::new(Kind::MissingField(field))
    }
}

/// Required of a serde error; authors read [`Fault::tell`] instead.
impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.kind)
    }
}

impl std::error::Error for Fault {}
