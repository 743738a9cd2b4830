-- Every login deletes sessions that a wrong clock made: without an index it would read the sessions of everybody.
create index sessions_refreshed on sessions (refreshed_on);
