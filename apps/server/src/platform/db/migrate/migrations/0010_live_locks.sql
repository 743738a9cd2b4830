-- Screens hear who begins and who ends to edit what they show; a holder who renews the lock is no news.
create function tell_locks() returns trigger language plpgsql as $$
declare
  item record;
begin
  if tg_op = 'UPDATE' and new.session_key = old.session_key then return null; end if;
  if tg_op = 'DELETE' then item := old; else item := new; end if;
  perform tell_live(jsonb_build_object(
    'kind', 'locked', 'institution_id', containers.institution_id,
    'container_id', containers.container_id, 'version', containers.version))
  from containers
  where containers.institution_id = item.institution_id and containers.container_id = item.container_id;
  return null;
end $$;
create trigger locks_told after insert or update or delete on edit_locks
  for each row execute function tell_locks();
