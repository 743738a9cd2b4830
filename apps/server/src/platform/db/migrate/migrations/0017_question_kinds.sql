-- Questions are of kinds now: which one, each says itself. What other kinds than multiple choice have of their own lies in
-- json_data; the columns of options stay empty there.
alter table questions add column content_type text not null default 'mcq';
alter table questions alter column option1 set default '';
alter table questions alter column option2 set default '';
alter table questions alter column option3 set default '';
alter table questions alter column option4 set default '';
alter table questions alter column correct1 set default 'N';
alter table questions alter column correct2 set default 'N';
alter table questions alter column correct3 set default 'N';
alter table questions alter column correct4 set default 'N';
