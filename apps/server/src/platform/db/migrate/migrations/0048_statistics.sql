-- How learners answered what was published, counted: one row for each version, made anew when answers came since.
create table statistics (
  institution_id integer not null,
  publication_id uuid not null,
  -- Up to when attempts are counted in it.
  counted_until timestamptz not null,
  json_data jsonb not null,
  computed_on timestamptz not null default now(),
  primary key (institution_id, publication_id),
  foreign key (institution_id, publication_id) references publications on delete cascade
);

-- The questions among them that are doubted, for the desks of their authors.
create table doubted_questions (
  institution_id integer not null,
  publication_id uuid not null,
  question_id uuid not null,
  place integer not null,
  doubt jsonb not null,
  primary key (institution_id, publication_id, question_id, place),
  foreign key (institution_id, publication_id) references publications on delete cascade
);
create index doubted_questions_by_question on doubted_questions (institution_id, question_id);

create index attempts_finished on attempts (finished_on) where finished_on is not null;
create index attempts_finished_of_publication on attempts (institution_id, publication_id, finished_on) where finished_on is not null;
