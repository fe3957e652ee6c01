//! What can be asked of a run: who fights, what for and where; and the print of the cards.

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use crisis::card::{Cards, Edition};
use lab::{Wish, chosen, one_of, unknown};
use wire::lobby::Chosen;

use super::deal::Wanted;

/// What can be asked for.
pub const WISHES: &[Wish] = &[
    Wish {
        name: "team-a",
        value: "TEAM",
        help: "Team A: the id of an affiliation, or ids of characters with commas between them [default: drawn]",
        example: "avengers",
    },
    Wish {
        name: "team-b",
        value: "TEAM",
        help: "Team B, in the same way [default: drawn]",
        example: "avengers",
    },
    Wish {
        name: "mission",
        value: "CRISIS,CRISIS",
        help: "The crises that missions are formed of [default: those of the core box]",
        example: "fear-grips-world-as-worthy-terrorize-cities",
    },
    Wish {
        name: "battlefield",
        value: "BATTLEFIELD",
        help: "The battlefield [default: any]",
        example: "museum-square",
    },
    Wish {
        name: "edition",
        value: "EDITION",
        help: "The print of the cards: print-2023 or august-2026 [default: print-2023]",
        example: "august-2026",
    },
];

/// The core box in the print that was asked for, and the packs.
///
/// # Errors
/// Another print than there is; everything that is wrong with any file.
pub fn cards(packs: &[PathBuf], wanted: &[Chosen]) -> anyhow::Result<Cards> {
    let edition = match chosen(wanted, "edition") {
        None => Edition::default(),
        Some("print-2023") => Edition::Print2023,
        Some("august-2026") => Edition::August2026,
        Some(other) => bail!("there is no edition `{other}`: there are print-2023 and august-2026"),
    };
    crisis::card::load(packs, edition).map_err(|found| anyhow!("the content is not in order\n{found}"))
}

/// Rosters, the crises that missions are formed of and the battlefield, where they were asked for.
///
/// # Errors
/// The first name that is not known, with the nearest that is.
pub fn of(cards: &Cards, wanted: &[Chosen]) -> anyhow::Result<Wanted> {
    let known = || cards.crises.iter().map(|crisis| crisis.id.as_str());
    let crises = chosen(wanted, "mission").map(|asked| {
        asked.split(',').map(|id| one_of("crisis", id.trim(), known())).collect::<anyhow::Result<Vec<_>>>()
    });
    let known = cards.battlefields.iter().map(|battlefield| battlefield.id.as_str());
    let battlefield = chosen(wanted, "battlefield").map(|asked| one_of("battlefield", asked, known));
    let team = |name| chosen(wanted, name).map(|asked| roster(cards, asked)).transpose();
    let teams = [team("team-a")?, team("team-b")?];
    Ok(Wanted { crises: crises.transpose()?, battlefield: battlefield.transpose()?, teams })
}

/// The members of an affiliation by its id, or the characters listed with commas.
fn roster(cards: &Cards, asked: &str) -> anyhow::Result<Vec<String>> {
    let id = |&member: &u16| cards.characters[usize::from(member)].id.clone();
    if let Some(affiliation) = cards.affiliations.iter().find(|affiliation| affiliation.id == asked) {
        // Grunts come with their parents and are in no roster (grunts.never-in-roster).
        let fights = |&&member: &&u16| !cards.characters[usize::from(member)].is_grunt();
        return Ok(affiliation.members.iter().filter(fights).map(id).collect());
    }
    if !asked.contains(',') {
        let known = cards.affiliations.iter().map(|affiliation| affiliation.id.as_str());
        let unknown = unknown("affiliation", asked, known);
        return Err(unknown.context("a team of crisis is an affiliation, or ids of characters with commas"));
    }
    let known = || cards.characters.iter().map(|character| character.id.as_str());
    asked.split(',').map(|id| one_of("character", id.trim(), known())).collect()
}
