//! What a piece of scenery looks like.
//!
//! The data has no field for looks, since no rule asks for them; what a piece is can be read off its id, and its class
//! says the rest.

use pow::card::{Class, Piece};

/// Words of ids, and the drawings they stand for.
const LOOKS: [(&str, &str); 31] = [
    ("barrel", "barrel"),
    ("barrier", "wall"),
    ("bench", "bench"),
    ("bike", "motorbike"),
    ("bin", "barrel"),
    ("bus", "bus"),
    ("car", "car"),
    ("coach", "bus"),
    ("container", "container"),
    ("crate", "crate"),
    ("dumpster", "dumpster"),
    ("fence", "fence"),
    ("flats", "building"),
    ("house", "building"),
    ("hydrant", "hydrant"),
    ("kiosk", "building"),
    ("lamp", "lamp"),
    ("motorbike", "motorbike"),
    ("office", "building"),
    ("rubble", "rubble"),
    ("shed", "building"),
    ("skip", "dumpster"),
    ("stall", "crate"),
    ("tower", "building"),
    ("tree", "tree"),
    ("truck", "truck"),
    ("van", "van"),
    ("wall", "wall"),
    ("wreck", "rubble"),
    ("lorry", "truck"),
    ("block", "building"),
];

/// The drawing of a piece.
pub(crate) fn look(piece: &Piece) -> &'static str {
    let word = piece.id.split('-').find_map(|word| LOOKS.iter().find(|(known, _)| *known == word));
    match (word, piece.class) {
        (Some((_, look)), _) => look,
        (None, Class::T1) => "crate",
        (None, Class::T2) => "car",
        (None, Class::T3) => "truck",
        (None, Class::T4 | Class::T5 | Class::T6) => "building",
    }
}
