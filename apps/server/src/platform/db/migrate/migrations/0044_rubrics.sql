-- Saved rubrics. An assignment that uses one keeps it in its document as it was then, so one that goes takes nothing with it.
create table rubrics (
  institution_id integer not null,
  rubric_id uuid not null,
  -- The content id of the assignment that it was made for.
  assignment_id uuid not null,
  user_id uuid not null,
  title text not null,
  total_points numeric(10, 2) not null,
  total_criterion integer not null,
  sort_order integer not null default 0,
  criterion_json jsonb not null,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now(),
  is_deleted smallint not null default 0 check (is_deleted in (0, 1)),
  primary key (institution_id, rubric_id)
);
create index rubrics_saved on rubrics (institution_id, updated_on desc) where is_deleted = 0;
create index rubrics_of_assignment on rubrics (institution_id, assignment_id) where is_deleted = 0;
