//! Guests, accounts and tokens.

use super::backend::Work;
use crate::error::refused;
use crate::link::{Link, Row};
use crate::{Account, Bearer, Clash, Error, Hash, Notice, Person, PersonId, Purpose, Result, TableId, Token};

pub(crate) async fn make(work: &mut Work, person: &Person, token: &Token) -> Result<()> {
    work.link
        .run(
            "insert into persons (id, name, made_at) values ($1, $2, $3)",
            [(&person.id).into(), person.name.as_str().into(), person.made_at.into()],
        )
        .await
        .map_err(|error| refused(error, Clash::Id, "person"))?;
    put_token(work, token).await
}

pub(crate) async fn person(link: &mut Link, person: &PersonId) -> Result<Option<Person>> {
    let row = link.row("select id, name, made_at from persons where id = $1", [person.into()]).await?;
    row.as_ref().map(read_person).transpose()
}

fn read_person(row: &Row) -> Result<Person> {
    Ok(Person { id: PersonId(row.text(0)?), name: row.text(1)?, made_at: row.number(2)? })
}

pub(crate) async fn rename(work: &mut Work, person: &PersonId, name: &str) -> Result<()> {
    let changed =
        work.link.run("update persons set name = $1 where id = $2", [name.into(), person.into()]).await?;
    one(changed, "person")
}

pub(crate) async fn put_token(work: &mut Work, token: &Token) -> Result<()> {
    let purpose = match token.purpose {
        Purpose::Session => "session",
        Purpose::Key => "key",
    };
    work.link
        .run(
            "insert into tokens (hash, person, purpose, expires_at) values ($1, $2, $3, $4)",
            [(&token.hash).into(), (&token.person).into(), purpose.into(), token.expires_at.into()],
        )
        .await
        .map_err(|error| refused(error, Clash::Id, "person"))?;
    Ok(())
}

pub(crate) async fn bearer(link: &mut Link, hash: &Hash, now: u64) -> Result<Option<Bearer>> {
    let row = link
        .row(
            "select persons.id, persons.name, persons.made_at, accounts.name, tokens.purpose, tokens.expires_at \
             from tokens join persons on persons.id = tokens.person \
             left join accounts on accounts.person = persons.id \
             where tokens.hash = $1 and tokens.expires_at > $2",
            [hash.into(), now.into()],
        )
        .await?;
    let bearer = |row: &Row| {
        Ok(Bearer {
            person: read_person(row)?,
            account: row.text_or_none(3)?,
            purpose: match row.text(4)?.as_str() {
                "session" => Purpose::Session,
                "key" => Purpose::Key,
                other => return Err(Error::Broken(format!("`{other}` is no purpose of a token"))),
            },
            expires_at: row.number(5)?,
        })
    };
    row.as_ref().map(bearer).transpose()
}

pub(crate) async fn extend_token(work: &mut Work, hash: &Hash, expires_at: u64) -> Result<()> {
    let changed = work
        .link
        .run("update tokens set expires_at = $1 where hash = $2", [expires_at.into(), hash.into()])
        .await?;
    one(changed, "token")
}

pub(crate) async fn drop_token(work: &mut Work, hash: &Hash) -> Result<bool> {
    Ok(work.link.run("delete from tokens where hash = $1", [hash.into()]).await? > 0)
}

pub(crate) async fn make_account(work: &mut Work, account: &Account) -> Result<()> {
    // Asked first, because a broken unique key does not say in both databases which of the two it was. A race of
    // two is still decided by the keys.
    let has_one =
        work.link.row("select 1 from accounts where person = $1", [(&account.person).into()]).await?;
    if has_one.is_some() {
        return Err(Error::Conflict(Clash::Account));
    }
    work.link
        .run(
            "insert into accounts (folded, name, password, person) values ($1, $2, $3, $4)",
            [
                account.name.to_lowercase().into(),
                account.name.as_str().into(),
                account.password.as_str().into(),
                (&account.person).into(),
            ],
        )
        .await
        .map_err(|error| refused(error, Clash::AccountName, "person"))?;
    Ok(())
}

pub(crate) async fn account(link: &mut Link, name: &str) -> Result<Option<Account>> {
    let row = link
        .row("select name, password, person from accounts where folded = $1", [name.to_lowercase().into()])
        .await?;
    row.map(|row| Ok(Account { name: row.text(0)?, password: row.text(1)?, person: PersonId(row.text(2)?) }))
        .transpose()
}

pub(crate) async fn set_password(work: &mut Work, name: &str, password: &str) -> Result<()> {
    let changed = work
        .link
        .run(
            "update accounts set password = $1 where folded = $2",
            [password.into(), name.to_lowercase().into()],
        )
        .await?;
    one(changed, "account")
}

pub(crate) async fn merge(work: &mut Work, guest: &PersonId, into: &PersonId) -> Result<Vec<TableId>> {
    if guest == into {
        return Ok(Vec::new());
    }
    let has_account = work.link.row("select 1 from accounts where person = $1", [guest.into()]).await?;
    if has_account.is_some() {
        return Err(Error::Conflict(Clash::Account));
    }
    let rows = work
        .link
        .rows("select distinct table_id from seats where person = $1 order by table_id", [guest.into()])
        .await?;
    let tables: Vec<TableId> = rows.iter().map(|row| row.text(0).map(TableId)).collect::<Result<_>>()?;
    for sql in [
        "update seats set person = $1 where person = $2",
        "update teams set person = $1 where person = $2",
        "update packs set person = $1 where person = $2",
        "update tables set maker = $1 where maker = $2",
    ] {
        work.link
            .run(sql, [into.into(), guest.into()])
            .await
            .map_err(|error| refused(error, Clash::Id, "person"))?;
    }
    // Nothing refers to the guest any more but tokens, which go along.
    let gone = work.link.run("delete from persons where id = $1", [guest.into()]).await?;
    one(gone, "person")?;
    for table in &tables {
        work.notice(Notice::Seats { table: table.clone() });
    }
    Ok(tables)
}

fn one(changed: u64, what: &'static str) -> Result<()> {
    if changed == 0 { Err(Error::NotFound(what)) } else { Ok(()) }
}
