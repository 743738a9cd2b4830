-- Learners of a competition. Who left has no name any more.
create table competition_players (
  institution_id integer not null,
  player_id uuid not null,
  content_id uuid not null,
  token_hash text not null,
  name text not null,
  -- By what they entered: open (the link alone), school or secret.
  entered_by text not null,
  school text not null,
  grade text not null,
  user_id text not null,
  known_by text not null,
  joined_on timestamptz not null,
  left_on timestamptz,
  redeemed_on timestamptz,
  redeemed_coins integer not null default 0,
  primary key (institution_id, player_id)
);
-- A learner with a login is in a competition once, from however many phones they come.
create unique index competition_players_known on competition_players (institution_id, content_id, known_by, user_id)
  where known_by <> '' and left_on is null;
create index competition_players_by_user on competition_players (institution_id, user_id) where known_by <> '';

-- What each result added; the sum of a learner's rows are their points.
create table competition_points (
  institution_id integer not null,
  content_id uuid not null,
  player_id uuid not null,
  attempt_id uuid not null,
  lesson_id uuid not null,
  score integer not null,
  points integer not null,
  scored_on timestamptz not null,
  primary key (institution_id, content_id, attempt_id),
  foreign key (institution_id, player_id) references competition_players
);
create index competition_points_by_time on competition_points (institution_id, content_id, scored_on);
create index competition_points_of_player on competition_points (institution_id, player_id, lesson_id);

-- Says by itself what it says: it is true also when the competition is no more.
create table competition_certificates (
  institution_id integer not null,
  code text not null,
  content_id uuid not null,
  player_id uuid not null,
  json_data jsonb not null,
  issued_on timestamptz not null,
  primary key (institution_id, code),
  foreign key (institution_id, player_id) references competition_players
);
create unique index competition_certificates_of_player on competition_certificates (institution_id, player_id);
