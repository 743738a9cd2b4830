-- Whether a live round still takes learners in: whoever leads it may shut its door, and open it again.
alter table live_rounds add column takes_players smallint not null default 1;
