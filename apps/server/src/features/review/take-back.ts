import { Problem } from '@takhti/contract';
import { whyNotTakeBack, type OpenedContainer } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { moveContainerBack, reopenMoved } from '../containers/index.ts';
import { selectNow } from './looks.queries.ts';
import { loadSeen, type Seen } from './review.service.ts';
import { selectOptionalLastEntry } from './take-back.queries.ts';

/**
 * Takes the person's own last move of a container back: it is again where it was before (ADR 0054).
 * @throws Problem container.changed_meanwhile with `current`, container.locked with the `lock`, those of `whyNotTakeBack`
 */
export async function takeBack(tx: Tx, session: Caller, seen: Seen): Promise<OpenedContainer> {
  const container = await loadSeen(tx, session, seen);
  const last = await selectOptionalLastEntry(tx, container);
  // The time of the database, by which history is written.
  const problem = whyNotTakeBack(session, container, last, new Date(await selectNow(tx)));
  if (problem || !last) throw new Problem(problem ?? 'container.wrong_status');
  await moveContainerBack(tx, session, last, container);
  return reopenMoved(tx, session, container);
}
