import { sql } from 'kysely';
import { videoModel } from '@takhti/content-types/files';
import type { Tx } from '../../apps/server/src/platform/db/index.ts';
import { id } from '../common/ids.ts';
import type { Developer } from '../common/people.ts';

/** Far from the ids of what is seeded. */
const FIRST = 60_000_000;

/** Gives each of them a draft video to put a film into; the containers' ids, in their order. */
export async function insertVideos(
  tx: Tx,
  institution_id: number,
  people: readonly Developer[],
): Promise<string[]> {
  const skill_id = id('skill', FIRST);
  const start = { language: 'english', skill_id, subject: 'Science', total_questions: 0 } as const;
  const doc = JSON.stringify(videoModel.defaults(start));
  await sql`
    insert into skills (institution_id, skill_id, skill, category, grade, subject, skill_order)
    values (${institution_id}, ${skill_id}, 'Skill', 'Category', '1', 'Science', 1)`.execute(tx);
  for (const [at, { user_id }] of people.entries())
    await sql`
      insert into containers (institution_id, container_id, users_content_id, content_id, content_type, content_status,
        title, language, skill_id, grade, subject, total_questions, user_id, json_data)
      values (${institution_id}, ${id('container', FIRST + at)}, ${id('users_content', FIRST + at)}, ${id('content', FIRST + at)},
        'video', 'd', 'A film', 'english', ${skill_id}, '1', 'Science', 0, ${user_id}, ${doc}::jsonb)`.execute(
      tx,
    );
  return people.map((_person, at) => id('container', FIRST + at));
}
