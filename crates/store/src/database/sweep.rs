//! The broom. Bounded at each stroke, so that it never holds others up for long.

use super::backend::Work;
use crate::{Result, Sweep, Swept};

pub(crate) async fn sweep(work: &mut Work, sweep: Sweep) -> Result<Swept> {
    let tokens = work
        .link
        .run(
            "delete from tokens where hash in (select hash from tokens where expires_at <= $1 limit 1000)",
            [sweep.now.into()],
        )
        .await?;
    let tables = work
        .link
        .run(
            "delete from tables where id in \
             (select id from tables where phase = 'waiting' and last_at < $1 limit 200)",
            [sweep.waiting_before.into()],
        )
        .await?;
    let abandoned = work
        .link
        .run(
            "delete from tables where id in (select id from tables where phase in ('playing', 'over') \
             and last_at < $1 and not exists (select 1 from seats where seats.table_id = tables.id \
             and (exists (select 1 from accounts where accounts.person = seats.person) \
             or exists (select 1 from tokens where tokens.person = seats.person))) limit 200)",
            [sweep.abandoned_before.into()],
        )
        .await?;
    let texts = work
        .link
        .run(
            "delete from texts where hash in (select hash from texts where not exists \
             (select 1 from table_texts where table_texts.hash = texts.hash) limit 200)",
            [],
        )
        .await?;
    let guests = work
        .link
        .run(
            "delete from persons where id in (select id from persons where made_at < $1 \
             and not exists (select 1 from tokens where tokens.person = persons.id) \
             and not exists (select 1 from seats where seats.person = persons.id) \
             and not exists (select 1 from teams where teams.person = persons.id) \
             and not exists (select 1 from packs where packs.person = persons.id) \
             and not exists (select 1 from accounts where accounts.person = persons.id) limit 500)",
            [sweep.guests_before.into()],
        )
        .await?;
    Ok(Swept { tokens, tables: tables + abandoned, guests, texts })
}
