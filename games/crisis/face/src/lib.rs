//! What people see and read of Crisis Protocol, a part a module.
//!
//! - `setup`, `info`, `rosters`, `teams`: before a game; `cards`, `emblem`: what is printed;
//! - `question`, `choice`, `outline`: what is asked; `board`, `marks`, [`drawing`]: what is drawn;
//!   `reach`, `flight`: places that somebody points at;
//! - [`voice`], `lines`: what is said and told; `odds`: what may come of it.
#![warn(missing_docs)]

mod beats;
mod board;
mod cards;
mod choice;
mod comfort;
pub mod drawing;
mod emblem;
mod flight;
mod info;
mod lab;
mod lines;
mod marks;
mod odds;
mod outline;
mod question;
mod reach;
mod rosters;
mod setup;
mod teams;
mod text;
pub mod voice;

use crisis::Crisis;
use crisis::card::ability::Face;
use crisis::dice::Faces;
use host::Parts;
use serde::Serialize;

/// Everything that the house knows of Crisis Protocol.
pub static PARTS: Parts<Crisis> = Parts {
    ledger: &[
        ("games/crisis/ledger/crisis.yaml", include_str!("../../ledger/crisis.yaml")),
        ("games/crisis/ledger/crisis.fr.yaml", include_str!("../../ledger/crisis.fr.yaml")),
        ("games/crisis/ledger/crisis.de.yaml", include_str!("../../ledger/crisis.de.yaml")),
    ],
    locales: &[
        ("en", include_str!("../../locales/en.ftl")),
        ("fr", include_str!("../../locales/fr.ftl")),
        ("de", include_str!("../../locales/de.ftl")),
    ],
    starts: &[
        ("games/crisis/content/core/starts/first.yaml", include_str!("../../content/core/starts/first.yaml")),
        ("games/crisis/content/core/starts/riots.yaml", include_str!("../../content/core/starts/riots.yaml")),
    ],
    lessons: &[
        ("games/crisis/lessons/01-five-dice.yaml", include_str!("../../lessons/01-five-dice.yaml")),
        ("games/crisis/lessons/02-two-actions.yaml", include_str!("../../lessons/02-two-actions.yaml")),
        ("games/crisis/lessons/03-cover.yaml", include_str!("../../lessons/03-cover.yaml")),
    ],
    minds: &crisis_mind::ROSTER,
    printed: &CrisisFace,
    setups: &CrisisFace,
    face: &CrisisFace,
    voice: &CrisisFace,
    log: &CrisisFace,
    beats: Some(&CrisisFace),
    text: &CrisisFace,
    eyes: Some(&crisis_mind::CrisisEyes),
    script: Some(&crisis_script::SCRIPT),
    odds: Some(&CrisisFace),
    tabletop: Some(&CrisisFace),
    teams: Some(&CrisisFace),
    exchange: None,
    packs: None,
    hands: None,
    claims: None,
    comfort: Some(&CrisisFace),
    lab: Some(&CrisisFace),
    calculators: &[&lab::Attack],
};

/// The parts of Crisis Protocol; each of its modules plays one.
struct CrisisFace;

/// A value of the game as data writes it: `point-of-interest`, `secure`.
fn code(value: &impl Serialize) -> String {
    host::code_of(value)
}

/// The faces of some dice, one code a die, in the order of the book.
fn faces(faces: Faces) -> Vec<String> {
    let each = Face::ALL.into_iter().flat_map(|face| std::iter::repeat_n(face, usize::from(faces[face])));
    each.map(|face| code(&face)).collect()
}
