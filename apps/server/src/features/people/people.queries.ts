import type { Flag, Person, PersonRow, RoleGrant, School } from '@takhti/domain';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { containsWords } from '../../platform/db/conditions/contains-words.ts';
import { holdsRole, roleConditions } from '../../platform/db/conditions/role-conditions.ts';

/** Filters of a list of people; '' and null mean no filter. */
export interface PeopleFilter {
  readonly username: string;
  readonly email: string;
  readonly full_name: string;
  readonly role: string;
  readonly is_disabled: Flag | null;
}

export interface Window {
  readonly limit: number;
  readonly offset: number;
}

const rolesOf = sql<string>`coalesce((
  select string_agg(user_roles.role, ',' order by user_roles.role_order, user_roles.role)
  from user_roles
  where user_roles.institution_id = users.institution_id and user_roles.user_id = users.user_id), '')`;

const rowColumns = [
  'users.user_id',
  'users.username',
  'users.full_name',
  'users.email',
  'users.grades_access',
  'users.subjects_access',
  'users.school_id',
  'users.is_disabled',
  'users.last_seen_on',
] as const;

// Visitors without a login share one account, which belongs to no person; one that was not confirmed belongs to no person yet.
function people(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('users')
    .leftJoin('schools', (join) =>
      join
        .onRef('schools.institution_id', '=', 'users.institution_id')
        .onRef('schools.school_id', '=', 'users.school_id'),
    )
    .where('users.institution_id', '=', institution_id)
    .where('users.is_visitor', '=', 0)
    .where('users.unconfirmed_email', 'is', null)
    .select(rowColumns)
    .select([rolesOf.as('roles'), sql<string>`coalesce(schools.title, '')`.as('school_name')]);
}

/** One page of the people of an institution by name, and how many match. */
export async function listPeople(
  tx: Tx,
  institution_id: number,
  filter: PeopleFilter,
  { limit, offset }: Window,
): Promise<{ records: PersonRow[]; total: number }> {
  const condition = matches(filter);
  const records = await people(tx, institution_id)
    .where(condition)
    .orderBy(sql`lower(users.full_name) collate "C"`)
    .orderBy('users.user_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('users.institution_id', '=', institution_id)
    .where('users.is_visitor', '=', 0)
    .where('users.unconfirmed_email', 'is', null)
    .where(condition)
    .executeTakeFirstOrThrow();
  return { records, total };
}

function matches(filter: PeopleFilter): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [
    containsWords(sql`users.username::text`, filter.username),
    containsWords(sql`users.email::text`, filter.email),
    containsWords('users.full_name', filter.full_name),
  ];
  if (filter.is_disabled !== null) conditions.push(sql<SqlBool>`users.is_disabled = ${filter.is_disabled}`);
  if (filter.role !== '')
    conditions.push(sql<SqlBool>`exists (
      select 1 from user_roles
      where user_roles.institution_id = users.institution_id and user_roles.user_id = users.user_id
        and user_roles.role = ${filter.role})`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** A person of the institution; undefined when it has none of this id. */
export async function selectOptionalPerson(
  tx: Tx,
  institution_id: number,
  user_id: string,
): Promise<Person | undefined> {
  return people(tx, institution_id)
    .select([
      'users.is_users_management',
      'users.is_view_cds',
      'users.is_deletion',
      'users.version',
      'users.created_on',
    ])
    .where('users.user_id', '=', user_id)
    .executeTakeFirst();
}

/**
 * Lets one change of people of an institution happen after the other, until the transaction ends: what was found about
 * taken names and remaining managers is then still so when it is written.
 */
export async function lockPeople(tx: Tx, institution_id: number): Promise<void> {
  await tx
    .selectFrom('institutions')
    .select('institution_id')
    .where('institution_id', '=', institution_id)
    .forNoKeyUpdate()
    .execute();
}

/** Those of the usernames that somebody of any institution logs in with already, be it their email, in lower case. */
export async function listTakenUsernames(
  tx: Tx,
  usernames: readonly string[],
  except_user_id: string | null,
): Promise<ReadonlySet<string>> {
  if (usernames.length === 0) return new Set();
  const rows = await tx
    .selectFrom('login_names')
    .select(sql<string>`lower(name::text)`.as('username'))
    .where('name', 'in', usernames)
    .$if(except_user_id !== null, (query) => query.where('user_id', '<>', except_user_id))
    .execute();
  return new Set(rows.map(({ username }) => username));
}

/** Those of the emails that somebody of the institution has already, in lower case. */
export async function listTakenEmails(
  tx: Tx,
  institution_id: number,
  emails: readonly string[],
  except_user_id: string | null,
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .selectFrom('users')
    .select(sql<string>`lower(email::text)`.as('email'))
    .where('institution_id', '=', institution_id)
    .where('email', 'in', emails)
    .$if(except_user_id !== null, (query) => query.where('user_id', '<>', except_user_id))
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** How many people of the institution can log in and manage users in a role they hold. */
export async function countManagers(tx: Tx, institution_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('users.institution_id', '=', institution_id)
    .where('users.is_disabled', '=', 0)
    .where(holdsRole(roleConditions.mayManageUsers))
    .executeTakeFirstOrThrow();
  return count;
}

/** The roles of an institution: writers first, then reviewers in the order of their levels. */
export async function listRoles(tx: Tx, institution_id: number): Promise<RoleGrant[]> {
  return tx
    .selectFrom('roles')
    .select(['role', 'title', 'level', 'is_hide', 'is_skill_edit', 'is_skill_edit_gui', 'is_export_stats'])
    .where('institution_id', '=', institution_id)
    .orderBy(roleConditions.isTeacher)
    .orderBy(sql`level nulls first`)
    .orderBy(roleConditions.isAdmin)
    .orderBy(sql`role collate "C"`)
    .execute();
}

/** The schools of an institution by name, with how many people belong to each. */
export async function listSchools(tx: Tx, institution_id: number): Promise<School[]> {
  return tx
    .selectFrom('schools')
    .select(['schools.school_id', 'schools.title as school_name'])
    .select(
      sql<number>`(
        select count(*)::int from users
        where users.institution_id = schools.institution_id and users.school_id = schools.school_id)`.as(
        'people',
      ),
    )
    .where('schools.institution_id', '=', institution_id)
    .orderBy(sql`lower(schools.title) collate "C"`)
    .orderBy('schools.school_id')
    .execute();
}
