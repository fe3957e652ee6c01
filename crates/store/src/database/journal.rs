//! Tables and their lines.

use serde_json::Value;

use super::backend::Work;
use crate::error::refused;
use crate::link::{Cell, Link, Row};
use crate::{
    Append, Clash, Error, Hash, Line, NewLine, NewTable, Notice, PersonId, Phase, Result, Seat, Seed,
    Snapshot, TableHead, TableId, Text,
};

pub(crate) async fn make(work: &mut Work, table: &NewTable) -> Result<()> {
    let (Some(first), Some(last)) = (table.lines.first(), table.lines.last()) else {
        return Err(Error::Broken("a table begins with a line".into()));
    };
    let last_seq = last_of(&table.lines, 0)?;
    work.link
        .run(
            "insert into tables (id, game, public, maker, seed, commitment, fingerprint, version, made_at, last_at, \
             last_seq, phase, card) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
            [
                (&table.id).into(),
                table.game.as_str().into(),
                u8::from(table.public).into(),
                (&table.maker).into(),
                table.seed.0.as_slice().into(),
                table.commitment.as_str().into(),
                table.fingerprint.as_str().into(),
                table.version.as_str().into(),
                first.at_ms.into(),
                last.at_ms.into(),
                last_seq.into(),
                phase_text(table.phase).into(),
                table.card.to_string().into(),
            ],
        )
        .await
        .map_err(|error| refused(error, Clash::Id, "person"))?;
    for seat in &table.seats {
        work.link
            .run(
                "insert into seats (table_id, seat, person, secret) values ($1, $2, $3, $4)",
                [
                    (&table.id).into(),
                    seat.seat.into(),
                    seat.person.as_ref().map(PersonId::as_str).into(),
                    seat.secret.as_ref().into(),
                ],
            )
            .await
            .map_err(|error| refused(error, Clash::Seat, "person"))?;
    }
    write_lines(work, &table.id, &table.lines, 0).await?;
    write_texts(work, &table.id, &table.texts).await?;
    work.notice(Notice::Line { table: table.id.clone(), seq: last_seq });
    Ok(())
}

/// Without seats to be taken, a `Conflict` or `NotFound` has changed nothing, even before anything is rolled back.
pub(crate) async fn append(work: &mut Work, append: &Append) -> Result<u32> {
    let Some(last) = append.lines.last() else {
        return Err(Error::Broken("an append has a line".into()));
    };
    let first_seq =
        append.after.checked_add(1).ok_or_else(|| Error::Broken("a journal without end".into()))?;
    let last_seq = last_of(&append.lines, first_seq)?;
    let changed = work
        .link
        .run(
            "update tables set last_seq = $1, last_at = $2, phase = coalesce($3, phase), card = coalesce($4, card) \
             where id = $5 and last_seq = $6",
            [
                last_seq.into(),
                last.at_ms.into(),
                append.phase.map(phase_text).into(),
                Cell::Text(append.card.as_ref().map(Value::to_string)),
                (&append.table).into(),
                append.after.into(),
            ],
        )
        .await?;
    if changed == 0 {
        let there = work.link.row("select 1 from tables where id = $1", [(&append.table).into()]).await?;
        return Err(there.map_or(Error::NotFound("table"), |_| Error::Conflict(Clash::Line)));
    }
    write_lines(work, &append.table, &append.lines, first_seq).await?;
    write_texts(work, &append.table, &append.texts).await?;
    for (seat, person) in &append.taken {
        let taken = work
            .link
            .run(
                "update seats set person = $1, secret = null where table_id = $2 and seat = $3 and person is null",
                [person.into(), (&append.table).into(), (*seat).into()],
            )
            .await
            .map_err(|error| refused(error, Clash::Seat, "person"))?;
        if taken == 0 {
            return Err(Error::Conflict(Clash::Seat));
        }
    }
    work.notice(Notice::Line { table: append.table.clone(), seq: last_seq });
    Ok(last_seq)
}

async fn write_lines(work: &mut Work, table: &TableId, lines: &[NewLine], first_seq: u32) -> Result<()> {
    for (seq, line) in (first_seq..).zip(lines) {
        if line.entries.iter().any(|entry| entry.is_empty() || entry.contains('\n')) {
            return Err(Error::Broken("an entry is one line of JSON".into()));
        }
        work.link
            .run(
                "insert into lines (table_id, seq, at_ms, act, entries) values ($1, $2, $3, $4, $5)",
                [
                    table.into(),
                    seq.into(),
                    line.at_ms.into(),
                    line.act.as_str().into(),
                    line.entries.join("\n").into(),
                ],
            )
            .await?;
    }
    Ok(())
}

async fn write_texts(work: &mut Work, table: &TableId, texts: &[Text]) -> Result<()> {
    for Text { hash, text } in texts {
        // A text that is there already is locked by this, so that the broom does not take it away just now.
        work.link
            .run(
                "insert into texts (hash, text) values ($1, $2) on conflict (hash) do update set hash = excluded.hash",
                [hash.into(), text.as_str().into()],
            )
            .await?;
        work.link
            .run(
                "insert into table_texts (table_id, hash) values ($1, $2) on conflict do nothing",
                [table.into(), hash.into()],
            )
            .await?;
    }
    Ok(())
}

pub(crate) async fn texts(link: &mut Link, table: &TableId) -> Result<Vec<Text>> {
    let rows = link
        .rows(
            "select texts.hash, texts.text from texts join table_texts on table_texts.hash = texts.hash \
             where table_texts.table_id = $1 order by texts.hash",
            [table.into()],
        )
        .await?;
    rows.iter().map(|row| Ok(Text { hash: Hash(row.hash(0)?), text: row.text(1)? })).collect()
}

fn last_of(lines: &[NewLine], first_seq: u32) -> Result<u32> {
    u32::try_from(lines.len())
        .ok()
        .and_then(|count| first_seq.checked_add(count.saturating_sub(1)))
        .ok_or_else(|| Error::Broken("a journal without end".into()))
}

pub(crate) async fn lines(link: &mut Link, table: &TableId, from: u32) -> Result<Vec<Line>> {
    let rows = link
        .rows(
            "select seq, at_ms, act, entries from lines where table_id = $1 and seq >= $2 order by seq",
            [table.into(), from.into()],
        )
        .await?;
    let line = |row: &Row| {
        Ok(Line {
            seq: row.number(0)?,
            at_ms: row.number(1)?,
            act: row.text(2)?,
            entries: row.text(3)?.split_terminator('\n').map(str::to_owned).collect(),
        })
    };
    rows.iter().map(line).collect()
}

pub(crate) async fn head(link: &mut Link, table: &TableId) -> Result<Option<TableHead>> {
    let row = link
        .row(
            "select id, game, public, maker, commitment, fingerprint, version, made_at, last_at, last_seq, phase, card \
             from tables where id = $1",
            [table.into()],
        )
        .await?;
    row.as_ref().map(read_head).transpose()
}

/// The index `tables_listed` is made for this: so many rows are read as are shown.
macro_rules! public_tables {
    ($limit:literal) => {
        concat!(
            "select id, game, public, maker, commitment, fingerprint, version, made_at, last_at, last_seq, phase, card \
             from tables where public = 1 and phase <> 'over' order by last_at desc, id limit ",
            $limit
        )
    };
}

pub(crate) async fn public(link: &mut Link, limit: u32) -> Result<Vec<TableHead>> {
    let rows = link.rows(public_tables!("$1"), [limit.into()]).await?;
    rows.iter().map(read_head).collect()
}

pub(crate) async fn of_person(link: &mut Link, person: &PersonId, limit: u32) -> Result<Vec<TableHead>> {
    let rows = link
        .rows(
            "select id, game, public, maker, commitment, fingerprint, version, made_at, last_at, last_seq, phase, card \
             from tables where id in (select table_id from seats where person = $1) \
             order by last_at desc, id limit $2",
            [person.into(), limit.into()],
        )
        .await?;
    rows.iter().map(read_head).collect()
}

fn read_head(row: &Row) -> Result<TableHead> {
    Ok(TableHead {
        id: TableId(row.text(0)?),
        game: row.text(1)?,
        public: row.number::<i64>(2)? != 0,
        maker: PersonId(row.text(3)?),
        commitment: row.text(4)?,
        fingerprint: row.text(5)?,
        version: row.text(6)?,
        made_at: row.number(7)?,
        last_at: row.number(8)?,
        last_seq: row.number(9)?,
        phase: read_phase(&row.text(10)?)?,
        card: read_json(&row.text(11)?)?,
    })
}

pub(crate) async fn seed(link: &mut Link, table: &TableId) -> Result<Option<Seed>> {
    let row = link.row("select seed from tables where id = $1", [table.into()]).await?;
    row.map(|row| row.hash(0).map(Seed)).transpose()
}

pub(crate) async fn seats(link: &mut Link, table: &TableId) -> Result<Vec<Seat>> {
    let rows = link
        .rows("select seat, person, secret from seats where table_id = $1 order by seat", [table.into()])
        .await?;
    let seat = |row: &Row| {
        Ok(Seat {
            seat: row.number(0)?,
            person: row.text_or_none(1)?.map(PersonId),
            secret: row.hash_or_none(2)?,
        })
    };
    rows.iter().map(seat).collect()
}

pub(crate) async fn put_snapshot(work: &mut Work, table: &TableId, snapshot: &Snapshot) -> Result<()> {
    work.link
        .run(
            "insert into snapshots (table_id, seq, made_by, bytes) values ($1, $2, $3, $4) \
             on conflict (table_id) do update set seq = excluded.seq, made_by = excluded.made_by, \
             bytes = excluded.bytes where excluded.seq >= snapshots.seq",
            [
                table.into(),
                snapshot.seq.into(),
                snapshot.made_by.as_str().into(),
                snapshot.bytes.as_slice().into(),
            ],
        )
        .await
        .map_err(|error| refused(error, Clash::Id, "table"))?;
    Ok(())
}

pub(crate) async fn snapshot(link: &mut Link, table: &TableId) -> Result<Option<Snapshot>> {
    let row =
        link.row("select seq, made_by, bytes from snapshots where table_id = $1", [table.into()]).await?;
    row.map(|row| Ok(Snapshot { seq: row.number(0)?, made_by: row.text(1)?, bytes: row.bytes(2)? }))
        .transpose()
}

fn phase_text(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

fn read_phase(text: &str) -> Result<Phase> {
    match text {
        "waiting" => Ok(Phase::Waiting),
        "playing" => Ok(Phase::Playing),
        "over" => Ok(Phase::Over),
        other => Err(Error::Broken(format!("`{other}` is no phase of a table"))),
    }
}

pub(crate) fn read_json(text: &str) -> Result<Value> {
    serde_json::from_str(text).map_err(|error| Error::Broken(format!("damaged JSON: {error}")))
}

#[cfg(test)]
mod tests {
    use throwaway::{Folder, Postgres};
    use tokio::sync::broadcast;

    use super::super::backend::Backend;
    use crate::Place;

    /// How a database of many tables, few of which are public and played, finds those.
    async fn plan(place: &Place) -> String {
        let (notices, _heard) = broadcast::channel(1);
        let backend = Backend::open(place, notices).await.unwrap();
        let mut work = backend.begin().await.unwrap();
        let many = "with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 4000) \
                    insert into tables (id, game, public, maker, seed, commitment, fingerprint, version, made_at, \
                    last_at, last_seq, phase, card) select 't' || n, 'g', n % 2, 'm', $1, 'c', 'f', 'v', 1, \
                    n * 7919 % 4001, 0, case n % 3 when 0 then 'over' when 1 then 'playing' else 'waiting' end, '{}' \
                    from numbers";
        work.link.run(many, [[7_u8; 32].as_slice().into()]).await.unwrap();
        work.link.run("analyze", []).await.unwrap();
        let steps: Vec<String> = match place {
            Place::Sqlite(_) => {
                let explain = concat!("explain query plan ", public_tables!("50"));
                let rows = work.link.rows(explain, []).await.unwrap();
                rows.iter().map(|row| row.text(3).unwrap()).collect()
            }
            Place::Postgres(_) => {
                let explain = concat!("explain ", public_tables!("50"));
                let rows = work.link.rows(explain, []).await.unwrap();
                rows.iter().map(|row| row.text(0).unwrap()).collect()
            }
        };
        work.end(Ok(())).await.unwrap();
        backend.close().await;
        steps.join("\n")
    }

    #[tokio::test]
    async fn the_list_of_public_tables_reads_as_many_as_it_shows() {
        let folder = Folder::new("plan");
        let plan_of = plan(&Place::Sqlite(folder.file("games.db"))).await;
        assert!(plan_of.contains("USING INDEX tables_listed") && !plan_of.contains("B-TREE"), "{plan_of}");
        let postgres = Postgres::start();
        let plan_of = plan(&Place::Postgres(postgres.new_database())).await;
        assert!(plan_of.contains("using tables_listed") && !plan_of.contains("Sort"), "{plan_of}");
    }
}
