import { modelOf } from '@takhti/content-types';
import { mayRead, type ContainerRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listDrawing, listPublishedByIds, listReferring } from './library.queries.ts';

/**
 * The content that needs any of some other and that the person may look at: what refers to it, and what draws from the skills of the
 * questions that it gives, each what changed last first.
 */
export async function listUsedIn(
  tx: Tx,
  session: Session,
  content_ids: readonly string[],
): Promise<{ records: ContainerRow[]; total: number }> {
  const { institution_id } = session;
  const published = await listPublishedByIds(tx, institution_id, content_ids);
  const giving = published.filter(({ content_type }) => modelOf(content_type)?.gives_questions === true);
  const rows = [
    ...(await listReferring(tx, institution_id, content_ids)),
    ...(await listDrawing(
      tx,
      institution_id,
      giving.map(({ content_id }) => content_id),
    )),
  ];
  const records = [...new Map(rows.map((row) => [row.container_id, row])).values()].filter((row) =>
    mayRead(session, row),
  );
  return { records, total: records.length };
}
