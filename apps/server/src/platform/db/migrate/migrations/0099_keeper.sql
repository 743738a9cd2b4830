-- Who may read what a type keeps back (the code of a reward), where that is not the author: of a draft that goes on with content of
-- somebody else. Until now such a draft lost it.
alter table containers add column keeper_user_id uuid;
