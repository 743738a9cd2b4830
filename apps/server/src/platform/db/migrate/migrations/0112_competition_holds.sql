-- What was done to a competition while it was published, beside its document: it is paused, or was ended before its time.
create table competition_holds (
  institution_id integer not null,
  content_id uuid not null,
  is_paused boolean not null,
  ended_on timestamptz,
  changed_on timestamptz not null,
  changed_by uuid not null,
  primary key (institution_id, content_id)
);
-- The list of who plays, and of who took the reward.
create index competition_players_in_order on competition_players (institution_id, content_id, joined_on, player_id)
  where left_on is null;
