-- A learner told a bot of danger, or reported its answer: no person of the studio did it, and it leads to their talk.
alter table notifications add column talk_id uuid;
alter table notifications alter column by_user_id drop not null;
create index notifications_of_talk on notifications (institution_id, talk_id) where talk_id is not null and read_on is null;
