//! One connection to either database, with the few things that are asked of it.
//!
//! Both speak the same SQL with `$1`, so everything above this module is written once. Three types of value are
//! enough: text, numbers and bytes.

#[cfg(feature = "postgres")]
use sqlx::Postgres;
use sqlx::pool::PoolConnection;
#[cfg(feature = "postgres")]
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, Sqlite};

use crate::{Error, Hash, PackId, PersonId, Result, TableId, TeamId};

/// A value to be bound.
pub(crate) enum Cell {
    Text(Option<String>),
    Number(Option<i64>),
    Bytes(Option<Vec<u8>>),
}

/// A connection, taken out of its pool.
pub(crate) enum Link {
    Sqlite(PoolConnection<Sqlite>),
    #[cfg(feature = "postgres")]
    Postgres(PoolConnection<Postgres>),
}

/// A row that was found.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    #[cfg(feature = "postgres")]
    Postgres(PgRow),
}

macro_rules! bound {
    ($sql:expr, $cells:expr) => {{
        let mut query = sqlx::query($sql);
        for cell in $cells {
            query = match cell {
                Cell::Text(text) => query.bind(text),
                Cell::Number(number) => query.bind(number),
                Cell::Bytes(bytes) => query.bind(bytes),
            };
        }
        query
    }};
}

impl Link {
    /// Runs a statement; says how many rows it changed.
    pub async fn run<const N: usize>(
        &mut self,
        sql: &'static str,
        cells: [Cell; N],
    ) -> std::result::Result<u64, sqlx::Error> {
        Ok(match self {
            Link::Sqlite(link) => bound!(sql, cells).execute(&mut **link).await?.rows_affected(),
            #[cfg(feature = "postgres")]
            Link::Postgres(link) => bound!(sql, cells).execute(&mut **link).await?.rows_affected(),
        })
    }

    /// All rows that are found.
    pub async fn rows<const N: usize>(
        &mut self,
        sql: &'static str,
        cells: [Cell; N],
    ) -> std::result::Result<Vec<Row>, sqlx::Error> {
        Ok(match self {
            Link::Sqlite(link) => {
                bound!(sql, cells).fetch_all(&mut **link).await?.into_iter().map(Row::Sqlite).collect()
            }
            #[cfg(feature = "postgres")]
            Link::Postgres(link) => {
                bound!(sql, cells).fetch_all(&mut **link).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The one row there may be.
    pub async fn row<const N: usize>(
        &mut self,
        sql: &'static str,
        cells: [Cell; N],
    ) -> std::result::Result<Option<Row>, sqlx::Error> {
        Ok(match self {
            Link::Sqlite(link) => bound!(sql, cells).fetch_optional(&mut **link).await?.map(Row::Sqlite),
            #[cfg(feature = "postgres")]
            Link::Postgres(link) => bound!(sql, cells).fetch_optional(&mut **link).await?.map(Row::Postgres),
        })
    }

    /// Closes the connection instead of giving it back to its pool.
    pub fn close_on_drop(&mut self) {
        match self {
            Link::Sqlite(link) => link.close_on_drop(),
            #[cfg(feature = "postgres")]
            Link::Postgres(link) => link.close_on_drop(),
        }
    }
}

macro_rules! got {
    ($row:expr, $column:expr) => {
        match $row {
            Row::Sqlite(row) => row.try_get($column)?,
            #[cfg(feature = "postgres")]
            Row::Postgres(row) => row.try_get($column)?,
        }
    };
}

impl Row {
    pub fn text(&self, column: usize) -> Result<String> {
        Ok(got!(self, column))
    }

    pub fn text_or_none(&self, column: usize) -> Result<Option<String>> {
        Ok(got!(self, column))
    }

    pub fn bytes(&self, column: usize) -> Result<Vec<u8>> {
        Ok(got!(self, column))
    }

    pub fn number<T: TryFrom<i64>>(&self, column: usize) -> Result<T> {
        let number: i64 = got!(self, column);
        number.try_into().map_err(|_| Error::Broken(format!("{number} is out of bounds")))
    }

    pub fn number_or_none<T: TryFrom<i64>>(&self, column: usize) -> Result<Option<T>> {
        let number: Option<i64> = got!(self, column);
        number
            .map(|number| number.try_into().map_err(|_| Error::Broken(format!("{number} is out of bounds"))))
            .transpose()
    }

    /// 32 bytes: a hash or a seed.
    pub fn hash(&self, column: usize) -> Result<[u8; 32]> {
        exactly_32(self.bytes(column)?)
    }

    pub fn hash_or_none(&self, column: usize) -> Result<Option<Hash>> {
        let bytes: Option<Vec<u8>> = got!(self, column);
        Ok(bytes.map(exactly_32).transpose()?.map(Hash))
    }
}

fn exactly_32(bytes: Vec<u8>) -> Result<[u8; 32]> {
    bytes.try_into().map_err(|bytes: Vec<u8>| Error::Broken(format!("{} bytes instead of 32", bytes.len())))
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(Some(text.to_owned()))
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(Some(text))
    }
}

impl From<Option<&str>> for Cell {
    fn from(text: Option<&str>) -> Cell {
        Cell::Text(text.map(str::to_owned))
    }
}

impl From<&TableId> for Cell {
    fn from(id: &TableId) -> Cell {
        id.as_str().into()
    }
}

impl From<&PersonId> for Cell {
    fn from(id: &PersonId) -> Cell {
        id.as_str().into()
    }
}

impl From<&PackId> for Cell {
    fn from(id: &PackId) -> Cell {
        id.as_str().into()
    }
}

impl From<&TeamId> for Cell {
    fn from(id: &TeamId) -> Cell {
        id.as_str().into()
    }
}

impl From<u8> for Cell {
    fn from(number: u8) -> Cell {
        Cell::Number(Some(number.into()))
    }
}

impl From<Option<u8>> for Cell {
    fn from(number: Option<u8>) -> Cell {
        Cell::Number(number.map(i64::from))
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Cell {
        Cell::Number(Some(number.into()))
    }
}

/// Times fit into 63 bits for the next 292 million years; whatever does not is as late as can be.
impl From<u64> for Cell {
    fn from(number: u64) -> Cell {
        Cell::Number(Some(number.try_into().unwrap_or(i64::MAX)))
    }
}

impl From<&Hash> for Cell {
    fn from(hash: &Hash) -> Cell {
        Cell::Bytes(Some(hash.0.to_vec()))
    }
}

impl From<Option<&Hash>> for Cell {
    fn from(hash: Option<&Hash>) -> Cell {
        Cell::Bytes(hash.map(|hash| hash.0.to_vec()))
    }
}

impl From<&[u8]> for Cell {
    fn from(bytes: &[u8]) -> Cell {
        Cell::Bytes(Some(bytes.to_vec()))
    }
}
