import { modelOf } from '@takhti/content-types';
import { mayRead, type ContainerRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listDrawing, listPublishedByIds, listReferring } from './library.queries.ts';

/** More than a page can show, of each: nobody looks for the hundredth plan that holds a game. */
const most_shown = 100;
const read_at_once = 500;
/** What a person may not read is passed over so far. */
const most_read = 20 * read_at_once;

/** The first rows that a person may read, however many others are before them. */
async function firstReadable(
  session: Session,
  most: number,
  list: (rows: { limit: number; offset: number }) => Promise<ContainerRow[]>,
): Promise<ContainerRow[]> {
  const readable: ContainerRow[] = [];
  for (let offset = 0; readable.length < most && offset < most_read; offset += read_at_once) {
    const rows = await list({ limit: read_at_once, offset });
    readable.push(...rows.filter((row) => mayRead(session, row)));
    if (rows.length < read_at_once) break;
  }
  return readable.slice(0, most);
}

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
  const given = giving.map(({ content_id }) => content_id);
  const most = most_shown * content_ids.length;
  const rows = [
    ...(await firstReadable(session, most, (some) => listReferring(tx, institution_id, content_ids, some))),
    ...(await firstReadable(session, most, (some) => listDrawing(tx, institution_id, given, some))),
  ];
  const records = [...new Map(rows.map((row) => [row.container_id, row])).values()];
  return { records, total: records.length };
}
