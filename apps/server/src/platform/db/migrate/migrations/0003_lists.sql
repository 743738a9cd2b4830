-- What an institution approved stands on every reviewer's dashboard, whoever reviewed it.
create index containers_status on containers (institution_id, content_status, last_activity desc) where is_deleted = 0;
-- The library is looked through by grade and subject more often than as a whole.
create index containers_library_grade on containers (institution_id, grade, subject, last_activity desc) where is_published = 1 and is_deleted = 0;
