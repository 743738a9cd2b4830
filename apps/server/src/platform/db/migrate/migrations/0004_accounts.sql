alter table users
  -- The one account of all who look around an institution without a login; nobody else may use it, no list shows it.
  add column is_visitor smallint not null default 0;
create unique index users_visitor on users (institution_id) where is_visitor = 1;
-- Tutorial progress is asked for without a session, so without an institution.
create unique index users_by_id on users (user_id);

alter table sessions
  -- Browser and system by their names, for whoever looks through their own sessions.
  add column device text not null default '',
  -- An LMS opened it by a token.
  add column is_jwt_login smallint not null default 0;

-- Codes for a new password, as SHA-256 only. One for each person: a newer one takes the place of the older.
create table password_resets (
  institution_id integer not null,
  user_id uuid not null,
  code_hash text not null,
  -- Where it was sent: it is worth nothing once that is no longer the person's address.
  email citext not null,
  created_on timestamptz not null default now(),
  expires_on timestamptz not null,
  primary key (institution_id, user_id),
  foreign key (institution_id, user_id) references users
);
create unique index password_resets_code on password_resets (code_hash);

-- Tokens of an LMS that were used, until they expire by themselves: each opens one session.
create table jwt_uses (
  institution_id integer not null references institutions,
  jti_hash text not null,
  expires_on timestamptz not null,
  primary key (institution_id, jti_hash)
);
create index jwt_uses_expiry on jwt_uses (expires_on);
