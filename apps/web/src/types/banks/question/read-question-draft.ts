import { openQuestionDoc, questionKinds } from '@takhti/content-types/question-kinds';
import { isQuestionKind, type QuestionDoc } from '@takhti/domain';
import { readInShape, shapeOf } from '../../../features/editor/index.ts';

/** A question that this browser kept, as today's. */
export const readQuestionDraft = readInShape<QuestionDoc>(isOfToday, (kept) => {
  try {
    return openQuestionDoc({ ...kept });
  } catch {
    return null;
  }
});

// Questions name the version of the part of theirs that has one.
function isOfToday(kept: object): boolean {
  if (!('content_type' in kept && 'json_data' in kept)) return false;
  const { content_type: kind, json_data } = kept;
  if (typeof kind !== 'string' || !isQuestionKind(kind) || typeof json_data !== 'object') return false;
  return shapeOf(json_data ?? {}) === shapeOf(questionKinds[kind].empty('english').json_data);
}
