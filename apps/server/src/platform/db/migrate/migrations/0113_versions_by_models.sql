-- The languages of a question in which a model wrote its version, by comma: a translation stands beside the original, and is marked there.
alter table ai_parts add column versions text not null default '';
