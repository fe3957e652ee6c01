//! What one table has for itself: a board or a mission that stands in no pack, such as that of a scenario file.

use content::{Checker, Diagnostics, Ids, Source};

use super::check::{self, AllIds};
use super::{Printed, file};

/// The id that such a thing goes by. It sorts behind every id that a pack can have, so that nothing else changes its place.
pub const OWN: &str = "~own";

/// Adds a board; its place, unless something is wrong with it.
pub fn own_board(
    printed: &mut Printed,
    source: &Source,
    written: &file::Board,
    found: &mut Diagnostics,
) -> Option<u16> {
    let before = found.len();
    let mut board = check::board(&mut Checker::new(source, found), written);
    board.id = OWN.to_owned();
    if found.len() > before {
        return None;
    }
    printed.boards.push(board);
    u16::try_from(printed.boards.len() - 1).ok()
}

/// Adds a mission; its place, unless something is wrong with it. `board` is its board that was added before, if the
/// mission is played on it.
pub fn own_mission(
    printed: &mut Printed,
    source: &Source,
    written: &file::Mission,
    board: Option<&file::Board>,
    found: &mut Diagnostics,
) -> Option<u16> {
    let before = found.len();
    let mut boards: Vec<String> = printed.boards.iter().map(|board| board.id.clone()).collect();
    if let (Some(last), Some(board)) = (boards.last_mut().filter(|last| *last == OWN), board) {
        *last = board.id.as_str().to_owned();
    }
    fn ids<'a>(what: &'static str, ids: impl Iterator<Item = &'a str>) -> Ids {
        Ids::inside(what, ids.map(str::to_owned).collect())
    }
    let ids = AllIds {
        skills: ids("skill", printed.skills.iter().map(|skill| skill.id.as_str())),
        heroes: ids("hero", printed.heroes.iter().map(|hero| hero.id.as_str())),
        tiles: ids("tile", printed.tiles.iter().map(|tile| tile.id.as_str())),
        materials: ids("material card", printed.materials.iter().map(|card| card.id.as_str())),
        boards: Ids::inside("board", boards),
    };
    let mission = check::mission(&mut Checker::new(source, found), written, &ids, printed);
    let mut mission = mission.filter(|_| found.len() == before)?;
    mission.id = OWN.to_owned();
    printed.missions.push(mission);
    u16::try_from(printed.missions.len() - 1).ok()
}
