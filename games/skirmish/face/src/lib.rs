//! What people see and read of the skirmish, a part a module. It draws nothing: its board is text.
//!
//! - `setup`: before a game; `question`: what is asked; `voice`, `lines`: what is said and told; `lab`: runs of many games;
//! - `text`: the board in words, and words that are typed.
#![warn(missing_docs)]

mod lab;
mod lines;
mod question;
mod setup;
mod text;
mod voice;

use host::Parts;
use skirmish::Skirmish;
use skirmish_mind::SkirmishEyes;

/// Everything that the house knows of the skirmish.
pub static PARTS: Parts<Skirmish> = Parts {
    ledger: &[("games/skirmish/ledger/skirmish.yaml", include_str!("../../ledger/skirmish.yaml"))],
    locales: &[
        ("en", include_str!("../../locales/en.ftl")),
        ("fr", include_str!("../../locales/fr.ftl")),
        ("de", include_str!("../../locales/de.ftl")),
    ],
    starts: &[],
    lessons: &[],
    minds: &skirmish_mind::ROSTER,
    printed: &SkirmishFace,
    setups: &SkirmishFace,
    face: &SkirmishFace,
    voice: &SkirmishFace,
    log: &SkirmishFace,
    beats: None,
    text: &SkirmishFace,
    eyes: Some(&SkirmishEyes),
    script: Some(&skirmish_script::SCRIPT),
    odds: None,
    tabletop: None,
    teams: None,
    exchange: None,
    packs: None,
    hands: None,
    claims: None,
    comfort: None,
    lab: Some(&SkirmishFace),
    calculators: &[],
};

/// The parts of the skirmish; each of its modules plays one.
struct SkirmishFace;
