//! A pack: a folder of content with a manifest, one thing a file, one kind a folder.
//!
//! ```text
//! games/NAME/content/house/
//!   pack.yaml                 id, name, version, authors, licence
//!   characters/ironbrow.yaml  one character, whose id is `ironbrow`
//! ```
//!
//! A pack is read from disk or from bytes inside the binary; from then on there is one path. The
//! game asks the [`PackReader`] for each kind it knows and checks what it got; what is wrong
//! anywhere is told all at once by [`PackReader::finish`].

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::source::slashed;
use crate::suggest::help_among;
use crate::{Checker, Code, Diagnostic, Diagnostics, Id, Source, Spanned, fingerprint, load};

const MANIFEST: &str = "pack.yaml";
/// The folder of what the house reads and no game does: what is chosen before a game. Nothing is printed there, so saves
/// are not held to it.
pub(crate) const STARTS: &str = "starts/";

/// `pack.yaml`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The name of the pack's folder.
    pub id: Spanned<Id>,
    pub name: Names,
    /// Counted up by the authors whenever the pack is published.
    pub version: String,
    pub authors: Vec<String>,
    /// An SPDX expression, such as `CC-BY-4.0`.
    pub licence: String,
}

/// A name in each of our languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Names {
    pub en: String,
    pub fr: String,
    pub de: String,
}

/// What one file of a pack holds.
pub trait Thing: DeserializeOwned {
    /// The folder that holds this kind, in the plural: `characters`.
    const FOLDER: &'static str;

    /// The id, which must be the file's name without `.yaml`.
    fn id(&self) -> &Spanned<Id>;
}

/// A thing and the file it came from, against which later checks report.
#[derive(Debug, Clone)]
pub struct Entry<T> {
    pub value: T,
    pub source: Arc<Source>,
}

/// A pack without a mistake in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pack {
    pub manifest: Manifest,
    /// Of every file, by its path inside the pack.
    pub fingerprint: String,
}

/// Begins to read a pack from its folder.
pub fn load_dir(root: &Path) -> PackReader {
    let mut found = Diagnostics::default();
    let mut files = Vec::new();
    walk(root, "", &mut files, &mut found);
    // `.` and `house/` are ways to say `house` too.
    let folder = root.canonicalize().ok();
    let folder = folder.as_deref().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    PackReader::assemble(slashed(root), folder, files, found)
}

/// Begins to read a pack from bytes, such as the files that the binary embeds. `root` is what
/// diagnostics show before each path; the paths are those inside the pack, with `/`.
pub fn load_embedded<P, B>(root: &str, files: impl IntoIterator<Item = (P, B)>) -> PackReader
where
    P: AsRef<str>,
    B: AsRef<[u8]>,
{
    let (read, found) = admitted(root, files);
    let folder = root.rsplit('/').next().map(str::to_owned);
    PackReader::assemble(root.to_owned(), folder, read, found)
}

/// Each file's text, and what keeps others from being admitted.
fn admitted<P, B>(root: &str, files: impl IntoIterator<Item = (P, B)>) -> (Vec<File>, Diagnostics)
where
    P: AsRef<str>,
    B: AsRef<[u8]>,
{
    let mut found = Diagnostics::default();
    let mut read = Vec::new();
    for (inside, bytes) in files {
        let inside = inside.as_ref();
        match Source::from_bytes(&under(root, inside), bytes.as_ref()) {
            Ok(source) => read.push((inside.to_owned(), Some(source))),
            Err(diagnostics) => {
                found.extend(diagnostics);
                read.push((inside.to_owned(), None));
            }
        }
    }
    (read, found)
}

/// The path to show for a file. A pack that lies nowhere has no root to show.
fn under(root: &str, inside: &str) -> String {
    if root.is_empty() { inside.to_owned() } else { format!("{root}/{inside}") }
}

/// A path inside the pack, with the text unless it was not admitted (and that is reported).
type File = (String, Option<Source>);

/// Collects files, at most one folder deeper than a kind, so that a link in a circle ends.
fn walk(folder: &Path, inside: &str, files: &mut Vec<File>, found: &mut Diagnostics) {
    let entries = std::fs::read_dir(folder).and_then(|entries| entries.collect::<Result<Vec<_>, _>>());
    let mut entries = match entries {
        Ok(entries) => entries,
        Err(error) => {
            let message = format!("can't be read: {error}");
            found.push(Diagnostic::of_file(Code::Unreadable, &slashed(folder), message));
            return;
        }
    };
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let inside = format!("{inside}{}", entry.file_name().to_string_lossy());
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if path.is_dir() {
            if inside.contains('/') {
                files.push((format!("{inside}/"), None));
            } else {
                walk(&path, &format!("{inside}/"), files, found);
            }
        } else if is_stray(&inside) {
            files.push((inside, None));
        } else {
            match Source::read(&path) {
                Ok(source) => files.push((inside, Some(source))),
                Err(diagnostics) => {
                    found.extend(diagnostics);
                    files.push((inside, None));
                }
            }
        }
    }
}

/// Whether a file has no place in a pack: not the manifest and not `kind/thing.yaml`.
fn is_stray(inside: &str) -> bool {
    match inside.split_once('/') {
        None => inside != MANIFEST,
        Some((_, name)) => name.contains('/') || !name.ends_with(".yaml"),
    }
}

/// Notes for people may lie beside the manifest.
fn is_note(inside: &str) -> bool {
    !inside.contains('/') && !inside.ends_with(".yaml") && !inside.ends_with(".yml")
}

/// A pack on its way in.
pub struct PackReader {
    root: String,
    manifest: Option<Manifest>,
    /// By folder, then by path inside the pack. An empty folder stays, as one that may be read.
    kinds: BTreeMap<String, BTreeMap<String, Arc<Source>>>,
    read: Vec<&'static str>,
    fingerprint: String,
    found: Diagnostics,
}

impl PackReader {
    /// A pack that lies in no folder, so that its id can be any.
    pub(crate) fn of_texts<'a>(root: &str, files: impl Iterator<Item = (&'a str, &'a str)>) -> PackReader {
        let (read, found) = admitted(root, files);
        PackReader::assemble(root.to_owned(), None, read, found)
    }

    /// A pack of which nothing could be read, and why.
    pub(crate) fn unread(root: String, found: Diagnostics) -> PackReader {
        let (kinds, read) = (BTreeMap::new(), Vec::new());
        PackReader { root, manifest: None, kinds, read, fingerprint: String::new(), found }
    }

    fn assemble(
        root: String,
        folder: Option<String>,
        mut files: Vec<File>,
        mut found: Diagnostics,
    ) -> PackReader {
        files.retain(|(inside, _)| !inside.starts_with(STARTS) || is_stray(inside));
        let texts =
            files.iter().filter_map(|(inside, source)| Some((inside.as_str(), source.as_ref()?.text())));
        let fingerprint = fingerprint(texts);

        let mut manifest = None;
        let mut manifest_is_there = false;
        let mut kinds: BTreeMap<String, BTreeMap<String, Arc<Source>>> = BTreeMap::new();
        for (inside, source) in files {
            if inside == MANIFEST {
                manifest_is_there = true;
                manifest = source.and_then(|source| read_manifest(folder.as_deref(), &source, &mut found));
            } else if is_stray(&inside) {
                if !is_note(&inside) {
                    found.push(stray(&root, &inside));
                }
            } else if let Some((folder, _)) = inside.split_once('/') {
                let kind = kinds.entry(folder.to_owned()).or_default();
                if let Some(source) = source {
                    kind.insert(inside, Arc::new(source));
                }
            }
        }
        if !manifest_is_there {
            let shown = if root.is_empty() { "the pack" } else { &root };
            let missing = Diagnostic::of_file(Code::NoManifest, shown, format!("has no {MANIFEST}"));
            found.push(missing.with_help("with id, name, version, authors and licence"));
        }
        PackReader { root, manifest, kinds, read: Vec::new(), fingerprint, found }
    }

    /// A pack whose files were once written differently and said the same keeps the fingerprint that saves know it by:
    /// `was`, as long as it is what it is `now`.
    #[must_use]
    pub fn known_as(mut self, was: &str, now: &str) -> PackReader {
        if self.fingerprint == now {
            was.clone_into(&mut self.fingerprint);
        }
        self
    }

    /// Every thing of one kind that could be read, in the order of their ids. What could not is
    /// told by [`PackReader::finish`].
    pub fn read<T: Thing>(&mut self) -> Vec<Entry<T>> {
        self.read.push(T::FOLDER);
        let mut entries = Vec::new();
        for (inside, source) in self.kinds.get(T::FOLDER).into_iter().flatten() {
            let value: T = match load(source) {
                Ok(value) => value,
                Err(diagnostics) => {
                    self.found.extend(diagnostics);
                    continue;
                }
            };
            let name = inside.strip_prefix(T::FOLDER).unwrap_or(inside);
            let name = name.trim_start_matches('/').trim_end_matches(".yaml");
            let id = value.id();
            if id.as_str() != name {
                let message = format!("the id `{id}` is not the file's name");
                let help = format!("write `{name}`, or call the file {id}.yaml");
                Checker::new(source, &mut self.found).report(Code::FileName, id.span, message, Some(help));
            }
            entries.push(Entry { value, source: Arc::clone(source) });
        }
        entries
    }

    /// For checks of the game's own on what it read.
    pub fn check<'a>(&'a mut self, source: &'a Source) -> Checker<'a> {
        Checker::new(source, &mut self.found)
    }

    /// The pack, if nothing anywhere is wrong. Folders that were never asked for are mistakes too.
    ///
    /// # Errors
    ///
    /// Every diagnostic of every file.
    pub fn finish(mut self) -> Result<Pack, Diagnostics> {
        for folder in self.kinds.keys().filter(|folder| !self.read.contains(&folder.as_str())) {
            let path = under(&self.root, folder);
            let unknown =
                Diagnostic::of_file(Code::UnknownKind, &path, format!("`{folder}` is no kind of content"));
            self.found.push(unknown.with_any_help(help_among(folder, self.read.iter().copied())));
        }
        match self.manifest {
            Some(manifest) => self.found.into_result(Pack { manifest, fingerprint: self.fingerprint }),
            // A manifest that is missing or can't be read has been reported.
            None => Err(self.found),
        }
    }
}

fn read_manifest(folder: Option<&str>, source: &Source, found: &mut Diagnostics) -> Option<Manifest> {
    let manifest: Manifest = match load(source) {
        Ok(manifest) => manifest,
        Err(diagnostics) => {
            found.extend(diagnostics);
            return None;
        }
    };
    if let Some(folder) = folder.filter(|folder| *folder != manifest.id.as_str()) {
        let message = format!("the id `{}` is not the folder's name", manifest.id);
        let help = format!("write `{folder}`");
        Checker::new(source, found).report(Code::FileName, manifest.id.span, message, Some(help));
    }
    Some(manifest)
}

fn stray(root: &str, inside: &str) -> Diagnostic {
    let path = under(root, inside);
    let diagnostic = Diagnostic::of_file(Code::StrayFile, &path, "has no place in a pack");
    match inside.strip_suffix(".yml") {
        Some(stem) => diagnostic.with_help(format!("call it {stem}.yaml")),
        None => diagnostic.with_help("things are kind/thing.yaml, one folder deep"),
    }
}
