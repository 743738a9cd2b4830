-- Of two saves from the same version the second is told of the first.
alter table rubrics add column version integer not null default 1;
