//! Long texts in lines: packs that somebody wrote. A line names such a text by its hash, so that a pack lies in the store
//! once and not at every table that is played with it. Lines of older tables hold theirs, and read as they always did.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use store::{Hash, Journals, NewLine, TableId, Text};
use wire::problem::Problem;

use super::line::{Act, Line};
use crate::people::hexadecimal;
use crate::problems::{internal, of_store};

/// A text that is longer than this is named instead of held, in bytes.
const LONG: usize = 4 << 10;
/// How a line names a text. No option and no setup has a map in the place of a text, so nobody else writes this.
const NAME: &str = "keptText";

/// The texts that open tables hold, by their names: a pack lies in memory once, however many tables are played with it.
static AT_HAND: Mutex<BTreeMap<String, Weak<str>>> = Mutex::new(BTreeMap::new());

/// A value whose long texts are named, and shared with whoever holds the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Slim {
    named: Value,
    texts: BTreeMap<String, Arc<str>>,
}

impl Slim {
    /// A value with its texts set apart. What can't be written as JSON, which nothing of ours is, is null.
    pub fn of(value: &impl Serialize) -> Slim {
        let (mut named, mut texts) = (serde_json::to_value(value).unwrap_or_default(), Vec::new());
        take_out(&mut named, &mut texts);
        let shared = |Text { hash, text }| {
            let name = hexadecimal(&hash.0);
            (name.clone(), shared(name, text))
        };
        Slim { named, texts: texts.into_iter().map(shared).collect() }
    }

    /// The value as it was; none when it was of another kind.
    pub fn whole<T: DeserializeOwned>(&self) -> Option<T> {
        let mut value = self.named.clone();
        put_back(&mut value, &self.texts);
        serde_json::from_value(value).ok()
    }

    /// How long its long texts are.
    pub fn bytes(&self) -> usize {
        self.texts.values().map(|text| text.len()).sum()
    }
}

/// A text that is shared with whoever holds it already.
fn shared(name: String, text: String) -> Arc<str> {
    let mut at_hand = AT_HAND.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(held) = at_hand.get(&name).and_then(Weak::upgrade) {
        return held;
    }
    at_hand.retain(|_, held| held.strong_count() > 0);
    let text: Arc<str> = text.into();
    at_hand.insert(name, Arc::downgrade(&text));
    text
}

/// The lines as the store keeps them, and the texts that they name.
pub fn write(lines: &[Line]) -> (Vec<NewLine>, Vec<Text>) {
    let mut texts = Vec::new();
    let write = |line: &Line| {
        let mut written = line.write();
        if may_hold_texts(&line.act) && written.act.len() > LONG {
            // What was written as JSON a moment ago reads as JSON.
            if let Ok(mut act) = serde_json::from_str(&written.act) {
                take_out(&mut act, &mut texts);
                written.act = act.to_string();
            }
        }
        written
    };
    (lines.iter().map(write).collect(), texts)
}

/// Lines of a table as they read with the texts that they name.
///
/// # Errors
/// When the store does not answer, or a line can't be read.
pub async fn read(
    store: &dyn Journals,
    table: &TableId,
    lines: Vec<store::Line>,
) -> Result<Vec<Line>, Problem> {
    let names_any = |line: &store::Line| line.act.contains(NAME);
    let kept = match lines.iter().any(names_any) {
        true => store.texts(table).await.map_err(of_store)?,
        false => Vec::new(),
    };
    let texts: BTreeMap<String, Arc<str>> =
        kept.into_iter().map(|kept| (hexadecimal(&kept.hash.0), kept.text.into())).collect();
    let read = |mut line: store::Line| {
        if names_any(&line) {
            let mut act: Value = serde_json::from_str(&line.act).map_err(internal)?;
            // What somebody answered or is called is no place for texts, whatever stands there.
            if may_hold_texts_as_read(&act) {
                put_back(&mut act, &texts);
                line.act = act.to_string();
            }
        }
        Line::read(line).map_err(internal)
    };
    lines.into_iter().map(read).collect()
}

fn may_hold_texts(act: &Act) -> bool {
    matches!(act, Act::Made { .. } | Act::ForkedFrom { .. } | Act::Begun { .. })
}

fn may_hold_texts_as_read(act: &Value) -> bool {
    matches!(act["type"].as_str(), Some("made" | "forked-from" | "begun"))
}

fn take_out(value: &mut Value, texts: &mut Vec<Text>) {
    match value {
        Value::String(text) if text.len() > LONG => {
            let hash = Hash(Sha256::digest(text.as_bytes()).into());
            let name = hexadecimal(&hash.0);
            let text = std::mem::take(text);
            if texts.iter().all(|other| other.hash != hash) {
                texts.push(Text { hash, text });
            }
            *value = Value::Object(Map::from_iter([(NAME.to_owned(), Value::String(name))]));
        }
        Value::Array(values) => values.iter_mut().for_each(|value| take_out(value, texts)),
        Value::Object(fields) => fields.values_mut().for_each(|value| take_out(value, texts)),
        _ => {}
    }
}

fn put_back(value: &mut Value, texts: &BTreeMap<String, Arc<str>>) {
    if let Value::Object(fields) = value
        && fields.len() == 1
        && let Some(Value::String(name)) = fields.get(NAME)
        && let Some(text) = texts.get(name)
    {
        *value = Value::String(text.to_string());
        return;
    }
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| put_back(value, texts)),
        Value::Object(fields) => fields.values_mut().for_each(|value| put_back(value, texts)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn line(act: Act) -> Line {
        Line { seq: 0, at_ms: 0, act, waits_for: Vec::new(), entries: Vec::new() }
    }

    #[test]
    fn a_long_text_is_named_and_kept_once_and_short_ones_stay() {
        let pack = "zone: {}\n".repeat(30_000);
        let setup = json!({ "pack": pack, "mission": "short", "again": [pack.clone()] });
        let begun = line(Act::Begun { setup, nonces: vec!["n".repeat(64)] });
        let (lines, texts) = write(std::slice::from_ref(&begun));
        assert_eq!(texts.len(), 1);
        assert_eq!(texts[0].text, pack);
        assert!(lines[0].act.len() < 500, "{}", lines[0].act);
        assert!(lines[0].act.contains("short"));
        let mut act: Value = serde_json::from_str(&lines[0].act).unwrap();
        put_back(&mut act, &BTreeMap::from([(hexadecimal(&texts[0].hash.0), pack.into())]));
        let kept = store::Line { seq: 0, at_ms: 0, act: act.to_string(), entries: Vec::new() };
        assert_eq!(Line::read(kept).unwrap(), begun);
    }

    #[test]
    fn tables_that_are_played_with_one_pack_hold_it_once() {
        let setup =
            |mission: &str| json!({ "pack": "a zone of its own\n".repeat(1_000), "mission": mission });
        let (one, other) = (Slim::of(&setup("first")), Slim::of(&setup("second")));
        let text = |slim: &Slim| Arc::clone(slim.texts.values().next().unwrap());
        assert!(Arc::ptr_eq(&text(&one), &text(&other)));
        assert_eq!(one.whole::<Value>(), Some(setup("first")));
        assert_eq!((one.bytes(), Slim::of(&json!({ "mission": "first" })).bytes()), (18_000, 0));
        let name = one.texts.keys().next().unwrap().clone();
        drop((one, other));
        Slim::of(&json!("another ".repeat(1_000)));
        assert!(!AT_HAND.lock().unwrap().contains_key(&name), "what nobody plays with is let go");
    }

    #[test]
    fn short_lines_are_written_as_ever() {
        let lines = [line(Act::Conceded { seat: 0 })];
        assert_eq!(write(&lines), (vec![lines[0].write()], Vec::new()));
    }
}
