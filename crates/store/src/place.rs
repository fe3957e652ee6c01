//! Where a database is.

use std::fmt;
use std::path::PathBuf;

/// Where a database is. Prints without the password that a URL may hold.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A file of this machine, made when it is not there.
    Sqlite(PathBuf),
    /// A server that many nodes share: `postgres://user:password@host/database`.
    Postgres(String),
}

/// A place that can't be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a database is named by `postgres://user:password@host/database` or `sqlite:FILE`")]
pub struct NoPlace;

impl Place {
    /// Reads `sqlite:FILE` or `postgres://…`.
    ///
    /// # Errors
    /// When it is neither.
    pub fn parse(text: &str) -> Result<Place, NoPlace> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Place::Postgres(text.to_owned()));
        }
        match text.strip_prefix("sqlite:").map(|path| path.strip_prefix("//").unwrap_or(path)) {
            Some("") | None => Err(NoPlace),
            Some(path) => Ok(Place::Sqlite(PathBuf::from(path))),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Place::Postgres(url) => {
                // Everything between the scheme and the last `@` before the path may be a secret.
                let rest = url.split_once("://").map_or("", |(_, rest)| rest);
                let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
                let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
                let name = path.split(['?', '#']).next().unwrap_or_default();
                write!(f, "postgres://{host}/{name}")
            }
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_printed_without_passwords() {
        let shown = |text| Place::parse(text).map(|place| place.to_string());
        assert_eq!(shown("sqlite:/var/lib/x.db").as_deref(), Ok("sqlite:/var/lib/x.db"));
        assert_eq!(shown("sqlite:///var/lib/x.db").as_deref(), Ok("sqlite:/var/lib/x.db"));
        let url = "postgresql://me:p%40ss@db:5432/games?password=also";
        assert_eq!(shown(url).as_deref(), Ok("postgres://db:5432/games"));
        for wrong in ["", "sqlite:", "mysql://x", "/var/lib/x.db"] {
            assert_eq!(Place::parse(wrong), Err(NoPlace), "{wrong}");
        }
    }
}
