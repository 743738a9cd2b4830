-- Which content a container refers to: kept with its document, in the transaction of every save. No foreign key to what it refers
-- to: that may be deleted, and the document still says so.
create table content_references (
  institution_id integer not null,
  container_id uuid not null,
  content_id uuid not null,
  primary key (institution_id, container_id, content_id),
  foreign key (institution_id, container_id) references containers
);
create index content_references_to on content_references (institution_id, content_id);

-- Which publication of that content learners get, once the container is published itself.
create table publication_references (
  institution_id integer not null,
  publication_id uuid not null,
  content_id uuid not null,
  pinned_publication_id uuid not null,
  primary key (institution_id, publication_id, content_id),
  foreign key (institution_id, publication_id) references publications,
  foreign key (institution_id, pinned_publication_id) references publications
);
create index publication_references_to on publication_references (institution_id, pinned_publication_id);
