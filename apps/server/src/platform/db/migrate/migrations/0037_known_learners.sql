-- Who said who the learner of an attempt is: the LMS by a token that it signed, or a session; empty for a name that came with the
-- address and that nobody checked, and for nobody. Attempts are counted by those alone who are known.
alter table attempts add column known_by text not null default '' check (known_by in ('', 'lms', 'session'));
create index attempts_of_known_learner on attempts (institution_id, content_id, user_id) where known_by <> '';

-- When an attempt was launched; `started_on` is when its clock began, which is later for who reads its introduction first.
alter table attempts add column launched_on timestamptz not null default now();
update attempts set launched_on = started_on;
