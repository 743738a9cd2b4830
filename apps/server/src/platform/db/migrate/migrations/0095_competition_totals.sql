-- What learners have in each day, week and month, in all and as coins, so that the boards of a country are read without adding up a
-- million rows. Periods follow from the clock of a competition, its time zone and award day: totals are kept for a clock, and
-- those of another are made anew from competition_points.
create table competition_clocks (
  institution_id integer not null,
  content_id uuid not null,
  clock text not null,
  primary key (institution_id, content_id, clock)
);

create table competition_totals (
  institution_id integer not null,
  content_id uuid not null,
  clock text not null,
  player_id uuid not null,
  period smallint not null,
  starts_on date not null,
  points integer not null,
  reached_on timestamptz not null,
  entered_by text not null,
  school text not null,
  grade text not null,
  primary key (institution_id, player_id, clock, period, starts_on)
);
create index competition_totals_of_all on competition_totals
  (institution_id, content_id, clock, period, starts_on, points desc, reached_on, player_id);
create index competition_totals_of_school on competition_totals
  (institution_id, content_id, clock, period, starts_on, entered_by, school, points desc, reached_on, player_id);
