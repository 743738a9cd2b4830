alter table users
  -- Counts what administrators changed: an edit names the version it started from, and open screens notice a new one.
  add column version integer not null default 1,
  add column last_seen_on timestamptz;

alter table sessions
  -- Whose desk the session looks at, or looked at last: a request that was on its way meanwhile still names them.
  add column access_user_id uuid,
  add column is_user_access smallint not null default 0;

-- Lists of people are read by name; searches look for parts of words, from three letters on.
create index users_by_name on users (institution_id, lower(full_name) collate "C", user_id);
create index users_search on users using gin (
  institution_id, full_name gin_trgm_ops, (username::text) gin_trgm_ops, (email::text) gin_trgm_ops
);
create index users_by_email on users (institution_id, email);
create index user_roles_by_role on user_roles (institution_id, role, user_id);
create index schools_by_title on schools (institution_id, lower(title) collate "C");

-- Who changed what about whom. Never a password, old or new.
create table people_history (
  institution_id integer not null,
  history_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  -- The title of the role, as it was then.
  by_role text not null,
  action text not null check (action in ('made', 'changed', 'disabled', 'enabled', 'imported')),
  changes jsonb not null default '[]',
  created_on timestamptz not null default now(),
  primary key (institution_id, history_id),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, by_user_id) references users
);
create index people_history_of_user on people_history (institution_id, user_id, created_on desc, history_id);
