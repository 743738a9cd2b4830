import { contentActions } from '@takhti/contract';
import { foldRevisions, limits, type Revision } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './revisions.queries.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

/** Changes by others since a person last looked, each thing once; none if they never looked. */
export async function foldedSince(tx: Tx, of: Of, user_id: string): Promise<Revision[]> {
  return foldRevisions(await queries.listRevisionsSince(tx, of, user_id));
}

/** A page of what one history entry changed, and how much that was in all. */
export async function pageOfRevisions(
  tx: Tx,
  of: Of,
  history_id: string,
  page: number,
): Promise<{ records: Revision[]; total: number }> {
  const rows = { limit: limits.page_size, offset: (page - 1) * limits.page_size };
  return {
    records: await queries.listRevisionsOf(tx, of, history_id, rows),
    total: await queries.countRevisionsOf(tx, of, history_id),
  };
}

/** Whether it is known what a container held at a history entry of it: everything that changed it since was kept. */
export async function hasStateAt(tx: Tx, of: Of, history_id: string): Promise<boolean> {
  return queries.selectHasState(tx, of, history_id, contentActions);
}
