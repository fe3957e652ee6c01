-- Long texts that lines name instead of holding them: each is kept once, whoever plays with it.
create table texts (
    hash blob primary key,
    text text not null
) strict;

create table table_texts (
    table_id text not null references tables (id) on delete cascade,
    hash blob not null references texts (hash),
    primary key (table_id, hash)
) strict, without rowid;
create index table_texts_by_hash on table_texts (hash);

-- The list of public tables reads as many rows as it shows, however many tables there are.
create index tables_listed on tables (last_at desc, id) where public = 1 and phase in ('waiting', 'playing');

-- What is written and taken away again to see whether anything can be kept.
create table marks (
    id text primary key,
    filler text not null
) strict;
