-- What of a document a model made, as it was kept: whatever differs from it was changed by a person. Empty for questions, which have
-- versions of their own.
alter table ai_parts add column kept_as text not null default '';
