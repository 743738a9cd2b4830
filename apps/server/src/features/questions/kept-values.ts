import { openQuestionDoc } from '@takhti/content-types/question-kinds';
import type { Snapshot } from '@takhti/domain';
import { z } from 'zod';
import { valuesOf } from './question-values.ts';

// Stored beside the written part of a question.
const Kept = z.object({
  skill_id: z.string(),
  article_id: z.string().nullable(),
  creator_institution_id: z.int(),
  is_language_reviewed: z.literal([0, 1]),
  is_accepted: z.literal([0, 1]),
  question_order: z.int(),
});

/** The columns of a question as they were when a snapshot of it was kept. */
export function keptValues(snapshot: Snapshot) {
  return { ...valuesOf(openQuestionDoc(snapshot)), ...Kept.parse(snapshot) };
}
