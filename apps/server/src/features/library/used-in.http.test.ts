import { listUsedIn } from '@takhti/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTestApp } from '../../testing/index.ts';

test('what a person may read is found behind a thousand plans that they may not', async () => {
  const app = await makeTestApp();
  const author = await app.make.person();
  const other = await app.make.person({ institution_id: author.institution_id });
  const published = { content_status: 'a', is_published: 1 } as const;
  const { content_id } = await app.make.container({ author, content_type: 'game', ...published });
  const own = await app.make.container({ author, content_type: 'lesson_plan' });
  const theirs = await app.make.container({ author: other, content_type: 'lesson_plan' });
  await app.db.inTransaction(async (tx) => {
    await sql`
      insert into containers
      select (jsonb_populate_record(containers, jsonb_build_object('container_id', gen_random_uuid(),
        'content_id', gen_random_uuid(), 'users_content_id', gen_random_uuid(),
        'last_activity', now() + interval '1 hour'))).*
      from containers, generate_series(1, 1000) where container_id = ${theirs.container_id}`.execute(tx);
    await sql`
      insert into content_references (institution_id, container_id, content_id)
      select institution_id, container_id, ${content_id} from containers
      where institution_id = ${author.institution_id} and content_type = 'lesson_plan'`.execute(tx);
  });
  const { records } = await app.as(author).ok(listUsedIn, { content_ids: [content_id] });
  expect(records.map(({ container_id }) => container_id)).toEqual([own.container_id]);
  await app.close();
});
