//! Text as a reader meets it: its sentences, its words, its syllables, and what no sentence should say.

use words::Language;

/// The sentences of a text. Lines and list lines end a sentence too; the dots of an abbreviation (“S.H.I.E.L.D.”) do not.
pub fn sentences(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for line in text.split(['\n', '•']) {
        let mut sentence = String::new();
        let mut parts = line.split(' ').peekable();
        while let Some(part) = parts.next() {
            sentence.push_str(part);
            sentence.push(' ');
            let bare = part.trim_end_matches(['”', '“', '»', ')', '\u{a0}']);
            let next = parts.peek().and_then(|next| next.chars().find(|letter| !"“„«(".contains(*letter)));
            let stops = bare.ends_with(['.', '!', '?']);
            let short = bare.trim_end_matches(['.', '!', '?']).contains('.');
            if stops && !short && next.is_none_or(|next| !next.is_lowercase()) {
                all.push(std::mem::take(&mut sentence));
            }
        }
        all.push(sentence);
    }
    all.iter().map(|sentence| sentence.trim().to_owned()).filter(|sentence| !sentence.is_empty()).collect()
}

/// The words of a text. A figure counts as one, a sign alone does not.
pub fn words(text: &str) -> Vec<&str> {
    let parts = text.split([' ', '\u{a0}', '\u{202f}', '\n', '–']);
    parts.filter(|part| part.chars().any(char::is_alphanumeric)).collect()
}

/// The most words of a sentence on a card. French needs more of them for the same thing.
pub fn longest_sentence(language: Language) -> usize {
    match language {
        Language::Fr => 30,
        Language::En | Language::De => 25,
    }
}

/// What no text says, in lower case.
pub fn forbidden(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => &[
            "for which",
            "namely",
            "their number being",
            "if you like",
            "it is not so that",
            "each of these",
            "this holds for",
            "in turn",
            "and then",
            "is a character",
            "is not a character",
            "of yours",
            "the own",
            "is no",
            "nought",
            "nobody",
            "somebody",
            "whoever",
            "if so:",
            "otherwise:",
            "other than the target",
        ],
        Language::Fr => &[
            "pour lequel",
            "si vous voulez",
            "si l'on",
            "à l'exception de",
            "-là",
            "tour à tour",
            "chacun de ceux-ci",
            "ceci vaut",
            "renfort pour",
            "sous votre contrôle",
            "au plus",
        ],
        Language::De => &[
            "wenn gilt",
            "wenn du willst",
            "gilt:",
            "die menge entspricht",
            "ihre zahl entspricht",
            "jener",
            "jenen",
            "jenem",
            "jenes",
            "davon (",
            "nachrüsten für",
            "von dir",
            "geht das nicht",
            "von die",
            "der ausspielende",
        ],
    }
}

/// The forbidden phrases that a text has, as whole words.
pub fn phrases_in(text: &str, language: Language) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let whole = |phrase: &&&str| {
        text.match_indices(**phrase).any(|(at, found)| {
            let before = text[..at].chars().next_back();
            let after = text[at + found.len()..].chars().next();
            let letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
            (found.starts_with('-') || !letter(before)) && !letter(after)
        })
    };
    forbidden(language).iter().filter(whole).copied().collect()
}

/// How easily a text reads: Flesch's figure, by Kandel and Moles for French and by Amstad for German.
pub fn readability(texts: &[String], language: Language) -> f64 {
    let all: Vec<String> = texts.iter().flat_map(|text| sentences(text)).collect();
    let words: Vec<&str> = all.iter().flat_map(|sentence| words(sentence)).collect();
    let syllables: usize = words.iter().map(|word| syllables(word, language)).sum();
    let (count, words) = (all.len().max(1) as f64, words.len().max(1) as f64);
    let (long, heavy) = (words / count, syllables as f64 / words);
    match language {
        Language::En => 206.835 - 1.015 * long - 84.6 * heavy,
        Language::Fr => 207.0 - 1.015 * long - 73.6 * heavy,
        Language::De => 180.0 - long - 58.5 * heavy,
    }
}

/// The syllables of a word, near enough: its groups of vowels, without a mute e at the end.
fn syllables(word: &str, language: Language) -> usize {
    let word = word.to_lowercase();
    let letters: Vec<char> = word.chars().filter(|letter| letter.is_alphabetic()).collect();
    let vowel = |letter: char| "aeiouyàâäéèêëîïôöûùü".contains(letter);
    let begins = |at: usize| vowel(letters[at]) && (at == 0 || !vowel(letters[at - 1]));
    let groups = (0..letters.len()).filter(|&at| begins(at)).count();
    let mute = language != Language::De && groups > 1 && letters.last() == Some(&'e');
    (groups - usize::from(mute)).max(1)
}
