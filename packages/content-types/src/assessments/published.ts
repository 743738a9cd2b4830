import type { PublishedQuestion } from '../question-kinds/published.ts';

/** What drawing needs to know of a published question. */
export function poolOf(
  questions: readonly PublishedQuestion[],
): (Pick<PublishedQuestion, 'skill_id' | 'metadata1' | 'metadata2' | 'order'> & { question_id: string })[] {
  return questions.map(({ content_id, skill_id, metadata1, metadata2, order }) => ({
    question_id: content_id,
    skill_id,
    metadata1,
    metadata2,
    order,
  }));
}
