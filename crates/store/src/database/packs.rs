//! Packs of content that people wrote.

use super::backend::Work;
use crate::error::refused;
use crate::link::{Link, Row};
use crate::{Clash, Error, Pack, PackHead, PackId, PersonId, Result};

pub(crate) async fn put(work: &mut Work, pack: &Pack) -> Result<()> {
    let Pack { head, text } = pack;
    let changed = work
        .link
        .run(
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
        .map_err(|error| refused(error, Clash::Id, "person"))?;
    if changed == 0 { Err(Error::Conflict(Clash::Id)) } else { Ok(()) }
}

pub(crate) async fn pack(link: &mut Link, pack: &PackId) -> Result<Option<Pack>> {
    let row = link
        .row("select id, person, game, name, made_at, pack from packs where id = $1", [pack.into()])
        .await?;
    row.as_ref().map(|row| Ok(Pack { head: head(row)?, text: row.text(5)? })).transpose()
}

/// Without their texts, which are long.
pub(crate) async fn of(link: &mut Link, person: &PersonId, limit: u32) -> Result<Vec<PackHead>> {
    let rows = link
        .rows(
            "select id, person, game, name, made_at from packs where person = $1 \
             order by made_at desc, id limit $2",
            [person.into(), limit.into()],
        )
        .await?;
    rows.iter().map(head).collect()
}

fn head(row: &Row) -> Result<PackHead> {
    Ok(PackHead {
        id: PackId(row.text(0)?),
        person: PersonId(row.text(1)?),
        game: row.text(2)?,
        name: row.text(3)?,
        made_at: row.number(4)?,
    })
}

pub(crate) async fn drop(work: &mut Work, pack: &PackId, person: &PersonId) -> Result<bool> {
    let gone = work
        .link
        .run("delete from packs where id = $1 and person = $2", [pack.into(), person.into()])
        .await?;
    Ok(gone > 0)
}
