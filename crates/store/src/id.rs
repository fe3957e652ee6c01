//! Names of things, and secrets.

use std::fmt;

/// 32 letters that nobody takes for one another, so that five random bits are one letter.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 80 random bits: nobody guesses it, and it still fits into a link that is read aloud.
fn random_letters() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("an operating system that gives no random bytes can't run a server");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub String);

        impl $name {
            /// A new one that nobody can guess: 16 letters and digits.
            pub fn fresh() -> $name {
                $name(random_letters())
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> $name {
                $name(text.to_owned())
            }
        }
    };
}

id!(
    /// Names a table, and stands in links to it.
    TableId
);
id!(
    /// Names a person: a guest or an account. Never shown to others.
    PersonId
);
id!(
    /// Names a kept team, and stands in links to it.
    TeamId
);
id!(
    /// Names a kept pack, and stands in links to it.
    PackId
);

/// The SHA-256 of a secret: a session's token, a join link. The secret itself is kept nowhere.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hash(pub [u8; 32]);

/// The secret that a table's dice come from, until the game is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

// Neither a hash nor a seed helps anyone who reads a log, so neither prints.
impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(…)")
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_ids_differ_and_need_no_escaping_in_a_link() {
        let ids: std::collections::BTreeSet<TableId> = (0..1000).map(|_| TableId::fresh()).collect();
        assert_eq!(ids.len(), 1000);
        for id in ids {
            assert_eq!(id.as_str().len(), 16);
            assert!(id.as_str().bytes().all(|byte| byte.is_ascii_alphanumeric()), "{id}");
        }
    }

    #[test]
    fn secrets_do_not_print() {
        assert_eq!(format!("{:?} {:?}", Seed([7; 32]), Hash([7; 32])), "Seed(…) Hash(…)");
    }
}
