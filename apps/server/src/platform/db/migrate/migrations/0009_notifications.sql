-- What a person should know of: made from the outbox, one row for each person whom it concerns.
create table notifications (
  institution_id integer not null,
  notification_id uuid not null,
  user_id uuid not null,
  kind text not null,
  container_id uuid not null,
  title text not null,
  -- The review level in whose name it concerns the person; null for what concerns them in any role.
  level smallint,
  by_user_id uuid not null,
  created_on timestamptz not null,
  read_on timestamptz,
  primary key (institution_id, notification_id),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, by_user_id) references users,
  foreign key (institution_id, container_id) references containers
);
create index notifications_of_user on notifications (institution_id, user_id, created_on desc, notification_id desc);
create index notifications_unread on notifications (institution_id, user_id, level) where read_on is null;
create index notifications_of_container on notifications (institution_id, container_id, level) where read_on is null;
create index notifications_age on notifications (created_on);

-- Who gets a daily mail, and when they got the last one: whichever server moves the time forward sends it.
create table daily_mails (
  institution_id integer not null,
  user_id uuid not null,
  mailed_on timestamptz not null,
  primary key (institution_id, user_id),
  foreign key (institution_id, user_id) references users
);
create index daily_mails_due on daily_mails (mailed_on);
create index users_daily_mail on users (institution_id, user_id) where user_data ->> 'daily_mail' = '1';

-- In the order in which it was written; other topics have readers of their own.
create index outbox_news on outbox (outbox_id)
  where delivered_on is null and (topic = 'container.moved' or topic like 'review.%');

-- What somebody did day by day.
create index history_of_person on history (institution_id, user_id, happened_on);

-- Servers tell open screens what happened. A word names what to look at and never carries it: who hears it is decided by
-- each server, for each session. Many changes at once are one word.
create function tell_live(word jsonb) returns void language sql as
  $$ select pg_notify('live', jsonb_strip_nulls(word)::text) $$;

create function tell_containers() returns trigger language plpgsql as $$
begin
  if (select count(*) from now_are) > 20 then
    perform tell_live(jsonb_build_object('kind', 'many', 'institution_id', institution_id))
    from now_are group by institution_id;
    return null;
  end if;
  perform tell_live(jsonb_build_object(
    'kind', case
      when (was.content_status, was.waiting_level, was.reviewer_user_id, was.is_published, was.is_deleted)
        is distinct from (now_is.content_status, now_is.waiting_level, now_is.reviewer_user_id, now_is.is_published, now_is.is_deleted)
      then 'moved' else 'changed' end,
    'institution_id', now_is.institution_id,
    'container_id', now_is.container_id,
    'version', now_is.version,
    'was', jsonb_build_object(
      'content_status', was.content_status, 'is_published', was.is_published, 'is_deleted', was.is_deleted)))
  from now_are as now_is
  join were as was on was.institution_id = now_is.institution_id and was.container_id = now_is.container_id;
  return null;
end $$;
create trigger containers_told after update on containers
  referencing old table as were new table as now_are for each statement execute function tell_containers();

create function tell_comments() returns trigger language plpgsql as $$
begin
  perform tell_live(jsonb_build_object(
    'kind', 'commented', 'institution_id', containers.institution_id,
    'container_id', containers.container_id, 'version', containers.version))
  from containers
  where (containers.institution_id, containers.users_content_id)
    in (select now_is.institution_id, now_is.users_content_id from now_are as now_is limit 20);
  return null;
end $$;
create trigger comments_added after insert on comments
  referencing new table as now_are for each statement execute function tell_comments();
create trigger comments_changed after update on comments
  referencing new table as now_are for each statement execute function tell_comments();

-- A word holds at most 8,000 bytes; a hundred people fit. For more, everybody looks.
create function tell_notified() returns trigger language plpgsql as $$
begin
  perform tell_live(jsonb_build_object(
    'kind', 'notified', 'institution_id', institution_id,
    'user_ids', case when count(distinct user_id) <= 100 then jsonb_agg(distinct user_id) end))
  from now_are group by institution_id;
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as now_are for each statement execute function tell_notified();
create trigger notifications_read after update on notifications
  referencing new table as now_are for each statement execute function tell_notified();
create trigger notifications_gone after delete on notifications
  referencing old table as now_are for each statement execute function tell_notified();

-- A session that ended, or works in another role or at another desk, hears nothing more of what it listened to.
create function tell_sessions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_live(jsonb_build_object('kind', 'session', 'session_hash', session_hash)) from were limit 100;
    return null;
  end if;
  perform tell_live(jsonb_build_object('kind', 'session', 'session_hash', was.session_hash))
  from were as was
  where not exists (select from now_are as now_is
    where now_is.session_hash = was.session_hash
      and (now_is.active_role, now_is.access_user_id, now_is.is_user_access)
        is not distinct from (was.active_role, was.access_user_id, was.is_user_access));
  return null;
end $$;
create trigger sessions_ended after delete on sessions
  referencing old table as were for each statement execute function tell_sessions();
create trigger sessions_changed after update on sessions
  referencing old table as were new table as now_are for each statement execute function tell_sessions();

create function tell_news() returns trigger language plpgsql as $$
begin
  if exists (select from now_are where topic = 'container.moved' or topic like 'review.%') then
    notify news;
  end if;
  return null;
end $$;
create trigger outbox_written after insert on outbox
  referencing new table as now_are for each statement execute function tell_news();
