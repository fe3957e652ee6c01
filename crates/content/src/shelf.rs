//! Several packs side by side: a game's own inside the binary, and folders of homebrew that may use what is in it.

use std::path::Path;

use crate::source::slashed;
use crate::{
    Bundle, Checker, Code, Diagnostic, Diagnostics, Entry, Id, Ids, PackReader, Seen, Source, Thing,
    fingerprint, load_dir,
};

/// The packs of a game, ready to be read: its own, and these folders or packs in one file. A folder with the name of the
/// game's own pack stands in for it, so that it can be worked on. Each comes with where it lies, for messages.
pub fn packs<P: AsRef<Path>>(
    folders: &[P],
    (own, root): (&str, &str),
    embedded: impl FnOnce() -> PackReader,
) -> Vec<(String, PackReader)> {
    let folders = || folders.iter().map(AsRef::as_ref);
    let replaced = folders().any(|folder| folder.file_name().is_some_and(|name| name == own));
    let first = (!replaced).then(|| (root.to_owned(), embedded()));
    let others = folders().map(|folder| (folder.to_string_lossy().into_owned(), load_path(folder)));
    first.into_iter().chain(others).collect()
}

/// A pack in a folder, or in one file (see [`Bundle`]).
fn load_path(path: &Path) -> PackReader {
    if !path.is_file() {
        return load_dir(path);
    }
    let root = slashed(path);
    let bundle = Source::read(path).and_then(|source| Bundle::read(&root, source.text()));
    match bundle {
        Ok(bundle) => bundle.load(&root),
        Err(found) => PackReader::unread(root, found),
    }
}

/// What is known of the packs that were read: their ids and fingerprints, and what is wrong with them.
#[derive(Clone, Default)]
pub struct Packs {
    read: Vec<(String, String)>,
    /// What is wrong so far.
    pub found: Diagnostics,
}

impl Packs {
    /// A pack of which everything was read. `root` is where it lies, for messages.
    pub fn add(&mut self, root: &str, pack: PackReader) {
        let pack = match pack.finish() {
            Err(found) => return self.found.extend(found),
            Ok(pack) => pack,
        };
        let id = pack.manifest.id.as_str().to_owned();
        if self.read.iter().any(|(other, _)| *other == id) {
            let message = format!("there is another pack `{id}`");
            let taken = Diagnostic::of_file(Code::NotUnique, &format!("{root}/pack.yaml"), message);
            self.found.push(taken.with_help("give the folder and the pack another id".to_owned()));
        }
        self.read.push((id, pack.fingerprint));
    }

    /// What saves remember of all packs together.
    pub fn fingerprint(&self) -> String {
        fingerprint(self.read.iter().map(|(id, print)| (id.as_str(), print.as_str())))
    }
}

/// Each thing of a shelf, checked and compiled.
pub fn each<T, C>(
    shelf: &[Entry<T>],
    found: &mut Diagnostics,
    mut compile: impl FnMut(&mut Checker, &T) -> C,
) -> Vec<C> {
    shelf.iter().map(|entry| compile(&mut Checker::new(&entry.source, found), &entry.value)).collect()
}

/// Puts things into the order of their ids; an id that is taken, in whichever pack, is reported and left out.
pub fn unique<T: Thing>(what: &str, shelf: &mut Vec<Entry<T>>, seen: &mut Seen<Id>, found: &mut Diagnostics) {
    shelf.retain(|entry| {
        Checker::new(&entry.source, found).unique(seen, entry.value.id(), &format!("the {what} id"))
    });
    shelf.sort_by(|one, other| one.value.id().cmp(other.value.id()));
}

/// The same for things whose ids are only taken among themselves. `unread` is what could not be read.
pub fn sorted<T: Thing>(
    what: &'static str,
    shelf: &mut Vec<Entry<T>>,
    found: &mut Diagnostics,
    unread: &Diagnostics,
) -> Ids {
    unique(what, shelf, &mut Seen::default(), found);
    Ids::of_files(what, &[T::FOLDER], all_ids(shelf), unread)
}

/// The ids of all things of a shelf.
pub fn all_ids<T: Thing>(shelf: &[Entry<T>]) -> Vec<String> {
    shelf.iter().map(|entry| entry.value.id().as_str().to_owned()).collect()
}

/// Which kinds of thing lie in which folders: each has its id in a field `id`.
#[macro_export]
macro_rules! things {
    ($($type:ident in $folder:literal),+ $(,)?) => {$(
        impl $crate::Thing for $type {
            const FOLDER: &'static str = $folder;

            fn id(&self) -> &$crate::Spanned<$crate::Id> {
                &self.id
            }
        }
    )+};
}

/// The place of an id in a list that is in the order of its ids.
pub fn place_of<T>(things: &[T], id_of: impl Fn(&T) -> &str, id: &str) -> Option<u16> {
    let at = things.binary_search_by(|thing| id_of(thing).cmp(id)).ok()?;
    u16::try_from(at).ok()
}

/// Where things lie in the lists of all that is printed: `character in characters` finds a character's place by its id.
#[macro_export]
macro_rules! places {
    ($type:ident: $($(#[$doc:meta])* $name:ident in $list:ident),+ $(,)?) => {
        impl $type {$(
            $(#[$doc])*
            pub fn $name(&self, id: &str) -> Option<u16> {
                $crate::place_of(&self.$list, |thing| thing.id.as_str(), id)
            }
        )+}
    };
}
