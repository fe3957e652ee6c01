//! JSON Schemas of content types, so that any editor completes and checks the files.

use std::path::Path;

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

/// Set to rewrite committed files instead of comparing with them.
const BLESS: &str = "CROSSOVER_BLESS";

/// The JSON Schema (draft 2020-12) of a type, as the text of a file.
pub fn schema<T: JsonSchema>(title: &str) -> String {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let mut schema = generator.into_root_schema_for::<T>();
    schema.insert("title".to_owned(), title.into());
    format!("{:#}\n", sorted(schema.into()))
}

/// For a test: the committed file says what its generator says now.
///
/// # Panics
///
/// If it does not, with the first line that differs. With `CROSSOVER_BLESS=1` in the environment
/// the file is rewritten instead.
#[track_caller]
pub fn assert_fresh(path: &Path, generated: &str) {
    if std::env::var_os(BLESS).is_some_and(|value| value == "1") {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).expect("the folder of a generated file can be made");
        }
        std::fs::write(path, generated).expect("a generated file can be written");
        return;
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    if let Some(why) = staleness(&committed, generated) {
        panic!("{} {why}: run the test again with {BLESS}=1 and commit the file", path.display());
    }
}

/// From which line on a committed text is stale; none if it is not.
fn staleness(committed: &str, generated: &str) -> Option<String> {
    let committed = committed.replace("\r\n", "\n");
    if committed == generated {
        return None;
    }
    let same = committed.lines().zip(generated.lines()).take_while(|(old, new)| old == new).count();
    let line = |text: &str| text.lines().nth(same).unwrap_or("(nothing)").to_owned();
    let (old, new) = (line(&committed), line(generated));
    Some(format!("is stale from line {} (`{old}` is now `{new}`)", same + 1))
}

/// Keys in order, even in a build where some crate makes serde_json keep the order of insertion.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let mut entries: Vec<(String, Value)> = map.into_iter().collect();
            entries.sort_by(|(left, _), (right, _)| left.cmp(right));
            entries.into_iter().map(|(key, value)| (key, sorted(value))).collect::<Map<_, _>>().into()
        }
        Value::Array(items) => items.into_iter().map(sorted).collect(),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use schemars::JsonSchema;

    use super::{schema, staleness};
    use crate::{Id, Spanned};

    #[derive(JsonSchema)]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    #[expect(dead_code, reason = "only its schema is looked at")]
    struct Card {
        /// What other files call it.
        id: Spanned<Id>,
        hand_size: Option<Spanned<u8>>,
    }

    #[test]
    fn a_spanned_field_has_the_schema_of_its_value() {
        insta::assert_snapshot!(schema::<Card>("A card"));
    }

    #[test]
    fn the_first_stale_line_is_told() {
        assert_eq!(staleness("a\r\nb\r\n", "a\nb\n"), None);
        let stale = |committed| staleness(committed, "a\nb\n").unwrap();
        assert_eq!(stale("a\nc\n"), "is stale from line 2 (`c` is now `b`)");
        assert_eq!(stale(""), "is stale from line 1 (`(nothing)` is now `a`)");
        assert_eq!(stale("a\nb\nc\n"), "is stale from line 3 (`c` is now `(nothing)`)");
    }
}
