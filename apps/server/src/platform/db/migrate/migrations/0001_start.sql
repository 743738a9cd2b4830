create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists citext;

-- What belongs to the installation as a whole, such as the secret that signs file addresses.
create table installation (
  name text primary key,
  value text not null
);

create table institutions (
  institution_id integer primary key,
  title text not null,
  -- What this institution does differently: flags of specs, review levels, modes.
  settings jsonb not null default '{}',
  created_on timestamptz not null default now()
);

create table schools (
  institution_id integer not null references institutions,
  school_id uuid not null,
  title text not null,
  primary key (institution_id, school_id)
);

create table roles (
  institution_id integer not null references institutions,
  role text not null,
  title text not null,
  level smallint,
  is_hide smallint not null default 0,
  is_skill_edit smallint not null default 0,
  is_skill_edit_gui smallint not null default 0,
  is_export_stats smallint not null default 0,
  primary key (institution_id, role)
);

create table users (
  institution_id integer not null references institutions,
  user_id uuid not null,
  username citext not null,
  email citext not null,
  full_name text not null,
  password_hash text not null,
  school_id uuid,
  -- The role a login starts in.
  active_role text not null,
  grades_access text not null default 'ALL',
  subjects_access text not null default 'ALL',
  is_users_management smallint not null default 0,
  is_view_cds smallint not null default 0,
  is_deletion smallint not null default 0,
  is_disabled smallint not null default 0,
  user_data jsonb not null default '{}',
  created_on timestamptz not null default now(),
  primary key (institution_id, user_id),
  foreign key (institution_id, active_role) references roles
);
-- A login names no institution, so usernames are unique across them.
create unique index users_username on users (username);
create index users_email on users (email);

create table user_roles (
  institution_id integer not null,
  user_id uuid not null,
  role text not null,
  role_order smallint not null default 0,
  primary key (institution_id, user_id, role),
  foreign key (institution_id, user_id) references users,
  foreign key (institution_id, role) references roles
);

-- Tokens are kept as SHA-256 only: who reads this table cannot log in with it.
create table sessions (
  session_hash text primary key,
  refresh_hash text not null unique,
  -- The refresh token before the last rotation: if it comes again, it was stolen or replayed, and the session ends.
  previous_refresh_hash text,
  session_key uuid not null,
  institution_id integer not null,
  user_id uuid not null,
  active_role text not null,
  created_on timestamptz not null default now(),
  refreshed_on timestamptz not null default now(),
  expires_on timestamptz not null,
  refresh_expires_on timestamptz not null,
  foreign key (institution_id, user_id) references users
);
create index sessions_previous_refresh on sessions (previous_refresh_hash);
create index sessions_user on sessions (institution_id, user_id);
create index sessions_expiry on sessions (refresh_expires_on);

-- Failed logins by what was tried and from where; a few in a row make the next ones wait.
create table login_failures (
  subject text primary key,
  failures integer not null,
  first_failed_on timestamptz not null,
  last_failed_on timestamptz not null
);

create table skills (
  institution_id integer not null references institutions,
  skill_id uuid not null,
  lms_skill_id text,
  skill text not null,
  category text not null,
  subcategory text not null default '-',
  secondary_skill text not null default '',
  skill_order integer not null default 0,
  skill_code text not null default '',
  mastery_topic text not null default '',
  grade text not null,
  -- The comma list of grade, split for look-ups.
  grades text[] not null generated always as (string_to_array(replace(grade, ' ', ''), ',')) stored,
  subject text not null,
  is_standalone smallint not null default 0,
  created_on timestamptz not null default now(),
  primary key (institution_id, skill_id)
);
create unique index skills_minimal on skills (institution_id, grade, subject) where skill_code = 'MINIMAL';
create index skills_grade_subject on skills (institution_id, subject, skill_order);
create index skills_grades on skills using gin (institution_id, grades);

create table containers (
  institution_id integer not null references institutions,
  container_id uuid not null,
  users_content_id uuid not null,
  content_id uuid not null,
  content_type text not null,
  content_status text not null check (content_status in ('d', 'w', 'r', 's', 'a')),
  title text not null,
  language text not null,
  skill_id uuid not null,
  no_of_skills integer not null default 1,
  grade text not null,
  subject text not null,
  total_questions integer not null default 0,
  total_skills integer not null default 1,
  review_level smallint not null default 0,
  waiting_level smallint,
  last_activity timestamptz not null default now(),
  is_duplicate smallint not null default 0,
  copied_from_id uuid,
  school_id uuid,
  user_id uuid not null,
  reviewer_user_id uuid,
  is_published smallint not null default 0,
  is_deleted smallint not null default 0,
  is_global smallint not null default 0,
  is_read_only smallint not null default 0,
  version integer not null default 1,
  json_data jsonb not null,
  created_on timestamptz not null default now(),
  primary key (institution_id, container_id),
  foreign key (institution_id, skill_id) references skills,
  foreign key (institution_id, user_id) references users
);
create unique index containers_users_content on containers (institution_id, users_content_id);
create index containers_content on containers (institution_id, content_id);
create index containers_desk on containers (institution_id, user_id, content_status, last_activity desc) where is_deleted = 0;
create index containers_waiting on containers (institution_id, content_status, waiting_level, last_activity desc) where is_deleted = 0;
create index containers_reviewer on containers (institution_id, reviewer_user_id, content_status, last_activity desc) where is_deleted = 0;
create index containers_library on containers (institution_id, last_activity desc) where is_published = 1 and is_deleted = 0;
create index containers_title on containers using gin (institution_id, title gin_trgm_ops) where is_published = 1 and is_deleted = 0;
create index containers_skill on containers (institution_id, skill_id);

create table questions (
  institution_id integer not null,
  content_id uuid not null,
  container_id uuid not null,
  article_id uuid,
  skill_id uuid not null,
  question text not null,
  option1 text not null,
  option2 text not null,
  option3 text not null,
  option4 text not null,
  correct1 text not null check (correct1 in ('Y', 'N')),
  correct2 text not null check (correct2 in ('Y', 'N')),
  correct3 text not null check (correct3 in ('Y', 'N')),
  correct4 text not null check (correct4 in ('Y', 'N')),
  feedback text not null,
  metadata1 text not null default '',
  metadata2 text not null default '',
  metadata3 text not null default '',
  metadata4 text not null default '',
  metadata5 text not null default '',
  difficulty smallint not null check (difficulty between 1 and 10),
  past_paper smallint not null default 0 check (past_paper in (0, 1, 2)),
  title text not null default '',
  language text not null,
  taxonomy text not null default '',
  is_language_reviewed smallint not null default 0,
  is_accepted smallint not null default 0,
  creator_institution_id integer not null,
  modified_by_user_id uuid not null,
  modified_on timestamptz not null default now(),
  json_data jsonb not null,
  -- The plain text of question and options, for search.
  search_text text not null,
  -- What makes a duplicate: question, options and answers, normalised and hashed.
  fingerprint text not null,
  question_order integer not null,
  version integer not null default 1,
  created_on timestamptz not null default now(),
  primary key (institution_id, content_id),
  foreign key (institution_id, container_id) references containers,
  foreign key (institution_id, skill_id) references skills
);
create unique index questions_no_duplicates on questions (institution_id, container_id, fingerprint);
create index questions_order on questions (institution_id, container_id, question_order);
create index questions_skill on questions (institution_id, skill_id);

create table comments (
  institution_id integer not null,
  comments_id uuid not null,
  users_content_id uuid not null,
  comments text not null,
  user_id uuid not null,
  role_title text not null,
  sent_on timestamptz not null default now(),
  is_deleted smallint not null default 0,
  primary key (institution_id, comments_id),
  foreign key (institution_id, users_content_id) references containers (institution_id, users_content_id)
);
create index comments_of_content on comments (institution_id, users_content_id, sent_on);

create table history (
  institution_id integer not null,
  history_id uuid not null,
  container_id uuid not null,
  user_id uuid not null,
  role_title text not null,
  action text not null,
  from_status text,
  to_status text,
  detail jsonb not null default '{}',
  happened_on timestamptz not null default now(),
  primary key (institution_id, history_id),
  foreign key (institution_id, container_id) references containers
);
create index history_of_container on history (institution_id, container_id, happened_on desc);

-- What others must learn of a change, written in the transaction of the change itself.
create table outbox (
  institution_id integer not null,
  outbox_id uuid not null,
  topic text not null,
  payload jsonb not null,
  created_on timestamptz not null default now(),
  delivered_on timestamptz,
  primary key (institution_id, outbox_id)
);
create index outbox_waiting on outbox (created_on) where delivered_on is null;

-- What learners get: settled at publication, never changed after it.
create table publications (
  institution_id integer not null,
  publication_id uuid not null,
  content_id uuid not null,
  container_id uuid not null,
  content_type text not null,
  content_hash text not null,
  title text not null,
  language text not null,
  grade text not null,
  subject text not null,
  json_data jsonb not null,
  -- Ids and filters of the questions to draw from; their texts are in publication_questions.
  pool jsonb not null,
  is_current smallint not null default 1,
  published_by uuid not null,
  published_on timestamptz not null default now(),
  primary key (institution_id, publication_id)
);
create unique index publications_current on publications (institution_id, content_id) where is_current = 1;

create table publication_questions (
  institution_id integer not null,
  publication_id uuid not null,
  content_id uuid not null,
  body jsonb not null,
  primary key (institution_id, publication_id, content_id),
  foreign key (institution_id, publication_id) references publications
);

create table attempts (
  institution_id integer not null,
  attempt_id uuid not null,
  token_hash text not null,
  content_id uuid not null,
  publication_id uuid not null,
  user_id text not null,
  seed text not null,
  question_ids jsonb not null,
  state jsonb not null,
  result jsonb,
  started_on timestamptz not null default now(),
  saved_on timestamptz not null default now(),
  finished_on timestamptz,
  primary key (institution_id, attempt_id),
  foreign key (institution_id, publication_id) references publications
);
create index attempts_of_content on attempts (institution_id, content_id, finished_on);

create table uploads (
  institution_id integer not null,
  upload_id uuid not null,
  container_id uuid not null,
  user_id uuid not null,
  file_name text not null,
  media_type text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  storage_key text not null,
  created_on timestamptz not null default now(),
  primary key (institution_id, upload_id),
  foreign key (institution_id, container_id) references containers
);
-- A file's address names no institution; its signature does the guarding.
create unique index uploads_by_id on uploads (upload_id);
