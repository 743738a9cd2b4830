import { sql } from 'kysely';
import { joinPerson } from '../../../../platform/db/conditions/join-person.ts';
import type { Tx } from '../../../../platform/db/index.ts';

/** Answers of an institution, as they are counted: nothing is stored that could differ from its history. */
export async function countAnswers(tx: Tx, institution_id: number, now: Date) {
  const { granted } = await tx
    .selectFrom('bot_grants')
    .select(sql<number>`coalesce(sum(answers), 0)::int`.as('granted'))
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow();
  const turns = await tx
    .selectFrom('bot_turns')
    .select([
      sql<number>`(count(*) filter (where is_charged = 1))::int`.as('used'),
      sql<number>`(count(*) filter (where state = 'asked' and held_until > ${now}))::int`.as('held'),
    ])
    .where('institution_id', '=', institution_id)
    .where((eb) => eb.or([eb('is_charged', '=', 1), eb('state', '=', 'asked')]))
    .executeTakeFirstOrThrow();
  return { granted, ...turns };
}

export async function insertGrant(
  tx: Tx,
  institution_id: number,
  grant: {
    readonly grant_id: string;
    readonly by_user_id: string;
    readonly answers: number;
    readonly reason: string;
    readonly granted_on: Date;
  },
): Promise<void> {
  await tx
    .insertInto('bot_grants')
    .values({ institution_id, ...grant })
    .execute();
}

/** The newest grants. */
export async function listGrants(tx: Tx, institution_id: number, most: number) {
  return tx
    .selectFrom('bot_grants')
    .innerJoin('users', joinPerson('bot_grants.by_user_id'))
    .select([
      'bot_grants.grant_id',
      'users.full_name as by_full_name',
      'bot_grants.answers',
      'bot_grants.reason',
      'bot_grants.granted_on',
    ])
    .where('bot_grants.institution_id', '=', institution_id)
    .orderBy('bot_grants.grant_id', 'desc')
    .limit(most)
    .execute();
}
