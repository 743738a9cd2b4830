import { playOf, tidyAnswer, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import type { Answer, AttemptState } from '@takhti/domain';

/**
 * What is kept of a state that a player sent: nothing that the attempt does not show, one answer for each question (the
 * last), and no more seconds than can have passed.
 */
export function keptState(
  sent: AttemptState,
  question_ids: readonly string[],
  most_seconds: number,
): AttemptState {
  const shown = new Set(question_ids);
  const answers = new Map<string, Answer>();
  for (const answer of sent.answers) {
    if (shown.has(answer.QuestionId)) answers.set(answer.QuestionId, keptAnswer(answer, most_seconds));
  }
  const unchecked = [...new Set(sent.unchecked)].filter((question_id) => answers.has(question_id));
  return {
    answers: [...answers.values()],
    current: Math.min(sent.current, Math.max(0, question_ids.length - 1)),
    flagged: [...new Set(sent.flagged)].filter((question_id) => shown.has(question_id)),
    seconds: Math.min(sent.seconds, most_seconds),
    ...(unchecked.length > 0 && { unchecked }),
  };
}

function keptAnswer(answer: Answer, most_seconds: number): Answer {
  return {
    ...tidyAnswer(answer),
    TimespentInSeconds: Math.min(answer.TimespentInSeconds, most_seconds),
  };
}

/** The part of a state that answers what was asked: where options are chosen nothing is typed. */
export function askedState(questions: readonly PublishedQuestion[], state: AttemptState): AttemptState {
  const byId = new Map(questions.map((question) => [question.content_id, question]));
  return {
    ...state,
    answers: state.answers.flatMap((answer) => {
      const { QuestionId, TimespentInSeconds } = answer;
      const question = byId.get(QuestionId);
      if (!question) return [];
      const { askedParts, keyOf } = playOf(question);
      return [{ QuestionId, TimespentInSeconds, ...askedParts(keyOf(question), answer) }];
    }),
  };
}
