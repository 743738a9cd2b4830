-- Which questions a reviewer has looked at, in which version: a newer one counts as not seen.
create table question_looks (
  institution_id integer not null,
  user_id uuid not null,
  content_id uuid not null,
  version integer not null,
  primary key (institution_id, user_id, content_id),
  foreign key (institution_id, content_id) references questions on delete cascade
);
create index question_looks_of_question on question_looks (institution_id, content_id);
