-- Every refresh token of a session begins with the same secret, its family's: one that was used long ago is known by it, and
-- ends the session. It is kept as SHA-256, as the tokens are.
alter table sessions
  add column family_hash text,
  -- What the present tokens were made of, together with the refresh token that was used for them: the same question within
  -- a minute gets the same answer, and nothing is made for it.
  add column rotation_salt text;
create index sessions_family on sessions (family_hash);
