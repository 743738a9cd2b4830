import { questionData } from '@takhti/content-types/mcq';
import { QuestionDoc } from '@takhti/domain';
import { z } from 'zod';

const Kept = z.looseObject({ json_data: z.unknown() });

/** What people write of a question, as it is or as it was kept; null when there is none. */
export function wordsOf(question: unknown): QuestionDoc | null {
  if (question === null) return null;
  const kept = Kept.parse(question);
  return QuestionDoc.parse({ ...kept, json_data: questionData.open(kept.json_data) });
}
