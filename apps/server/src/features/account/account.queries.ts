import { limits, type Role, type RoleGrant } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import { grantColumns } from './sessions/sessions.queries.ts';

/** The person whose login name it is, and how to check their password; undefined when no person has it. */
export async function selectOptionalCredentials(tx: Tx, given: string) {
  return tx
    .selectFrom('login_names')
    .innerJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'login_names.institution_id')
        .onRef('users.user_id', '=', 'login_names.user_id'),
    )
    .select(['users.institution_id', 'users.user_id', 'users.password_hash', 'users.active_role'])
    .where('login_names.name', '=', given)
    .where('users.is_disabled', '=', 0)
    .where('users.is_visitor', '=', 0)
    .executeTakeFirst();
}

/** Everything a screen knows of a person, without roles. */
export async function selectPerson(tx: Tx, institution_id: number, user_id: string) {
  return tx
    .selectFrom('users')
    .innerJoin('institutions', 'institutions.institution_id', 'users.institution_id')
    .select([
      'users.user_id',
      'users.username',
      'users.full_name',
      'users.email',
      'users.institution_id',
      'users.school_id',
      'users.grades_access',
      'users.subjects_access',
      'users.is_users_management',
      'users.is_view_cds',
      'users.is_deletion',
      'users.user_data',
      'users.version',
      'users.is_visitor',
      'users.unconfirmed_email',
      'institutions.title as institution_title',
      'institutions.settings',
    ])
    .where('users.institution_id', '=', institution_id)
    .where('users.user_id', '=', user_id)
    .executeTakeFirstOrThrow();
}

/** The roles a person holds, in the order they were given. */
export async function listGrants(tx: Tx, institution_id: number, user_id: string): Promise<RoleGrant[]> {
  return tx
    .selectFrom('user_roles')
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.institution_id', '=', 'user_roles.institution_id')
        .onRef('roles.role', '=', 'user_roles.role'),
    )
    .select(grantColumns)
    .where('user_roles.institution_id', '=', institution_id)
    .where('user_roles.user_id', '=', user_id)
    .orderBy('user_roles.role_order')
    .orderBy('roles.role')
    .execute();
}

/**
 * Locks an account whose session is about to be opened: its password or its end may have come while the password was checked.
 * @returns false when it is disabled, or has another password than the one that was checked
 */
export async function lockAccount(
  tx: Tx,
  who: { readonly institution_id: number; readonly user_id: string; readonly password_hash?: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('user_id')
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .where('is_disabled', '=', 0)
    .$if(who.password_hash !== undefined, (query) =>
      query.where('password_hash', '=', who.password_hash ?? ''),
    )
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Remembers that a person has been here. */
export async function noteSeen(
  tx: Tx,
  who: { institution_id: number; user_id: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_seen_on: now })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}

/** Lays the given keys over those kept, and gives back all of them; undefined, and nothing kept, when they grow too large. */
export async function mergeUserData(
  tx: Tx,
  who: { institution_id: number; user_id: string },
  data: Readonly<Record<string, unknown>>,
) {
  const merged = sql<string>`user_data || ${JSON.stringify(data)}::jsonb`;
  const row = await tx
    .updateTable('users')
    .set({ user_data: merged })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .where(sql<boolean>`octet_length((${merged})::text) <= ${limits.user_data.bytes}`)
    .returning('user_data')
    .executeTakeFirst();
  return row?.user_data;
}

/** Settings and progress that are kept with a person of any institution; undefined where there is no such person. */
export async function selectOptionalUserData(tx: Tx, user_id: string) {
  const row = await tx
    .selectFrom('users')
    .select('user_data')
    .where('user_id', '=', user_id)
    .where('is_disabled', '=', 0)
    .executeTakeFirst();
  return row?.user_data;
}

/** An institution with its roles; one that is there stays as it is. */
export async function insertInstitutionOnce(
  tx: Tx,
  { institution_id, title }: { institution_id: number; title: string },
  roles: readonly Role[],
): Promise<void> {
  await tx
    .insertInto('institutions')
    .values({ institution_id, title })
    .onConflict((conflict) => conflict.column('institution_id').doNothing())
    .execute();
  await tx
    .insertInto('roles')
    .values(roles.map((role) => ({ ...role, institution_id })))
    .onConflict((conflict) => conflict.columns(['institution_id', 'role']).doNothing())
    .execute();
}

/** A person with the roles they hold, in their order. */
export async function insertUser(
  tx: Tx,
  user: Insertable<Database['users']>,
  roles: readonly string[],
): Promise<void> {
  const { institution_id, user_id } = user;
  await tx.insertInto('users').values(user).execute();
  await tx
    .insertInto('user_roles')
    .values(roles.map((role, role_order) => ({ institution_id, user_id, role, role_order })))
    .execute();
}
