create table packs (
    id text primary key,
    person text not null references persons (id) on delete cascade,
    game text not null,
    name text not null,
    pack text not null,
    made_at integer not null
) strict, without rowid;
create index packs_by_person on packs (person, made_at);
