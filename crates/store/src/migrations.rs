//! The versions of the databases' layout. A version that has been released never changes; a new one follows it.

use std::borrow::Cow;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001_begin.sql"),
    include_str!("../migrations/sqlite/0002_packs.sql"),
    include_str!("../migrations/sqlite/0003_texts.sql"),
    include_str!("../migrations/sqlite/0004_listed.sql"),
];
const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001_begin.sql"),
    include_str!("../migrations/postgres/0002_packs.sql"),
    include_str!("../migrations/postgres/0003_texts.sql"),
    include_str!("../migrations/postgres/0004_listed.sql"),
];

pub(crate) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

pub(crate) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(versions: &'static [&'static str]) -> Migrator {
    let migrations = (1..).zip(versions).map(|(version, sql)| {
        Migration::new(version, Cow::Borrowed("layout"), MigrationType::Simple, (*sql).into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    /// What differs between the dialects is a matter of types; a column that only one of them has is a mistake.
    #[test]
    fn both_dialects_have_the_same_versions_and_columns() {
        let plain = |sql: &str| {
            sql.replace(" blob", " bytea")
                .replace(" integer", " bigint")
                .replace(") strict, without rowid;", ");")
                .replace(") strict;", ");")
        };
        assert_eq!(super::SQLITE.len(), super::POSTGRES.len());
        for (sqlite, postgres) in super::SQLITE.iter().zip(super::POSTGRES) {
            assert_eq!(plain(sqlite), **postgres);
        }
    }
}
