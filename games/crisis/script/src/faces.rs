//! Dice by their faces: `critical, wild, 2 blank`.

use std::borrow::Cow;
use std::fmt;

use crisis::card::ability::Face;
use crisis::dice::{Faces, SIDES};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, Visitor};

use scenario::Forced;

/// A face by its word.
pub fn face(word: &str) -> Option<Face> {
    Face::ALL.into_iter().find(|&known| face_word(known) == word)
}

/// The word for a face.
pub fn face_word(face: Face) -> &'static str {
    match face {
        Face::Critical => "critical",
        Face::Wild => "wild",
        Face::Hit => "hit",
        Face::Block => "block",
        Face::Blank => "blank",
        Face::Failure => "failure",
    }
}

/// Faces in a row, each once or with a number before it; which words make no sense, if some do not.
pub fn read<'w>(words: impl IntoIterator<Item = &'w str>) -> Result<Faces, String> {
    let mut faces = Faces::NONE;
    let mut count = None;
    for word in words {
        match (face(word), word.parse::<u8>(), word) {
            (_, _, "and" | "a") => {}
            (Some(face), ..) => faces[face] = faces[face].saturating_add(count.take().unwrap_or(1)),
            (None, Ok(number), _) if count.is_none() && number <= 40 => count = Some(number),
            (None, ..) => return Err(word.to_owned()),
        }
    }
    match count {
        Some(count) => Err(count.to_string()),
        None => Ok(faces),
    }
}

/// Faces in the words that [`read`] reads.
pub fn write(faces: Faces) -> String {
    let named = Face::ALL.into_iter().filter(|&face| faces[face] > 0).map(|face| match faces[face] {
        1 => face_word(face).to_owned(),
        count => format!("{count} {}", face_word(face)),
    });
    let named: Vec<String> = named.collect();
    if named.is_empty() { "nothing".to_owned() } else { named.join(" ") }
}

/// A forced roll: the faces that fall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fallen(Faces);

impl<Content> Forced<Content> for Fallen {
    fn sides(&self, _: &Content) -> Result<Vec<u8>, String> {
        // Each face as the first side of the die that shows it.
        let side =
            |face: Face| (1..).zip(SIDES).find(|(_, shown)| *shown == face).map_or(1, |(side, _)| side);
        Ok(Face::ALL.into_iter().flat_map(|face| vec![side(face); usize::from(self.0[face])]).collect())
    }
}

/// What the sides of dice show.
pub fn shown(sides: &[u8]) -> Faces {
    sides.iter().filter_map(|&side| SIDES.get(usize::from(side).checked_sub(1)?).copied()).collect()
}

impl fmt::Display for Fallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", write(self.0))
    }
}

impl<'de> Deserialize<'de> for Fallen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fallen, D::Error> {
        deserializer.deserialize_any(FallenVisitor)
    }
}

struct FallenVisitor;

impl Visitor<'_> for FallenVisitor {
    type Value = Fallen;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("faces such as `critical 2 hit blank`")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Fallen, E> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty() && *word != "nothing");
        read(words).map(Fallen).map_err(|word| {
            let faces = Face::ALL.map(face_word);
            let near = content::did_you_mean(&word, faces).map(|near| format!(": did you mean `{near}`?"));
            let near = near.unwrap_or_else(|| format!(": a die shows {}", faces.join(", ")));
            E::custom(format!("`{word}` is no face{near}"))
        })
    }
}

impl JsonSchema for Fallen {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Fallen".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let faces = Face::ALL.map(face_word).join("|");
        json_schema!({ "type": "string", "pattern": format!("^(nothing|(\\d+ )?({faces})([ ,]+(\\d+ )?({faces}))*)$") })
    }
}

#[cfg(test)]
mod tests {
    use crisis::dice::Faces;

    use super::{Fallen, read, shown, write};
    use scenario::Forced as _;

    #[test]
    fn faces_are_read_as_they_are_written() {
        let faces = read(["critical", "2", "hit", "and", "blank"]).expect("all of them are faces");
        assert_eq!(write(faces), "critical 2 hit blank");
        assert_eq!(Fallen(faces).sides(&()).map(|sides| shown(&sides)), Ok(faces));
        assert_eq!(write(Faces::NONE), "nothing");
    }

    #[test]
    fn what_is_no_face_is_said() {
        assert_eq!(read(["hit", "crit"]), Err("crit".to_owned()));
        assert_eq!(read(["2"]), Err("2".to_owned()));
        assert_eq!(read(["2", "3", "hit"]), Err("3".to_owned()));
    }
}
