//! What people see and read of Marvel Champions, a part a module.
//!
//! - `setup`, `info`, `decks`: before a game; `cards`, `emblem`, `glossary`: what is printed; `teams`, `exchange`: decks of the builder;
//! - `board`, `marks`: what is drawn, as a [`drawing`]; `lines`: what is told of what happened;
//! - `question`, `choice`, `payment`, `preview`: what is asked; `claim`: who may answer without being asked;
//! - `odds`: what may come of an answer; `hands`: which hands are shown; `script`: what a scenario file says;
//! - [`voice`]: all of its words.
#![warn(missing_docs)]

mod beats;
mod board;
mod cards;
mod choice;
mod claim;
mod comfort;
mod decks;
pub mod drawing;
mod emblem;
mod exchange;
mod glossary;
mod hands;
mod info;
pub mod lab;
mod lines;
mod marks;
mod odds;
mod payment;
mod preview;
mod question;
mod setup;
mod teams;
mod text;
pub mod voice;

use champions::Champions;
use host::Parts;

/// Everything that the house knows of Marvel Champions.
pub static PARTS: Parts<Champions> = Parts {
    ledger: &[
        ("games/champions/ledger/champions.yaml", include_str!("../../ledger/champions.yaml")),
        ("games/champions/ledger/champions.fr.yaml", include_str!("../../ledger/champions.fr.yaml")),
        ("games/champions/ledger/champions.de.yaml", include_str!("../../ledger/champions.de.yaml")),
    ],
    locales: &[
        ("en", include_str!("../../locales/en.ftl")),
        ("fr", include_str!("../../locales/fr.ftl")),
        ("de", include_str!("../../locales/de.ftl")),
    ],
    starts: &[
        (
            "games/champions/content/core/starts/first.yaml",
            include_str!("../../content/core/starts/first.yaml"),
        ),
        (
            "games/champions/content/core/starts/two-heroes.yaml",
            include_str!("../../content/core/starts/two-heroes.yaml"),
        ),
    ],
    lessons: &[
        ("games/champions/lessons/01-two-faces.yaml", include_str!("../../lessons/01-two-faces.yaml")),
        ("games/champions/lessons/02-paying.yaml", include_str!("../../lessons/02-paying.yaml")),
        (
            "games/champions/lessons/03-fight-or-thwart.yaml",
            include_str!("../../lessons/03-fight-or-thwart.yaml"),
        ),
        ("games/champions/lessons/04-defend.yaml", include_str!("../../lessons/04-defend.yaml")),
        ("games/champions/lessons/05-allies.yaml", include_str!("../../lessons/05-allies.yaml")),
        ("games/champions/lessons/06-status.yaml", include_str!("../../lessons/06-status.yaml")),
    ],
    minds: &champions_mind::ROSTER,
    printed: &ChampionsFace,
    setups: &ChampionsFace,
    face: &ChampionsFace,
    voice: &ChampionsFace,
    log: &ChampionsFace,
    beats: Some(&ChampionsFace),
    text: &ChampionsFace,
    eyes: Some(&champions_mind::ChampionsEyes),
    script: Some(&champions_script::SCRIPT),
    odds: Some(&ChampionsFace),
    tabletop: None,
    teams: Some(&ChampionsFace),
    exchange: Some(&ChampionsFace),
    packs: None,
    hands: Some(&ChampionsFace),
    claims: Some(&ChampionsFace),
    comfort: Some(&ChampionsFace),
    lab: Some(&ChampionsFace),
    calculators: &[],
};

/// The parts of Champions; each of its modules plays one.
struct ChampionsFace;
