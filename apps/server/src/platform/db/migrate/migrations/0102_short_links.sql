-- Short addresses of links that learners open: once for each content and what its link settles.
create table short_links (
  institution_id integer not null,
  content_id uuid not null,
  -- In parts of how many questions it is played; 0 where the link says nothing of it.
  part_size integer not null,
  code text not null,
  created_on timestamptz not null,
  primary key (institution_id, content_id, part_size)
);
-- Who types a code knows no institution.
create unique index short_links_code on short_links (code);
