-- Where mail can be sent, an account that somebody made themselves is nobody's until the address has been confirmed: until then the
-- address stands here alone, its username says nothing and its email is empty. Several may wait for one address; the first that is
-- confirmed has it. No list shows them, and they are deleted after some days.
alter table users add column unconfirmed_email citext;
create index users_unconfirmed on users (unconfirmed_email, created_on) where unconfirmed_email is not null;

comment on table password_resets is
  'Codes that were mailed: for a new password to an account''s email, or to confirm an unconfirmed one';
