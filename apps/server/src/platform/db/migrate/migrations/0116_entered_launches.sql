-- When a launch was entered first: soon after that it is over, also in the browser that began it.
alter table lti_logins add column entered_on timestamptz;
