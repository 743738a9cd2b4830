-- Screens hear that something was suggested or settled: it touches neither the container nor its questions.
create function tell_change_requests() returns trigger language plpgsql as $$
begin
  perform tell_live(jsonb_build_object(
    'kind', 'changed', 'institution_id', containers.institution_id,
    'container_id', containers.container_id, 'version', containers.version))
  from containers
  where (containers.institution_id, containers.container_id)
    in (select distinct now_is.institution_id, now_is.container_id from now_are as now_is limit 20);
  return null;
end $$;
create trigger change_requests_added after insert on change_requests
  referencing new table as now_are for each statement execute function tell_change_requests();
create trigger change_requests_settled after update on change_requests
  referencing new table as now_are for each statement execute function tell_change_requests();
create trigger change_requests_gone after delete on change_requests
  referencing old table as now_are for each statement execute function tell_change_requests();
