-- Whoever teaches a course sees how its learners did: which place of it a launch is of, and where the platform names its members.
alter table lti_launches add column is_teacher smallint not null default 0;
alter table lti_launches add column resource_link_id text not null default '';
alter table lti_launches add column members_url text not null default '';
update lti_launches set resource_link_id = coalesce(scores ->> 'resource_link_id', '');
create index lti_launches_place on lti_launches (institution_id, platform_id, content_id, resource_link_id)
  where is_learner = 1;
create index attempts_of_lti_launch on attempts (institution_id, lti_launch_id) where lti_launch_id is not null;
