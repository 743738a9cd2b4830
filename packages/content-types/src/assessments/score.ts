import {
  joinTexts,
  type Answer,
  type AssessmentDoc,
  type AttemptState,
  type Language,
  type Play,
  type PlayQuestion,
  type Result,
  type ResultQuestion,
} from '@takhti/domain';
import { resultOf } from '../kit/result.ts';
import { playOf } from '../question-kinds/play.ts';
import type { KeyParts } from '../question-kinds/play-kind.ts';
import type { AnswerKey } from './play.ts';

/**
 * The result of an attempt: the same in the browser (a preview) and on the server (C-437 to C-442). What an answer is worth the
 * question's kind knows. What the learner's state says of questions that were not shown counts for nothing; of two answers to
 * one question the later counts.
 * @param play the learner's copy, with or without key.
 */
export function score(
  play: Pick<Play, 'AssessmentId' | 'language' | 'timer' | 'questions'>,
  key: AnswerKey,
  state: Pick<AttemptState, 'answers' | 'seconds'>,
): Result {
  const right = new Map(key.map((entry) => [entry.QuestionId, entry]));
  const answers = new Map(state.answers.map((answer) => [answer.QuestionId, answer]));
  const lines = play.questions.map((question) => ({
    line: lineOf(
      play.language,
      question,
      right.get(question.QuestionId) ?? noKey,
      answers.get(question.QuestionId),
      play.timer,
    ),
    group: question.SkillID,
    weightage: question.weightage,
  }));
  return resultOf(lines, { AssessmentId: play.AssessmentId, seconds: state.seconds, timer: play.timer });
}

/**
 * The result that a learner gets: if feedback is hidden only the sum, for lines with right and wrong are the key for learners
 * who try again (C-342).
 */
export function resultForLearner(result: Result, doc: Pick<AssessmentDoc, 'is_feedback_hidden'>): Result {
  return doc.is_feedback_hidden === 1 ? { ...result, QuestionsData: [] } : result;
}

const noKey: KeyParts = { OptionIds: [] };

function lineOf(
  language: Language,
  question: PlayQuestion,
  right: KeyParts,
  answer: Answer | undefined,
  timer: number,
): ResultQuestion {
  const { isAttempted, isCorrect, parts, texts } = playOf(question).score(question, right, answer, language);
  const seconds = answer?.TimespentInSeconds ?? 0;
  return {
    QuestionNo: question.Number,
    TimespentInSeconds: timer > 0 ? Math.min(seconds, timer) : seconds,
    IsCorrect: isCorrect,
    status: statusOf(isAttempted, isCorrect),
    UserAResponse: parts,
    UserResponse: joinTexts(language, texts, 'semicolon'),
    Order: question.Order,
    QuestionId: question.QuestionId,
    SkillId: question.SkillID,
  };
}

function statusOf(isAttempted: boolean, isCorrect: boolean): ResultQuestion['status'] {
  if (!isAttempted) return 'n';
  return isCorrect ? 'c' : 'i';
}
