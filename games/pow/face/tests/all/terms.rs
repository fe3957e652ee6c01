//! Keywords are called what the ledger calls them, in every language.

use std::path::Path;

use ledger::Ledger;
use pow::card::Cards;
use pow_face::voice::Printed;
use words::Language;

use crate::support::text::words;

/// The ways in which a term is written: "énergie, POW" and "taille (size)" are two each.
fn ways(term: &str) -> impl Iterator<Item = String> + '_ {
    term.split([',', '(', ')']).map(|way| way.trim().to_lowercase()).filter(|way| !way.is_empty())
}

/// The name of a keyword without its number, nature or names.
fn bare(name: &str) -> String {
    let bare = name.split(" (").next().unwrap_or(name);
    bare.strip_suffix(" X").unwrap_or(bare).to_lowercase()
}

#[test]
fn keywords_have_the_names_of_the_ledger() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ledger/pow.yaml");
    let ledger = Ledger::read(&path).unwrap();
    let cards = Cards::default();
    for language in Language::ALL {
        let glossary = Printed::new(words(language), &cards).glossary();
        // Eleven effects and thirty-two common abilities.
        assert_eq!(glossary.len(), 43);
        for keyword in glossary {
            let name = bare(&keyword.name);
            let known = ledger.terms.iter().any(|term| {
                let term = match language {
                    Language::En => &term.en,
                    Language::Fr => &term.fr,
                    Language::De => term.de.as_ref().unwrap(),
                };
                ways(term).any(|way| way == name)
            });
            assert!(known, "{language}: the ledger has no term `{name}`");
        }
    }
}
