import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { insertOutbox, type LoadedContainer } from '../containers/index.ts';

/** The topics of a review that others are notified of, beside its moves. */
export type ReviewTopic = 'review.commented' | 'review.answered' | 'review.requests_settled';

// More people than seriously talk about one item.
const mostPeople = 100;

/**
 * Writes an outbox event for the author, the reviewer and others named; never for the person who acts. Call it in the
 * transaction of the change.
 */
export async function recordForOthers(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  topic: ReviewTopic,
  also: readonly string[] = [],
): Promise<void> {
  const { institution_id, container_id, users_content_id, title, user_id, reviewer_user_id } = container;
  const concerned = new Set([user_id, ...(reviewer_user_id === null ? [] : [reviewer_user_id]), ...also]);
  concerned.delete(session.user_id);
  await insertOutbox(tx, institution_id, topic, {
    container_id,
    users_content_id,
    title,
    by_user_id: session.user_id,
    for_user_ids: [...concerned].slice(0, mostPeople),
  });
}
