-- How many reviews of a container have ended, with an approval or by sending it back (C-374).
alter table containers add column no_of_reviews integer not null default 0;
update containers set no_of_reviews = counted.total
from (
  select institution_id, container_id, count(*)::integer as total
  from history where action in ('approve', 'askResubmission')
  group by institution_id, container_id
) as counted
where counted.institution_id = containers.institution_id and counted.container_id = containers.container_id;
