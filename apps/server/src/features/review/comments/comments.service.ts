import { Problem, type Comment } from '@takhti/contract';
import { kindOfRole, limits, mayRead, type Anchor } from '@takhti/domain';
import { refuseWhile } from '../../../http/limits/refuse-while.ts';
import type { Services } from '../../../http/services.ts';
import type { Session } from '../../../http/session.ts';
import { lockNamed, type Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import {
  abilitiesOf,
  anchorKnownTo,
  asKnownTo,
  loadCommented,
  type LoadedContainer,
} from '../../containers/index.ts';
import { findPlaces } from './comment-places.ts';
import * as queries from './comments.queries.ts';
import { recordForOthers } from '../record-for-others.ts';

/** Comments that one person may send within a quarter of an hour: each notifies others. */
const most_sent = 200;

/** A new comment on a container: about a place in it, or as an answer. */
export interface NewComment {
  readonly comments: string;
  readonly anchor: Anchor | null;
  readonly answers_to: string | null;
}

/**
 * The comments on a container, oldest first.
 * @throws Problem container.not_found
 */
export async function listComments(tx: Tx, session: Session, users_content_id: string): Promise<Comment[]> {
  const container = await loadCommented(tx, session, users_content_id);
  const { institution_id } = container;
  const found = await queries.listComments(tx, institution_id, users_content_id, session.user_id);
  return placeAll(tx, session, container, found);
}

async function placeAll(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  found: readonly queries.CommentRow[],
): Promise<Comment[]> {
  const comments = found.map((comment) => toComment(session, container, comment));
  // Only in what they may read: where a quote fits would show the hidden text.
  const known = asKnownTo(session, container);
  const placeOf = await findPlaces(
    tx,
    known,
    comments.map(({ anchor }) => anchor),
  );
  return comments.map((comment) => ({ ...comment, place: placeOf(comment.anchor) }));
}

async function placed(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  comment: queries.CommentRow,
): Promise<Comment> {
  const [shown] = await placeAll(tx, session, container, [comment]);
  if (!shown) throw new Error('a comment is shown as it is listed');
  return shown;
}

function toComment(
  session: Session,
  container: LoadedContainer,
  comment: queries.CommentRow,
): Omit<Comment, 'place'> {
  const { is_deleted, ...rest } = comment;
  return {
    ...rest,
    comments: is_deleted === 1 ? '' : comment.comments,
    anchor: anchorKnownTo(session, container, comment.anchor),
    is_deleted: is_deleted === 1,
    is_own: comment.user_id === session.user_id,
    can_resolve: mayResolve(session, container, comment),
  };
}

// The authors of the content and of the comment, and any reviewer who may comment here.
function mayResolve(session: Session, container: LoadedContainer, comment: queries.CommentRow): boolean {
  if (comment.answers_to !== null || comment.is_deleted === 1) return false;
  if (!abilitiesOf(session, container).can_comment) return false;
  const isConcerned = [container.user_id, comment.user_id].includes(session.user_id);
  return isConcerned || kindOfRole(session.active_role) === 'reviewer';
}

/**
 * Comments on a container; the text is kept as text. An answer belongs to the comment that began, whichever one of its
 * answers it was written under.
 * @throws Problem container.not_found, container.forbidden, comments.not_found, comments.full, request.too_many
 */
export async function sendComment(
  tx: Tx,
  { launches }: Pick<Services, 'launches'>,
  session: Session,
  { users_content_id, ...comment }: NewComment & { users_content_id: string },
): Promise<Comment> {
  const container = await loadCommented(tx, session, users_content_id);
  if (!abilitiesOf(session, container).can_comment) throw new Problem('container.forbidden');
  const { institution_id, user_id } = session;
  refuseWhile(launches.count([{ subject: `comments of ${institution_id} ${user_id}`, most: most_sent }]));
  await requireRoom(tx, session, container, comment.comments);
  return addComment(tx, session, container, comment);
}

async function requireRoom(
  tx: Tx,
  { user_id }: Session,
  { institution_id, users_content_id }: LoadedContainer,
  text: string,
): Promise<void> {
  await lockNamed(tx, `comments ${users_content_id}`);
  const { all, own } = await queries.weighComments(tx, { institution_id, users_content_id, user_id });
  const more = text.length + limits.comment.each;
  if (all + more > limits.comment.weight || own + more > limits.comment.of_person)
    throw new Problem('comments.full');
}

/**
 * Adds a comment that the person may make.
 * @throws Problem comments.not_found when it answers none of this container
 */
export async function addComment(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  { comments, anchor, answers_to }: NewComment,
): Promise<Comment> {
  const { institution_id, users_content_id } = container;
  const answered = answers_to === null ? null : await loadOn(tx, session, container, answers_to);
  const comments_id = newId();
  await queries.insertComment(tx, {
    institution_id,
    comments_id,
    users_content_id,
    comments,
    user_id: session.user_id,
    role_title: session.active_role.title,
    anchor: answered ? null : anchor,
    answers_to: answered && (answered.answers_to ?? answered.comments_id),
  });
  const commenters = await queries.listCommenters(tx, institution_id, users_content_id);
  await recordForOthers(
    tx,
    session,
    container,
    answered ? 'review.answered' : 'review.commented',
    commenters,
  );
  return placed(tx, session, container, await loadOn(tx, session, container, comments_id));
}

async function loadOn(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  comments_id: string,
): Promise<queries.CommentRow> {
  const found = await queries.selectOptionalComment(
    tx,
    container.institution_id,
    comments_id,
    session.user_id,
  );
  if (found?.users_content_id !== container.users_content_id) throw new Problem('comments.not_found');
  return found;
}

/**
 * Deletes a comment; only its author may (C-929).
 * @throws Problem container.not_found when there is no such comment on content that the person sees, container.forbidden
 */
export async function deleteComment(tx: Tx, session: Session, comments_id: string): Promise<void> {
  const { comment, container } = await loadComment(tx, session, comments_id);
  const isOwn = comment.user_id === session.user_id;
  if (!isOwn || !abilitiesOf(session, container).can_comment) throw new Problem('container.forbidden');
  await queries.markCommentDeleted(tx, session.institution_id, comments_id);
}

async function loadComment(tx: Tx, session: Session, comments_id: string) {
  const comment = await queries.selectOptionalComment(
    tx,
    session.institution_id,
    comments_id,
    session.user_id,
  );
  if (!comment) throw new Problem('container.not_found');
  return { comment, container: await loadCommented(tx, session, comment.users_content_id) };
}

/**
 * Settles a comment with its answers, or opens it again.
 * @throws Problem container.not_found as `deleteComment`, container.forbidden
 */
export async function resolveComment(
  tx: Tx,
  clock: Services['clock'],
  session: Session,
  { comments_id, is_resolved }: { comments_id: string; is_resolved: boolean },
): Promise<Comment> {
  const { comment, container } = await loadComment(tx, session, comments_id);
  if (!mayResolve(session, container, comment)) throw new Problem('container.forbidden');
  await queries.markCommentResolved(tx, session.institution_id, comments_id, {
    resolved_on: is_resolved ? clock.now() : null,
    resolved_by_user_id: is_resolved ? session.user_id : null,
  });
  return placed(tx, session, container, await loadOn(tx, session, container, comments_id));
}

/**
 * Notes that a person has read what others said, up to one comment.
 * @throws Problem container.not_found, comments.not_found
 */
export async function readComments(
  tx: Tx,
  session: Session,
  { users_content_id, comments_id }: { users_content_id: string; comments_id: string },
): Promise<void> {
  const container = await loadCommented(tx, session, users_content_id);
  await loadOn(tx, session, container, comments_id);
  const { institution_id, user_id } = session;
  await queries.saveCommentRead(tx, { institution_id, user_id, users_content_id }, comments_id);
}

/** How many comments of others a person has not read, of those of the containers that they may see. */
export async function countUnread(
  tx: Tx,
  session: Session,
  users_content_ids: readonly string[],
): Promise<{ users_content_id: string; unread: number }[]> {
  const { institution_id, user_id } = session;
  const items = await queries.listReadable(tx, institution_id, users_content_ids);
  const readable = items.filter((item) => mayRead(session, item)).map((item) => item.users_content_id);
  return queries.countUnread(tx, institution_id, readable, user_id);
}
