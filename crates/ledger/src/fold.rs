//! Words as search compares them: without case, accents or punctuation.

/// The words of a text: runs of letters and digits, folded. Hyphens and dots divide, so that an id
/// is the words it is made of.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for character in text.chars() {
        // An apostrophe divides as well: French elides (`l'attaque`).
        if character.is_alphanumeric() {
            fold(character, &mut word);
        } else if !is_combining(character) && !word.is_empty() {
            words.push(std::mem::take(&mut word));
        }
    }
    if !word.is_empty() {
        words.push(word);
    }
    words
}

/// The accents of French and German, and of the names that heroes have. A letter that is not here
/// stays as it is and is then found by itself.
fn fold(character: char, into: &mut String) {
    for lower in character.to_lowercase() {
        match lower {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => into.push('a'),
            'ç' | 'č' => into.push('c'),
            'è' | 'é' | 'ê' | 'ë' => into.push('e'),
            'ì' | 'í' | 'î' | 'ï' => into.push('i'),
            'ñ' => into.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => into.push('o'),
            'š' => into.push('s'),
            'ù' | 'ú' | 'û' | 'ü' => into.push('u'),
            'ý' | 'ÿ' => into.push('y'),
            'ž' => into.push('z'),
            'æ' => into.push_str("ae"),
            'œ' => into.push_str("oe"),
            'ß' => into.push_str("ss"),
            _ => into.push(lower),
        }
    }
}

/// Accents written as characters of their own, after their letter.
fn is_combining(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}')
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn case_accents_and_punctuation_do_not_count() {
        assert_eq!(words("À distance, l'Énergie"), ["a", "distance", "l", "energie"]);
        assert_eq!(words("Schwäche; GROSS = groß"), ["schwache", "gross", "gross"]);
        assert_eq!(words("e\u{301}nergie"), ["energie"]);
        assert_eq!(words("attack.step-4-roll"), ["attack", "step", "4", "roll"]);
        assert_eq!(words(" .-. "), Vec::<String>::new());
    }
}
