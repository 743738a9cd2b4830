import { modelOf } from '@takhti/content-types';
import { mayRead, type ContainerRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listDrawing, listReferring, selectOptionalPublished } from './library.queries.ts';

/**
 * The content that needs some other and that the person may look at, what changed last first: what refers to it, and what draws from
 * the skills of the questions that it gives.
 */
export async function listUsedIn(
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<{ records: ContainerRow[]; total: number }> {
  const { institution_id } = session;
  const content = await selectOptionalPublished(tx, institution_id, content_id);
  const gives = content !== undefined && modelOf(content.content_type)?.gives_questions === true;
  const rows = [
    ...(await listReferring(tx, institution_id, content_id)),
    ...(gives ? await listDrawing(tx, institution_id, content_id) : []),
  ];
  const records = [...new Map(rows.map((row) => [row.container_id, row])).values()].filter((row) =>
    mayRead(session, row),
  );
  return { records, total: records.length };
}
