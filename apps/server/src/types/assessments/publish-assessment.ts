import { assessmentModel, drawQuestions, passes } from '@takhti/content-types/assessments';
import { drawnIn, poolOf, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listPublishedOnSkills } from '../../features/publications/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Content } from '../server-type.ts';
import { articleIdsOf } from './article-ids.ts';
import { listPublishedArticles } from './articles.queries.ts';

/**
 * An assessment with all published questions that it can draw from, and the texts that some of them are about.
 * @throws Problem assessments.pool_not_published when these are fewer than it shows
 */
export async function publishAssessment(tx: Tx, container: LoadedContainer): Promise<Content> {
  const doc = assessmentModel.open(container.json_data);
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const { institution_id, language } = container;
  const articles = await listPublishedArticles(tx, institution_id, articleIdsOf(doc));
  const onSkills = await listPublishedOnSkills(tx, institution_id, skill_ids);
  // What no filter lets through no learner gets.
  const isDrawn = (question: PublishedQuestion): boolean =>
    doc.skills.some((skill) => skill.skill_id === question.skill_id && passes(question, skill));
  const questions = [
    ...onSkills.filter((question) => question.article_id === null && isDrawn(question)),
    ...articles.flatMap((each) => each.questions),
  ].map((question) => drawnIn(question, language));
  const found = drawQuestions(doc, poolOf(questions), container.container_id).length;
  if (found < Math.max(1, doc.show_questions))
    throw new Problem('assessments.pool_not_published', { wanted: doc.show_questions, found });
  return { doc: { ...doc, articles: articles.map(({ article }) => article) }, questions };
}
