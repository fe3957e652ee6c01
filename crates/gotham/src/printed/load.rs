//! The ways in: the house pack inside the binary, and folders of homebrew beside it.

use std::path::Path;

use content::{Checker, Diagnostic, Diagnostics, Entry, PackReader, Seen, Thing, fingerprint};

use super::check::{self, AllIds, Ids};
use super::skill::Skill;
use super::{Printed, file};

/// The house pack, as it was when this was built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../content/gotham/house"]
struct House;

const HOUSE: &str = "house";

/// Everything in the house pack.
///
/// # Errors
///
/// None in a binary whose tests passed: they load this very pack.
pub fn house() -> Result<Printed, Diagnostics> {
    load::<&Path>(&[])
}

/// The house pack and folders of homebrew, which may use what is in it. A folder called `house` stands in for the pack
/// inside the binary, so that the house pack itself can be worked on.
///
/// # Errors
///
/// Everything that is wrong with any file of any pack.
pub fn load<P: AsRef<Path>>(folders: &[P]) -> Result<Printed, Diagnostics> {
    let mut shelf = Shelf::default();
    if !folders.iter().any(|folder| folder.as_ref().file_name().is_some_and(|name| name == HOUSE)) {
        shelf.add_house();
    }
    for folder in folders {
        let folder = folder.as_ref();
        shelf.add(&folder.to_string_lossy(), content::load_dir(folder));
    }
    shelf.check()
}

/// All packs as they were read, before anything is checked.
#[derive(Default)]
pub(super) struct Shelf {
    dice: Vec<Entry<file::Dice>>,
    skills: Vec<Entry<Skill>>,
    heroes: Vec<Entry<file::Hero>>,
    tiles: Vec<Entry<file::Tile>>,
    materials: Vec<Entry<file::Material>>,
    boards: Vec<Entry<file::Board>>,
    missions: Vec<Entry<file::Mission>>,
    /// Id and fingerprint of each pack.
    packs: Vec<(String, String)>,
    found: Diagnostics,
}

impl Shelf {
    /// Puts the pack inside the binary on the shelf.
    pub fn add_house(&mut self) {
        let files = House::iter().filter_map(|path| House::get(&path).map(|file| (path, file.data)));
        self.add("content/gotham/house", content::load_embedded("content/gotham/house", files));
    }

    /// Reads a pack and puts it on the shelf. `root` is where it lies, for messages.
    pub fn add(&mut self, root: &str, mut pack: PackReader) {
        self.dice.extend(pack.read());
        self.skills.extend(pack.read());
        self.heroes.extend(pack.read());
        self.tiles.extend(pack.read());
        self.materials.extend(pack.read());
        self.boards.extend(pack.read());
        self.missions.extend(pack.read());
        match pack.finish() {
            Err(found) => self.found.extend(found),
            Ok(pack) => {
                let id = pack.manifest.id.as_str().to_owned();
                if self.packs.iter().any(|(other, _)| *other == id) {
                    let message = format!("there is another pack `{id}`");
                    let path = format!("{root}/pack.yaml");
                    let taken = Diagnostic::of_file(content::Code::NotUnique, &path, message);
                    self.found.push(taken.with_help("give the folder and the pack another id".to_owned()));
                }
                self.packs.push((id, pack.fingerprint));
            }
        }
    }

    /// What is printed, if every file of every pack is in order.
    pub fn check(mut self) -> Result<Printed, Diagnostics> {
        let mut found = self.found.clone();
        let unread = self.found;
        sorted("dice", &mut self.dice, &mut found, &unread);
        sorted("mission", &mut self.missions, &mut found, &unread);
        let ids = AllIds {
            skills: sorted("skill", &mut self.skills, &mut found, &unread),
            heroes: sorted("hero", &mut self.heroes, &mut found, &unread),
            tiles: sorted("tile", &mut self.tiles, &mut found, &unread),
            materials: sorted("material card", &mut self.materials, &mut found, &unread),
            boards: sorted("board", &mut self.boards, &mut found, &unread),
        };
        let mut printed = Printed {
            fingerprint: fingerprint(self.packs.iter().map(|(id, print)| (id.as_str(), print.as_str()))),
            ..Printed::default()
        };
        printed.dice = each(&self.dice, &mut found, check::dice).into_iter().next().unwrap_or_default();
        printed.skills = each(&self.skills, &mut found, check::skill);
        let skills = &printed.skills;
        printed.heroes = each(&self.heroes, &mut found, |check, hero| check::hero(check, hero, &ids, skills));
        printed.tiles = each(&self.tiles, &mut found, |check, tile| check::tile(check, tile, &ids, skills));
        printed.materials =
            each(&self.materials, &mut found, |check, card| check::material(check, card, &ids, skills));
        printed.boards = each(&self.boards, &mut found, check::board);
        let missions =
            each(&self.missions, &mut found, |check, mission| check::mission(check, mission, &ids, &printed));
        printed.missions = missions.into_iter().flatten().collect();
        found.into_result(printed)
    }
}

fn each<T, C>(
    shelf: &[Entry<T>],
    found: &mut Diagnostics,
    mut compile: impl FnMut(&mut Checker, &T) -> C,
) -> Vec<C> {
    shelf.iter().map(|entry| compile(&mut Checker::new(&entry.source, found), &entry.value)).collect()
}

/// Puts things into the order of their ids; an id that is taken, in whichever pack, is reported and left out.
fn sorted<T: Thing>(
    what: &'static str,
    shelf: &mut Vec<Entry<T>>,
    found: &mut Diagnostics,
    unread: &Diagnostics,
) -> Ids {
    let mut seen = Seen::default();
    shelf.retain(|entry| {
        Checker::new(&entry.source, found).unique(&mut seen, entry.value.id(), &format!("the {what} id"))
    });
    shelf.sort_by(|one, other| one.value.id().cmp(other.value.id()));
    let read = shelf.iter().map(|entry| entry.value.id().as_str().to_owned()).collect();
    Ids::of_files(what, T::FOLDER, read, unread)
}
