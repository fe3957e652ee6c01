//! Tampering with JSON, as whoever means ill would: by a seed, so that what was found is found again.

use serde_json::{Value, json};
use table::Fast;

/// Something to put in the place of something else.
fn spice(chance: &mut Fast) -> Value {
    let spices = [
        json!(null),
        json!(-1),
        json!(0),
        json!(255),
        json!(4_294_967_296_u64),
        json!(1e300),
        json!(""),
        json!("\u{0}"),
        json!("x".repeat(5_000)),
        json!([]),
        json!({}),
        json!([[[[[[]]]]]]),
        json!({ "keptText": "00" }),
        json!(true),
    ];
    spices[chance.below(spices.len() as u32) as usize].clone()
}

/// Changes something somewhere in a value.
pub fn mutate(value: &mut Value, chance: &mut Fast) {
    let deeper = chance.below(4) > 0;
    match value {
        Value::Array(values) if !values.is_empty() && deeper => {
            let at = chance.below(values.len() as u32) as usize;
            match chance.below(6) {
                0 => drop(values.remove(at)),
                1 => values.insert(at, values[at].clone()),
                2 => values.truncate(at),
                _ => mutate(&mut values[at], chance),
            }
        }
        Value::Object(fields) if !fields.is_empty() && deeper => {
            let at = chance.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(at).unwrap().clone();
            match chance.below(8) {
                0 => drop(fields.remove(&key)),
                1 => {
                    let value = fields[&key].clone();
                    fields.insert(format!("{key}s"), value);
                }
                _ => mutate(fields.get_mut(&key).unwrap(), chance),
            }
        }
        Value::Number(number) if deeper => {
            let near = [-1, 1, 7, 1_000][chance.below(4) as usize];
            *value = json!(number.as_i64().unwrap_or_default().wrapping_add(near));
        }
        Value::String(text) if deeper => {
            let at = chance.below(text.chars().count() as u32 + 1) as usize;
            *text = text.chars().take(at).chain(['é']).chain(text.chars().skip(at + 1)).collect();
        }
        other => *other = spice(chance),
    }
}
