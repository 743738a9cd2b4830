import type { ContainerRow, OpenedContainer } from '@takhti/domain';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import { joinPerson } from '../../platform/db/conditions/join-person.ts';
import { roleConditions } from '../../platform/db/conditions/role-conditions.ts';

/** A container with everything that deciding and opening needs. */
export interface LoadedContainer
  extends ContainerRow, Pick<OpenedContainer, 'lms_content_id' | 'is_lms_module' | 'no_of_reviews'> {
  readonly json_data: object;
  readonly skill_code: string;
  /** The user who may read its hidden fields (`kept_back`), beside reviewers; null for its author. */
  readonly keeper_user_id: string | null;
  /**
   * Whose content it is. A draft has the content id of what it shall replace, by which learners' results are found: that belongs
   * to the author of what is published now. Without that, nobody owns what a draft went on with.
   */
  readonly owner_user_id: string | null;
  /** The last lock on it, which may have run out. */
  readonly lock: Lock | null;
}

interface Lock {
  readonly user_id: string;
  readonly session_key: string;
  readonly full_name: string;
  readonly taken_on: string;
  readonly seen_on: string;
  /** When the session that holds it ends. */
  readonly expires_on: string;
}

const columns = [
  'containers.users_content_id',
  'containers.container_id',
  'containers.content_id',
  'containers.content_type',
  'containers.content_status',
  'containers.title',
  'containers.language',
  'containers.skill_id',
  'containers.no_of_skills',
  'containers.grade',
  'containers.subject',
  'containers.total_questions',
  'containers.total_skills',
  'containers.review_level',
  'containers.waiting_level',
  'containers.last_activity',
  'containers.is_duplicate',
  'containers.copied_from_id',
  'containers.institution_id',
  'containers.school_id',
  'containers.user_id',
  'containers.reviewer_user_id',
  'containers.content_status as review_status',
  'containers.is_published',
  'containers.is_deleted',
  'containers.is_global',
  'containers.is_read_only',
  'containers.is_closed',
  'containers.version',
  'skills.skill',
  'author.full_name as author_full_name',
  'reviewer.full_name as reviewer_full_name',
] as const;

// Several roles can share a level; the one that people know the level by comes before admin and hidden ones.
const reviewerRole = sql<string | null>`(
  select roles.title from roles
  where roles.institution_id = containers.institution_id and roles.level = containers.waiting_level
    and containers.content_status in ('w', 'r')
  order by roles.is_hide, ${roleConditions.isAdmin}, roles.role
  limit 1)`;

/** Containers as lists show them, with skill and people; which list they are in is the caller's `where`. */
export function containerRows(tx: Tx) {
  return tx
    .selectFrom('containers')
    .innerJoin('skills', (join) =>
      join
        .onRef('skills.institution_id', '=', 'containers.institution_id')
        .onRef('skills.skill_id', '=', 'containers.skill_id'),
    )
    .innerJoin('users as author', joinPerson('containers.user_id', 'author'))
    .leftJoin('users as reviewer', joinPerson('containers.reviewer_user_id', 'reviewer'))
    .select(columns)
    .select(reviewerRole.as('reviewer_role'));
}

/** One page of a list. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of containers and the length of the whole list, in one statement, so that both are of the same moment.
 * @param rows `containerRows` with condition and order
 * @param counted counts what the same condition names, as `total`
 */
export async function selectPage(
  tx: Tx,
  rows: ReturnType<typeof containerRows>,
  counted: SelectQueryBuilder<Database, 'containers', { total: number }>,
  { limit, offset }: Window,
): Promise<{ records: ContainerRow[]; total: number }> {
  // The count comes first, because it has a row even where the page has none.
  const found = await tx
    .selectFrom(counted.as('counted'))
    .leftJoinLateral(rows.limit(limit).offset(offset).as('page'), (join) => join.onTrue())
    .select('counted.total')
    .selectAll('page')
    .execute();
  return {
    records: found.flatMap(({ total: _total, ...row }) =>
      row.container_id === null ? [] : [row as ContainerRow],
    ),
    total: found[0]?.total ?? 0,
  };
}

/**
 * How a container is named: by its own id, the id that its comments carry, the one that its learners play, or the one under which the
 * LMS took it.
 */
export type ContainerKey =
  | { readonly container_id: string }
  | { readonly users_content_id: string }
  | { readonly content_id: string }
  | { readonly lms_content_id: string };

const ownerOfContent = sql<string | null>`coalesce(
  (select published.user_id from containers as published
    where published.institution_id = containers.institution_id and published.content_id = containers.content_id
      and published.is_published = 1 and published.is_deleted = 0
    limit 1),
  case when containers.keeper_user_id is null then containers.user_id end
)`;

/** A container of an institution; undefined when it has none of this key, or a deleted one. */
export async function selectOptionalContainer(
  tx: Tx,
  institution_id: number,
  key: ContainerKey,
): Promise<LoadedContainer | undefined> {
  const rows = containerRows(tx)
    .leftJoin('edit_locks', (join) =>
      join
        .onRef('edit_locks.institution_id', '=', 'containers.institution_id')
        .onRef('edit_locks.container_id', '=', 'containers.container_id'),
    )
    // After the end of a session its lock no longer counts, even if the person is back with a new one.
    .leftJoin('sessions as holding', (join) =>
      join
        .onRef('holding.institution_id', '=', 'edit_locks.institution_id')
        .onRef('holding.user_id', '=', 'edit_locks.user_id')
        .onRef('holding.session_key', '=', 'edit_locks.session_key'),
    )
    .leftJoin('users as holder', (join) =>
      join
        .onRef('holder.institution_id', '=', 'holding.institution_id')
        .onRef('holder.user_id', '=', 'holding.user_id'),
    )
    .select([
      'containers.json_data',
      'containers.keeper_user_id',
      ownerOfContent.as('owner_user_id'),
      'containers.lms_content_id',
      'containers.is_lms_module',
      'containers.no_of_reviews',
      'skills.skill_code',
      'edit_locks.session_key as lock_session_key',
      'edit_locks.taken_on as lock_taken_on',
      'edit_locks.seen_on as lock_seen_on',
      'holding.expires_on as lock_expires_on',
      'holder.user_id as lock_user_id',
      'holder.full_name as lock_full_name',
    ])
    .where('containers.institution_id', '=', institution_id)
    .where('containers.is_deleted', '=', 0);
  const row = await (
    'container_id' in key
      ? rows.where('containers.container_id', '=', key.container_id)
      : 'content_id' in key
        ? // Beside what is published there may be the next version of it.
          rows.where('containers.content_id', '=', key.content_id).orderBy('containers.is_published', 'desc')
        : 'lms_content_id' in key
          ? rows
              .where('containers.lms_content_id', '=', key.lms_content_id)
              .orderBy('containers.is_published', 'desc')
          : rows.where('containers.users_content_id', '=', key.users_content_id)
  ).executeTakeFirst();
  return row && withLock(row);
}

interface LockColumns {
  readonly lock_session_key: string | null;
  readonly lock_taken_on: string | null;
  readonly lock_seen_on: string | null;
  readonly lock_expires_on: string | null;
  readonly lock_user_id: string | null;
  readonly lock_full_name: string | null;
}

function withLock<Row extends LockColumns>(row: Row) {
  const {
    lock_session_key: session_key,
    lock_taken_on: taken_on,
    lock_seen_on: seen_on,
    lock_expires_on: expires_on,
    lock_user_id: user_id,
    lock_full_name: full_name,
    ...container
  } = row;
  if (
    session_key === null ||
    taken_on === null ||
    seen_on === null ||
    expires_on === null ||
    user_id === null ||
    full_name === null
  )
    return { ...container, lock: null };
  return { ...container, lock: { session_key, taken_on, seen_on, expires_on, user_id, full_name } };
}

/** Holds a container until the transaction ends, so that what is judged of it is still so when it moves. */
export async function lockContainer(tx: Tx, institution_id: number, container_id: string): Promise<void> {
  await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .forUpdate()
    .execute();
}

/** The published version that this one replaces, of the same content. */
export async function listOthersPublished(
  tx: Tx,
  of: Pick<LoadedContainer, 'institution_id' | 'container_id' | 'content_id'>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', of.institution_id)
    .where('content_id', '=', of.content_id)
    .where('container_id', '<>', of.container_id)
    .where('is_published', '=', sql.lit(1))
    .where('is_deleted', '=', sql.lit(0))
    .execute();
  return rows.map(({ container_id }) => container_id);
}
