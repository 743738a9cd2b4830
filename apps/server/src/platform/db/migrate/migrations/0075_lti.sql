-- Platforms that open the product by LTI 1.3, and what they may say.
create table lti_platforms (
  institution_id integer not null references institutions,
  platform_id uuid not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  auth_url text not null,
  token_url text not null,
  jwks_url text not null,
  -- Which pages may frame the product and be gone back to.
  origins jsonb not null default '[]',
  deployments jsonb not null default '[]',
  creates_people smallint not null default 0,
  matches_email smallint not null default 0,
  last_launch_on timestamptz,
  -- Why somebody was turned away last.
  last_refusal jsonb,
  created_on timestamptz not null,
  version integer not null default 1,
  primary key (institution_id, platform_id)
);
create unique index lti_platforms_client on lti_platforms (institution_id, issuer, client_id);

-- With what an institution signs; the newest signs, older ones are told until nobody needs them.
create table lti_keys (
  institution_id integer not null references institutions,
  kid text not null,
  public_jwk jsonb not null,
  private_jwk text not null,
  created_on timestamptz not null,
  primary key (institution_id, kid)
);

-- A platform that brings one of these registers itself, once.
create table lti_invitations (
  institution_id integer not null references institutions,
  token_hash text not null,
  expires_on timestamptz not null,
  primary key (institution_id, token_hash)
);

-- Launches on their way: from when a platform announces one until it was entered.
create table lti_logins (
  institution_id integer not null,
  login_id uuid not null,
  platform_id uuid not null,
  state_hash text not null,
  nonce text not null,
  -- What the browser keeps that began it, and nobody else has.
  proof_hash text not null,
  asked jsonb not null,
  claims jsonb,
  -- Who entered the studio with it.
  user_id uuid,
  expires_on timestamptz not null,
  primary key (institution_id, login_id),
  foreign key (institution_id, platform_id) references lti_platforms on delete cascade
);
create unique index lti_logins_state on lti_logins (institution_id, state_hash);
create index lti_logins_over on lti_logins (expires_on);

-- Whom a platform knows: learners by this alone, who teaches or writes with an account of their own.
create table lti_people (
  institution_id integer not null,
  person_id uuid not null,
  platform_id uuid not null,
  sub text not null,
  user_id uuid,
  full_name text not null default '',
  primary key (institution_id, person_id),
  foreign key (institution_id, platform_id) references lti_platforms on delete cascade
);
create unique index lti_people_sub on lti_people (institution_id, platform_id, sub);

-- Places of a platform's courses from which content was opened, by whom, and where their scores go.
create table lti_launches (
  institution_id integer not null,
  launch_id uuid not null,
  platform_id uuid not null,
  person_id uuid not null,
  token_hash text not null,
  content_id uuid not null,
  is_learner smallint not null,
  context_title text not null default '',
  scores jsonb,
  created_on timestamptz not null,
  primary key (institution_id, launch_id),
  foreign key (institution_id, platform_id) references lti_platforms on delete cascade
);
create unique index lti_launches_token on lti_launches (institution_id, token_hash);
create index lti_launches_over on lti_launches (created_on);

-- One-time keys to the studio, for people whom a platform vouches for.
create table entry_tokens (
  institution_id integer not null references institutions,
  token_hash text not null,
  user_id uuid not null,
  role text not null,
  expires_on timestamptz not null,
  primary key (institution_id, token_hash)
);

alter table attempts drop constraint attempts_known_by_check;
alter table attempts add constraint attempts_known_by_check check (known_by in ('', 'lms', 'session', 'lti'));
alter table attempts add column lti_launch_id uuid;

alter table lms_deliveries drop constraint lms_deliveries_kind_check;
alter table lms_deliveries add constraint lms_deliveries_kind_check
  check (kind in ('result', 'publication', 'score', 'statement'));
-- Which of several systems of a kind it is for.
alter table lms_deliveries add column system text not null default '';
