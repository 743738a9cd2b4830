import { openQuestionDoc } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';
import { z } from 'zod';

const Kept = z.looseObject({});

/** What people write of a question, as it is or as it was kept; null when there is none. */
export function wordsOf(question: unknown): QuestionDoc | null {
  if (question === null) return null;
  return openQuestionDoc(Kept.parse(question));
}
