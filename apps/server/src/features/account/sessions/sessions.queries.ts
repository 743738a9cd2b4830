import type { Flag } from '@takhti/domain';
import { prebuilt, type Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';
import { latestPlausible, type Lifetimes } from './lifetimes.ts';

/** The columns of a held role that are read. */
export const grantColumns = [
  'roles.role',
  'roles.title',
  'roles.level',
  'roles.is_hide',
  'roles.is_skill_edit',
  'roles.is_skill_edit_gui',
  'roles.is_export_stats',
] as const;

// Every call asks it.
const listSessions = prebuilt((tx, { session_hash }: { session_hash: string }) =>
  tx
    .selectFrom('sessions')
    .innerJoin('users', joinPerson('sessions.user_id'))
    .leftJoin('user_roles', (join) =>
      join
        .onRef('user_roles.institution_id', '=', 'sessions.institution_id')
        .onRef('user_roles.user_id', '=', 'sessions.user_id')
        .onRef('user_roles.role', '=', 'sessions.active_role'),
    )
    .leftJoin('roles', (join) =>
      join
        .onRef('roles.institution_id', '=', 'user_roles.institution_id')
        .onRef('roles.role', '=', 'user_roles.role'),
    )
    .innerJoin('institutions', 'institutions.institution_id', 'sessions.institution_id')
    .select([
      'sessions.session_key',
      'sessions.user_id',
      'sessions.institution_id',
      'users.school_id',
      'users.username',
      'users.full_name',
      'users.grades_access',
      'users.is_users_management',
      'users.is_view_cds',
      'users.is_deletion',
      'users.version',
      'users.is_visitor',
      'users.unconfirmed_email',
      'institutions.settings',
      'sessions.expires_on',
      'sessions.refreshed_on',
      'sessions.is_jwt_login',
      'sessions.access_user_id',
      'sessions.is_user_access',
      ...grantColumns,
    ])
    .where('sessions.session_hash', '=', session_hash)
    .where('users.is_disabled', '=', 0),
);

/**
 * The session of a token hash with who holds it, in one look-up; undefined when there is none. Its role is null where the
 * person does not hold it any more.
 */
export async function selectOptionalSession(tx: Tx, session_hash: string) {
  const [session] = await listSessions(tx, { session_hash });
  return session;
}

export interface NewSession {
  readonly session_hash: string;
  readonly refresh_hash: string;
  readonly family_hash: string | null;
  readonly session_key: string;
  readonly institution_id: number;
  readonly user_id: string;
  readonly active_role: string;
  readonly device?: string;
  readonly is_jwt_login?: Flag;
}

export async function insertSession(tx: Tx, session: NewSession, until: Lifetimes): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ ...session, ...until })
    .execute();
}

/** The new tokens of a session, and how it was opened. */
export interface Rotation extends Lifetimes {
  readonly session_hash: string;
  readonly refresh_hash: string;
  readonly family_hash: string | null;
  readonly previous_refresh_hash: string | null;
  readonly rotation_salt: string | null;
}

/** Gives a session new tokens; false when it is over. */
export async function rotateSession(tx: Tx, session_hash: string, rotation: Rotation): Promise<boolean> {
  const rotated = await tx
    .updateTable('sessions')
    .set(rotation)
    .where('session_hash', '=', session_hash)
    .executeTakeFirst();
  return rotated.numUpdatedRows > 0n;
}

/** The session that a refresh token belongs to, or belonged to once. */
export async function selectOptionalRefreshable(
  tx: Tx,
  { refresh_hash, family_hash }: { refresh_hash: string; family_hash: string | null },
) {
  return tx
    .selectFrom('sessions')
    .innerJoin('users', joinPerson('sessions.user_id'))
    .select([
      'sessions.session_hash',
      'sessions.refresh_hash',
      'sessions.previous_refresh_hash',
      'sessions.rotation_salt',
      'sessions.refreshed_on',
      'sessions.refresh_expires_on',
      'sessions.institution_id',
      'sessions.user_id',
    ])
    .where((where) =>
      where.or([
        where('sessions.refresh_hash', '=', refresh_hash),
        where('sessions.previous_refresh_hash', '=', refresh_hash),
        ...(family_hash === null ? [] : [where('sessions.family_hash', '=', family_hash)]),
      ]),
    )
    .where('users.is_disabled', '=', 0)
    .forUpdate('sessions')
    .executeTakeFirst();
}

export async function deleteSession(tx: Tx, session_hash: string): Promise<void> {
  await tx.deleteFrom('sessions').where('session_hash', '=', session_hash).execute();
}

/** Deletes the oldest sessions of a person, so that no more than the newest `most` stay. */
export async function deleteOldestSessions(
  tx: Tx,
  { institution_id, user_id }: { institution_id: number; user_id: string },
  most: number,
): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('session_hash', 'in', (oldest) =>
      oldest
        .selectFrom('sessions')
        .select('session_hash')
        .where('institution_id', '=', institution_id)
        .where('user_id', '=', user_id)
        .orderBy('refreshed_on', 'desc')
        .orderBy('session_hash')
        .offset(most)
        // Somebody else may be deleting them.
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** Deletes sessions that can never be used again, and those that a clock made which was wrong. */
export async function deleteDeadSessions(tx: Tx, now: Date): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('refresh_expires_on', '<', now.toISOString()),
        where('refreshed_on', '>', latestPlausible(now).toISOString()),
      ]),
    )
    .execute();
}

export async function updateActiveRole(
  tx: Tx,
  who: { session_hash: string; institution_id: number; user_id: string },
  role: string,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ active_role: role, is_user_access: 0 })
    .where('session_hash', '=', who.session_hash)
    .execute();
  await tx
    .updateTable('users')
    .set({ active_role: role })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}
