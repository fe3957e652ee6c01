//! What people may be called.

use crate::api::Failure;

/// A name for others to read: trimmed, 1 to 24 characters, nothing that can't be seen or turns the text around.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DisplayName(String);

impl DisplayName {
    /// Longest name, in characters.
    pub const MOST: usize = 24;

    /// Reads a name.
    ///
    /// # Errors
    /// What would be right.
    pub fn read(text: &str) -> Result<DisplayName, Failure> {
        let name = text.trim();
        let fits = (1..=Self::MOST).contains(&name.chars().count()) && !name.chars().any(unseen);
        if !fits {
            return Err(Failure::unfit("a name is 1 to 24 characters, none of them invisible"));
        }
        Ok(DisplayName(name.to_owned()))
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Characters that can't be seen, or that change how their neighbours are shown: with them one person could look like
/// another.
fn unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// The name of an account: 3 to 24 of `a`–`z`, `0`–`9`, `-` and `_`. Capitals are read as small letters, so that
/// nobody has to remember them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AccountName(String);

impl AccountName {
    /// Reads a name.
    ///
    /// # Errors
    /// What would be right.
    pub fn read(text: &str) -> Result<AccountName, Failure> {
        let name = text.to_ascii_lowercase();
        let fits = (3..=24).contains(&name.len())
            && name.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-'));
        if !fits {
            return Err(Failure::unfit("an account's name is 3 to 24 of a-z, 0-9, `-` and `_`"));
        }
        Ok(AccountName(name))
    }

    /// The name, in small letters.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_trimmed_and_can_be_seen() {
        assert_eq!(DisplayName::read("  Zoë Ó ").unwrap().as_str(), "Zoë Ó");
        assert_eq!(DisplayName::read(&"x".repeat(24)).unwrap().as_str().len(), 24);
        for bad in ["", "   ", "a\nb", "a\u{202E}b", "\u{200B}", "\u{3164}", &"é".repeat(25)] {
            assert_eq!(DisplayName::read(bad).unwrap_err().status(), 422, "{bad:?}");
        }
    }

    #[test]
    fn an_account_is_named_in_small_letters() {
        assert_eq!(AccountName::read("Bad-Penny_9").unwrap().as_str(), "bad-penny_9");
        for bad in ["", "ab", "a b c", "zoë", "a.b", &"x".repeat(25)] {
            assert_eq!(AccountName::read(bad).unwrap_err().status(), 422, "{bad:?}");
        }
    }
}
