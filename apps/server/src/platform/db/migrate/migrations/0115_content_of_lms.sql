-- An LMS opens content by the id under which it took it.
create index containers_of_lms on containers (institution_id, lms_content_id) where lms_content_id <> '';
