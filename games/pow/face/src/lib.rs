//! What people see and read of POW, a part a module.
//!
//! - `setup`, `info`, `team`, `teams`: before a game; `cards`, `emblem`, `scenery`: what is printed;
//! - `question`, `choice`, `outline`: what is asked; `board`, `marks`, [`drawing`]: what is drawn;
//!   `reach`, `ways`: places that somebody points at;
//! - [`voice`], `lines`: what is said and told; `odds`: what may come of it.
#![warn(missing_docs)]

mod beats;
mod board;
mod cards;
mod choice;
mod comfort;
pub mod drawing;
mod emblem;
mod info;
pub mod lab;
mod lines;
mod marks;
mod odds;
mod outline;
mod question;
mod reach;
mod scenery;
mod setup;
mod team;
mod teams;
mod text;
pub mod voice;
mod ways;

use host::Parts;
use pow::Pow;

/// Everything that the house knows of POW.
pub static PARTS: Parts<Pow> = Parts {
    ledger: &[
        ("games/pow/ledger/pow.yaml", include_str!("../../ledger/pow.yaml")),
        ("games/pow/ledger/pow.fr.yaml", include_str!("../../ledger/pow.fr.yaml")),
        ("games/pow/ledger/pow.de.yaml", include_str!("../../ledger/pow.de.yaml")),
    ],
    locales: &[
        ("en", include_str!("../../locales/en.ftl")),
        ("fr", include_str!("../../locales/fr.ftl")),
        ("de", include_str!("../../locales/de.ftl")),
    ],
    starts: &[
        ("games/pow/content/house/starts/first.yaml", include_str!("../../content/house/starts/first.yaml")),
        (
            "games/pow/content/house/starts/pillars.yaml",
            include_str!("../../content/house/starts/pillars.yaml"),
        ),
    ],
    lessons: &[
        ("games/pow/lessons/01-hit.yaml", include_str!("../../lessons/01-hit.yaml")),
        ("games/pow/lessons/02-which-defence.yaml", include_str!("../../lessons/02-which-defence.yaml")),
        ("games/pow/lessons/03-moving-costs.yaml", include_str!("../../lessons/03-moving-costs.yaml")),
        ("games/pow/lessons/04-react.yaml", include_str!("../../lessons/04-react.yaml")),
    ],
    minds: &pow_mind::ROSTER,
    printed: &PowFace,
    setups: &PowFace,
    face: &PowFace,
    voice: &PowFace,
    log: &PowFace,
    beats: Some(&PowFace),
    text: &PowFace,
    eyes: Some(&pow_mind::PowEyes),
    script: Some(&pow_script::SCRIPT),
    odds: Some(&PowFace),
    tabletop: Some(&PowFace),
    teams: Some(&PowFace),
    exchange: None,
    packs: None,
    hands: None,
    claims: None,
    comfort: Some(&PowFace),
    lab: Some(&PowFace),
    calculators: &[&lab::Attack],
};

/// The parts of POW; each of its modules plays one.
struct PowFace;
