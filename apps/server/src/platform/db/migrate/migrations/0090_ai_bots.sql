-- Answers of AI bots that administrators gave their institution, or took back: their history is their count.
create table bot_grants (
  institution_id integer not null,
  grant_id uuid not null,
  by_user_id uuid not null,
  answers integer not null check (answers <> 0),
  reason text not null default '',
  granted_on timestamptz not null,
  primary key (institution_id, grant_id)
);

-- What one learner asked one bot. `is_trial`: its author or reviewer tries it out.
create table bot_talks (
  institution_id integer not null,
  talk_id uuid not null,
  content_id uuid not null,
  user_id text not null,
  known_by text not null,
  is_trial smallint not null default 0 check (is_trial in (0, 1)),
  title text not null,
  asked_on timestamptz not null,
  primary key (institution_id, talk_id)
);
create unique index bot_talks_of on bot_talks (institution_id, content_id, known_by, user_id, is_trial);
create index bot_talks_newest on bot_talks (institution_id, asked_on desc) where is_trial = 0;

-- Each question with what came of it. One that is being answered holds an answer until `held_until`: a server that dies gives it back
-- by that. Words are wiped after a time; that an answer was used stays counted.
create table bot_turns (
  institution_id integer not null,
  turn_id uuid not null,
  talk_id uuid not null,
  question text not null,
  answer text not null default '',
  state text not null default 'asked'
    check (state in ('asked', 'answered', 'off_subject', 'worry', 'declined', 'failed')),
  was_hidden smallint not null default 0 check (was_hidden in (0, 1)),
  is_wiped smallint not null default 0 check (is_wiped in (0, 1)),
  model text not null,
  fault text,
  is_charged smallint not null default 0 check (is_charged in (0, 1)),
  asked_on timestamptz not null,
  held_until timestamptz not null,
  report text not null default '',
  reported_on timestamptz,
  looked_by_user_id uuid,
  looked_on timestamptz,
  primary key (institution_id, turn_id),
  foreign key (institution_id, talk_id) references bot_talks on delete cascade
);
create index bot_turns_of on bot_turns (institution_id, talk_id, asked_on);
create index bot_turns_counted on bot_turns (institution_id) where is_charged = 1 or state = 'asked';
create index bot_turns_to_wipe on bot_turns (institution_id, asked_on) where is_wiped = 0;
