-- What can be found of published content, folded into words (ADR 0033). No index of the database folds letters of four languages, and
-- trigrams of Arabic letters are none where the locale is C: so the words are ours, and any PostgreSQL finds them.
create table search_texts (
  institution_id integer not null,
  container_id uuid not null,
  words text[] not null,
  passages text[] not null,
  picture text not null default '',
  -- The last activity of the container: a search of common words puts very many rows in order by it, before any is joined.
  changed_on timestamptz not null,
  primary key (institution_id, container_id),
  foreign key (institution_id, container_id) references containers
);
-- Words and passages lie apart, so that a row is small.
alter table search_texts set (toast_tuple_target = 128);
alter table search_texts alter column words set storage external;
create index search_texts_words on search_texts using gin (institution_id, words);

-- Every word that stands somewhere: what somebody typed is completed and mended by it.
create table search_words (
  institution_id integer not null references institutions,
  word text collate "C" not null,
  near text[] not null,
  primary key (institution_id, word)
);
create index search_words_near on search_words using gin (institution_id, near);

-- What is to be looked at anew, because it was published, withdrawn or renamed; written in the transaction of that.
create table search_waiting (
  institution_id integer not null,
  container_id uuid not null,
  primary key (institution_id, container_id)
);

create function await_search() returns trigger language plpgsql as $$
begin
  insert into search_waiting (institution_id, container_id)
    values (new.institution_id, new.container_id) on conflict do nothing;
  notify search;
  return null;
end $$;
create trigger containers_published after insert on containers
  for each row when (new.is_published = 1) execute function await_search();
create trigger containers_republished after update of title, skill_id, grade, subject, json_data, is_published, is_deleted
  on containers
  for each row when (new.is_published = 1 or old.is_published = 1) execute function await_search();

create function await_search_of_skill() returns trigger language plpgsql as $$
begin
  insert into search_waiting (institution_id, container_id)
    select institution_id, container_id from containers
    where institution_id = new.institution_id and skill_id = new.skill_id and is_published = 1 and is_deleted = 0
    on conflict do nothing;
  notify search;
  return null;
end $$;
create trigger skills_renamed after update of skill on skills
  for each row when (new.skill <> old.skill) execute function await_search_of_skill();

insert into search_waiting (institution_id, container_id)
  select institution_id, container_id from containers where is_published = 1 and is_deleted = 0;
