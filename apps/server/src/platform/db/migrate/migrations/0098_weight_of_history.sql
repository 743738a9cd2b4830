-- What an entry of a history keeps of texts before and after its changes, in bytes: what is kept of one content has a limit.
alter table history add column revision_bytes integer not null default 0;

update history set revision_bytes = kept.bytes
from (
  select institution_id, history_id,
    least(sum(200 + coalesce(octet_length(before::text), 0) + coalesce(octet_length(after::text), 0)), 2000000000)::integer as bytes
  from revisions
  group by institution_id, history_id
) kept
where history.institution_id = kept.institution_id and history.history_id = kept.history_id;
