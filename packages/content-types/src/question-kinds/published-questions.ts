import type { AnswerKeyEntry } from '@takhti/domain';
import { playOf } from './play.ts';
import type { PublishedQuestion } from './published.ts';

/** The answer key of questions; scoring takes it beside the learner's copy. */
export function answerKeyOf(questions: readonly PublishedQuestion[]): AnswerKeyEntry[] {
  return questions.map((question) => ({
    QuestionId: question.content_id,
    ...playOf(question).keyOf(question),
  }));
}

/** Published questions by their ids, in the order of the ids; ids that are not among them are left out. */
export function inOrderOf(
  question_ids: readonly string[],
  questions: readonly PublishedQuestion[],
): PublishedQuestion[] {
  const byId = new Map(questions.map((question) => [question.content_id, question]));
  return question_ids.flatMap((id) => byId.get(id) ?? []);
}
