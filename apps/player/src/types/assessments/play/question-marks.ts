import type { PlayQuestion } from '@takhti/domain';
import { isAnswered, isRight, isUnchecked, type Attempt } from '../attempt/attempt.ts';
import type { TextKey } from '../../../i18n/texts.ts';
import type { IconName } from '../../../ui/icon.tsx';

/** The state of a question in the list of all: a word and a sign, never a colour alone. */
export interface QuestionMark {
  readonly state: 'todo' | 'unchecked' | 'answered' | 'correct' | 'incorrect';
  readonly isCurrent: boolean;
  readonly isFlagged: boolean;
}

export function markOf(attempt: Attempt, index: number): QuestionMark {
  const question = attempt.play.questions[index];
  const isCurrent = attempt.view === 'question' && index === attempt.current;
  if (question === undefined) return { state: 'todo', isCurrent, isFlagged: false };
  return {
    state: stateOfQuestion(attempt, question),
    isCurrent,
    isFlagged: attempt.flagged.has(question.QuestionId),
  };
}

function stateOfQuestion(attempt: Attempt, question: PlayQuestion): QuestionMark['state'] {
  if (attempt.checked.has(question.QuestionId))
    return isRight(attempt, question) === true ? 'correct' : 'incorrect';
  if (isUnchecked(attempt, question)) return 'unchecked';
  return isAnswered(attempt, question) ? 'answered' : 'todo';
}

export const stateWords = {
  todo: 'status_todo',
  unchecked: 'status_unchecked',
  answered: 'status_answered',
  correct: 'status_correct',
  incorrect: 'status_incorrect',
} as const satisfies Record<QuestionMark['state'], TextKey>;

export const stateIcons: Readonly<Record<QuestionMark['state'], IconName | null>> = {
  todo: null,
  unchecked: 'pencil',
  answered: 'pencil',
  correct: 'check',
  incorrect: 'cross',
};
