//! Gotham City Chronicles as people meet it. Nothing is hidden from anybody (rulings.open-information), so that what a
//! reader sees depends on the language alone.
//!
//! - `info`, `setup`, `squad`, `teams`, `names`: before a game; `cards`, `emblem`, `packs`: what is printed;
//! - `board`, `marks`, `looks`: what is drawn, as [`drawing`] has it; `lines`: what is told;
//! - `question`, `choice`, `claim`, `preview`: what is asked; `odds`: what may come of it;
//! - [`voice`]: all of it in words.

mod beats;
mod board;
mod cards;
mod choice;
mod claim;
mod comfort;
pub mod drawing;
mod emblem;
mod info;
mod lab;
mod lines;
mod looks;
mod marks;
mod names;
mod odds;
mod packs;
mod preview;
mod question;
mod setup;
mod squad;
mod teams;
mod text;
pub mod voice;

use gotham::Gotham;
use host::Parts;

/// What people see and read of the game: each module does its own part.
struct GothamFace;

/// The index of the game.
pub static PARTS: Parts<Gotham> = Parts {
    ledger: &[
        ("games/gotham/ledger/gotham.yaml", include_str!("../../ledger/gotham.yaml")),
        ("games/gotham/ledger/gotham.fr.yaml", include_str!("../../ledger/gotham.fr.yaml")),
        ("games/gotham/ledger/gotham.de.yaml", include_str!("../../ledger/gotham.de.yaml")),
    ],
    locales: &[
        ("en", include_str!("../../locales/en.ftl")),
        ("fr", include_str!("../../locales/fr.ftl")),
        ("de", include_str!("../../locales/de.ftl")),
    ],
    starts: &[
        (
            "games/gotham/content/house/starts/first.yaml",
            include_str!("../../content/house/starts/first.yaml"),
        ),
        (
            "games/gotham/content/house/starts/breakout.yaml",
            include_str!("../../content/house/starts/breakout.yaml"),
        ),
    ],
    lessons: &[
        ("games/gotham/lessons/01-cubes.yaml", include_str!("../../lessons/01-cubes.yaml")),
        ("games/gotham/lessons/02-rest-or-fight.yaml", include_str!("../../lessons/02-rest-or-fight.yaml")),
        ("games/gotham/lessons/03-move-and-fight.yaml", include_str!("../../lessons/03-move-and-fight.yaml")),
    ],
    minds: &gotham_mind::ROSTER,
    printed: &GothamFace,
    setups: &GothamFace,
    face: &GothamFace,
    voice: &GothamFace,
    log: &GothamFace,
    beats: Some(&GothamFace),
    text: &GothamFace,
    eyes: Some(&gotham_mind::GothamEyes),
    script: Some(&gotham_script::SCRIPT),
    odds: Some(&GothamFace),
    tabletop: Some(&GothamFace),
    teams: Some(&GothamFace),
    exchange: None,
    packs: Some(&GothamFace),
    hands: None,
    claims: Some(&GothamFace),
    comfort: Some(&GothamFace),
    lab: Some(&GothamFace),
    calculators: &[],
};
