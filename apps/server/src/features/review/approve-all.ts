import { modelOf } from '@takhti/content-types';
import { Problem, type approveAll as approveAllCall, type ReplyOf } from '@takhti/contract';
import { approvesFinally } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Caller, Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadContainer, lockContainer, moveContainer } from '../containers/index.ts';
import { listApprovable, type Approvable, type LevelDesk } from './approve-all.queries.ts';
import { approveLoaded } from './review.service.ts';

type Report = ReplyOf<typeof approveAllCall>;
type Item = Report['items'][number];

/** The limit for one call; the reply lists the rest, which the next call can approve. */
const mostAtOnce = 200;
/** After so many faults in a row the database is away, and each of the others would only wait for it in vain. */
const mostFaultsInARow = 3;

/**
 * Approves and publishes everything on the desk of a final reviewer, each item in its own transaction: the reply reports what
 * stopped one, a rule or a fault, and the others continue (C-512, C-514).
 * @throws Problem container.forbidden for all but final reviewers
 */
export async function approveAll(
  { db }: Pick<Services, 'db'>,
  session: Caller,
  logFault: (error: unknown) => void,
): Promise<Report> {
  const desk = finalDesk(session);
  if (!desk) throw new Problem('container.forbidden');
  const waiting = await db.readOne((tx) => listApprovable(tx, desk));
  // Content that others draw from comes first; within one kind, what waits longest.
  const all = waiting.toSorted((one, other) => orderOf(one) - orderOf(other));
  const items: Item[] = [];
  let done = 0;
  for (const each of all.slice(0, mostAtOnce)) {
    const item = await approveOne(db, session, each, logFault);
    if (item) items.push(item);
    done += 1;
    const last = items.slice(-mostFaultsInARow);
    if (last.length === mostFaultsInARow && last.every(({ outcome }) => outcome === 'failed')) break;
  }
  return { items, remaining: all.length - done };
}

function orderOf({ content_type }: Approvable): number {
  return modelOf(content_type)?.approval_order ?? 0;
}

/** The desk that a session's approvals publish from; null when they do not. */
export function finalDesk(session: Session): LevelDesk | null {
  const { institution_id, user_id, active_role } = session;
  if (active_role.level === null || !approvesFinally(session, session.review_levels)) return null;
  return { institution_id, user_id, level: active_role.level };
}

/** The outcome for one item; null if it was deleted since the list was read. */
async function approveOne(
  db: Services['db'],
  session: Caller,
  item: Approvable,
  logFault: (error: unknown) => void,
): Promise<Item | null> {
  try {
    await db.inTransaction((tx) => startAndApprove(tx, session, item.container_id));
    return { ...item, outcome: 'approved', problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) {
      logFault(error);
      return { ...item, outcome: 'failed', problem: 'server.fault' };
    }
    return error.problem === 'container.not_found'
      ? null
      : { ...item, outcome: 'refused', problem: error.problem };
  }
}

async function startAndApprove(tx: Tx, session: Caller, container_id: string): Promise<void> {
  await lockContainer(tx, session.institution_id, container_id);
  const container = await loadContainer(tx, session, container_id);
  if (container.content_status !== 'w') return approveLoaded(tx, session, container);
  await moveContainer(tx, session, 'startReview', container);
  return approveLoaded(tx, session, await loadContainer(tx, session, container_id));
}
