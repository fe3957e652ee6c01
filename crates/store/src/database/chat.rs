//! What is said at tables.

use super::backend::Work;
use crate::link::{Link, Row};
use crate::{Chat, Error, Notice, PersonId, Result, TableId};

pub(crate) async fn say(work: &mut Work, table: &TableId, chat: &Chat) -> Result<u32> {
    let row = work
        .link
        .row("update tables set said = said + 1 where id = $1 returning said", [table.into()])
        .await?
        .ok_or(Error::NotFound("table"))?;
    let id: u32 = row.number::<u32>(0)?.saturating_sub(1);
    work.link
        .run(
            "insert into chat (table_id, id, at_ms, seat, person, name, text) values ($1, $2, $3, $4, $5, $6, $7)",
            [
                table.into(),
                id.into(),
                chat.at_ms.into(),
                chat.seat.into(),
                (&chat.person).into(),
                chat.name.as_str().into(),
                chat.text.as_str().into(),
            ],
        )
        .await?;
    work.notice(Notice::Chat { table: table.clone(), id });
    Ok(id)
}

pub(crate) async fn read(link: &mut Link, table: &TableId, from: u32, limit: u32) -> Result<Vec<Chat>> {
    let rows = link
        .rows(
            "select id, at_ms, seat, person, name, text from chat where table_id = $1 and id >= $2 \
             order by id desc limit $3",
            [table.into(), from.into(), limit.into()],
        )
        .await?;
    let chat = |row: &Row| {
        Ok(Chat {
            id: row.number(0)?,
            at_ms: row.number(1)?,
            seat: row.number_or_none(2)?,
            person: PersonId(row.text(3)?),
            name: row.text(4)?,
            text: row.text(5)?,
        })
    };
    rows.iter().rev().map(chat).collect()
}
