import {
  canBeTakenBack,
  endsReview,
  outcomeOf,
  outcomeOfTakingBack,
  whyNotMove,
  type LastMove,
  type MoveName,
  type MoveOutcome,
} from '@takhti/domain';
import { Problem } from '@takhti/contract';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type LoadedContainer } from './containers.queries.ts';
import { changeContainer } from './writing.queries.ts';
import { refuseIfHeldElsewhere } from './lock/held-elsewhere.ts';
import { refuseLateChange } from './load-container.ts';
import { dropLock } from './lock/locks.queries.ts';
import { insertOutbox } from './history.queries.ts';
import { recordHistory } from './record-history.ts';
import { recordMove } from './record-move.ts';

/**
 * Refuses a move that the person may not make on a container.
 * @throws Problem those of `whyNotMove`
 */
export function requireMove(session: Session, name: MoveName, container: LoadedContainer): void {
  const problem = whyNotMove(name, session, container);
  if (problem) throw new Problem(problem);
}

/**
 * Moves a container to its next status: one conditional change, its history entry and its word to others, all in the
 * transaction of the caller (specification, section 4).
 *
 * @param seen the container as the person looked at it
 * @returns what the move led to
 * @throws Problem those of `whyNotMove`; container.locked with the `lock`; container.changed_meanwhile with `current` when another change was faster
 */
export async function moveContainer(
  tx: Tx,
  session: Caller,
  name: MoveName,
  seen: LoadedContainer,
): Promise<MoveOutcome> {
  requireMove(session, name, seen);
  refuseIfHeldElsewhere(session, seen);
  const outcome = outcomeOf(name, session, seen, session.review_levels);
  const counted = endsReview(name) ? { ...outcome, no_of_reviews: seen.no_of_reviews + 1 } : outcome;
  if (!(await changeContainer(tx, seen, counted))) return refuseLateChange(tx, session, seen.container_id);
  // The lock of work that is over would keep the next person waiting.
  await dropLock(tx, seen);
  const change = { from_status: seen.content_status, to_status: outcome.content_status };
  const { review_level, waiting_level: waited, reviewer_user_id } = seen;
  // The earlier state is kept, so that the move can be taken back.
  const before = { review_level, waiting_level: waited, reviewer_user_id };
  const { level } = session.active_role;
  await recordHistory(tx, session, name, seen, canBeTakenBack(name) ? { level, before } : { level }, change);
  const { waiting_level, is_published } = outcome;
  await recordMove(tx, session, name, seen, { ...change, waiting_level, is_published });
  return outcome;
}

/**
 * Takes back the last move of a container, which `whyNotTakeBack` allows: the reverse of `moveContainer`. Deletes the unread
 * notifications of that move.
 * @throws Problem container.locked with the `lock`; container.changed_meanwhile with `current` when another change was faster
 */
export async function moveContainerBack(
  tx: Tx,
  session: Caller,
  last: LastMove,
  seen: LoadedContainer,
): Promise<void> {
  refuseIfHeldElsewhere(session, seen);
  const outcome = outcomeOfTakingBack(last);
  if (!outcome) throw new Problem('container.too_late');
  const endedReview = canBeTakenBack(last.name) && endsReview(last.name);
  const counted = endedReview ? { ...outcome, no_of_reviews: seen.no_of_reviews - 1 } : outcome;
  if (!(await changeContainer(tx, seen, counted))) return refuseLateChange(tx, session, seen.container_id);
  await dropLock(tx, seen);
  const { content_status: to_status } = outcome;
  const { institution_id, container_id, content_status: from_status } = seen;
  const { level } = session.active_role;
  await recordHistory(tx, session, 'takeBack', seen, { level }, { from_status, to_status });
  await insertOutbox(tx, institution_id, 'review.taken_back', {
    container_id,
    by_user_id: session.user_id,
  });
}
