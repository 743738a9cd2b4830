import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';

/**
 * How many people of an institution can log in, are kept out, came since a moment, and have not confirmed their address. As in the
 * list of people, visitors are nobody, and unconfirmed people are counted as such alone.
 */
export async function countPeople(tx: Tx, institution_id: number, since: Date) {
  const confirmed = sql`unconfirmed_email is null`;
  return tx
    .selectFrom('users')
    .select([
      sql<number>`count(*) filter (where ${confirmed} and is_disabled = 0)::int`.as('enabled'),
      sql<number>`count(*) filter (where ${confirmed} and is_disabled = 1)::int`.as('disabled'),
      sql<number>`count(*) filter (where ${confirmed} and created_on >= ${since.toISOString()})::int`.as(
        'joined',
      ),
      sql<number>`count(*) filter (where unconfirmed_email is not null)::int`.as('unconfirmed'),
    ])
    .where('institution_id', '=', institution_id)
    .where('is_visitor', '=', 0)
    .executeTakeFirstOrThrow();
}

/** How many people who can log in hold each role; roles without people are left out. */
export async function countHolders(tx: Tx, institution_id: number): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('user_roles')
    .innerJoin('users', joinPerson('user_roles.user_id'))
    .select(['user_roles.role', sql<number>`count(*)::int`.as('count')])
    .where('user_roles.institution_id', '=', institution_id)
    .where('users.is_visitor', '=', 0)
    .where('users.is_disabled', '=', 0)
    .where('users.unconfirmed_email', 'is', null)
    .groupBy('user_roles.role')
    .execute();
  return new Map(rows.map(({ role, count }) => [role, count]));
}
