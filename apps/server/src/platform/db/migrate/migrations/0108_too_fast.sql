-- What a learner of a competition played faster than anybody can, so that it gave no points: their page says so.
alter table competition_players add column too_fast_ids jsonb not null default '[]';
