//! One error of the YAML reader, told in an author's words: which field of what, and what would be
//! right.

use serde_saphyr::Error;
use serde_saphyr::budget::BudgetBreach;
use serde_saphyr::granit_parser::{ErrorKind, ScanError};

use crate::expect::{found_in_words, in_words, is_number};
use crate::load::MAX_DEPTH;
use crate::outline::{Node, Outline};
use crate::repair::Repair;
use crate::suggest::{did_you_mean, help_among};
use crate::{Code, Diagnostic, Source, Span};

/// One error of the YAML reader in an author's words.
pub(crate) struct Mistake {
    pub diagnostic: Diagnostic,
    pub repair: Option<Repair>,
}

impl Mistake {
    pub fn understand(error: &Error, source: &Source) -> Mistake {
        let error = error.without_snippet();
        let span = match error {
            // A mistake in an aliased value is shown where the alias stands.
            Error::AliasError { locations, .. } => locations.primary_location(),
            _ => error.location(),
        };
        let span = span.map_or(Span::FILE, Span::of);
        let plain = |code: Code, message: &str, help: &str| {
            Mistake::without_repair(Diagnostic::new(code, source, span, message).with_help(help))
        };
        match innermost(error) {
            Error::Budget { breach, .. } => {
                return Mistake::without_repair(over_budget(breach, source, span));
            }
            Error::AliasReplayCounterOverflow { .. }
            | Error::AliasReplayLimitExceeded { .. }
            | Error::AliasExpansionLimitExceeded { .. }
            | Error::AliasReplayStackDepthExceeded { .. } => {
                return Mistake::without_repair(too_many_aliases(source, span));
            }
            _ => {}
        }
        let outline = match Outline::of(source.text()) {
            Ok(outline) => outline,
            Err(error) => return Mistake::without_repair(not_yaml(&error, source)),
        };
        if outline.is_blank() {
            let empty = Diagnostic::of_file(Code::Empty, source.path(), "holds no content");
            return Mistake::without_repair(empty);
        }
        match innermost(error) {
            Error::SerdeUnknownField {
                field, expected, ..
            } => unknown_field(field, expected, &outline, source, span),
            Error::SerdeUnknownVariant {
                variant, expected, ..
            } => unknown_variant(variant, expected, &outline, source, span),
            Error::SerdeMissingField { field, .. } => {
                Mistake::without_repair(missing_field(field, &outline, source, span))
            }
            Error::InvalidScalar { ty, .. } => wrong_scalar(ty, &outline, source, span),
            Error::InvalidBooleanStrict { .. } => wrong_scalar("bool", &outline, source, span),
            Error::Unexpected { expected, .. } => {
                wrong_type(&in_words(expected), None, &outline, source, span)
            }
            Error::NullIntoString { .. } => {
                wrong_type("a word or a text", Some("nothing"), &outline, source, span)
            }
            Error::UnexpectedValueForUnit { .. }
            | Error::UnexpectedValueForUnitEnumVariant { .. } => {
                wrong_type("a bare word, without a value", None, &outline, source, span)
            }
            Error::ExternallyTaggedEnumExpectedScalarOrMapping { .. } => wrong_type(
                "a word, or a word with its arguments",
                None,
                &outline,
                source,
                span,
            ),
            Error::ExpectedMappingEndAfterEnumVariantValue { .. } => plain(
                Code::WrongType,
                "one word with its arguments may stand here, not two",
                "begin a new entry with `- `",
            ),
            Error::SerdeInvalidType {
                unexpected,
                expected,
                ..
            } => {
                let span = value_for_key(unexpected, &outline, source, span);
                wrong_type(
                    &in_words(expected),
                    Some(&found_in_words(unexpected)),
                    &outline,
                    source,
                    span,
                )
            }
            Error::SerdeInvalidValue {
                unexpected,
                expected,
                ..
            } => {
                let span = value_for_key(unexpected, &outline, source, span);
                let subject = subject(&outline, span);
                let message = format!(
                    "{subject} must be {}, not {}",
                    in_words(expected),
                    found_in_words(unexpected)
                );
                Mistake::without_repair(Diagnostic::new(Code::WrongValue, source, span, message))
            }
            Error::SerdeInvalidLength { len, expected, .. } => {
                let message = format!(
                    "{} must have {expected}, not {len}",
                    subject(&outline, span)
                );
                Mistake::without_repair(Diagnostic::new(Code::WrongValue, source, span, message))
            }
            Error::DuplicateMappingKey { key, .. } => {
                let key = key.as_deref().unwrap_or("this key");
                let owner = outline
                    .scalar_at(span.start as usize)
                    .map(|node| outline.owner(node));
                let owner = owner.unwrap_or_else(|| "this map".to_owned());
                plain(
                    Code::DuplicateKey,
                    &format!("`{key}` is written twice in {owner}"),
                    "keep one of them",
                )
            }
            Error::MultipleDocuments { .. } => plain(
                Code::SeveralDocuments,
                "a second document begins here",
                "write one thing in one file, without `---` between",
            ),
            Error::MergeKeyNotAllowed { .. } | Error::MergeValueNotMapOrSeqOfMaps { .. } => plain(
                Code::MergeKey,
                "the merge key `<<` is not allowed",
                "write the fields out",
            ),
            Error::UnsupportedTag { tag, .. } => plain(
                Code::Tag,
                &format!("the tag `{tag}` is not allowed"),
                "write a key with its arguments",
            ),
            Error::NonFiniteFloat { value, .. } => plain(
                Code::WrongValue,
                &format!("`{value}` is not a number to count with"),
                "write digits",
            ),
            // What is left is a message of a type's own (a newtype that checks its text), or a
            // corner of YAML that no author meets.
            Error::Message { msg, .. } => Mistake::without_repair(Diagnostic::new(
                Code::WrongValue,
                source,
                span,
                msg.clone(),
            )),
            other => Mistake::without_repair(Diagnostic::new(
                Code::WrongValue,
                source,
                span,
                without_place(other),
            )),
        }
    }

    fn without_repair(diagnostic: Diagnostic) -> Mistake {
        Mistake {
            diagnostic,
            repair: None,
        }
    }
}

fn innermost(error: &Error) -> &Error {
    match error.without_snippet() {
        Error::AliasError { error, .. } => innermost(error),
        error => error,
    }
}

/// The reader's own words without the "at line .." that we say better.
fn without_place(error: &Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at line ").unwrap_or(text.len());
    text[..end].to_owned()
}

fn not_yaml(error: &ScanError, source: &Source) -> Diagnostic {
    let span = source.span_at(error.marker().byte_offset().unwrap_or(0), 1);
    if matches!(error.kind(), ErrorKind::RecursionLimitExceeded) {
        return too_deep(source, span);
    }
    let diagnostic = Diagnostic::new(
        Code::Syntax,
        source,
        span,
        format!("this is not YAML: {}", error.info()),
    );
    let line = source.line(span.line).unwrap_or("");
    let indent = &line[..line.len() - line.trim_start().len()];
    if indent.contains('\t') {
        return diagnostic.with_help("indent with spaces, not with tabs");
    }
    diagnostic
}

fn over_budget(breach: &BudgetBreach, source: &Source, span: Span) -> Diagnostic {
    match breach {
        BudgetBreach::Depth { .. } => too_deep(source, span),
        BudgetBreach::Aliases { .. }
        | BudgetBreach::Anchors { .. }
        | BudgetBreach::AliasAnchorRatio { .. }
        | BudgetBreach::RecordedAnchorEvents { .. }
        | BudgetBreach::RecordedAnchorBytes { .. } => too_many_aliases(source, span),
        _ => Diagnostic::new(
            Code::TooComplex,
            source,
            span,
            "holds more values than a file may",
        )
        .with_help("write one thing in one file"),
    }
}

fn too_deep(source: &Source, span: Span) -> Diagnostic {
    let message = format!("lists and maps stand more than {MAX_DEPTH} deep in each other");
    Diagnostic::new(Code::TooDeep, source, span, message)
}

fn too_many_aliases(source: &Source, span: Span) -> Diagnostic {
    Diagnostic::new(
        Code::TooManyAliases,
        source,
        span,
        "aliases (`*name`) unfold into too much",
    )
    .with_help("write the values out")
}

fn unknown_field(
    field: &str,
    expected: &[&'static str],
    outline: &Outline,
    source: &Source,
    span: Span,
) -> Mistake {
    let key = outline.scalar_at(span.start as usize);
    let owner = key.map_or_else(|| "this map".to_owned(), |key| outline.owner(key));
    let message = format!("`{field}` is not a field of {owner}");
    let known = expected.iter().copied();
    let near = did_you_mean(field, known.clone());
    let is_taken = |name: &str| key.is_some_and(|key| outline.has_sibling(key, name));
    Mistake {
        repair: near
            .filter(|name| !is_taken(name))
            .map(|name| Repair::rewrite(span, name)),
        diagnostic: Diagnostic::new(Code::UnknownField, source, span, message)
            .with_any_help(help_among(field, known)),
    }
}

fn unknown_variant(
    variant: &str,
    expected: &[&'static str],
    outline: &Outline,
    source: &Source,
    span: Span,
) -> Mistake {
    let node = outline.scalar_at(span.start as usize);
    let place = node.map_or_else(|| "this place".to_owned(), |node| outline.chosen_for(node));
    let message = format!("`{variant}` is not a choice for {place}");
    let known = expected.iter().copied();
    Mistake {
        repair: did_you_mean(variant, known.clone()).map(|name| Repair::rewrite(span, name)),
        diagnostic: Diagnostic::new(Code::UnknownVariant, source, span, message)
            .with_any_help(help_among(variant, known)),
    }
}

fn missing_field(field: &str, outline: &Outline, source: &Source, span: Span) -> Diagnostic {
    let start = span.start as usize;
    let owner = match (outline.map_at(start), outline.scalar_at(start)) {
        (Some(map), _) => outline.name(map),
        // The reader places it at the first key, even where the map begins with a brace.
        (None, Some(first_key)) => outline.owner(first_key),
        (None, None) => "this map".to_owned(),
    };
    // The whole first key is underlined, not only its first letter.
    let span = match outline.scalar_at(start) {
        Some(first_key) => span_of_node(first_key, source),
        None => span,
    };
    Diagnostic::new(
        Code::MissingField,
        source,
        span,
        format!("the field `{field}` is missing in {owner}"),
    )
}

fn wrong_scalar(ty: &str, outline: &Outline, source: &Source, span: Span) -> Mistake {
    let found = source.slice(span).trim();
    let found = if found.is_empty() {
        "nothing".to_owned()
    } else {
        format!("`{found}`")
    };
    let mistake = wrong_type(&in_words(ty), Some(&found), outline, source, span);
    Mistake {
        repair: (is_number(ty) && span.end > span.start).then(|| Repair::rewrite(span, "0")),
        ..mistake
    }
}

fn wrong_type(
    expected: &str,
    found: Option<&str>,
    outline: &Outline,
    source: &Source,
    span: Span,
) -> Mistake {
    let node = outline.node_at(span.start as usize);
    let found = found.or_else(|| node.map(Node::shape_in_words));
    let subject = subject(outline, span);
    let message = match found {
        Some(found) => format!("{subject} must be {expected}, not {found}"),
        None => format!("{subject} must be {expected}"),
    };
    Mistake::without_repair(Diagnostic::new(Code::WrongType, source, span, message))
}

fn subject(outline: &Outline, span: Span) -> String {
    let node = outline.node_at(span.start as usize);
    node.map_or_else(|| "this value".to_owned(), |node| outline.name(node))
}

/// The reader places a wrong type at the key when the value was looked at through a visitor; the
/// value is what is wrong. A map is left alone, because in block style it begins with its first
/// key, which is not the key that it belongs to.
fn value_for_key(unexpected: &str, outline: &Outline, source: &Source, span: Span) -> Span {
    match outline.value_of_key_at(span.start as usize) {
        Some(value) if unexpected != "map" => span_of_node(value, source),
        _ => span,
    }
}

fn span_of_node(node: &Node, source: &Source) -> Span {
    source.span_at(node.start, node.end - node.start)
}
