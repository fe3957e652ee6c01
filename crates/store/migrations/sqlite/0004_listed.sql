-- The condition is one that no other index answers: with `phase in (…)`, a database that had counted its rows read the
-- tables by their phase and sorted all of them.
drop index tables_listed;
create index tables_listed on tables (last_at desc, id) where public = 1 and phase <> 'over';
