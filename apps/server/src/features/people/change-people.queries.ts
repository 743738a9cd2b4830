import type { Flag, PersonAction, PersonChange, PersonHistoryEntry } from '@takhti/domain';
import { sql, type Insertable, type SqlBool } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { joinPerson } from '../../platform/db/conditions/join-person.ts';
import type { Window } from './people.queries.ts';

/** The columns of a person that an administrator writes. */
export interface PersonValues {
  readonly username: string;
  readonly full_name: string;
  readonly email: string;
  readonly school_id: string | null;
  readonly grades_access: string;
  readonly subjects_access: string;
  readonly is_users_management: Flag;
  readonly is_view_cds: Flag;
  readonly is_deletion: Flag;
  /** As it is stored; absent to keep the present one. */
  readonly password_hash?: string;
}

interface Key {
  readonly institution_id: number;
  readonly user_id: string;
}

/** Writes a person again if they are still of the version seen; whether they were. */
export async function updatePerson(
  tx: Tx,
  { institution_id, user_id }: Key,
  version: number,
  values: PersonValues | Pick<PersonValues, 'full_name'> | { readonly is_disabled: Flag },
): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set({ ...values, version: version + 1 })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Gives a person these roles and no others, in this order; their next login starts in one that they hold. */
export async function replaceRoles(
  tx: Tx,
  { institution_id, user_id }: Key,
  roles: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('user_roles')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .execute();
  await tx
    .insertInto('user_roles')
    .values(roles.map((role, role_order) => ({ institution_id, user_id, role, role_order })))
    .execute();
  await tx
    .updateTable('users')
    .set({ active_role: roles[0] ?? '' })
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('active_role', 'not in', roles)
    .execute();
}

/** Ends every session of a person, and takes mailed codes for a new password away. */
export async function endSessions(tx: Tx, { institution_id, user_id }: Key): Promise<void> {
  for (const table of ['sessions', 'password_resets'] as const)
    await tx
      .deleteFrom(table)
      .where('institution_id', '=', institution_id)
      .where('user_id', '=', user_id)
      .execute();
}

/** A school of the institution by its id, or the one that has this name already, regardless of its case. */
export async function selectOptionalSchool(
  tx: Tx,
  institution_id: number,
  by: { readonly school_id: string } | { readonly title: string },
): Promise<{ school_id: string; title: string } | undefined> {
  const schools = tx
    .selectFrom('schools')
    .select(['school_id', 'title'])
    .where('institution_id', '=', institution_id)
    .orderBy('school_id');
  return 'school_id' in by
    ? schools.where('school_id', '=', by.school_id).executeTakeFirst()
    : schools.where(sql<SqlBool>`lower(title) collate "C" = lower(${by.title})`).executeTakeFirst();
}

export async function insertSchool(tx: Tx, institution_id: number, title: string): Promise<string> {
  const school_id = newId();
  await tx.insertInto('schools').values({ institution_id, school_id, title }).execute();
  return school_id;
}

/** People who are new, all at once, with the roles that each holds in their order. */
export async function insertPeople(
  tx: Tx,
  people: readonly { readonly user: Insertable<Database['users']>; readonly roles: readonly string[] }[],
): Promise<void> {
  await tx
    .insertInto('users')
    .values(people.map(({ user }) => user))
    .execute();
  await tx
    .insertInto('user_roles')
    .values(
      people.flatMap(({ user: { institution_id, user_id }, roles }) =>
        roles.map((role, role_order) => ({ institution_id, user_id, role, role_order })),
      ),
    )
    .execute();
}

/** One line of the history of a person. */
export interface NewHistory extends Key {
  readonly by_user_id: string;
  readonly by_role: string;
  readonly action: PersonAction;
  readonly changes: readonly PersonChange[];
  readonly created_on: Date;
}

export async function insertHistory(tx: Tx, entries: readonly NewHistory[]): Promise<void> {
  await tx
    .insertInto('people_history')
    .values(
      entries.map((entry) => ({
        ...entry,
        history_id: newId(),
        changes: JSON.stringify(entry.changes),
      })),
    )
    .execute();
}

/** One page of what was done with a person, the latest first. */
export async function listHistory(
  tx: Tx,
  { institution_id, user_id }: Key,
  { limit, offset }: Window,
): Promise<{ records: PersonHistoryEntry[]; total: number }> {
  const records = await tx
    .selectFrom('people_history')
    .innerJoin('users as author', joinPerson('people_history.by_user_id', 'author'))
    .select([
      'people_history.history_id',
      'people_history.action',
      'author.full_name as by_full_name',
      'people_history.by_role',
      'people_history.changes',
      'people_history.created_on',
    ])
    .where('people_history.institution_id', '=', institution_id)
    .where('people_history.user_id', '=', user_id)
    .orderBy('people_history.created_on', 'desc')
    .orderBy('people_history.history_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await tx
    .selectFrom('people_history')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return { records, total };
}
