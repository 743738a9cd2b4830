import type { Flag } from '@takhti/domain';
import type { Tx } from '../../../../platform/db/index.ts';

export interface NewLaunch {
  readonly institution_id: number;
  readonly launch_id: string;
  readonly platform_id: string;
  readonly person_id: string;
  readonly token_hash: string;
  readonly content_id: string;
  readonly is_learner: Flag;
  readonly is_teacher: Flag;
  readonly context_title: string;
  readonly resource_link_id: string;
  readonly members_url: string;
  readonly scores: object | null;
  readonly created_on: Date;
}

export async function insertLaunch(tx: Tx, { scores, ...launch }: NewLaunch): Promise<void> {
  await tx
    .insertInto('lti_launches')
    .values({ ...launch, scores: scores && JSON.stringify(scores) })
    .execute();
}

/** The owner of the token of a recent launch. */
export async function selectOptionalLaunchByToken(
  tx: Tx,
  key: { institution_id: number; token_hash: string; since: Date },
) {
  return tx
    .selectFrom('lti_launches')
    .select(['launch_id', 'person_id', 'content_id'])
    .where('institution_id', '=', key.institution_id)
    .where('token_hash', '=', key.token_hash)
    .where('created_on', '>', key.since.toISOString())
    .executeTakeFirst();
}

/** The service for scores of a launch, and the learner's id there. */
export async function selectOptionalScored(tx: Tx, key: { institution_id: number; launch_id: string }) {
  return tx
    .selectFrom('lti_launches')
    .innerJoin('lti_people', (join) =>
      join
        .onRef('lti_people.institution_id', '=', 'lti_launches.institution_id')
        .onRef('lti_people.person_id', '=', 'lti_launches.person_id'),
    )
    .select([
      'lti_launches.platform_id',
      'lti_launches.person_id',
      'lti_launches.content_id',
      'lti_launches.scores',
      'lti_launches.is_learner',
      'lti_people.sub',
      'lti_people.full_name',
    ])
    .where('lti_launches.institution_id', '=', key.institution_id)
    .where('lti_launches.launch_id', '=', key.launch_id)
    .executeTakeFirst();
}
