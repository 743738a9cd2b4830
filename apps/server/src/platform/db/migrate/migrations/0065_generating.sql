-- Credits that administrators gave, or took back: their history is their count.
create table ai_grants (
  institution_id integer not null,
  grant_id uuid not null,
  user_id uuid not null,
  by_user_id uuid not null,
  credits integer not null check (credits <> 0),
  reason text not null default '',
  granted_on timestamptz not null default now(),
  primary key (institution_id, grant_id),
  foreign key (institution_id, user_id) references users on delete cascade
);
create index ai_grants_of on ai_grants (institution_id, user_id);

-- What was asked of a model. One that is running holds a credit until `held_until`: a server that dies gives it back by that.
create table ai_runs (
  institution_id integer not null,
  run_id uuid not null,
  -- The run whose proposals it adds to: itself, unless it makes one of them anew.
  root_run_id uuid not null,
  user_id uuid not null,
  -- What it is for; null where a program asks for itself.
  container_id uuid,
  kind text not null,
  wish jsonb not null,
  model text not null,
  prompt text not null,
  status text not null default 'running' check (status in ('running', 'done', 'stopped', 'failed')),
  fault text,
  is_charged smallint not null default 0 check (is_charged in (0, 1)),
  started_on timestamptz not null,
  held_until timestamptz not null,
  ended_on timestamptz,
  primary key (institution_id, run_id),
  foreign key (institution_id, user_id) references users on delete cascade,
  foreign key (institution_id, container_id) references containers on delete cascade
);
create index ai_runs_of_user on ai_runs (institution_id, user_id) where is_charged = 1 or status = 'running';
create index ai_runs_of_container on ai_runs (institution_id, container_id, user_id, run_id desc);

-- What models proposed, until somebody has decided.
create table ai_proposals (
  institution_id integer not null,
  run_id uuid not null,
  proposal_id uuid not null,
  root_run_id uuid not null,
  -- A proposal that was made anew stands where the other stood.
  place integer not null,
  body jsonb not null,
  findings jsonb not null,
  state text not null default 'open' check (state in ('open', 'kept', 'dropped', 'replaced')),
  is_changed smallint not null default 0 check (is_changed in (0, 1)),
  part_id text,
  primary key (institution_id, proposal_id),
  foreign key (institution_id, run_id) references ai_runs on delete cascade
);
create index ai_proposals_of on ai_proposals (institution_id, root_run_id, place);

-- What of content a model wrote, where it came from, and who has read it since.
create table ai_parts (
  institution_id integer not null,
  container_id uuid not null,
  part_id text not null,
  proposal_id uuid not null,
  model text not null,
  prompt text not null,
  source jsonb not null,
  made_on timestamptz not null,
  kept_by_user_id uuid not null,
  kept_on timestamptz not null,
  -- The version that the question had when it was kept: a later one was changed by a person.
  kept_version integer not null,
  looked_by_user_id uuid,
  looked_on timestamptz,
  primary key (institution_id, container_id, part_id),
  foreign key (institution_id, container_id) references containers on delete cascade
);

-- Open screens hear that something came, and look.
create function tell_generated() returns trigger language plpgsql as $$
begin
  perform tell_live(jsonb_build_object(
    'kind', 'generated', 'institution_id', containers.institution_id,
    'container_id', containers.container_id, 'version', containers.version))
  from containers join ai_runs
    on ai_runs.institution_id = containers.institution_id and ai_runs.container_id = containers.container_id
  where ai_runs.institution_id = new.institution_id and ai_runs.run_id = new.run_id;
  return null;
end $$;
create trigger ai_proposals_come after insert on ai_proposals for each row execute function tell_generated();
create trigger ai_runs_end after update on ai_runs for each row
  when (old.status is distinct from new.status) execute function tell_generated();
