import { listHistory, listSessions, saveQuestion, sendComment, uploadFile } from '@takhti/contract';
import { questionDoc, type TestApp, type TestPerson } from './index.ts';

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One of everything of one author, by the names of the fields that carry its id; of an institution of its own unless it is told. */
export async function makeThings(server: TestApp, author_?: TestPerson): Promise<Record<string, unknown>> {
  const author = author_ ?? (await server.make.person({ roles: ['cd'] }));
  const lms_skill_id = 'Theirs';
  const skill = await server.make.skill({ institution_id: author.institution_id, lms_skill_id });
  const container = await server.make.container({ author, skill_id: skill.skill_id });
  const question = await server
    .as(author)
    .ok(saveQuestion, { ...questionDoc(), container_id: container.container_id });
  const comment = await server
    .as(author)
    .ok(sendComment, { users_content_id: container.users_content_id, comments: 'Ours' });
  await server
    .as(author)
    .ok(uploadFile, { container_id: container.container_id }, { file_name: 'a.png', body: onePixel });
  const history = await server.as(author).ok(listHistory, { container_id: container.container_id });
  return {
    container_id: container.container_id,
    users_content_id: container.users_content_id,
    content_id: question.content_id,
    content_ids: [question.content_id],
    users_content_ids: [container.users_content_id],
    comments_id: comment.comments_id,
    history_id: history.records[0]?.history_id,
    skill_id: container.skill_id,
    skill_ids: [container.skill_id],
    from_skill_id: container.skill_id,
    // Another one than what is merged into it: those are compared before anybody looks whose they are.
    into_skill_id: question.content_id,
    lms_skill_ids: [lms_skill_id],
    assessment_id: container.content_id,
    session_key: (await server.as(author).ok(listSessions, {})).records[0]?.session_key,
  };
}
