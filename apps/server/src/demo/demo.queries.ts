import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../platform/db/index.ts';

const progressName = 'demo';

/** How far the demo was filled in: `'started'`, `'done'`, or undefined when it never was; `'closed'` once it cannot be used. */
export async function selectOptionalProgress(tx: Tx): Promise<string | undefined> {
  const row = await tx
    .selectFrom('installation')
    .select('value')
    .where('name', '=', progressName)
    .executeTakeFirst();
  return row?.value;
}

export async function saveProgress(tx: Tx, value: 'started' | 'done' | 'closed'): Promise<void> {
  await tx
    .insertInto('installation')
    .values({ name: progressName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function countInstitutions(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('institutions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

// Tables in an order in which nothing is deleted before what refers to it.
const childrenFirst = [
  'attempts',
  'publication_questions',
  'publications',
  'uploads',
  'outbox',
  'notifications',
  'daily_mails',
  'revisions',
  'history',
  'change_requests',
  'looks',
  'comment_reads',
  'comments',
  'questions',
  'collection_items',
  'collections',
  'search_waiting',
  'search_words',
  'search_texts',
  'containers',
  'skills_history',
  'skills',
  'sessions',
  'password_resets',
  'jwt_uses',
  'lms_deliveries',
  'people_history',
  'user_roles',
  'users',
  'roles',
  'schools',
  'pending_files',
  'institutions',
] as const satisfies readonly (keyof Database)[];

/** Takes away what an interrupted first start left of the demo institutions. */
export async function deleteInstitutions(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const table of childrenFirst) await tx.deleteFrom(table).where('institution_id', 'in', ids).execute();
}

export async function insertSchools(
  tx: Tx,
  institution_id: number,
  schools: readonly { school_id: string; title: string }[],
): Promise<void> {
  await tx
    .insertInto('schools')
    .values(schools.map((school) => ({ ...school, institution_id })))
    .execute();
}

export async function insertSkills(tx: Tx, skills: readonly Insertable<Database['skills']>[]): Promise<void> {
  await tx.insertInto('skills').values(skills).execute();
}

/** Ends the sessions in which the demo was written: none of its people has been here yet. */
export async function deleteDemoSessions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('sessions').where('institution_id', 'in', ids).execute();
  await tx.updateTable('users').set({ last_seen_on: null }).where('institution_id', 'in', ids).execute();
}

/**
 * Of the demo people's actions only the last few moves of each author's work stay as notifications: nobody reads hundreds at a
 * first login.
 */
export async function keepLastNotifications(tx: Tx, ids: readonly number[], kept: number): Promise<void> {
  const latest = tx
    .selectFrom('outbox')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'outbox.institution_id')
        .on('containers.container_id', '=', sql<string>`(outbox.payload->>'container_id')::uuid`),
    )
    .select([
      'outbox.outbox_id',
      sql<number>`row_number() over (partition by containers.user_id order by outbox.outbox_id desc)`.as(
        'at',
      ),
    ])
    .as('latest');
  await tx
    .deleteFrom('outbox')
    .where('institution_id', 'in', ids)
    .where('outbox_id', 'not in', (from) =>
      from.selectFrom(latest).select('outbox_id').where('at', '<=', kept),
    )
    .execute();
}

/** The stored passwords of people of these institutions, each once. */
export async function listPasswordHashes(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('password_hash')
    .distinct()
    .where('institution_id', 'in', ids)
    .where('is_disabled', '=', 0)
    .execute();
  return rows.map((row) => row.password_hash);
}

/** Refuses people of these institutions who still have one of these passwords, and ends their sessions. */
export async function disablePeople(
  tx: Tx,
  ids: readonly number[],
  password_hashes: readonly string[],
): Promise<void> {
  const disabled = await tx
    .updateTable('users')
    .set({ is_disabled: 1 })
    .where('institution_id', 'in', ids)
    .where('password_hash', 'in', password_hashes)
    .returning('user_id')
    .execute();
  if (disabled.length === 0) return;
  const user_ids = disabled.map(({ user_id }) => user_id);
  await tx
    .deleteFrom('sessions')
    .where('institution_id', 'in', ids)
    .where('user_id', 'in', user_ids)
    .execute();
}
