alter table skills
  add column version integer not null default 1,
  -- A skill that goes stays as a row: what was deleted before it, and publications, still name it.
  add column is_deleted smallint not null default 0,
  -- Where everything went that stood on it; published questions keep the skill that they were published with.
  add column merged_into_skill_id uuid;

create index skills_merged on skills (institution_id, merged_into_skill_id) where merged_into_skill_id is not null;
-- An LMS knows a skill by one id. Of ids that were given twice before this rule, the first keeps it.
update skills set lms_skill_id = null
  where lms_skill_id = ''
    or exists (select from skills as earlier
      where earlier.institution_id = skills.institution_id and earlier.lms_skill_id = skills.lms_skill_id
        and earlier.skill_id < skills.skill_id);
create unique index skills_lms on skills (institution_id, lms_skill_id) where lms_skill_id is not null and is_deleted = 0;

-- One row for each grade of a skill: no two skills of a grade have the same subject, unit, topic, skill and secondary skill.
-- A unique index on skills could not say so, because a skill's grade is a comma list.
create table skill_names (
  institution_id integer not null,
  grade text not null,
  name_hash text not null,
  skill_id uuid not null,
  primary key (institution_id, grade, name_hash),
  foreign key (institution_id, skill_id) references skills on delete cascade
);
create index skill_names_skill on skill_names (institution_id, skill_id);

create function skill_name_hash(subject text, category text, subcategory text, skill text, secondary_skill text)
returns text language sql immutable as
  $$ select md5(lower(concat_ws(chr(31), subject, category, subcategory, skill, secondary_skill))) $$;

-- By statement and not by row, so that two skills can swap their names in one.
create function keep_new_skill_names() returns trigger language plpgsql as $$
begin
  insert into skill_names (institution_id, grade, name_hash, skill_id)
  select distinct now_is.institution_id, each.grade,
    skill_name_hash(now_is.subject, now_is.category, now_is.subcategory, now_is.skill, now_is.secondary_skill),
    now_is.skill_id
  from now_are as now_is
  cross join unnest(string_to_array(replace(now_is.grade, ' ', ''), ',')) as each (grade)
  where now_is.is_deleted = 0 and now_is.skill_code <> 'MINIMAL';
  return null;
end $$;

create function keep_changed_skill_names() returns trigger language plpgsql as $$
begin
  -- Moves within the order are the most frequent change, and leave the names alone.
  if not exists (
    select from now_are as now_is
    join were as was on was.institution_id = now_is.institution_id and was.skill_id = now_is.skill_id
    where (was.grade, was.subject, was.category, was.subcategory, was.skill, was.secondary_skill, was.is_deleted)
      is distinct from (now_is.grade, now_is.subject, now_is.category, now_is.subcategory, now_is.skill,
        now_is.secondary_skill, now_is.is_deleted)
  ) then return null; end if;
  delete from skill_names using were as was
  where skill_names.institution_id = was.institution_id and skill_names.skill_id = was.skill_id;
  insert into skill_names (institution_id, grade, name_hash, skill_id)
  select distinct now_is.institution_id, each.grade,
    skill_name_hash(now_is.subject, now_is.category, now_is.subcategory, now_is.skill, now_is.secondary_skill),
    now_is.skill_id
  from now_are as now_is
  cross join unnest(string_to_array(replace(now_is.grade, ' ', ''), ',')) as each (grade)
  where now_is.is_deleted = 0 and now_is.skill_code <> 'MINIMAL';
  return null;
end $$;

create trigger skills_added after insert on skills referencing new table as now_are
  for each statement execute function keep_new_skill_names();
create trigger skills_changed after update on skills referencing old table as were new table as now_are
  for each statement execute function keep_changed_skill_names();

-- Of skills that were alike before this rule, one holds the name; the others get it back when they are told apart.
insert into skill_names (institution_id, grade, name_hash, skill_id)
select institution_id, unnest(grades), skill_name_hash(subject, category, subcategory, skill, secondary_skill), skill_id
from skills where skill_code <> 'MINIMAL'
on conflict do nothing;

-- Who changed what of a skill. It outlives the skill.
create table skills_history (
  institution_id integer not null,
  history_id uuid not null,
  skill_id uuid not null,
  user_id uuid not null,
  role_title text not null,
  action text not null,
  changes jsonb not null default '[]',
  happened_on timestamptz not null default now(),
  primary key (institution_id, history_id),
  foreign key (institution_id, user_id) references users
);
create index skills_history_of_skill on skills_history (institution_id, skill_id, happened_on desc);

-- Which assessments draw from a skill is asked before it is deleted or merged.
create index containers_assessment_skills on containers
  using gin (institution_id, (json_data -> 'skills') jsonb_path_ops)
  where content_type = 'assessment' and is_deleted = 0;
