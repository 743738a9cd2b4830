-- What somebody gathers from the library for themselves. What it holds is named by the id that stays through its versions; no foreign
-- key, for it may be withdrawn and come back.
create table collections (
  institution_id integer not null,
  collection_id uuid not null,
  user_id uuid not null,
  title text not null,
  created_on timestamptz not null default now(),
  primary key (institution_id, collection_id),
  foreign key (institution_id, user_id) references users
);
create unique index collections_of_person on collections (institution_id, user_id, lower(title));

create table collection_items (
  institution_id integer not null,
  collection_id uuid not null,
  content_id uuid not null,
  added_on timestamptz not null default now(),
  primary key (institution_id, collection_id, content_id),
  foreign key (institution_id, collection_id) references collections on delete cascade
);
