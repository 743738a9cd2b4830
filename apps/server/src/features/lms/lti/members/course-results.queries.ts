import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** The launch with which somebody who teaches came, by its token. */
export async function selectOptionalTeaching(
  tx: Tx,
  key: { institution_id: number; token_hash: string; since: Date },
) {
  return tx
    .selectFrom('lti_launches')
    .select([
      'institution_id',
      'platform_id',
      'person_id',
      'content_id',
      'resource_link_id',
      'members_url',
      'context_title',
    ])
    .where('institution_id', '=', key.institution_id)
    .where('token_hash', '=', key.token_hash)
    .where('is_teacher', '=', 1)
    .where('created_on', '>', key.since.toISOString())
    .executeTakeFirst();
}

interface Place {
  readonly institution_id: number;
  readonly platform_id: string;
  readonly content_id: string;
  readonly resource_link_id: string;
}

/** How the learners of a place did: each attempt that ended, the newest first. */
export async function listFinished(tx: Tx, place: Place, most: number) {
  return tx
    .selectFrom('lti_launches')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.institution_id', '=', 'lti_launches.institution_id')
        .onRef('attempts.lti_launch_id', '=', 'lti_launches.launch_id'),
    )
    .innerJoin('lti_people', (join) =>
      join
        .onRef('lti_people.institution_id', '=', 'lti_launches.institution_id')
        .onRef('lti_people.person_id', '=', 'lti_launches.person_id'),
    )
    .select([
      'lti_people.sub',
      'lti_people.full_name',
      'attempts.finished_on',
      sql<number>`(attempts.result ->> 'GameScore')::float`.as('score'),
    ])
    .where('lti_launches.institution_id', '=', place.institution_id)
    .where('lti_launches.platform_id', '=', place.platform_id)
    .where('lti_launches.content_id', '=', place.content_id)
    .where('lti_launches.resource_link_id', '=', place.resource_link_id)
    .where('lti_launches.is_learner', '=', 1)
    .where('attempts.finished_on', 'is not', null)
    .orderBy('attempts.finished_on', 'desc')
    .limit(most)
    .execute();
}
