//! The ways in: the house pack inside the binary, and folders of homebrew beside it.

use std::path::Path;

use content::{Checker, Diagnostics, Entry, Ids, PackReader, Packs, Seen, Thing};

use super::check::{self, Code};
use super::file::{self, Inches, word};
use super::{Cards, Mission, Piece};

/// The house pack, as it was when this was built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../content/house"]
pub(super) struct House;

/// Its name, and where it lies.
const HOUSE: (&str, &str) = ("house", "games/pow/content/house");

/// What saves call this pack: its fingerprint before its files moved, when their first lines, which tell editors where
/// the schemas lie, were others. Whoever changes a card ends this by itself.
const WAS: &str = "619220f84d2b1e3ab52b03501fa67a8000414372fe599ab4ef796e1489c00ee3";
/// The fingerprint of the same cards as their files are now.
const NOW: &str = "6cb417e12c50dcff154ffcb10b28a4c7ae51fdcd0ea4724b305dfaa0935dce6b";

/// As many things of a kind as all packs together may have: every place in a list fits a `u16`.
const MOST: usize = 10_000;

/// Everything in the house pack.
///
/// # Errors
///
/// None in a binary whose tests passed: they load this very pack.
pub fn house() -> Result<Cards, Diagnostics> {
    load::<&Path>(&[])
}

/// The house pack and folders of homebrew, which may use what is in it. A folder called `house` stands in for the
/// pack inside the binary, so that the house pack itself can be worked on.
///
/// # Errors
///
/// Everything that is wrong with any file of any pack.
pub fn load<P: AsRef<Path>>(folders: &[P]) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::default();
    for (root, pack) in content::packs(folders, HOUSE, embedded_house) {
        shelf.add(&root, pack);
    }
    shelf.check()
}

pub(super) fn embedded_house() -> PackReader {
    let files = House::iter().filter_map(|path| House::get(&path).map(|file| (path, file.data)));
    content::load_embedded(HOUSE.1, files)
}

/// A thing as it was written, and the pack it is from: the first has number 0.
struct Written<T> {
    thing: Entry<T>,
    pack: usize,
}

/// All packs as they were read, before anything is checked.
#[derive(Default)]
pub(super) struct Shelf {
    characters: Vec<Written<file::Character>>,
    battlefields: Vec<Written<file::Battlefield>>,
    missions: Vec<Written<file::Mission>>,
    teams: Vec<Written<file::Team>>,
    packs: Packs,
    read: usize,
}

impl Shelf {
    /// Reads a pack and puts it on the shelf. `root` is where it lies, for messages.
    pub(crate) fn add(&mut self, root: &str, pack: PackReader) {
        let mut pack = pack.known_as(WAS, NOW);
        let number = self.read;
        self.read += 1;
        take(&mut self.characters, &mut pack, number);
        take(&mut self.battlefields, &mut pack, number);
        take(&mut self.missions, &mut pack, number);
        take(&mut self.teams, &mut pack, number);
        self.packs.add(root, pack);
    }

    /// The cards, if every file of every pack is in order.
    pub(crate) fn check(self) -> Result<Cards, Diagnostics> {
        let Shelf { mut characters, mut battlefields, mut missions, mut teams, mut packs, .. } = self;
        let mut found = std::mem::take(&mut packs.found);
        let character_ids = ids("character", &mut characters, &mut found);
        let battlefield_ids = ids("battlefield", &mut battlefields, &mut found);
        let mission_ids = ids("mission", &mut missions, &mut found);
        ids("team", &mut teams, &mut found);

        let mut cards = Cards { fingerprint: packs.fingerprint(), ..Cards::default() };
        for Written { thing, .. } in &characters {
            let mut checker = Checker::new(&thing.source, &mut found);
            cards.characters.push(check::character(&mut checker, &thing.value, &character_ids));
        }
        let mut laid_out_for = Vec::with_capacity(battlefields.len());
        for Written { thing, .. } in &battlefields {
            let mut checker = Checker::new(&thing.source, &mut found);
            let (battlefield, only) = check::battlefield(&mut checker, &thing.value, &mission_ids);
            cards.battlefields.push(battlefield);
            laid_out_for.push(only);
        }
        for (place, Written { thing, .. }) in mission_ids.places().zip(&missions) {
            let mut checker = Checker::new(&thing.source, &mut found);
            let (mut mission, only) = check::mission(&mut checker, &thing.value, &battlefield_ids);
            let both_agree = |&battlefield: &u16| {
                let lists = |list: &Option<Vec<u16>>, other: u16| {
                    list.as_ref().is_none_or(|list| list.contains(&other))
                };
                lists(&only, battlefield) && lists(&laid_out_for[usize::from(battlefield)], place)
            };
            mission.battlefields = battlefield_ids.places().filter(both_agree).collect();
            cards.missions.push(mission);
        }
        for Written { thing, .. } in &teams {
            let mut checker = Checker::new(&thing.source, &mut found);
            cards.teams.push(check::team(&mut checker, &thing.value, &character_ids, &cards.characters));
        }
        for (mission, written) in cards.missions.iter().zip(&missions) {
            for &place in &mission.battlefields {
                let place = usize::from(place);
                let pieces = &cards.battlefields[place].pieces;
                markers_are_clear((mission, written), (pieces, &battlefields[place]), &mut found);
            }
        }
        found.into_result(cards)
    }
}

fn take<T: Thing>(shelf: &mut Vec<Written<T>>, pack: &mut PackReader, number: usize) {
    shelf.extend(pack.read().into_iter().map(|thing| Written { thing, pack: number }));
}

/// Puts things into the order of their ids; an id that is taken, in whichever pack, is reported and left out.
fn ids<T: Thing>(what: &'static str, shelf: &mut Vec<Written<T>>, found: &mut Diagnostics) -> Ids {
    let mut seen = Seen::default();
    // What could not be read has been reported by now, and nothing else has.
    let unread = found.clone();
    shelf.retain(|Written { thing, .. }| {
        Checker::new(&thing.source, found).unique(&mut seen, thing.value.id(), &format!("the {what} id"))
    });
    if let Some(Written { thing, .. }) = shelf.get(MOST) {
        let message = format!("{} {what}s are too many", shelf.len());
        let help = format!("at most {MOST} in all packs together");
        Checker::new(&thing.source, found).report(Code::TooMany, thing.value.id().span, message, Some(help));
    }
    shelf.sort_by(|one, other| one.thing.value.id().cmp(other.thing.value.id()));
    let read = shelf.iter().map(|Written { thing, .. }| thing.value.id().as_str().to_owned()).collect();
    Ids::of_files(what, &[T::FOLDER], read, &unread)
}

/// No piece lies on an objective's place (rulings.battlefield). Of the two files the one from the later pack is to
/// blame, since its author can see the other; within a pack it is the battlefield.
fn markers_are_clear(
    (mission, written_mission): (&Mission, &Written<file::Mission>),
    (pieces, written_battlefield): (&[Piece], &Written<file::Battlefield>),
    found: &mut Diagnostics,
) {
    for (number, objective) in mission.objectives.iter().enumerate() {
        for (at, piece) in pieces.iter().enumerate().filter(|(_, piece)| check::covered(piece, objective.at))
        {
            let (x, y) = (Inches(objective.at.x), Inches(objective.at.y));
            let kind = word(&objective.kind);
            let mission_file = &written_mission.thing;
            let battlefield_file = &written_battlefield.thing;
            let message =
                format!("`{}` covers the {kind} of mission `{}` at ({x}, {y})", piece.id, mission.id);
            if written_mission.pack > written_battlefield.pack {
                let span = mission_file
                    .value
                    .objectives
                    .get(number)
                    .map_or(mission_file.value.id.span, |it| it.span);
                let name = &battlefield_file.value.id;
                let help = format!("move it, or list `battlefields` without `{name}`");
                Checker::new(&mission_file.source, found).report(Code::Overlap, span, message, Some(help));
            } else {
                let span = battlefield_file
                    .value
                    .pieces
                    .get(at)
                    .map_or(battlefield_file.value.id.span, |it| it.at.span);
                let help = format!("move it, or list `missions` without `{}`", mission.id);
                Checker::new(&battlefield_file.source, found).report(
                    Code::Overlap,
                    span,
                    message,
                    Some(help),
                );
            }
        }
    }
}
