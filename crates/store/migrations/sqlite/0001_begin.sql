create table persons (
    id text primary key,
    name text not null,
    made_at integer not null
) strict, without rowid;

create table tokens (
    hash blob primary key,
    person text not null references persons (id) on delete cascade,
    purpose text not null check (purpose in ('session', 'key')),
    expires_at integer not null
) strict, without rowid;
create index tokens_by_person on tokens (person);
create index tokens_by_expiry on tokens (expires_at);

-- Names that differ only in case fold into the same key.
create table accounts (
    folded text primary key,
    name text not null,
    password text not null,
    person text not null unique references persons (id)
) strict, without rowid;

-- `last_seq`, `last_at`, `phase` and `card` are caches of the lines, and change with them in one transaction.
create table tables (
    id text primary key,
    game text not null,
    public integer not null,
    maker text not null,
    seed blob not null,
    commitment text not null,
    fingerprint text not null,
    version text not null,
    made_at integer not null,
    last_at integer not null,
    last_seq integer not null,
    phase text not null check (phase in ('waiting', 'playing', 'over')),
    card text not null,
    said integer not null default 0
) strict, without rowid;
create index tables_by_phase on tables (phase, public, last_at);

-- The only truth. The key is the lock: a line that somebody else has written can't be written again.
create table lines (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    at_ms integer not null,
    act text not null,
    entries text not null,
    primary key (table_id, seq)
) strict, without rowid;

create table seats (
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    person text references persons (id),
    secret blob,
    primary key (table_id, seat)
) strict, without rowid;
create index seats_by_person on seats (person);

create table snapshots (
    table_id text primary key references tables (id) on delete cascade,
    seq integer not null,
    made_by text not null,
    bytes blob not null
) strict;

create table chat (
    table_id text not null references tables (id) on delete cascade,
    id integer not null,
    at_ms integer not null,
    seat integer,
    person text not null,
    name text not null,
    text text not null,
    primary key (table_id, id)
) strict, without rowid;

create table teams (
    id text primary key,
    person text not null references persons (id) on delete cascade,
    game text not null,
    team text not null,
    made_at integer not null
) strict, without rowid;
create index teams_by_person on teams (person, made_at);
