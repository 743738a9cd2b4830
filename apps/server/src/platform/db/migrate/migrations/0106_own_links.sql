-- A short address may be somebody's own: what is played by it is counted for them.
alter table short_links drop constraint short_links_pkey;
alter table short_links add column user_id uuid;
-- What its learners are asked for: '', 'name' or 'number'.
alter table short_links add column asks text not null default '';
alter table short_links add primary key (institution_id, code);
create unique index short_links_of_content on short_links (institution_id, content_id, part_size, user_id, asks) nulls not distinct;
create index short_links_of_person on short_links (institution_id, user_id) where user_id is not null;
-- The code of the own link by which it was begun.
alter table attempts add column link_code text;
create index attempts_of_link on attempts (institution_id, link_code, finished_on) where link_code is not null;
