import { limits } from '@takhti/domain';
import { sql } from 'kysely';
import { containsWords } from '../../../platform/db/conditions/contains-words.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';
import { holdsRole, roleConditions } from '../../../platform/db/conditions/role-conditions.ts';

interface Owner {
  readonly institution_id: number;
  readonly user_id: string;
}

/** Credits of one person, as they are counted: nothing is stored that could differ from its history. */
export interface Counted {
  readonly granted: number;
  readonly used: number;
  /** For what is under way, and not past its time. */
  readonly held: number;
}

/** For people without a row. */
export const none: Counted = { granted: 0, used: 0, held: 0 };

export async function countCredits(tx: Tx, { institution_id, user_id }: Owner, now: Date): Promise<Counted> {
  return (await countCreditsOf(tx, institution_id, [user_id], now)).get(user_id) ?? none;
}

/** The credits of people, by their ids. */
export async function countCreditsOf(
  tx: Tx,
  institution_id: number,
  user_ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Counted>> {
  if (user_ids.length === 0) return new Map();
  const grants = await tx
    .selectFrom('ai_grants')
    .select(['user_id', sql<number>`sum(credits)::int`.as('granted')])
    .where('institution_id', '=', institution_id)
    .where('user_id', 'in', user_ids)
    .groupBy('user_id')
    .execute();
  const runs = await tx
    .selectFrom('ai_runs')
    .select([
      'user_id',
      sql<number>`(count(*) filter (where is_charged = 1))::int`.as('used'),
      sql<number>`(count(*) filter (where status = 'running' and held_until > ${now}))::int`.as('held'),
    ])
    .where('institution_id', '=', institution_id)
    .where('user_id', 'in', user_ids)
    .where((eb) => eb.or([eb('is_charged', '=', 1), eb('status', '=', 'running')]))
    .groupBy('user_id')
    .execute();
  const granted = new Map(grants.map((each) => [each.user_id, each.granted]));
  const spent = new Map(runs.map(({ user_id, ...each }) => [user_id, each]));
  return new Map(
    user_ids.map((user_id) => [
      user_id,
      { ...none, granted: granted.get(user_id) ?? 0, ...spent.get(user_id) },
    ]),
  );
}

export async function countUsed(tx: Tx, institution_id: number): Promise<number> {
  const { used } = await tx
    .selectFrom('ai_runs')
    .select(sql<number>`count(*)::int`.as('used'))
    .where('institution_id', '=', institution_id)
    .where('is_charged', '=', 1)
    .executeTakeFirstOrThrow();
  return used;
}

/**
 * Until the transaction ends nobody else grants, holds or spends credits of these people; how many there are of them. They are locked in one
 * order, so that two administrators never wait for each other.
 */
export async function lockPeople(
  tx: Tx,
  institution_id: number,
  user_ids: readonly string[],
): Promise<number> {
  const rows = await tx
    .selectFrom('users')
    .select('user_id')
    .where('institution_id', '=', institution_id)
    .where('user_id', 'in', user_ids)
    .where('is_visitor', '=', 0)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return rows.length;
}

/** One page of those who may write content, by name, and how many there are. */
export async function listAuthors(
  tx: Tx,
  institution_id: number,
  { search, page }: { search: string; page: number },
): Promise<{ records: { user_id: string; full_name: string; username: string }[]; total: number }> {
  const authors = tx
    .selectFrom('users')
    .where('users.institution_id', '=', institution_id)
    .where('users.is_visitor', '=', 0)
    .where('users.is_disabled', '=', 0)
    .where('users.unconfirmed_email', 'is', null)
    .where(containsWords('users.full_name', search))
    .where(holdsRole(roleConditions.isDeveloper));
  const records = await authors
    .select(['users.user_id', 'users.full_name', 'users.username'])
    .orderBy(sql`lower(users.full_name) collate "C"`)
    .orderBy('users.user_id')
    .limit(limits.page_size)
    .offset((page - 1) * limits.page_size)
    .execute();
  const { total } = await authors.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { records, total };
}

export interface Grant {
  readonly grant_id: string;
  readonly user_id: string;
  readonly by_user_id: string;
  readonly credits: number;
  readonly reason: string;
  readonly granted_on: Date;
}

export async function insertGrants(tx: Tx, institution_id: number, grants: readonly Grant[]): Promise<void> {
  await tx
    .insertInto('ai_grants')
    .values(grants.map((grant) => ({ institution_id, ...grant })))
    .execute();
}

/** One page of what was given and taken back, the newest first. */
export async function listGrants(tx: Tx, institution_id: number, page: number) {
  const records = await tx
    .selectFrom('ai_grants')
    .innerJoin('users', joinPerson('ai_grants.user_id'))
    .innerJoin('users as giver', joinPerson('ai_grants.by_user_id', 'giver'))
    .select([
      'ai_grants.grant_id',
      'users.full_name',
      'giver.full_name as by_full_name',
      'ai_grants.credits',
      'ai_grants.reason',
      'ai_grants.granted_on',
    ])
    .where('ai_grants.institution_id', '=', institution_id)
    .orderBy('ai_grants.grant_id', 'desc')
    .limit(limits.page_size)
    .offset((page - 1) * limits.page_size)
    .execute();
  const { total } = await tx
    .selectFrom('ai_grants')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('institution_id', '=', institution_id)
    .executeTakeFirstOrThrow();
  return { records, total };
}
