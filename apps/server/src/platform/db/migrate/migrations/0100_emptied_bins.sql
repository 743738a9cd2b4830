-- A file outlives the content that it was brought for as long as something else names it; what nothing names is swept.
alter table uploads drop constraint uploads_institution_id_container_id_fkey;

-- What is kept of one container is found by it.
create index looks_of_container on looks (institution_id, container_id);
create index change_requests_of_container on change_requests (institution_id, container_id);
create index notifications_about_container on notifications (institution_id, container_id);
create index publications_of_container on publications (institution_id, container_id);

-- What may be due to leave a bin is looked for each hour.
create index containers_binned on containers (last_activity) where is_deleted = 1;
