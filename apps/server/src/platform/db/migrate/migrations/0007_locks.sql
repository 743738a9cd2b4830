-- Who edits a content object now. A row outlives its holder by a moment: it counts only while it is renewed.
create table edit_locks (
  institution_id integer not null,
  container_id uuid not null,
  user_id uuid not null,
  -- The session, not the person: somebody who edits in two browsers would overwrite themselves.
  session_key uuid not null,
  taken_on timestamptz not null,
  seen_on timestamptz not null,
  primary key (institution_id, container_id),
  foreign key (institution_id, container_id) references containers on delete cascade,
  foreign key (institution_id, user_id) references users on delete cascade
);

-- Of published content there is at most one draft that is to replace it.
create unique index containers_one_draft on containers (institution_id, content_id)
  where is_published = 0 and is_deleted = 0;
