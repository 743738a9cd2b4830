-- What other systems are to get, written in the transaction of what it tells of, and sent afterwards.
create table lms_deliveries (
  institution_id integer not null references institutions,
  delivery_id uuid not null,
  kind text not null check (kind in ('result', 'publication')),
  -- The attempt or the publication: each is told once.
  subject_id uuid not null,
  -- One after the other are sent: the results of a learner, the publications of a content object.
  order_key text not null,
  content_id uuid not null,
  title text not null,
  learner text not null default '',
  payload jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  tries integer not null default 0,
  first_tried_on timestamptz,
  next_try_on timestamptz not null,
  -- A server is sending it; when it dies, another takes it up from then on.
  claimed_until timestamptz,
  fault text,
  fault_text text not null default '',
  created_on timestamptz not null,
  sent_on timestamptz,
  primary key (institution_id, delivery_id)
);
create unique index lms_deliveries_once on lms_deliveries (institution_id, kind, subject_id);
create index lms_deliveries_due on lms_deliveries (next_try_on) where status = 'waiting';
create index lms_deliveries_order on lms_deliveries (institution_id, order_key, delivery_id) where status = 'waiting';
create index lms_deliveries_list on lms_deliveries (institution_id, status, delivery_id desc);

-- Under which id the LMS knows a content object, once it took it (C-372).
alter table containers add column lms_content_id text not null default '';
alter table containers add column is_lms_module smallint not null default 0;
create index containers_lms_content on containers (institution_id, lms_content_id) where lms_content_id <> '';
