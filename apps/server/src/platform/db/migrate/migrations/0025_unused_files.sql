-- Since when nothing refers to a file any more; null while something does, or nobody has looked yet.
alter table uploads add column unused_since timestamptz;
create index uploads_unused on uploads (institution_id, unused_since) where unused_since is not null;
-- Copies share the stored file: it goes with the last of them.
create index uploads_by_key on uploads (storage_key);
-- Attempts of learners whom no LMS names are forgotten some time after they were last saved.
create index attempts_of_nobody on attempts (saved_on) where user_id = '';
