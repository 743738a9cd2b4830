import { Problem } from '@takhti/contract';
import {
  hasErrors,
  isMinimalSkill,
  isStandalone,
  moveBetween,
  needsSkill,
  type ContentStatus,
  type OpenedContainer,
} from '@takhti/domain';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  loadContainer,
  lockContainer,
  moveContainer,
  refuseLateChange,
  reopenMoved,
  requireMove,
  retireEarlier,
  type LoadedContainer,
} from '../containers/index.ts';
import { requireRead } from '../provenance/index.ts';
import { publish } from '../players/index.ts';
import { addComment } from './comments/comments.service.ts';
import { findErrors } from './find-errors.ts';
import { saveLook } from './looks.queries.ts';

/** The container a person decided on, and the version they looked at; the current one where they name none. */
export interface Seen {
  readonly container_id: string;
  readonly version?: number | undefined;
}

// Locked before it is judged: a question that is saved or deleted meanwhile waits, and then finds the new status.
export async function loadSeen(tx: Tx, session: Session, seen: Seen): Promise<LoadedContainer> {
  await lockContainer(tx, session.institution_id, seen.container_id);
  const container = await loadContainer(tx, session, seen.container_id);
  return container.version === (seen.version ?? container.version)
    ? container
    : refuseLateChange(tx, session, container.container_id);
}

/**
 * Submits, starts or cancels a review, asks for resubmission, or sets in draft: the wanted status decides the move. A message
 * with it is stored as a comment in the same transaction.
 * @throws Problem container.changed_meanwhile with `current`, container.wrong_status, those of `whyNotMove`,
 * skills.minimal, container.has_errors with `findings`, ai.unread
 */
export async function changeStatus(
  tx: Tx,
  session: Caller,
  wanted: Seen & { content_status: ContentStatus; comments: string },
): Promise<OpenedContainer> {
  const container = await loadSeen(tx, session, wanted);
  const name = moveBetween(container.content_status, wanted.content_status);
  if (!name) throw new Problem('container.wrong_status');
  requireMove(session, name, container);
  if (name === 'submit') {
    requireRealSkill(container);
    await requireNoErrors(tx, container);
    await requireRead(tx, container);
  }
  await moveContainer(tx, session, name, container);
  if (wanted.comments !== '') {
    const { comments } = wanted;
    await addComment(tx, session, container, { comments, anchor: null, answers_to: null });
  }
  if (name === 'askResubmission' || name === 'cancelReview') await saveLook(tx, container, session.user_id);
  return reopenMoved(tx, session, container);
}

/**
 * Approves at the level of the person's role; at the institution's last level that publishes (C-505, C-289).
 * @throws Problem container.changed_meanwhile with `current`, those of `whyNotMove`, container.has_errors with `findings`,
 * ai.unread, assessments.pool_not_published
 */
export async function approve(tx: Tx, session: Caller, seen: Seen): Promise<OpenedContainer> {
  const container = await loadSeen(tx, session, seen);
  await approveLoaded(tx, session, container);
  return reopenMoved(tx, session, container);
}

/**
 * As `approve`, of a container that the caller has locked and loaded.
 * @throws Problem as `approve`
 */
export async function approveLoaded(tx: Tx, session: Caller, container: LoadedContainer): Promise<void> {
  requireMove(session, 'approve', container);
  await requireNoErrors(tx, container);
  // Reviewers bring in what models made, too.
  await requireRead(tx, container);
  const outcome = await moveContainer(tx, session, 'approve', container);
  await saveLook(tx, container, session.user_id);
  if (outcome.is_published === 0) return;
  await retireEarlier(tx, session, container);
  await publish(tx, session, container);
}

function requireRealSkill(container: LoadedContainer): void {
  const is_standalone = isStandalone(container);
  if (needsSkill(container.content_type, { is_standalone }) && isMinimalSkill(container))
    throw new Problem('skills.minimal');
}

async function requireNoErrors(tx: Tx, container: LoadedContainer): Promise<void> {
  const findings = await findErrors(tx, container);
  if (hasErrors(findings)) throw new Problem('container.has_errors', { findings });
}
