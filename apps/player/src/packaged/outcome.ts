import { plainText } from '@takhti/content-types/kit';
import type { GameResult, PlayQuestion, PlayRound, Result } from '@takhti/domain';
import type { Outcome } from './lms/lms-session.ts';

interface Line {
  readonly QuestionId: string;
  readonly UserResponse: string;
  readonly status: 'n' | 'c' | 'i';
  readonly TimespentInSeconds: number;
}

/** A result as other systems get it. */
export function outcomeOf(
  { GameScore: score, TimeSpentInSeconds: seconds, QuestionsData }: Result | GameResult,
  asked: ReadonlyMap<string, string>,
): Outcome {
  const lines: readonly Line[] = QuestionsData;
  return {
    score,
    seconds,
    answers: lines.map(({ QuestionId, UserResponse, status, TimespentInSeconds }) => ({
      id: QuestionId,
      question: asked.get(QuestionId) ?? '',
      answer: UserResponse,
      isRight: status === 'n' ? null : status === 'c',
      seconds: TimespentInSeconds,
    })),
  };
}

/** The prompts by question, as plain text. */
export function askedIn(
  questions: readonly Pick<PlayQuestion, 'QuestionId' | 'QuestionText'>[],
): ReadonlyMap<string, string> {
  return new Map(questions.map(({ QuestionId, QuestionText }) => [QuestionId, plainText(QuestionText)]));
}

/** The prompts of a game's rounds. */
export function askedByRounds(
  rounds: readonly Pick<PlayRound, 'QuestionId' | 'question' | 'instruction'>[],
): ReadonlyMap<string, string> {
  return new Map(
    rounds.map(({ QuestionId, question, instruction }) => [QuestionId, question || instruction]),
  );
}
