import { mayRead, type ContainerRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listReferring } from './library.queries.ts';

/** The content that refers to a content object and that the person may look at, what changed last first. */
export async function listUsedIn(
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<{ records: ContainerRow[]; total: number }> {
  const rows = await listReferring(tx, session.institution_id, content_id);
  const records = rows.filter((row) => mayRead(session, row));
  return { records, total: records.length };
}
