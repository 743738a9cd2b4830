import { Id, RichText, type Question } from '@takhti/domain';
import { z } from 'zod';
import { isBlank } from '../kit/html.ts';
import { optionsOf } from '../mcq/question.ts';

/** A question as publishing freezes it: what playing and scoring need, key included, and nothing else. */
export const PublishedQuestion = z
  .object({
    content_id: Id,
    skill_id: Id,
    article_id: Id.nullable(),
    question: RichText,
    /** `OptionId` names the stored option, `o1` to `o10`, so that scoring need not know how options were shuffled. */
    options: z.array(z.object({ OptionId: z.string(), html: RichText, correct: z.boolean() })),
    feedback: RichText,
    incorrect_feedback: RichText,
    subject: z.string(),
    metadata1: z.string(),
    metadata2: z.string(),
    order: z.int(),
  })
  .meta({ id: 'PublishedQuestion' });
export type PublishedQuestion = z.infer<typeof PublishedQuestion>;

/** A stored question as it is published; empty options are left out and the others keep their ids. */
export function publishedFromQuestion(question: Question): PublishedQuestion {
  return {
    content_id: question.content_id,
    skill_id: question.skill_id,
    article_id: question.article_id,
    question: question.question,
    options: optionsOf(question)
      .filter((option) => !isBlank(option.html))
      .map((option) => ({
        OptionId: `o${option.number}`,
        html: option.html,
        correct: option.correct === 'Y',
      })),
    feedback: question.feedback,
    incorrect_feedback: question.json_data.incorrect_feedback,
    subject: question.subject,
    metadata1: question.metadata1,
    metadata2: question.metadata2,
    order: question.question_order,
  };
}

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
