//! Finding rules by words, in any of our languages.
//!
//! A reader's words are looked for in the rules' texts in the reader's language, and in the ledger's
//! terms in every language: where a rule speaks of `ranged`, the French and German words for it are
//! as good as written there too. Only if that finds nothing is the English looked through, since
//! short words mean other things in other languages: `die` is an article in German.

use crate::fold::words;
use crate::{Language, Ledger, Rule, Section, Term};

/// A ledger made ready for searching.
pub struct Index<'a> {
    entries: Vec<Entry<'a>>,
    terms: Vec<(&'a Term, Vec<Name>)>,
}

/// A rule that was found.
#[derive(Debug, Clone, Copy)]
pub struct Hit<'a> {
    pub section: &'a Section,
    pub rule: &'a Rule,
    /// The higher, the better; comparable within one search alone.
    pub score: u32,
}

/// A rule with the words it can be found by.
struct Entry<'a> {
    section: &'a Section,
    rule: &'a Rule,
    id: Vec<String>,
    /// The text in English, and in each language that the ledger was translated into.
    texts: Vec<(Language, Vec<String>)>,
    /// The check and the notes, which are in English: found there too, but later.
    rest: Vec<String>,
    /// Indices into the terms that the id or the text speaks of.
    terms: Vec<usize>,
}

/// One way to say a term in one language.
struct Name {
    language: Language,
    words: Vec<String>,
}

impl<'a> Index<'a> {
    pub fn new(ledger: &'a Ledger) -> Index<'a> {
        let terms: Vec<(&Term, Vec<Name>)> = ledger.terms.iter().map(|term| (term, names(term))).collect();
        let mut entries = Vec::new();
        for section in &ledger.sections {
            for rule in &section.rules {
                let (id, text) = (words(&rule.id), words(&rule.text));
                let readings = Language::ALL.map(|language| ledger.translated(language));
                let mut rest = words(&rule.check);
                rest.extend(rule.notes.iter().flat_map(|notes| words(notes)));
                let spoken_of = |(_, names): &(&Term, Vec<Name>)| {
                    let mut english = names.iter().filter(|name| name.language == Language::En);
                    english.any(|name| {
                        has_phrase(&id, &name.words, is_form_of) || has_phrase(&text, &name.words, is_form_of)
                    })
                };
                let terms = (0..terms.len()).filter(|&index| spoken_of(&terms[index])).collect();
                // A reading in a language that was not translated into would be the English once more.
                let translated = readings
                    .iter()
                    .zip(Language::ALL)
                    .filter(|(reading, language)| reading.language() == *language);
                let texts =
                    translated.map(|(reading, language)| (language, words(reading.text(rule)))).collect();
                entries.push(Entry { section, rule, id, texts, rest, terms });
            }
        }
        Index { entries, terms }
    }

    /// The rules in which every word is found, the best first; equals in the order of the book. A
    /// word also finds the longer words it begins. Case and accents do not count. No words find
    /// nothing.
    ///
    /// The reader's language is searched first, and English if that finds nothing.
    pub fn search(&self, query: &str, language: Language) -> Vec<Hit<'a>> {
        let query = words(query);
        if query.is_empty() {
            return Vec::new();
        }
        let own = self.hits(&query, language, &[language]);
        if own.is_empty() { self.hits(&query, language, &[language, Language::En]) } else { own }
    }

    /// The rules in which every word is found, looking at the texts in some languages.
    fn hits(&self, query: &[String], language: Language, looked_at: &[Language]) -> Vec<Hit<'a>> {
        let mut hits: Vec<Hit<'a>> = Vec::new();
        for entry in &self.entries {
            if let Some(score) = self.score(entry, query, language, looked_at) {
                hits.push(Hit { section: entry.section, rule: entry.rule, score });
            }
        }
        // The sort is stable, so equals stay in the order of the book.
        hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
        hits
    }

    /// The terms that are called so in any language, those of the reader's language first: what to
    /// show above the rules, as a small dictionary.
    pub fn terms(&self, query: &str, language: Language) -> Vec<&'a Term> {
        let query = words(query);
        let mut found: Vec<(bool, &'a Term)> = Vec::new();
        for (term, names) in &self.terms {
            let matching = || names.iter().filter(|name| has_phrase(&name.words, &query, is_prefix_of));
            if !query.is_empty() && matching().next().is_some() {
                found.push((matching().all(|name| name.language != language), term));
            }
        }
        found.sort_by_key(|&(is_foreign, _)| is_foreign);
        found.into_iter().map(|(_, term)| term).collect()
    }

    /// How well a rule answers; none if a word is nowhere in it.
    ///
    /// Each word counts where it weighs most: in the id, then in the reader's own text and terms,
    /// then in those of other languages, then in the check. Words that stand together as in the
    /// query weigh more than the same words apart.
    fn score(
        &self,
        entry: &Entry<'_>,
        query: &[String],
        language: Language,
        looked_at: &[Language],
    ) -> Option<u32> {
        let names = || entry.terms.iter().flat_map(|&term| &self.terms[term].1);
        let texts = || entry.texts.iter().filter(|(written_in, _)| looked_at.contains(written_in));
        let weight_in = |written_in: Language| if written_in == language { 8 } else { 4 };
        let rest: &[String] = if looked_at.contains(&Language::En) { &entry.rest } else { &[] };

        let mut score = 0;
        for word in query {
            let in_terms = names().map(|name| weight(&name.words, word, weight_in(name.language))).max();
            let in_texts = texts().map(|(written_in, text)| weight(text, word, weight_in(*written_in))).max();
            let best = weight(&entry.id, word, 16)
                .max(in_texts.unwrap_or(0))
                .max(in_terms.unwrap_or(0))
                .max(weight(rest, word, 2));
            if best == 0 {
                return None;
            }
            score += best;
        }
        if entry.id == query {
            score += 1_000;
        } else if has_phrase(&entry.id, query, is_prefix_of) {
            score += 200;
        }
        if query.len() > 1 {
            let called_so = |name: &Name| has_phrase(&name.words, query, is_prefix_of);
            let says_so = |(_, text): &(Language, Vec<String>)| has_phrase(text, query, is_prefix_of);
            if texts().any(says_so) || names().any(called_so) {
                score += 100;
            }
        }
        Some(score)
    }
}

/// A term's names: alternatives are divided by commas, slashes or brackets, as in `énergie, force`.
fn names(term: &Term) -> Vec<Name> {
    let spoken = [
        (Language::En, Some(&term.en)),
        (Language::En, term.en_edition.as_ref()),
        (Language::Fr, Some(&term.fr)),
        (Language::De, term.de.as_ref()),
    ];
    let mut names = Vec::new();
    for (language, text) in spoken {
        for part in text.into_iter().flat_map(|text| text.split([',', ';', '/', '(', ')'])) {
            let words = words(part);
            if !words.is_empty() {
                names.push(Name { language, words });
            }
        }
    }
    names
}

/// The full weight for the word itself, three quarters for a longer word that begins with it.
fn weight(words: &[String], sought: &str, full: u32) -> u32 {
    if words.iter().any(|word| word == sought) {
        full
    } else if words.iter().any(|word| is_prefix_of(sought, word)) {
        full * 3 / 4
    } else {
        0
    }
}

/// Whether the words of a phrase stand next to each other, in order.
fn has_phrase(words: &[String], phrase: &[String], fits: fn(&str, &str) -> bool) -> bool {
    !phrase.is_empty()
        && words
            .windows(phrase.len())
            .any(|window| window.iter().zip(phrase).all(|(word, sought)| fits(sought, word)))
}

fn is_prefix_of(sought: &str, word: &str) -> bool {
    word.starts_with(sought)
}

/// The word itself or its plural: rules speak of `counters` where the term is `counter`.
fn is_form_of(term: &str, word: &str) -> bool {
    word.strip_prefix(term).is_some_and(|ending| matches!(ending, "" | "s" | "es"))
}
