import { keptAssessment } from '@takhti/content-types/assessments';
import { keptQuestion, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Article } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** The containers of articles by their ids, each once: what is published of it, or the draft of one that never was. */
export async function listArticleContainers(tx: Tx, institution_id: number, article_ids: readonly string[]) {
  if (article_ids.length === 0) return [];
  return tx
    .selectFrom('containers')
    .distinctOn('containers.content_id')
    .select([
      'containers.content_id',
      'containers.container_id',
      'containers.institution_id',
      'containers.user_id',
      'containers.content_status',
      'containers.content_type',
      'containers.is_published',
      'containers.is_deleted',
      'containers.title',
      'containers.json_data',
      'containers.total_questions',
    ])
    .where('containers.institution_id', '=', institution_id)
    .where('containers.content_id', 'in', article_ids)
    .where('containers.content_type', '=', 'article')
    .where('containers.is_deleted', '=', sql.lit(0))
    .orderBy('containers.content_id')
    .orderBy('containers.is_published', 'desc')
    .execute();
}

/** These articles as learners are given them now, each with its questions in their order. */
export async function listPublishedArticles(
  tx: Tx,
  institution_id: number,
  article_ids: readonly string[],
): Promise<{ article: Article; questions: PublishedQuestion[] }[]> {
  if (article_ids.length === 0) return [];
  const publications = await tx
    .selectFrom('publications')
    .select(['publication_id', 'json_data'])
    .where('institution_id', '=', institution_id)
    .where('content_id', 'in', article_ids)
    .where('is_current', '=', sql.lit(1))
    .execute();
  const found = publications.flatMap(({ publication_id, json_data }) => {
    const [article] = keptAssessment.openKept(json_data).articles ?? [];
    return article ? [{ publication_id, article }] : [];
  });
  if (found.length === 0) return [];
  const ids = found.map(({ publication_id }) => publication_id);
  const rows = await tx
    .selectFrom('publication_questions')
    .select(['publication_id', 'body'])
    .where('institution_id', '=', institution_id)
    .where('publication_id', 'in', ids)
    .orderBy('content_id')
    .execute();
  const bodies = Map.groupBy(rows, (row) => row.publication_id);
  return found.map(({ publication_id, article }) => ({
    article,
    questions: (bodies.get(publication_id) ?? []).map(({ body }) => keptQuestion.openKept(body)),
  }));
}
