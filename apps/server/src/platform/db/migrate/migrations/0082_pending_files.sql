-- Stored files without a row of uploads: those that are on their way, and those that are to go. What a server that died left of either
-- is removed by the sweep.
create table pending_files (
  institution_id integer not null references institutions,
  storage_key text not null,
  bytes integer not null,
  created_on timestamptz not null,
  primary key (institution_id, storage_key)
);
create index pending_files_old on pending_files (created_on);

-- What an institution keeps is counted from this index alone.
create index uploads_stored on uploads (institution_id, storage_key) include (bytes);
