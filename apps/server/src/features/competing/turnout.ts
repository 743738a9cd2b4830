import { Problem, type ReplyOf, type readTurnout as readCall } from '@takhti/contract';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { loadContainer, maySeeLearners } from '../containers/index.ts';
import { countCompetitors } from './competitors.queries.ts';

/**
 * How many learners are in a competition and how many have played, without names.
 * @throws Problem container.not_found, account.forbidden
 */
export async function turnoutOf(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof readCall>> {
  const container = await loadContainer(tx, session, container_id);
  if (!maySeeLearners(session, container)) throw new Problem('account.forbidden');
  return countCompetitors(tx, container);
}
