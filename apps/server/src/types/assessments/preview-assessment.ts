import { assessmentModel, drawQuestions } from '@takhti/content-types/assessments';
import { articleModel } from '@takhti/content-types/banks/article';
import { drawnIn, publishedIn } from '@takhti/content-types/question-kinds';
import { mayRead } from '@takhti/domain';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listQuestionsByIds } from '../../features/questions/index.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { PlayedContent } from '../play-kind.ts';
import type { PreviewOptions } from '../server-type.ts';
import { articleIdsOf } from './article-ids.ts';
import { listArticleContainers } from './articles.queries.ts';
import { listPoolEntries } from './pools.queries.ts';
import { filterValuesOf } from './totals-of.ts';

/**
 * An assessment under way, or as it was at an entry of its history, with what it draws from all questions that the person may
 * see: from what its skills hold now, for their banks have histories of their own.
 */
export async function previewAssessment(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  { seed }: PreviewOptions,
): Promise<PlayedContent> {
  const { institution_id, language } = container;
  const doc = assessmentModel.open(container.json_data);
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  // Assessments may use closed articles: their answers are removed for people to whom they are closed.
  const containers = (await listArticleContainers(tx, institution_id, articleIdsOf(doc))).filter((each) =>
    mayRead(session, { ...each, is_closed: 0 }),
  );
  const ofArticles = new Set(containers.map(({ container_id }) => container_id));
  const values = filterValuesOf(doc);
  const entries = await listPoolEntries(tx, institution_id, skill_ids, [...ofArticles], values);
  const pool = entries.filter(
    (entry) =>
      mayRead(session, { ...entry, is_closed: 0 }) &&
      (entry.article_id === null || ofArticles.has(entry.container_id)),
  );
  const question_ids = drawQuestions(doc, pool, seed);
  const questions = await listQuestionsByIds(tx, institution_id, question_ids);
  const articles = containers.map(({ content_id: article_id, title: article_title, json_data }) => {
    const { article_text, extra_data } = articleModel.open(json_data);
    return { article_id, article_title, article_text, extra_data };
  });
  return {
    doc: { ...doc, articles },
    questions: questions.map((each) => drawnIn(publishedIn(each, language), language)),
  };
}
