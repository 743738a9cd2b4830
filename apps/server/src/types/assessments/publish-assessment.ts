import { assessmentModel, drawQuestions, drawsFrom } from '@takhti/content-types/assessments';
import { drawnIn, poolOf, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listPublishedOnSkills } from '../../features/publications/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { PublishedParts } from '../server-type.ts';
import { articleIdsOf } from './article-ids.ts';
import { listPublishedArticles } from './articles.queries.ts';

/**
 * An assessment with all published questions that it can draw from, and the texts that some of them are about.
 * @throws Problem assessments.pool_not_published when these are fewer than it shows
 */
export async function publishAssessment(tx: Tx, container: LoadedContainer): Promise<PublishedParts> {
  const doc = assessmentModel.open(container.json_data);
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const { institution_id, language } = container;
  const articles = await listPublishedArticles(tx, institution_id, articleIdsOf(doc));
  const onSkills = await listPublishedOnSkills(tx, institution_id, skill_ids);
  // Questions that cannot be drawn are not published.
  const isDrawn = (question: PublishedQuestion): boolean =>
    doc.skills.some((skill) => drawsFrom(skill, question));
  const questions = [
    // Those of articles come with their articles, whole.
    ...onSkills.filter(({ article_id }) => article_id === null),
    ...articles.flatMap((each) => each.questions),
  ]
    .filter(isDrawn)
    .map((question) => drawnIn(question, language));
  const found = drawQuestions(doc, poolOf(questions), container.container_id).length;
  if (found < Math.max(1, doc.show_questions))
    throw new Problem('assessments.pool_not_published', { wanted: doc.show_questions, found });
  return { doc: { ...doc, articles: articles.map(({ article }) => article) }, questions };
}
