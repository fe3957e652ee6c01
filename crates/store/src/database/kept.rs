//! What people keep and share by link: teams, and packs of content that they wrote.
//!
//! Whoever made a thing may change it and throw it away; anybody may look at it who knows its id.

use super::backend::Work;
use super::journal::read_json;
use crate::error::refused;
use crate::link::{Cell, Link, Row};
use crate::{Clash, Error, Pack, PackHead, PackId, PersonId, Result, Team, TeamId};

pub(crate) async fn put_team(work: &mut Work, team: &Team) -> Result<()> {
    put(
        work,
        "insert into teams (id, person, game, team, made_at) values ($1, $2, $3, $4, $5) \
         on conflict (id) do update set game = excluded.game, team = excluded.team, made_at = excluded.made_at \
         where teams.person = excluded.person",
        [
            (&team.id).into(),
            (&team.person).into(),
            team.game.as_str().into(),
            team.team.to_string().into(),
            team.made_at.into(),
        ],
    )
    .await
}

pub(crate) async fn team(link: &mut Link, team: &TeamId) -> Result<Option<Team>> {
    let row =
        link.row("select id, person, game, team, made_at from teams where id = $1", [team.into()]).await?;
    row.as_ref().map(read_team).transpose()
}

pub(crate) async fn teams_of(link: &mut Link, person: &PersonId, limit: u32) -> Result<Vec<Team>> {
    let sql = "select id, person, game, team, made_at from teams where person = $1 \
               order by made_at desc, id limit $2";
    list(link, sql, person, limit, read_team).await
}

fn read_team(row: &Row) -> Result<Team> {
    Ok(Team {
        id: TeamId(row.text(0)?),
        person: PersonId(row.text(1)?),
        game: row.text(2)?,
        team: read_json(&row.text(3)?)?,
        made_at: row.number(4)?,
    })
}

pub(crate) async fn drop_team(work: &mut Work, team: &TeamId, person: &PersonId) -> Result<bool> {
    drop(work, "delete from teams where id = $1 and person = $2", [team.into(), person.into()]).await
}

pub(crate) async fn put_pack(work: &mut Work, pack: &Pack) -> Result<()> {
    let Pack { head, text } = pack;
    put(
        work,
        "insert into packs (id, person, game, name, pack, made_at) values ($1, $2, $3, $4, $5, $6) \
         on conflict (id) do update set game = excluded.game, name = excluded.name, pack = excluded.pack, \
         made_at = excluded.made_at where packs.person = excluded.person",
        [
            (&head.id).into(),
            (&head.person).into(),
            head.game.as_str().into(),
            head.name.as_str().into(),
            text.as_str().into(),
            head.made_at.into(),
        ],
    )
    .await
}

pub(crate) async fn pack(link: &mut Link, pack: &PackId) -> Result<Option<Pack>> {
    let row = link
        .row("select id, person, game, name, made_at, pack from packs where id = $1", [pack.into()])
        .await?;
    row.as_ref().map(|row| Ok(Pack { head: read_head(row)?, text: row.text(5)? })).transpose()
}

/// Without their texts, which are long.
pub(crate) async fn packs_of(link: &mut Link, person: &PersonId, limit: u32) -> Result<Vec<PackHead>> {
    let sql = "select id, person, game, name, made_at from packs where person = $1 \
               order by made_at desc, id limit $2";
    list(link, sql, person, limit, read_head).await
}

fn read_head(row: &Row) -> Result<PackHead> {
    Ok(PackHead {
        id: PackId(row.text(0)?),
        person: PersonId(row.text(1)?),
        game: row.text(2)?,
        name: row.text(3)?,
        made_at: row.number(4)?,
    })
}

pub(crate) async fn drop_pack(work: &mut Work, pack: &PackId, person: &PersonId) -> Result<bool> {
    drop(work, "delete from packs where id = $1 and person = $2", [pack.into(), person.into()]).await
}

/// Keeps a thing, or changes it where it is the same person's.
async fn put<const N: usize>(work: &mut Work, sql: &'static str, cells: [Cell; N]) -> Result<()> {
    let changed = work.link.run(sql, cells).await.map_err(|error| refused(error, Clash::Id, "person"))?;
    if changed == 0 { Err(Error::Conflict(Clash::Id)) } else { Ok(()) }
}

/// A person's things of one kind, as many as there may be.
async fn list<T>(
    link: &mut Link,
    sql: &'static str,
    person: &PersonId,
    limit: u32,
    read: fn(&Row) -> Result<T>,
) -> Result<Vec<T>> {
    let rows = link.rows(sql, [person.into(), limit.into()]).await?;
    rows.iter().map(read).collect()
}

/// Throws a thing away; whether there was one.
async fn drop(work: &mut Work, sql: &'static str, id_and_person: [Cell; 2]) -> Result<bool> {
    Ok(work.link.run(sql, id_and_person).await? > 0)
}
