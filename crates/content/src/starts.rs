//! The `starts` of a pack: files that the house reads, whatever the game.

use std::path::Path;

use crate::pack::STARTS;
use crate::source::slashed;
use crate::{Bundle, Code, Diagnostic, Diagnostics, Source};

/// The files under `starts` of a pack, which is a folder or one text, in the order of their names.
///
/// # Errors
///
/// Every file that can't be read.
pub fn starts(pack: &Path) -> Result<Vec<Source>, Diagnostics> {
    if pack.is_file() {
        let source = Source::read(pack)?;
        let bundle = Bundle::read(source.path(), source.text())?;
        let inside = bundle.files().filter(|(path, _)| path.starts_with(STARTS) && path.ends_with(".yaml"));
        return inside.map(|(path, text)| Source::from_text(path, text)).collect();
    }
    let folder = pack.join(STARTS.trim_end_matches('/'));
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let unreadable = |error: std::io::Error| {
        Diagnostic::of_file(Code::Unreadable, &slashed(&folder), format!("can't be read: {error}"))
    };
    let entries = std::fs::read_dir(&folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut paths: Vec<_> = entries.map_err(unreadable)?.into_iter().map(|entry| entry.path()).collect();
    // What has another name has no place in a pack, which the pack's own reader reports.
    paths.retain(|path| path.extension().is_some_and(|end| end == "yaml"));
    paths.sort();
    let (mut found, mut read) = (Diagnostics::default(), Vec::new());
    for path in paths {
        match Source::read(&path) {
            Ok(source) => read.push(source),
            Err(diagnostics) => found.extend(diagnostics),
        }
    }
    found.into_result(read)
}

#[cfg(test)]
mod tests {
    use crate::load_embedded;

    const MANIFEST: &str = "id: p\nname: { en: P, fr: P, de: P }\nversion: 1\nauthors: [us]\nlicence: MIT\n";

    #[test]
    fn starts_are_no_kind_of_a_game_and_leave_the_fingerprint_as_it_is() {
        let with = [("pack.yaml", MANIFEST), ("starts/first.yaml", "id: first")];
        let plain = load_embedded("p", [("pack.yaml", MANIFEST)]).finish().unwrap();
        assert_eq!(load_embedded("p", with).finish().unwrap(), plain);
    }

    #[test]
    fn what_has_no_place_in_a_pack_has_none_under_starts() {
        let found = load_embedded("p", [("pack.yaml", MANIFEST), ("starts/notes.txt", "")]).finish();
        assert!(found.unwrap_err().to_string().contains("has no place in a pack"));
    }
}
