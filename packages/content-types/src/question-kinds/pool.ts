import { Id } from '@takhti/domain';
import { z } from 'zod';
import { defineDocument } from '../stored-document.ts';
import type { PublishedQuestion } from './published.ts';

/** The fields of a published question that a draw needs. */
const PoolQuestion = z.object({
  question_id: Id,
  skill_id: Id,
  /** The article that it is about. */
  article_id: Id.nullable(),
  metadata1: z.string(),
  metadata2: z.string(),
  order: z.number(),
});
export type PoolQuestion = z.infer<typeof PoolQuestion>;

const Pool = z.object({ questions: z.array(PoolQuestion) });

/** The questions that a publication may draw, as it keeps them. */
export const keptPool = defineDocument({
  schema: Pool,
  schema_version: 2,
  upgrades: {
    // Before there were articles, no question named one.
    1: ({ questions }) => ({
      questions: Array.isArray(questions) ? questions.map(aboutNoArticle) : questions,
    }),
  },
});

function aboutNoArticle(question: object): object {
  return { article_id: null, ...question };
}

/** The facts about published questions for a draw. */
export function poolOf(questions: readonly PublishedQuestion[]): PoolQuestion[] {
  return questions.map(({ content_id, skill_id, article_id, metadata1, metadata2, order }) => ({
    question_id: content_id,
    skill_id,
    article_id,
    metadata1,
    metadata2,
    order,
  }));
}
