//! Words of the command line: `key=value`.

use std::collections::BTreeMap;
use std::str::FromStr;

/// What was said, by its key. Each is taken once; what is left at the end was not understood.
pub struct Options(BTreeMap<String, String>);

impl Options {
    pub fn read(words: impl Iterator<Item = String>) -> Result<Options, String> {
        let pair = |word: String| match word.split_once('=') {
            Some((key, value)) => Ok((key.to_owned(), value.to_owned())),
            None => Err(format!("`{word}` is no `key=value`")),
        };
        Ok(Options(words.map(pair).collect::<Result<_, _>>()?))
    }

    /// What was said of a key, if anything was.
    pub fn take<T: FromStr>(&mut self, key: &str) -> Result<Option<T>, String> {
        let Some(text) = self.0.remove(key) else { return Ok(None) };
        text.parse().map(Some).map_err(|_| format!("`{key}={text}`: this is not understood"))
    }

    /// What was said of a key, or what is usual.
    pub fn or<T: FromStr>(&mut self, key: &str, usual: T) -> Result<T, String> {
        Ok(self.take(key)?.unwrap_or(usual))
    }

    /// The names of a list that are parted by commas.
    pub fn list(&mut self, key: &str) -> Option<Vec<String>> {
        self.0.remove(key).map(|text| text.split(',').map(str::to_owned).collect())
    }

    /// Everything was taken.
    pub fn done(self) -> Result<(), String> {
        match self.0.into_keys().next() {
            Some(key) => Err(format!("nobody knows `{key}=`")),
            None => Ok(()),
        }
    }
}
