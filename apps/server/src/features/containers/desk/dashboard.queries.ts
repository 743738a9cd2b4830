import {
  typesWith,
  type ContainerRow,
  type ContentStatus,
  type ContentType,
  type Flag,
} from '@takhti/domain';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { containsWords } from '../../../platform/db/conditions/contains-words.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';
import { containerRows, selectPage, type Window } from '../containers.queries.ts';
import { isOwnContent } from './own-content.queries.ts';

/** The person whose dashboard is shown, and the part of it. */
export interface Desk {
  readonly kind: 'developer' | 'reviewer';
  readonly institution_id: number;
  readonly user_id: string;
  /** The review level whose waiting items are shown; null for developers. */
  readonly level: number | null;
  /** Whether only what was done at `level` is shown, in the other statuses too. */
  readonly is_level_only: boolean;
}

export interface DeskFilter {
  readonly grade: string;
  readonly subject: string;
  readonly content_type: ContentType | '';
  /** Leaves lesson plans out of drafts (C-825). */
  readonly hides_lesson_plans: Flag;
}

/** Filters of counts and lists. */
export interface DeskCountFilter extends DeskFilter {
  readonly username: string;
  /** Own content only: see {@link isOwnContent}. */
  readonly own_school_id: string | null;
}

export interface DeskListFilter extends DeskCountFilter {
  readonly title: string;
  readonly sort: 'newest' | 'oldest' | 'title';
}

const expression = expressionBuilder<Database, 'containers'>();
const hiddenWithPlans = typesWith(({ hidden_with }) => hidden_with === 'lesson_plans');

/** The containers in a status of a desk: the one definition for its lists and its counts. */
function isOnDesk(desk: Desk, status: ContentStatus, filter: DeskFilter): Expression<SqlBool> {
  const conditions = [
    expression('containers.institution_id', '=', desk.institution_id),
    // A literal, as in the condition of the indexes that serve this: a prepared statement has to show that they fit.
    expression('containers.is_deleted', '=', sql.lit(0)),
    expression('containers.content_status', '=', status),
    ...(desk.kind === 'developer' || status === 'd'
      ? [expression('containers.user_id', '=', desk.user_id)]
      : isOnReviewersDesk(desk, status)),
  ];
  if (filter.grade !== '') conditions.push(expression('containers.grade', '=', filter.grade));
  if (filter.subject !== '') conditions.push(expression('containers.subject', '=', filter.subject));
  if (filter.content_type !== '')
    conditions.push(expression('containers.content_type', '=', filter.content_type));
  if (filter.hides_lesson_plans === 1 && status === 'd')
    conditions.push(expression('containers.content_type', 'not in', hiddenWithPlans));
  return expression.and(conditions);
}

function isOnReviewersDesk(desk: Desk, status: Exclude<ContentStatus, 'd'>) {
  const atLevel = expression('containers.waiting_level', '=', desk.level);
  const leftLevel = desk.is_level_only ? [expression('containers.review_level', '=', desk.level ?? 0)] : [];
  const isMine = expression('containers.reviewer_user_id', '=', desk.user_id);
  switch (status) {
    case 'w':
      return [atLevel, expression('containers.user_id', '<>', desk.user_id)];
    case 'r':
      return desk.is_level_only ? [isMine, atLevel] : [isMine];
    case 's':
      return [isMine, ...leftLevel];
    case 'a':
      return leftLevel;
    default:
      return status satisfies never;
  }
}

// Code point order is the one that both engines share, regardless of their settings.
const byTitle = sql`lower(containers.title) collate "C"`;

/** One page of a status of a desk, and how many containers match. */
export async function listDesk(
  tx: Tx,
  desk: Desk,
  status: ContentStatus,
  filter: DeskListFilter,
  window: Window,
): Promise<{ records: ContainerRow[]; total: number }> {
  const rows = containerRows(tx)
    .where(isCounted(desk, status, filter))
    .where(containsWords('containers.title', filter.title))
    .$if(filter.sort === 'newest', (query) => query.orderBy('containers.last_activity', 'desc'))
    .$if(filter.sort === 'oldest', (query) => query.orderBy('containers.last_activity', 'asc'))
    .$if(filter.sort === 'title', (query) => query.orderBy(byTitle))
    .orderBy('containers.container_id', filter.sort === 'newest' ? 'desc' : 'asc');
  const counted = counting(tx, filter)
    .where(isCounted(desk, status, filter))
    .where(containsWords('containers.title', filter.title));
  return selectPage(tx, rows, counted, window);
}

// Counting reads every match, so it looks up no author whom the condition does not name.
function counting(tx: Tx, { username }: DeskCountFilter) {
  return tx
    .selectFrom('containers')
    .select(sql<number>`count(*)::int`.as('total'))
    .$if(username !== '', (query) =>
      query.innerJoin('users as author', joinPerson('containers.user_id', 'author')),
    );
}

function isCounted(desk: Desk, status: ContentStatus, filter: DeskCountFilter): Expression<SqlBool> {
  return expression.and([
    isOnDesk(desk, status, filter),
    containsWords('author.username', filter.username),
    ...isOwnContent(filter.own_school_id),
  ]);
}

/** The container of a desk that waits longest; undefined if none waits. */
export async function selectOptionalOldest(tx: Tx, desk: Desk): Promise<ContainerRow | undefined> {
  return containerRows(tx)
    .where(isOnDesk(desk, 'w', { grade: '', subject: '', content_type: '', hides_lesson_plans: 0 }))
    .orderBy('containers.last_activity', 'asc')
    .limit(1)
    .executeTakeFirst();
}

/** How many containers are in each status of a desk, in one statement. */
export async function countStatuses(tx: Tx, desk: Desk, filter: DeskCountFilter) {
  const count = (status: ContentStatus) => {
    const matching = counting(tx, filter).where(isCounted(desk, status, filter));
    return sql<number>`${matching}`.as(status);
  };
  return tx
    .selectNoFrom([count('d'), count('w'), count('r'), count('s'), count('a')])
    .executeTakeFirstOrThrow();
}

/** The review level of a role that a person holds; null when they do not hold it, or it reviews nothing. */
export async function selectHeldLevel(
  tx: Tx,
  who: { institution_id: number; user_id: string },
  role: string,
): Promise<number | null> {
  const held = await tx
    .selectFrom('user_roles')
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.institution_id', '=', 'user_roles.institution_id')
        .onRef('roles.role', '=', 'user_roles.role'),
    )
    .select('roles.level')
    .where('user_roles.institution_id', '=', who.institution_id)
    .where('user_roles.user_id', '=', who.user_id)
    .where('user_roles.role', '=', role)
    .executeTakeFirst();
  return held?.level ?? null;
}
