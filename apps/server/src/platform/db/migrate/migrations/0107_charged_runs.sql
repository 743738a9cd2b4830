-- A run that cost a credit outlives what it was made for: credits are counted by such runs.
alter table ai_runs drop constraint ai_runs_institution_id_container_id_fkey;
alter table ai_runs add constraint ai_runs_institution_id_container_id_fkey
  foreign key (institution_id, container_id) references containers on delete set null (container_id);
