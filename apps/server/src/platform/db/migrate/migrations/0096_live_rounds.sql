-- Rounds that a teacher leads in class; the questions as they were published when it was opened.
create table live_rounds (
  institution_id integer not null,
  round_id uuid not null,
  code text not null,
  host_user_id uuid not null,
  host_token_hash text not null,
  content_id uuid not null,
  title text not null,
  language text not null,
  questions jsonb not null,
  seconds integer not null,
  phase text not null,
  question_at integer not null,
  asked_on timestamptz,
  closes_on timestamptz,
  version integer not null,
  created_on timestamptz not null,
  ended_on timestamptz,
  primary key (institution_id, round_id)
);
-- A code leads to one round at a time, whatever the institution: who joins knows nothing else.
create unique index live_rounds_code on live_rounds (code) where ended_on is null;
create index live_rounds_of_host on live_rounds (institution_id, host_user_id, content_id) where ended_on is null;
create index live_rounds_by_age on live_rounds (created_on);

create table live_players (
  institution_id integer not null,
  round_id uuid not null,
  player_id uuid not null,
  token_hash text not null,
  nickname text not null,
  -- As it is compared: two children of a name are told apart.
  nickname_key text not null,
  joined_on timestamptz not null,
  primary key (institution_id, round_id, player_id),
  foreign key (institution_id, round_id) references live_rounds on delete cascade
);
create unique index live_players_nickname on live_players (institution_id, round_id, nickname_key);

-- The first answer of each learner to each question.
create table live_answers (
  institution_id integer not null,
  round_id uuid not null,
  question_at integer not null,
  player_id uuid not null,
  answer jsonb not null,
  is_right smallint not null,
  points integer not null,
  given_on timestamptz not null,
  primary key (institution_id, round_id, question_at, player_id),
  foreign key (institution_id, round_id, player_id) references live_players on delete cascade
);

create function tell_live_round() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_rounds', jsonb_build_object(
    'institution_id', new.institution_id, 'round_id', new.round_id, 'moved', tg_table_name = 'live_rounds')::text);
  return null;
end $$;
create trigger live_rounds_moved after insert or update on live_rounds
  for each row execute function tell_live_round();
create trigger live_players_joined after insert on live_players
  for each row execute function tell_live_round();
create trigger live_answers_given after insert on live_answers
  for each row execute function tell_live_round();
-- Who was taken out hears it.
create function tell_live_round_of_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_rounds', jsonb_build_object(
    'institution_id', old.institution_id, 'round_id', old.round_id, 'moved', true)::text);
  return null;
end $$;
create trigger live_players_gone after delete on live_players
  for each row execute function tell_live_round_of_gone();
