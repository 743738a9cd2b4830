import { limits, type Anchor } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';

function comments(tx: Tx, institution_id: number, reader_id: string) {
  return tx
    .selectFrom('comments')
    .innerJoin('users', joinPerson('comments.user_id'))
    .leftJoin('users as resolver', joinPerson('comments.resolved_by_user_id', 'resolver'))
    .leftJoin('comment_reads', (join) =>
      join
        .onRef('comment_reads.institution_id', '=', 'comments.institution_id')
        .onRef('comment_reads.users_content_id', '=', 'comments.users_content_id')
        .on('comment_reads.user_id', '=', reader_id),
    )
    .select([
      'comments.comments_id',
      'comments.users_content_id',
      'comments.comments',
      'comments.is_deleted',
      'comments.sent_on',
      'comments.user_id',
      'comments.role_title',
      'comments.anchor',
      'comments.answers_to',
      'comments.resolved_on',
      'users.full_name',
      'users.username',
      'resolver.full_name as resolved_by',
    ])
    .select(isUnread(reader_id).as('is_unread'))
    .where('comments.institution_id', '=', institution_id);
}

const isUnread = (reader_id: string) =>
  sql<boolean>`(comments.is_deleted = 0 and comments.user_id <> ${reader_id} and comments.sent_on > coalesce(comment_reads.read_on, '-infinity'))`;

/** A comment with who wrote it, as a certain person reads it. */
export type CommentRow = Awaited<ReturnType<typeof listComments>>[number];

/** What a comment counts towards the limit of its content. */
const weight = sql<number>`(char_length(comments.comments) + ${sql.lit(limits.comment.each)})`;

/** What the comments on a container weigh together, and those of one person. */
export async function weighComments(
  tx: Tx,
  of: { readonly institution_id: number; readonly users_content_id: string; readonly user_id: string },
): Promise<{ all: number; own: number }> {
  return tx
    .selectFrom('comments')
    .select([
      sql<number>`coalesce(sum(${weight}), 0)::int`.as('all'),
      sql<number>`coalesce(sum(${weight}) filter (where user_id = ${of.user_id}), 0)::int`.as('own'),
    ])
    .where('institution_id', '=', of.institution_id)
    .where('users_content_id', '=', of.users_content_id)
    .where('is_deleted', '=', 0)
    .executeTakeFirstOrThrow();
}

/**
 * The comments on a container, oldest first; a deleted one only while it has answers, which nobody would understand without. Words
 * with which something is sent back are never refused: beyond twice the limit only the newest are shown.
 */
export async function listComments(
  tx: Tx,
  institution_id: number,
  users_content_id: string,
  reader_id: string,
) {
  const newest = tx
    .selectFrom('comments')
    .select('comments.comments_id')
    .select(sql<number>`sum(${weight}) over (order by sent_on desc, comments_id desc)`.as('so_far'))
    .where('comments.institution_id', '=', institution_id)
    .where('comments.users_content_id', '=', users_content_id)
    // What was sent and deleted must not take the place of what the others said.
    .where('comments.is_deleted', '=', 0);
  return comments(tx, institution_id, reader_id)
    .where('comments.users_content_id', '=', users_content_id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb(
          'comments.comments_id',
          'in',
          selectFrom(newest.as('newest'))
            .select('newest.comments_id')
            .where('newest.so_far', '<=', 2 * limits.comment.weight),
        ),
        eb('comments.is_deleted', '=', 1).and(
          exists(
            selectFrom('comments as answer')
              .select('answer.comments_id')
              .whereRef('answer.institution_id', '=', 'comments.institution_id')
              .whereRef('answer.users_content_id', '=', 'comments.users_content_id')
              .whereRef('answer.answers_to', '=', 'comments.comments_id')
              .where('answer.is_deleted', '=', 0),
          ),
        ),
      ]),
    )
    .orderBy('comments.sent_on')
    .orderBy('comments.comments_id')
    .execute();
}

/** A comment by its id; undefined when the institution has none, or a deleted one. */
export async function selectOptionalComment(
  tx: Tx,
  institution_id: number,
  comments_id: string,
  reader_id: string,
): Promise<CommentRow | undefined> {
  return comments(tx, institution_id, reader_id)
    .where('comments.comments_id', '=', comments_id)
    .where('comments.is_deleted', '=', 0)
    .executeTakeFirst();
}

export async function insertComment(
  tx: Tx,
  {
    anchor,
    ...comment
  }: {
    readonly institution_id: number;
    readonly comments_id: string;
    readonly users_content_id: string;
    readonly comments: string;
    readonly user_id: string;
    readonly role_title: string;
    readonly anchor: Anchor | null;
    readonly answers_to: string | null;
  },
): Promise<void> {
  await tx
    .insertInto('comments')
    .values({ ...comment, anchor: anchor && JSON.stringify(anchor) })
    .execute();
}

export async function markCommentDeleted(tx: Tx, institution_id: number, comments_id: string): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ is_deleted: 1 })
    .where('institution_id', '=', institution_id)
    .where('comments_id', '=', comments_id)
    .execute();
}

/** Settles a comment, or opens it again. */
export async function markCommentResolved(
  tx: Tx,
  institution_id: number,
  comments_id: string,
  resolved: { readonly resolved_on: Date | null; readonly resolved_by_user_id: string | null },
): Promise<void> {
  await tx
    .updateTable('comments')
    .set(resolved)
    .where('institution_id', '=', institution_id)
    .where('comments_id', '=', comments_id)
    .execute();
}

/** Notes that a person has read the comments on a container up to one of them; never less than before. */
export async function saveCommentRead(
  tx: Tx,
  read: { readonly institution_id: number; readonly user_id: string; readonly users_content_id: string },
  comments_id: string,
): Promise<void> {
  await tx
    .insertInto('comment_reads')
    .columns(['institution_id', 'user_id', 'users_content_id', 'read_on'])
    .expression((from) =>
      from
        .selectFrom('comments')
        .select([
          'comments.institution_id',
          sql<string>`${read.user_id}::uuid`.as('user_id'),
          'comments.users_content_id',
          'comments.sent_on as read_on',
        ])
        .where('comments.institution_id', '=', read.institution_id)
        .where('comments.users_content_id', '=', read.users_content_id)
        .where('comments.comments_id', '=', comments_id),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'user_id', 'users_content_id'])
        .doUpdateSet({ read_on: sql<string>`greatest(comment_reads.read_on, excluded.read_on)` }),
    )
    .execute();
}

/** How many comments of others a person has not read, of those containers that have any. */
export async function countUnread(
  tx: Tx,
  institution_id: number,
  users_content_ids: readonly string[],
  reader_id: string,
): Promise<{ users_content_id: string; unread: number }[]> {
  if (users_content_ids.length === 0) return [];
  return tx
    .selectFrom('comments')
    .leftJoin('comment_reads', (join) =>
      join
        .onRef('comment_reads.institution_id', '=', 'comments.institution_id')
        .onRef('comment_reads.users_content_id', '=', 'comments.users_content_id')
        .on('comment_reads.user_id', '=', reader_id),
    )
    .select(['comments.users_content_id', sql<number>`count(*)::int`.as('unread')])
    .where('comments.institution_id', '=', institution_id)
    .where('comments.users_content_id', 'in', users_content_ids)
    .where('comments.is_deleted', '=', 0)
    .where(isUnread(reader_id))
    .groupBy('comments.users_content_id')
    .execute();
}

/** Everybody who commented on a container. */
export async function listCommenters(
  tx: Tx,
  institution_id: number,
  users_content_id: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('comments')
    .select('user_id')
    .distinct()
    .where('institution_id', '=', institution_id)
    .where('users_content_id', '=', users_content_id)
    .where('is_deleted', '=', 0)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Those of the containers that a person may see, by what seeing is decided on. */
export async function listReadable(tx: Tx, institution_id: number, users_content_ids: readonly string[]) {
  if (users_content_ids.length === 0) return [];
  return tx
    .selectFrom('containers')
    .select(['users_content_id', 'institution_id', 'user_id', 'content_status'])
    .select(['is_deleted', 'is_published', 'is_closed'])
    .where('institution_id', '=', institution_id)
    .where('users_content_id', 'in', users_content_ids)
    .execute();
}
