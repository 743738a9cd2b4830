import { Problem, type approveAll as approveAllCall, type ReplyOf } from '@takhti/contract';
import { approvesFinally } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  loadContainer,
  lockContainer,
  moveContainer,
  selectOptionalContainer,
  type LoadedContainer,
} from '../containers/index.ts';
import { listApprovable, type LevelDesk } from './approve-all.queries.ts';
import { approve } from './review.service.ts';

type Report = ReplyOf<typeof approveAllCall>;

/** Longer than this nobody waits for one answer; what is left is told, and can be approved by the next call. */
const mostAtOnce = 200;

/**
 * Approves and publishes everything on the desk of a final reviewer, each item in a transaction of its own: what stands in
 * the way of one is told and leaves the others alone (C-512, C-514).
 * @throws Problem container.forbidden for who does not review finally
 */
export async function approveAll({ db }: Pick<Services, 'db'>, session: Session): Promise<Report> {
  const desk = finalDesk(session);
  if (!desk) throw new Problem('container.forbidden');
  const all = await db.readOne((tx) => listApprovable(tx, desk));
  const report: Report = { approved: 0, failed: [], remaining: Math.max(0, all.length - mostAtOnce) };
  for (const container_id of all.slice(0, mostAtOnce)) await approveOne(db, session, container_id, report);
  return report;
}

/** The desk that a session's approvals publish from; null when they do not. */
export function finalDesk(session: Session): LevelDesk | null {
  const { institution_id, user_id, active_role } = session;
  if (active_role.level === null || !approvesFinally(session, session.review_levels)) return null;
  return { institution_id, user_id, level: active_role.level };
}

async function approveOne(
  db: Services['db'],
  session: Session,
  container_id: string,
  report: Report,
): Promise<void> {
  const { institution_id } = session;
  const seen = await db.readOne((tx) => selectOptionalContainer(tx, institution_id, { container_id }));
  // Deleted since the list was read: nothing is left to approve, and nobody misses it.
  if (!seen) return;
  try {
    await db.inTransaction((tx) => startAndApprove(tx, session, container_id));
    report.approved += 1;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report.failed.push(refusal(seen, error));
  }
}

async function startAndApprove(tx: Tx, session: Session, container_id: string): Promise<void> {
  await lockContainer(tx, session.institution_id, container_id);
  const container = await loadContainer(tx, session, container_id);
  if (container.content_status === 'w') await moveContainer(tx, session, 'startReview', container);
  const { version } = await loadContainer(tx, session, container_id);
  await approve(tx, session, { container_id, version });
}

function refusal(container: LoadedContainer, { problem }: Problem): Report['failed'][number] {
  const { container_id, institution_id, content_type, title, language } = container;
  return { container_id, institution_id, content_type, title, language, problem };
}
