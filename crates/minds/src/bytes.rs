//! Reading files of strangers: nothing is taken that is not there.

use sha2::{Digest as _, Sha256};

/// Why bytes are not what they should be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// Something else, or an older or newer form of it.
    #[error("this is no {wanted} of this version")]
    Foreign {
        /// What it should be.
        wanted: &'static str,
    },
    /// Of another game.
    #[error("this was learned for the game `{found}`, not for `{wanted}`")]
    OtherGame {
        /// The game it is for.
        found: String,
        /// The game that was asked for.
        wanted: &'static str,
    },
    /// The game is looked at otherwise by now.
    #[error("this was learned with other eyes: features of {found:?}, and the game's are {wanted:?}")]
    OtherEyes {
        /// Its sizes.
        found: Vec<u32>,
        /// The sizes of the game's eyes and of the net.
        wanted: Vec<u32>,
    },
    /// It ends too early, or goes on after its end.
    #[error("this was cut, or something was added to it")]
    Length,
    /// Its bytes are not those that were written.
    #[error("this is damaged: its checksum is another")]
    Damaged,
    /// What its bytes say can't be.
    #[error("this can't be: {what}")]
    Absurd {
        /// What they say.
        what: &'static str,
    },
    /// No file of this kind is so large.
    #[error("this has {found} bytes; at most {most} are read")]
    Large {
        /// So many bytes it has.
        found: u64,
        /// So many are read.
        most: u64,
    },
    /// The file system has something against it.
    #[error("this can't be read: {0}")]
    File(String),
}

/// What is left to be read.
pub struct Bytes<'a>(pub &'a [u8]);

impl<'a> Bytes<'a> {
    /// So many of them.
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], Unreadable> {
        let (taken, left) = self.0.split_at_checked(count).ok_or(Unreadable::Length)?;
        self.0 = left;
        Ok(taken)
    }

    /// So many of them, as an array.
    pub fn array<const COUNT: usize>(&mut self) -> Result<[u8; COUNT], Unreadable> {
        let (taken, left) = self.0.split_first_chunk().ok_or(Unreadable::Length)?;
        self.0 = left;
        Ok(*taken)
    }

    /// A number of two bytes.
    pub fn u16(&mut self) -> Result<u16, Unreadable> {
        self.array().map(u16::from_le_bytes)
    }

    /// A number of four bytes.
    pub fn u32(&mut self) -> Result<u32, Unreadable> {
        self.array().map(u32::from_le_bytes)
    }

    /// A number of eight bytes.
    pub fn u64(&mut self) -> Result<u64, Unreadable> {
        self.array().map(u64::from_le_bytes)
    }

    /// A number with a fraction; infinities and what is no number are refused.
    pub fn f32(&mut self) -> Result<f32, Unreadable> {
        let number = self.array().map(f32::from_le_bytes)?;
        finite(f64::from(number)).map(|_| number)
    }

    /// A number with a longer fraction.
    pub fn f64(&mut self) -> Result<f64, Unreadable> {
        self.array().map(f64::from_le_bytes).and_then(finite)
    }

    /// Fills a row with numbers.
    pub fn row(&mut self, row: &mut [f32]) -> Result<(), Unreadable> {
        row.iter_mut().try_for_each(|number| self.f32().map(|read| *number = read))
    }

    /// A short text.
    pub fn text(&mut self) -> Result<&'a str, Unreadable> {
        let length = self.u16()?;
        let text = self.take(length.into())?;
        std::str::from_utf8(text).map_err(|_| Unreadable::Absurd { what: "a name is no text" })
    }

    /// Nothing is left.
    pub fn end(&self) -> Result<(), Unreadable> {
        if self.0.is_empty() { Ok(()) } else { Err(Unreadable::Length) }
    }
}

fn finite(number: f64) -> Result<f64, Unreadable> {
    if number.is_finite() { Ok(number) } else { Err(Unreadable::Absurd { what: "a number is none" }) }
}

/// Writes a short text; what is too long is cut.
pub fn push_text(out: &mut Vec<u8>, text: &str) {
    let length = text.floor_char_boundary(u16::MAX.into());
    out.extend((length as u16).to_le_bytes());
    out.extend(&text.as_bytes()[..length]);
}

/// Writes the numbers of a row.
pub fn push_row(out: &mut Vec<u8>, row: &[f32]) {
    out.extend(row.iter().flat_map(|number| number.to_le_bytes()));
}

/// Closes a file with the hash of all that is in it.
pub fn seal(out: &mut Vec<u8>) {
    let hash: [u8; 32] = Sha256::digest(&out).into();
    out.extend(hash);
}

/// What was sealed, if nothing was changed since.
pub fn unseal(bytes: &[u8]) -> Result<&[u8], Unreadable> {
    let (sealed, hash) = bytes.split_last_chunk::<32>().ok_or(Unreadable::Length)?;
    let whole = <[u8; 32]>::from(Sha256::digest(sealed)) == *hash;
    if whole { Ok(sealed) } else { Err(Unreadable::Damaged) }
}

/// The bytes of a file, if they are not too many.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(path: &std::path::Path, most: u64) -> Result<Vec<u8>, Unreadable> {
    use std::io::Read as _;

    let failed = |error: std::io::Error| Unreadable::File(error.to_string());
    let file = std::fs::File::open(path).map_err(failed)?;
    let found = file.metadata().map_err(failed)?.len();
    if found > most {
        return Err(Unreadable::Large { found, most });
    }
    // A pipe or a file that grows says less than it gives.
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes).map_err(failed)?;
    let found = bytes.len() as u64;
    if found > most { Err(Unreadable::Large { found, most }) } else { Ok(bytes) }
}

/// Writes a file all at once: whoever reads it meanwhile finds the old one.
#[cfg(not(target_arch = "wasm32"))]
pub fn write(path: &std::path::Path, bytes: &[u8]) -> Result<(), String> {
    let mut aside = path.as_os_str().to_owned();
    aside.push(".new");
    let written = std::fs::write(&aside, bytes).and_then(|()| std::fs::rename(&aside, path));
    written.map_err(|error| format!("{}: {error}", path.display()))
}
