import { endsReview, outcomeOf, whyNotMove, type MoveName, type MoveOutcome } from '@takhti/domain';
import { Problem } from '@takhti/contract';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { type LoadedContainer } from './containers.queries.ts';
import { changeContainer } from './writing.queries.ts';
import { refuseIfHeldElsewhere } from './lock/held-elsewhere.ts';
import { refuseLateChange } from './load-container.ts';
import { dropLock } from './lock/locks.queries.ts';
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
 * @throws Problem those of `whyNotMove`; container.locked with the `lock`; container.changed_meanwhile with `current` when somebody was faster
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
  await recordHistory(tx, session, name, seen, { level: session.active_role.level }, change);
  const { waiting_level, is_published } = outcome;
  await recordMove(tx, session, name, seen, { ...change, waiting_level, is_published });
  return outcome;
}
