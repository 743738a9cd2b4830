import { Problem, type CompetitionRun, type holdCompetition, type RequestOf } from '@takhti/contract';
import { approvesFinally } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { loadContainer, type LoadedContainer } from '../../containers/index.ts';
import { openCompetition, type OpenCompetition } from '../open-competition.ts';
import { selectOptionalHold, upsertHold } from './holds.queries.ts';

/**
 * The state of a published competition.
 * @throws Problem container.not_found, competitions.not_found
 */
export async function runOf(
  tx: Tx,
  session: Session,
  container_id: string,
  now: Date,
): Promise<CompetitionRun> {
  const container = await loadContainer(tx, session, container_id);
  return toReply(tx, session, container, await openCompetition(tx, container, now));
}

/**
 * Pauses, resumes or ends a published competition. Points stay; an end is final.
 * @throws Problem container.not_found, account.forbidden, competitions.not_found; competitions.not_running for one that is over
 */
export async function hold(
  tx: Tx,
  session: Session,
  { container_id, hold: action }: RequestOf<typeof holdCompetition>,
  now: Date,
): Promise<CompetitionRun> {
  const container = await loadContainer(tx, session, container_id);
  if (!mayHold(session, container)) throw new Problem('account.forbidden');
  const { phase } = await openCompetition(tx, container, now);
  if (phase === 'over') throw new Problem('competitions.not_running', { phase });
  // A competition that has not begun cannot be ended: it is paused, or its times are changed.
  if (action === 'end' && phase === 'before') throw new Problem('competitions.not_running', { phase });
  const { institution_id, content_id } = container;
  const before = await selectOptionalHold(tx, container);
  await upsertHold(tx, {
    institution_id,
    content_id,
    is_paused: action === 'end' ? (before?.is_paused ?? false) : action === 'pause',
    ended_on: action === 'end' ? now : (before?.ended_on ?? null),
    changed_on: now,
    changed_by: session.viewer.user_id,
  });
  return toReply(tx, session, container, await openCompetition(tx, container, now));
}

async function toReply(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  { phase, was_ended }: OpenCompetition,
): Promise<CompetitionRun> {
  const kept = await selectOptionalHold(tx, container);
  return {
    phase,
    is_paused: kept?.is_paused === true,
    ended_on: was_ended ? (kept?.ended_on?.toISOString() ?? null) : null,
    may_hold: mayHold(session, container),
  };
}

function mayHold(session: Session, container: LoadedContainer): boolean {
  if (session.is_user_access) return false;
  return container.owner_user_id === session.user_id || approvesFinally(session, session.review_levels);
}
