import {
  joinTexts,
  type Answer,
  type AttemptState,
  type Language,
  type Play,
  type PlayQuestion,
  type Result,
  type ResultQuestion,
} from '@takhti/domain';
import { plainText } from '../kit/html.ts';
import { resultOf } from '../kit/result.ts';
import type { AnswerKey } from './play.ts';

/**
 * The result of an attempt: the same in the browser (a preview) and on the server (C-437 to C-442). A question counts as
 * correct only with exactly the right options chosen. What the learner's state says of questions or options that were not
 * shown counts for nothing; of two answers to one question the later counts.
 * @param play the learner's copy, with or without key.
 */
export function score(
  play: Pick<Play, 'AssessmentId' | 'language' | 'timer' | 'questions'>,
  key: AnswerKey,
  state: Pick<AttemptState, 'answers' | 'seconds'>,
): Result {
  const right = new Map(key.map((entry) => [entry.QuestionId, new Set(entry.OptionIds)]));
  const answers = new Map(state.answers.map((answer) => [answer.QuestionId, answer]));
  const lines = play.questions.map((question) => ({
    line: lineOf(
      play.language,
      question,
      right.get(question.QuestionId) ?? new Set(),
      answers.get(question.QuestionId),
      play.timer,
    ),
    group: question.SkillID,
    weightage: question.weightage,
  }));
  return resultOf(lines, { AssessmentId: play.AssessmentId, seconds: state.seconds, timer: play.timer });
}

function lineOf(
  language: Language,
  question: PlayQuestion,
  right: ReadonlySet<string>,
  answer: Answer | undefined,
  timer: number,
): ResultQuestion {
  const given = new Set(answer?.OptionIds);
  const chosen = question.ListOptions.filter((option) => given.has(option.OptionId)).toSorted(byStoredOrder);
  const isCorrect =
    right.size > 0 && chosen.length === right.size && chosen.every((option) => right.has(option.OptionId));
  const seconds = answer?.TimespentInSeconds ?? 0;
  return {
    QuestionNo: question.Number,
    TimespentInSeconds: timer > 0 ? Math.min(seconds, timer) : seconds,
    IsCorrect: isCorrect,
    status: statusOf(chosen.length > 0, isCorrect),
    UserAResponse: chosen.map((option) => option.OptionId),
    UserResponse: joinTexts(
      language,
      chosen.map((option) => plainText(option.OptionText)),
      'semicolon',
    ),
    Order: question.Order,
    QuestionId: question.QuestionId,
    SkillId: question.SkillID,
  };
}

function statusOf(isAttempted: boolean, isCorrect: boolean): ResultQuestion['status'] {
  if (!isAttempted) return 'n';
  return isCorrect ? 'c' : 'i';
}

// `o2` before `o10`: the result of an attempt does not tell how its options were shuffled.
function byStoredOrder(a: { OptionId: string }, b: { OptionId: string }): number {
  return Number(a.OptionId.slice(1)) - Number(b.OptionId.slice(1));
}
