-- Of what lies in bins, drafts alone are ever due to leave them: the index holds no more than these.
create index containers_due_to_leave_bins on containers (last_activity)
where is_deleted = 1 and is_published = 0 and content_status in ('d', 's');
drop index containers_binned;
