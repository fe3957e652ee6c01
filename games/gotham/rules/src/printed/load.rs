//! The ways in: the house pack inside the binary, and folders of homebrew beside it.

use std::path::Path;
use std::sync::LazyLock;

use content::{Bundle, Code, Diagnostic, Diagnostics, Entry, PackReader, Packs, each, sorted};

use super::check::{self, AllIds};
use super::skill::Skill;
use super::{Printed, file};

/// The house pack, as it was when this was built.
#[derive(rust_embed::RustEmbed)]
#[folder = "../content/house"]
struct House;

/// Its name, and where it lies.
pub(super) const HOUSE: (&str, &str) = ("house", "games/gotham/content/house");

/// What saves call this pack: its fingerprint before its files moved, when their first lines, which tell editors where
/// the schemas lie, were others. Whoever changes a card ends this by itself.
const WAS: &str = "69a942bac5eef8825e1079191be2ae20139cf5c206822ada725edffa21e2adcb";
/// The fingerprint of the same cards as their files are now.
const NOW: &str = "97d76cd253bdfe8658102ba1ba3700f22adc5c465ec5265320ea4a8e5d9d46da";

/// The pack inside the binary.
pub(super) fn embedded() -> PackReader {
    let files = House::iter().filter_map(|path| House::get(&path).map(|file| (path, file.data)));
    content::load_embedded(HOUSE.1, files).known_as(WAS, NOW)
}

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
    for (root, pack) in content::packs(folders, HOUSE, embedded) {
        shelf.add(&root, pack);
    }
    shelf.check()
}

/// The largest pack in one text, in bytes. The boards and missions of the house pack together are a third of it.
pub const LARGEST_PACK: usize = 256 << 10;

/// Most boards of such a pack, and most corners and markers on all of them together. Looking from everywhere to everywhere
/// takes time that grows with the corners and with the square of the markers, and packs come from strangers; the four boards
/// of the house pack have 376 corners and 74 markers.
const MOST_BOARDS: usize = 4;
const MOST_CORNERS: usize = 1024;
const MOST_MARKERS: usize = 160;

/// The house pack as it was read. A pack in one text is laid on top of it whenever somebody changes a letter of it.
static READ_HOUSE: LazyLock<Shelf> = LazyLock::new(|| {
    let mut shelf = Shelf::default();
    shelf.add(HOUSE.1, embedded());
    shelf
});

/// The house pack, and on top of it a pack in one text (see [`content::Bundle`]), as a game's setup carries it.
///
/// # Errors
///
/// Everything that is wrong with any file of it.
pub fn with_pack(text: &str) -> Result<Printed, Diagnostics> {
    let (printed, found) = survey(text);
    found.into_result(printed)
}

/// The same for whoever is still writing: what could be made of the pack, and everything that is wrong with it. What has
/// mistakes can be looked at and not be played.
pub fn survey(text: &str) -> (Printed, Diagnostics) {
    if text.len() > LARGEST_PACK {
        let message = format!("is longer than {} kB", LARGEST_PACK >> 10);
        let large = Diagnostic::of_file(Code::TooLarge, "the pack", message);
        return (Printed::default(), large.with_help("make two packs of it").into());
    }
    match Bundle::read("the pack", text) {
        Err(found) => (Printed::default(), found),
        Ok(bundle) => {
            let boards = bundle.files().filter(|(path, _)| path.starts_with("boards/")).count();
            if boards > MOST_BOARDS {
                let many =
                    Diagnostic::of_file(Code::TooComplex, "the pack", format!("holds {boards} boards"));
                let help = format!("at most {MOST_BOARDS}; make two packs of it");
                return (Printed::default(), many.with_help(help).into());
            }
            let mut shelf = READ_HOUSE.clone();
            let of_the_house = shelf.boards.len();
            shelf.add("", bundle.load(""));
            match crowded(&shelf.boards[of_the_house..]) {
                Some(crowded) => (Printed::default(), crowded.into()),
                None => shelf.compile(),
            }
        }
    }
}

/// What is wrong with boards that are too much to look at, before anybody looks.
fn crowded(boards: &[Entry<file::Board>]) -> Option<Diagnostic> {
    let zones = || boards.iter().flat_map(|board| &board.value.zones);
    let corners: usize = zones().map(|zone| zone.outline.len()).sum();
    let markers: usize = zones().map(|zone| zone.markers.len()).sum();
    let counted = [(corners, MOST_CORNERS, "corners"), (markers, MOST_MARKERS, "markers")];
    let (many, most, what) = counted.into_iter().find(|(many, most, _)| many > most)?;
    let message = format!("its boards have {many} {what} in all");
    let crowded = Diagnostic::of_file(Code::TooComplex, "the pack", message);
    Some(crowded.with_help(format!("at most {most}; make two packs of it")))
}

/// All packs as they were read, before anything is checked.
#[derive(Clone, Default)]
pub(super) struct Shelf {
    dice: Vec<Entry<file::Dice>>,
    skills: Vec<Entry<Skill>>,
    heroes: Vec<Entry<file::Hero>>,
    tiles: Vec<Entry<file::Tile>>,
    materials: Vec<Entry<file::Material>>,
    boards: Vec<Entry<file::Board>>,
    missions: Vec<Entry<file::Mission>>,
    packs: Packs,
}

impl Shelf {
    /// Reads a pack and puts it on the shelf. `root` is where it lies, for messages.
    pub fn add(&mut self, root: &str, mut pack: PackReader) {
        self.dice.extend(pack.read());
        self.skills.extend(pack.read());
        self.heroes.extend(pack.read());
        self.tiles.extend(pack.read());
        self.materials.extend(pack.read());
        self.boards.extend(pack.read());
        self.missions.extend(pack.read());
        self.packs.add(root, pack);
    }

    /// What is printed, if every file of every pack is in order.
    pub fn check(self) -> Result<Printed, Diagnostics> {
        let (printed, found) = self.compile();
        found.into_result(printed)
    }

    /// What could be made of the packs, and what is wrong with them.
    fn compile(mut self) -> (Printed, Diagnostics) {
        let mut found = std::mem::take(&mut self.packs.found);
        let unread = found.clone();
        sorted("dice", &mut self.dice, &mut found, &unread);
        sorted("mission", &mut self.missions, &mut found, &unread);
        let ids = AllIds {
            skills: sorted("skill", &mut self.skills, &mut found, &unread),
            heroes: sorted("hero", &mut self.heroes, &mut found, &unread),
            tiles: sorted("tile", &mut self.tiles, &mut found, &unread),
            materials: sorted("material card", &mut self.materials, &mut found, &unread),
            boards: sorted("board", &mut self.boards, &mut found, &unread),
        };
        let mut printed = Printed { fingerprint: self.packs.fingerprint(), ..Printed::default() };
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
        (printed, found)
    }
}
