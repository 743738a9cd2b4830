-- A login names no institution, so each name that somebody logs in with is one person's in the whole installation: their
-- username, and their email where nobody had it before them. Others may have the same email for mails; they do not log in
-- with it, and it stays whose it was.
create table login_names (
  name citext primary key,
  institution_id integer not null,
  user_id uuid not null,
  foreign key (institution_id, user_id) references users
);
create index login_names_of_user on login_names (institution_id, user_id);

insert into login_names (name, institution_id, user_id)
select username, institution_id, user_id from users where is_visitor = 0;
-- An email that several people have was nobody's to log in with; it stays so.
insert into login_names (name, institution_id, user_id)
select email, (array_agg(institution_id))[1], (array_agg(user_id))[1]
from users where email <> '' and is_visitor = 0
group by email having count(*) = 1
on conflict (name) do nothing;

create function keep_login_names() returns trigger language plpgsql as $$
begin
  delete from login_names
  where institution_id = new.institution_id and user_id = new.user_id and name not in (new.username, new.email);
  if new.is_visitor = 1 then return null; end if;
  insert into login_names (name, institution_id, user_id)
  values (new.username, new.institution_id, new.user_id)
  on conflict (name) do nothing;
  if not exists (select 1 from login_names where name = new.username and user_id = new.user_id) then
    raise unique_violation using message = 'the username is somebody else''s login name', constraint = 'login_names_pkey';
  end if;
  if new.email <> '' then
    insert into login_names (name, institution_id, user_id)
    values (new.email, new.institution_id, new.user_id)
    on conflict (name) do nothing;
  end if;
  return null;
end $$;
create trigger users_login_names after insert or update of username, email on users
for each row execute function keep_login_names();

-- Whoever takes a person away, as a demo that was filled in halfway, takes their names as well.
create function drop_login_names() returns trigger language plpgsql as $$
begin
  delete from login_names where institution_id = old.institution_id and user_id = old.user_id;
  return old;
end $$;
create trigger users_drop_login_names before delete on users
for each row execute function drop_login_names();
