-- Attempts under a name that nobody checked are forgotten too, after a longer time.
create index attempts_of_unchecked on attempts (saved_on) where known_by = '' and user_id <> '';
