-- A file outlives the content that it was brought for as long as something else names it; what nothing names is swept.
alter table uploads drop constraint uploads_institution_id_container_id_fkey;

-- What may be due to leave a bin is looked for each hour.
create index containers_binned on containers (last_activity) where is_deleted = 1;
