import { playableBank, type PublishedAssessment } from '@takhti/content-types/assessments';
import { articleModel } from '@takhti/content-types/banks/article';
import type { PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Article } from '@takhti/domain';
import { requireModel, type LoadedContainer } from '../../features/containers/index.ts';

interface Practice {
  readonly doc: PublishedAssessment;
  /** The ids of the questions that it shows, in their order. */
  readonly question_ids: readonly string[];
}

/**
 * What holds questions as learners practise it: an assessment of them all, with the text that they are about. Null while there
 * are none.
 */
export function practiceOf(
  container: LoadedContainer,
  questions: readonly PublishedQuestion[],
): Practice | null {
  const bank = playableBank(questions.map((each) => ({ ...each, question_id: each.content_id })));
  if (!bank) return null;
  const articles = articlesOf(container);
  // The specification's name in every document of an assessment (C-341).
  const is_article_assessment = articles.length > 0 ? 1 : 0;
  return { doc: { ...bank.doc, is_article_assessment, articles }, question_ids: bank.question_ids };
}

function articlesOf({ content_type, content_id, title, json_data }: LoadedContainer): Article[] {
  if (!requireModel(content_type).asks_about_its_text) return [];
  const { article_text, extra_data } = articleModel.open(json_data);
  return [{ article_id: content_id, article_title: title, article_text, extra_data }];
}
