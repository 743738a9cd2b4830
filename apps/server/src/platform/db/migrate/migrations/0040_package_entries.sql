-- Where the files of an archive lie in it (its beginning, packed and unpacked bytes, method), for those that are played from it; null
-- for all other files.
alter table uploads add column entries jsonb;
