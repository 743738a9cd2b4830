-- What every change of content replaced, and by what. Who made it and when stands in its history entry.
create table revisions (
  institution_id integer not null,
  revision_id uuid not null,
  container_id uuid not null,
  history_id uuid not null,
  -- The question that changed; null for the container's own title, language, skill and document.
  content_id uuid,
  -- Of a change only the fields that differ; null for what was not there before, or is not there any more.
  before jsonb,
  after jsonb,
  level smallint,
  content_status text not null,
  primary key (institution_id, revision_id),
  foreign key (institution_id, container_id) references containers,
  foreign key (institution_id, history_id) references history
);
create unique index revisions_of_history on revisions (institution_id, history_id, content_id) nulls not distinct;
create index revisions_of_container on revisions (institution_id, container_id);

-- Comments can speak of a place in a document, answer one another, and be settled.
alter table comments
  add column anchor jsonb,
  add column answers_to uuid,
  add column resolved_on timestamptz,
  add column resolved_by_user_id uuid;

-- Up to when a person has read the comments on a content object, and has looked at its content as a reviewer.
create table comment_reads (
  institution_id integer not null,
  user_id uuid not null,
  users_content_id uuid not null,
  read_on timestamptz not null,
  primary key (institution_id, user_id, users_content_id),
  foreign key (institution_id, users_content_id) references containers (institution_id, users_content_id)
);
create table looks (
  institution_id integer not null,
  user_id uuid not null,
  container_id uuid not null,
  looked_on timestamptz not null,
  primary key (institution_id, user_id, container_id),
  foreign key (institution_id, container_id) references containers
);

-- What reviewers changed, or suggest, for the author to accept or reject.
create table change_requests (
  institution_id integer not null,
  change_id uuid not null,
  container_id uuid not null,
  content_id uuid,
  field text not null,
  before jsonb not null,
  after jsonb not null,
  kind text not null check (kind in ('changed', 'suggested')),
  base_version integer not null,
  by_user_id uuid not null,
  role_title text not null,
  made_on timestamptz not null default now(),
  status text not null default 'open' check (status in ('open', 'accepted', 'rejected')),
  settled_by_user_id uuid,
  settled_on timestamptz,
  primary key (institution_id, change_id),
  foreign key (institution_id, container_id) references containers
);
create index change_requests_open on change_requests (institution_id, container_id, made_on) where status = 'open';
