import { sql } from 'kysely';
import type { Db, Tx } from '../../apps/server/src/platform/db/index.ts';
import { enqueueResult } from '../../apps/server/src/features/lms/index.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { id, sqlId } from '../common/ids.ts';
import { INSTITUTION } from '../common/people.ts';
import { course } from './course.ts';

const SCOPES = ['score', 'lineitem'].map((scope) => `https://purl.imsglobal.org/spec/lti-ags/scope/${scope}`);
const platform_id = id('platform', 0);

/** Registers the platform, whose learners have all opened the assessment once. */
export async function makeCourse(tx: Tx, platform: string): Promise<void> {
  await sql`insert into lti_platforms
      (institution_id, platform_id, name, issuer, client_id, auth_url, token_url, jwks_url, deployments, created_on)
    values (${INSTITUTION}, ${platform_id}, 'Bench', ${platform}, ${course.client_id}, ${`${platform}/auth`}, ${`${platform}/token`},
      ${`${platform}/keys`}, ${JSON.stringify([course.deployment_id])}, now())`.execute(tx);
  const last = course.learners - 1;
  await sql`insert into lti_people (institution_id, person_id, platform_id, sub, full_name)
    select ${INSTITUTION}, ${sql.raw(sqlId('person', 'n'))}, ${platform_id}, 'learner-' || n, 'Learner ' || n
    from generate_series(0, ${last}::int) n`.execute(tx);
  const scores = JSON.stringify({
    scope: SCOPES,
    lineitem: course.lineitem(platform),
    resource_link_id: 'link',
  });
  await sql`insert into lti_launches
      (institution_id, launch_id, platform_id, person_id, token_hash, content_id, is_learner, scores, created_on)
    select ${INSTITUTION}, ${sql.raw(sqlId('launch', 'n'))}, ${platform_id}, ${sql.raw(sqlId('person', 'n'))}, 'bench-' || n,
      ${course.content_id}, 1, ${scores}::jsonb, now()
    from generate_series(0, ${last}::int) n`.execute(tx);
}

/** Lays results of all learners in turn in wait, as the end of an attempt does. */
export async function enqueueResults(db: Db, results: number): Promise<void> {
  for (let from = 0; from < results; from += course.learners)
    await db.inTransaction(async (tx) => {
      for (let n = from; n < Math.min(from + course.learners, results); n += 1) {
        const learner = n % course.learners;
        const attempt = {
          institution_id: INSTITUTION,
          attempt_id: newId(),
          content_id: course.content_id,
          content_type: 'assessment',
          title: 'Assessment',
          language: 'english',
          started_on: new Date(),
          user_id: id('person', learner),
          known_by: 'lti',
          lti_launch_id: id('launch', learner),
        } as const;
        await enqueueResult(tx, attempt, { GameScore: n % 101 }, new Date());
      }
    });
}

/** Lets an hour go by for all that waits: every time that is kept of it moves back. */
export async function letAnHourPass(tx: Tx): Promise<void> {
  await sql`update lms_deliveries set next_try_on = next_try_on - interval '1 hour', created_on = created_on - interval '1 hour',
    first_tried_on = first_tried_on - interval '1 hour', claimed_until = claimed_until - interval '1 hour'`.execute(
    tx,
  );
}

/** How many results are kept as sent. */
export async function countSent(tx: Tx): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*)::int as sent from lms_deliveries where status = 'sent' and kind = 'score'`.execute(tx);
  return rows[0]?.sent ?? 0;
}
