import { isClosedTo, similarity, significantWords, type ContainerRow } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import * as queries from './library.queries.ts';

/** As many as a person looks at; the candidates are a fair choice of the latest. */
const most_shown = 6;
const most_judged = 200;

/** Published content that is about the same as some other, the most alike first; none where the person may not see that. */
export async function listSimilar(
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<{ records: ContainerRow[]; total: number }> {
  const { institution_id } = session;
  const content = await queries.selectOptionalPublished(tx, institution_id, content_id);
  if (!content || isClosedTo(session, content)) return { records: [], total: 0 };
  const candidates = await queries.listCandidates(tx, session, content, {
    words: significantWords(content.title).map((word) => `t:${word}`),
    most: most_judged,
  });
  const records = candidates
    .map((row) => ({ row, score: similarity(content, row) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most_shown)
    .map(({ row }) => row);
  return { records, total: records.length };
}
