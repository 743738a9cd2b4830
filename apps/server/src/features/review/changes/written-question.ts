import { openQuestionDoc } from '@takhti/content-types/question-kinds';
import type { QuestionDoc } from '@takhti/domain';
import { z } from 'zod';

const Kept = z.looseObject({});

/** The written part of a question or of a stored version of it; null for none. */
export function writtenQuestion(question: unknown): QuestionDoc | null {
  if (question === null) return null;
  return openQuestionDoc(Kept.parse(question));
}
