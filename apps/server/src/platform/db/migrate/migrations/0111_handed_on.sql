-- Whether a result of a competition had an answer in it at all: what was only skipped finishes nothing.
alter table competition_points add column is_played boolean not null default true;
-- When a reward was handed over, as its school or the author says.
alter table competition_players add column handed_on timestamptz;
