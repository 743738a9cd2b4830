-- Sounds are uploads too: they have no width or height (0), and play for so many milliseconds; pictures for none.
alter table uploads add column duration_ms integer not null default 0;
