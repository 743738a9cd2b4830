-- Which part of a bank an attempt plays: its number, of how many, of how many questions. Null for what is played whole.
alter table attempts add column part jsonb;
