-- A client may change a skill without saying which version it looked at: the history tells, as that of containers does in its detail.
alter table skills_history add column is_unseen smallint not null default 0;
