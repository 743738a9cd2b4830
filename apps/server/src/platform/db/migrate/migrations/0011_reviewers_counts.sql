-- How much waits for a level is counted for every reviewer, without what they wrote themselves: out of the index alone.
drop index containers_waiting;
create index containers_waiting on containers (institution_id, content_status, waiting_level, last_activity desc)
  include (user_id, is_read_only) where is_deleted = 0;
