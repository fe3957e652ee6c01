//! The words for what a place in a file expects.

/// The YAML reader's name of a shape or type, in an author's words.
pub(crate) fn in_words(expected: &str) -> String {
    let range = |least: i128, most: i128| format!("a whole number from {least} to {most}");
    match expected {
        "u8" => range(0, u8::MAX.into()),
        "u16" => range(0, u16::MAX.into()),
        "u32" => range(0, u32::MAX.into()),
        "u64" | "u128" => "a whole number that is not negative".to_owned(),
        "i8" => range(i8::MIN.into(), i8::MAX.into()),
        "i16" => range(i16::MIN.into(), i16::MAX.into()),
        "i32" => range(i32::MIN.into(), i32::MAX.into()),
        "i64" | "i128" => "a whole number".to_owned(),
        "f32" | "f64" | "floating point" => "a number".to_owned(),
        "bool" | "boolean" => "`true` or `false`".to_owned(),
        "string scalar" | "scalar" => "a single value".to_owned(),
        "sequence start" | "sequence" => "a list".to_owned(),
        "mapping start" | "map" => "a map of fields".to_owned(),
        other => other.to_owned(),
    }
}

/// What stands there instead, from serde's description of it.
pub(crate) fn found_in_words(unexpected: &str) -> String {
    match unexpected {
        "sequence" => "a list".to_owned(),
        "map" => "a map of fields".to_owned(),
        "unit value" | "Option value" => "nothing".to_owned(),
        other => match other.find('`') {
            // "floating point `1.5`", "string \"x\"": the value alone says enough.
            Some(at) => other[at..].to_owned(),
            None => other.strip_prefix("string ").unwrap_or(other).to_owned(),
        },
    }
}

/// A number that can stand in for a wrong one, so that reading can go on to the next mistake.
pub(crate) fn is_number(ty: &str) -> bool {
    matches!(
        ty,
        "u8" | "u16"
            | "u32"
            | "u64"
            | "u128"
            | "i8"
            | "i16"
            | "i32"
            | "i64"
            | "i128"
            | "f32"
            | "f64"
            | "floating point"
    )
}
