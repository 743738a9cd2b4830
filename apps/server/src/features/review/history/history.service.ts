import { Problem, type ContentChange, type HistoryEntry } from '@takhti/contract';
import { limits, type Revision } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { loadContainer } from '../../containers/index.ts';
import { hasStateAt, pageOfRevisions } from '../../revisions/index.ts';
import * as queries from './history.queries.ts';
import { toContentChanges } from '../changes/show-changes.ts';

/**
 * One page of a container's history, newest first.
 * @throws Problem container.not_found
 */
export async function listHistory(
  tx: Tx,
  session: Session,
  { container_id, page }: { container_id: string; page: number },
): Promise<{ records: HistoryEntry[]; total: number }> {
  const container = await loadContainer(tx, session, container_id);
  const rows = { limit: limits.page_size, offset: (page - 1) * limits.page_size };
  return {
    records: await queries.listHistory(tx, container, rows),
    total: await queries.countHistory(tx, container),
  };
}

/**
 * What one entry of a container's history changed, a page at a time.
 * @throws Problem container.not_found, history.not_found
 */
export async function listHistoryChanges(
  tx: Tx,
  session: Session,
  { container_id, history_id, page }: { container_id: string; history_id: string; page: number },
): Promise<{ records: ContentChange[]; total: number; has_state: boolean }> {
  const container = await loadContainer(tx, session, container_id);
  if (!(await queries.selectOptionalEntry(tx, container, history_id))) throw new Problem('history.not_found');
  const { records, total }: { records: Revision[]; total: number } = await pageOfRevisions(
    tx,
    container,
    history_id,
    page,
  );
  return {
    records: await toContentChanges(tx, session, container, records),
    total,
    has_state: await hasStateAt(tx, container, history_id),
  };
}
