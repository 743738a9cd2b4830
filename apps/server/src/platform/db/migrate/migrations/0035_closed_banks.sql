-- A closed bank serves assessments, and is neither played nor read beside them.
alter table containers add column is_closed smallint not null default 0 check (is_closed in (0, 1));
