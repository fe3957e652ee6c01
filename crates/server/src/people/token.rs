//! Tokens: 256 random bits that name a person, kept by the browser in a cookie that no script can read. The store
//! keeps only their SHA-256, so that who reads the database can't sit down in anybody's place.

use axum::http::{HeaderMap, HeaderValue, header};
use sha2::{Digest, Sha256};

/// How long a browser keeps a person, in seconds: 400 days, the longest that browsers allow.
pub const LASTS_SECONDS: u64 = 400 * 24 * 60 * 60;

/// A token as the browser has it.
#[derive(Clone)]
pub struct Token(String);

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness to give.
    pub fn new() -> Result<Token, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Token(hexadecimal(&bytes)))
    }

    /// Reads one that came from outside.
    pub fn read(text: &str) -> Option<Token> {
        let fits = text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Token(text.to_owned()))
    }

    /// What the store keeps.
    ///
    /// Tokens are compared by these hashes alone. Who tries tokens can't choose what their hashes begin with, so the
    /// time that the store's index takes tells nothing about a token that is near.
    pub fn hash(&self) -> store::Hash {
        store::Hash(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// Lower-case hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a string can't fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The cookie that carries the token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cookie {
    /// The pages are reached by https: browsers then send the cookie by https alone and from this very host.
    Secure,
    /// The pages are reached by http, on one's own machine.
    Plain,
}

impl Cookie {
    /// Its name. Browsers take `__Host-` only from https, for the whole host and for no other.
    fn name(self) -> &'static str {
        match self {
            Cookie::Secure => "__Host-crossover",
            Cookie::Plain => "crossover",
        }
    }

    /// The token that a request carries.
    pub fn token(self, headers: &HeaderMap) -> Option<Token> {
        let pairs = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
        pairs.flat_map(|cookies| cookies.split(';')).find_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            if name == self.name() { Token::read(value) } else { None }
        })
    }

    /// The header that gives a browser its token.
    pub fn set(self, token: &Token) -> HeaderValue {
        self.header(&token.0, LASTS_SECONDS)
    }

    /// The header that takes the token away.
    pub fn clear(self) -> HeaderValue {
        self.header("", 0)
    }

    fn header(self, value: &str, seconds: u64) -> HeaderValue {
        let name = self.name();
        let secure = match self {
            Cookie::Secure => "; Secure",
            Cookie::Plain => "",
        };
        let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        let mut header = HeaderValue::try_from(text).expect("digits and letters are fit for a header");
        header.set_sensitive(true);
        header
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sent(cookies: &str) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, cookies.parse().unwrap());
        headers
    }

    #[test]
    fn a_token_comes_back_from_the_cookie_it_was_set_with() {
        let token = Token::new().unwrap();
        for cookie in [Cookie::Secure, Cookie::Plain] {
            let set = cookie.set(&token);
            assert!(set.is_sensitive());
            let pair = set.to_str().unwrap().split(';').next().unwrap().to_owned();
            let back = cookie.token(&sent(&format!("theme=dark; {pair}; a=b"))).unwrap();
            assert_eq!(back.hash(), token.hash());
        }
        assert_ne!(Token::new().unwrap().hash(), token.hash());
    }

    #[test]
    fn cookies_are_closed_to_scripts_and_to_other_sites() {
        let token = Token::new().unwrap();
        let plain = Cookie::Plain.set(&token).to_str().unwrap().to_owned();
        assert!(plain.contains("HttpOnly") && plain.contains("SameSite=Lax") && !plain.contains("Secure"));
        let secure = Cookie::Secure.set(&token).to_str().unwrap().to_owned();
        assert!(secure.starts_with("__Host-") && secure.ends_with("; Secure") && secure.contains("Path=/;"));
        assert!(Cookie::Secure.clear().to_str().unwrap().contains("Max-Age=0"));
    }

    #[test]
    fn what_is_no_token_is_nobody() {
        for bad in ["", "crossover", "crossover=", "crossover=zz", &format!("crossover={}", "A".repeat(64))] {
            assert!(Cookie::Plain.token(&sent(bad)).is_none(), "{bad}");
        }
    }
}
