-- Publishing an assessment gathers the published questions of its skills; deleting a question asks whether it is published.
create index publication_questions_skill on publication_questions (institution_id, (body ->> 'skill_id'));
create index publication_questions_content on publication_questions (institution_id, content_id);
