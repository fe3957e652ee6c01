//! Packs of somebody's own: what is wrong with them, and what the rules make of their boards.

use std::sync::Arc;

use content::{Bundle, Diagnostics, Names};
use gotham::Gotham;
use gotham::board::{Board, BrokenWalls, ZoneId, Zones};
use gotham::printed::{Printed as Content, survey};
use gotham::setup::Setup;
use gotham::sight::{Explanation, Obstacle};
use host::Packs;
use wire::packs::{
    BoardSurvey, Mistake, PackCheck, PackFile, PackShelf, PackThing, PackVerdict, SightLine, Standpoint,
    ZoneSurvey,
};
use words::Words;

use crate::GothamFace;

/// Most mistakes that are told at once; nobody mends more before looking again.
const MOST_MISTAKES: usize = 40;

impl Packs<Gotham> for GothamFace {
    fn load(&self, pack: &str) -> Result<Content, Diagnostics> {
        gotham::printed::with_pack(pack)
    }

    fn of<'s>(&self, setup: &'s Setup) -> Option<&'s str> {
        setup.pack.as_deref()
    }

    fn put(&self, setup: &mut Setup, pack: Arc<str>) {
        setup.pack = Some(pack);
    }

    fn survey(&self, check: &PackCheck, words: &Words) -> PackVerdict {
        let (content, found) = survey(&check.text);
        let Ok(bundle) = Bundle::read("the pack", &check.text) else {
            return PackVerdict { mistakes: mistakes(None, &found), ..PackVerdict::default() };
        };
        let own =
            |folder: &str, id: &str| bundle.files().any(|(path, _)| path == format!("{folder}/{id}.yaml"));
        let boards = content.boards.iter().filter(|board| own("boards", &board.id));
        let missions =
            content.missions.iter().filter(|mission| found.is_empty() && own("missions", &mission.id));
        PackVerdict {
            mistakes: mistakes(Some(&bundle), &found),
            files: bundle.files().map(|(path, text)| file(path, text)).collect(),
            boards: boards.map(|board| surveyed(board, check.look.as_ref())).collect(),
            missions: missions.map(|mission| thing("mission", &mission.id, &mission.name, words)).collect(),
        }
    }

    fn shelf(&self, content: &Content, words: &Words) -> PackShelf {
        let heroes = content.heroes.iter().map(|hero| thing("hero", &hero.id, &hero.name, words));
        let tiles = content.tiles.iter().map(|tile| thing("tile", &tile.id, &tile.name, words));
        let materials = content.materials.iter().map(|card| thing("material", &card.id, &card.name, words));
        let skills = content.skills.iter();
        let skills = skills.map(|skill| thing("skill", skill.id.as_str(), &skill.name.value.0, words));
        let boards = content.boards.iter().map(|board| thing("board", &board.id, &board.name, words));
        PackShelf { things: heroes.chain(tiles).chain(materials).chain(skills).chain(boards).collect() }
    }
}

fn thing(kind: &str, id: &str, name: &Names, words: &Words) -> PackThing {
    PackThing { kind: kind.to_owned(), id: id.to_owned(), name: words.language().name(name).to_owned() }
}

fn mistakes(bundle: Option<&Bundle>, found: &Diagnostics) -> Vec<Mistake> {
    let mistake = |told: &content::Diagnostic| Mistake {
        file: told.path.clone(),
        line: told.line(),
        column: told.column(),
        at: bundle.and_then(|bundle| bundle.pointer(told)).unwrap_or_default(),
        code: told.code.to_owned(),
        message: told.message.clone(),
        help: told.help.clone(),
    };
    found.iter().take(MOST_MISTAKES).map(mistake).collect()
}

/// A file with what it says, whether or not that means anything in this game.
fn file(path: &str, text: &str) -> PackFile {
    PackFile { path: path.to_owned(), value: content::read_any_bytes(path, text.as_bytes()).ok() }
}

fn surveyed(board: &Board, look: Option<&Standpoint>) -> BoardSurvey {
    let broken = BrokenWalls::new();
    let others = |zones: Zones, zone: ZoneId| -> Vec<u8> {
        zones.iter().filter(|&other| other != zone).map(|other| other.0).collect()
    };
    let zone = |id: ZoneId| ZoneSurvey {
        zone: board.zone(id).id.clone(),
        adjacent: others(board.adjacent(id, &broken), id),
        leads: board.special_moves.iter().filter(|way| way.from == id).map(|way| way.to.0).collect(),
        sees: others(board.sight.from(id, &broken), id),
    };
    let look = look.filter(|look| look.board == board.id);
    let from = look.and_then(|look| board.zone_ids().find(|&id| board.zone(id).id == look.zone));
    BoardSurvey {
        board: board.id.clone(),
        zones: board.zone_ids().map(zone).collect(),
        lines: from.map_or_else(Vec::new, |from| lines(board, from)),
    }
}

/// Every line from a zone's markers to those of all others, clear or not.
fn lines(board: &Board, from: ZoneId) -> Vec<SightLine> {
    let mut lines = Vec::new();
    for to in board.zone_ids().filter(|&to| to != from) {
        for line in Explanation::of(board, from, to, &BrokenWalls::new()).lines {
            let stopped_by = match line.blocked {
                None => Vec::new(),
                Some(Obstacle::Wall(one, other)) => vec![one.0, other.0],
                Some(Obstacle::Promontory(zone) | Obstacle::Higher(zone)) => vec![zone.0],
            };
            let (start, end) = (line.drawn.from, line.drawn.to);
            lines.push(SightLine { to: to.0, points: [start.x, start.y, end.x, end.y], stopped_by });
        }
    }
    lines
}
